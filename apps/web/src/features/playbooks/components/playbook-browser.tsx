import type { Playbook } from '@process-ai/contract/playbooks';
import { SearchX } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { Select } from '../../../components/select.tsx';
import { copy } from '../copy.ts';
import { industriesOf, matchesSearch } from '../model.ts';
import { usePlaybookAddress } from '../use-playbook-address.ts';
import { PlaybookCard } from './playbook-card.tsx';

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
