import type { Playbook } from '@process-ai/contract/playbooks';
import { Check, Copy, Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu.tsx';
import { copy } from '../copy.ts';
import { usePlaybookAddress } from '../use-playbook-address.ts';
import { downloadPlaybook } from './download-playbook.ts';
import { PlaybookFacts } from './playbook-facts.tsx';

interface PlaybookCardProps {
  playbook: Playbook;
  onDuplicate: (playbook: Playbook) => void;
  onRemove: (playbook: Playbook) => void;
}

const OUTCOMES = 3;

/** A playbook at a glance, and what can be done with it. */
export function PlaybookCard({ playbook, onDuplicate, onRemove }: PlaybookCardProps) {
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
        <Button variant="primary" size="sm" aria-describedby={id} onClick={() => void go({ apply: playbook.id })}>
          {isCustom ? copy.card.apply : copy.card.applyLibrary}
        </Button>
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
          <DropdownMenuTrigger asChild>
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
