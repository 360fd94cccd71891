import type { Playbook } from '@process-ai/contract/playbooks';
import { Check, Copy, Download, Ellipsis, Pencil, SearchX, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { Select } from '../../../components/select.tsx';
import { copy } from '../copy.ts';
import { contentOf, fileNameOf, industriesOf, matchesSearch } from '../model.ts';
import { usePlaybookAddress } from '../use-playbook-address.ts';
import { PlaybookFacts } from './playbook-facts.tsx';

interface PlaybookBrowserProps {
  playbooks: readonly Playbook[];
  onDuplicate: (playbook: Playbook) => void;
  onRemove: (playbook: Playbook) => void;
}

const ALL = 'all';

/** The custom playbooks and those of the library, by words and industry. */
export function PlaybookBrowser({ playbooks, onDuplicate, onRemove }: PlaybookBrowserProps) {
  const [{ q, industry }, go] = usePlaybookAddress();
  const filter = (changes: { q?: string | null; industry?: string | null }) => void go(changes, { history: 'replace' });
  const shown = playbooks.filter(
    (playbook) => (industry === null || playbook.industry === industry) && matchesSearch(playbook, q),
  );
  const isFiltered = q !== '' || industry !== null;
  const cards = (isCustom: boolean) =>
    shown
      .filter((playbook) => playbook.isCustom === isCustom)
      .map((playbook) => (
        <PlaybookCard key={playbook.id} playbook={playbook} onDuplicate={onDuplicate} onRemove={onRemove} />
      ));
  const [custom, library] = [cards(true), cards(false)];
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <SearchInput
          value={q}
          onValueChange={(value) => filter({ q: value || null })}
          label={copy.filters.search}
          className="w-full sm:w-72"
        />
        <Select
          aria-label={copy.filters.industry}
          className="w-full sm:w-52"
          value={industry ?? ALL}
          onValueChange={(value) => filter({ industry: value === ALL ? null : value })}
          options={[
            { value: ALL, label: copy.filters.allIndustries },
            ...industriesOf(playbooks).map((name) => ({ value: name, label: name })),
          ]}
        />
        <p role="status" className="text-muted text-xs">
          {copy.filters.found(shown.length, playbooks.length)}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={copy.list.noneFound}
          actions={<Button onClick={() => filter({ q: null, industry: null })}>{copy.list.clear}</Button>}
        >
          {copy.list.noneFoundText}
        </EmptyState>
      ) : null}
      {custom.length > 0 || !isFiltered ? (
        <section className="grid gap-3">
          <h3 className="font-semibold text-sm">{copy.list.custom}</h3>
          {custom.length > 0 ? (
            <ul className={GRID}>{custom}</ul>
          ) : (
            <p className="max-w-xl text-pretty text-muted">{copy.list.customEmpty}</p>
          )}
        </section>
      ) : null}
      {library.length > 0 ? (
        <section className="grid gap-3">
          <h3 className="font-semibold text-sm">{copy.list.library}</h3>
          <ul className={GRID}>{library}</ul>
        </section>
      ) : null}
    </div>
  );
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(22rem,100%),1fr))] gap-4';

interface PlaybookCardProps {
  playbook: Playbook;
  onDuplicate: (playbook: Playbook) => void;
  onRemove: (playbook: Playbook) => void;
}

const OUTCOMES = 3;

/** A card that summarizes a playbook, with its actions. */
function PlaybookCard({ playbook, onDuplicate, onRemove }: PlaybookCardProps) {
  const [, go] = usePlaybookAddress();
  const id = useId();
  const { expectedOutcomes: outcomes, isCustom } = playbook;
  const hidden = outcomes.length - OUTCOMES;
  return (
    <li className="flex break-inside-avoid flex-col gap-3 rounded-lg border bg-surface p-4">
      <div>
        <h4 id={id} className="text-balance font-semibold text-sm">
          {playbook.name}
        </h4>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
          <PlaybookFacts playbook={playbook} />
        </div>
      </div>
      <p className="line-clamp-3 text-pretty text-muted">{playbook.description}</p>
      <p className="font-medium text-xs">
        {copy.card.processes(playbook.processes.length)} · {copy.card.journeys(playbook.journeys.length)} ·{' '}
        {copy.card.roiInputs(playbook.roiAssumptions.length)}
      </p>
      {outcomes.length > 0 ? (
        <ul aria-label={copy.card.outcomes} className="grid gap-1 text-xs">
          {outcomes.slice(0, OUTCOMES).map((outcome) => (
            <li key={outcome} className="flex gap-1.5">
              <Check aria-hidden className="mt-px size-3.5 shrink-0 text-success" />
              <span className="line-clamp-2 min-w-0">{outcome}</span>
            </li>
          ))}
          {hidden > 0 ? <li className="pl-5 text-muted">{copy.card.moreOutcomes(hidden)}</li> : null}
        </ul>
      ) : null}
      {playbook.tags.length > 0 ? (
        <ul aria-label={copy.card.tags} className="flex flex-wrap gap-1">
          {playbook.tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Badge tone="outline">
                <span className="truncate" title={tag}>
                  {tag}
                </span>
              </Badge>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1 print:hidden">
        <ForEditors>
          <Button variant="primary" size="sm" aria-describedby={id} onClick={() => void go({ apply: playbook.id })}>
            {isCustom ? copy.card.apply : copy.card.applyLibrary}
          </Button>
        </ForEditors>
        <Button size="sm" aria-describedby={id} onClick={() => void go({ preview: playbook.id })}>
          {isCustom ? copy.card.preview : copy.card.previewLibrary}
        </Button>
        {isCustom ? (
          <>
            <Button size="sm" aria-describedby={id} onClick={() => void go({ edit: playbook.id })}>
              <Pencil aria-hidden />
              {copy.card.edit}
            </Button>
            <Button size="sm" aria-describedby={id} onClick={() => onRemove(playbook)}>
              <Trash2 aria-hidden />
              {copy.card.remove}
            </Button>
          </>
        ) : null}
        <DropdownMenu>
          <DropdownMenuTrigger>
            <Button variant="ghost" size="sm" className="ml-auto px-1.5" aria-label={copy.card.more(playbook.name)}>
              <Ellipsis aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => onDuplicate(playbook)}>
              <Copy aria-hidden />
              {copy.card.duplicate}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => downloadPlaybook(playbook)}>
              <Download aria-hidden />
              {copy.card.download}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </li>
  );
}

/** Downloads the playbook as a JSON file, with its attribution; the file can be imported again. */
function downloadPlaybook(playbook: Playbook) {
  const content = { ...contentOf(playbook), ...(playbook.attribution && { attribution: playbook.attribution }) };
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(playbook.name);
  link.click();
  URL.revokeObjectURL(address);
}
