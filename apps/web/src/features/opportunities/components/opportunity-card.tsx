import type { Opportunity } from '@process-ai/contract/opportunities';
import { Ban, Check, ChevronRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TypeMark } from '../../../components/type-mark.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatSavings } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import type { Decide } from '../queries.ts';
import { BasisMark } from './basis-mark.tsx';
import { EffortMark } from './effort-mark.tsx';
import { UseCaseNotes } from './use-case-notes.tsx';

interface OpportunityCardProps {
  opportunity: Opportunity;
  currency: string;
  headingLevel: 3 | 4;
  onDecide: Decide;
  onEdit: (id: string) => void;
}

/** One opportunity: what it is worth, why, where it comes from, and what the person makes of it. */
export function OpportunityCard({ opportunity, currency, headingLevel, onDecide, onEdit }: OpportunityCardProps) {
  const { id, type, title, description, estimatedSavings, effort, rationale, source, status, edited } = opportunity;
  const { basis, confidence, useCaseId } = opportunity;
  const [showsUseCase, setShowsUseCase] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const isAccepted = status === 'accepted';
  return (
    <article aria-label={copy.card.label(title)} className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <TypeMark type={type} />
        <span className="font-medium">{formatSavings(estimatedSavings, currency)}</span>
      </div>
      <Heading className="text-balance font-medium">{title}</Heading>
      {description ? <p className="whitespace-pre-line text-pretty">{description}</p> : null}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
        <EffortMark effort={effort} />
        <BasisMark basis={basis} confidence={confidence} />
        <span>
          {copy.card.source(source)}
          {edited ? `, ${copy.card.edited}` : null}
        </span>
      </p>
      <details className="group text-muted text-xs">
        <summary className="flex min-h-6 items-center gap-1 rounded hover:text-ink">
          <ChevronRight aria-hidden className="size-3 transition-transform group-open:rotate-90" />
          {copy.card.why}
        </summary>
        <p className="whitespace-pre-line text-pretty pb-1 pl-4">{rationale || copy.card.noWhy}</p>
      </details>
      {useCaseId === null ? null : (
        <details
          className="group text-muted text-xs"
          onToggle={(event) => event.currentTarget.open && setShowsUseCase(true)}
        >
          <summary className="flex min-h-6 items-center gap-1 rounded hover:text-ink">
            <ChevronRight aria-hidden className="size-3 transition-transform group-open:rotate-90" />
            {copy.useCase.open}
          </summary>
          {showsUseCase ? <UseCaseNotes useCaseId={useCaseId} /> : null}
        </details>
      )}
      <div className="flex flex-wrap gap-1.5 print:hidden">
        <Button
          size="sm"
          aria-pressed={isAccepted}
          aria-label={copy.card.of(isAccepted ? copy.card.accepted : copy.card.accept, title)}
          className={cx(isAccepted && 'border-success! bg-success-soft! text-success!')}
          onClick={() => onDecide([opportunity], isAccepted ? 'proposed' : 'accepted')}
        >
          <Check aria-hidden />
          {isAccepted ? copy.card.accepted : copy.card.accept}
        </Button>
        <Button size="sm" variant="ghost" aria-label={copy.card.of(copy.card.edit, title)} onClick={() => onEdit(id)}>
          <Pencil aria-hidden />
          {copy.card.edit}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={copy.card.of(copy.card.reject, title)}
          onClick={() => onDecide([opportunity], 'rejected')}
        >
          <Ban aria-hidden />
          {copy.card.reject}
        </Button>
      </div>
    </article>
  );
}
