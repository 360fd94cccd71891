import type { Playbook } from '@process-ai/contract/playbooks';
import { Check } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { copy } from '../copy.ts';
import { PlaybookFacts } from './playbook-facts.tsx';

/** What the playbook is for, what it should bring, and whose names it holds. */
export const PreviewOutcomes = ({ playbook }: { playbook: Playbook }) => (
  <div className="grid max-w-3xl gap-4">
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
      <PlaybookFacts playbook={playbook} />
      {playbook.source ? <span>· {copy.card.source(playbook.source)}</span> : null}
    </div>
    <p className="text-pretty leading-6">{playbook.description}</p>
    <section aria-label={copy.card.outcomes} className="grid gap-2">
      <h3 className="font-semibold text-sm">{copy.card.outcomes}</h3>
      {playbook.expectedOutcomes.length === 0 ? <p className="text-muted">{copy.preview.none.outcomes}</p> : null}
      <ul className="grid gap-1.5">
        {playbook.expectedOutcomes.map((outcome) => (
          <li key={outcome} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            <span className="min-w-0">{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
    {playbook.tags.length > 0 ? (
      <ul aria-label={copy.card.tags} className="flex flex-wrap gap-1">
        {playbook.tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <Badge tone="outline">
              <span className="truncate">{tag}</span>
            </Badge>
          </li>
        ))}
      </ul>
    ) : null}
    {playbook.attribution ? (
      <p className="border-t pt-3 text-pretty text-muted text-xs">
        <span className="font-medium">{copy.preview.attribution}: </span>
        {playbook.attribution}
      </p>
    ) : null}
  </div>
);
