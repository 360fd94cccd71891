import type { Opportunity } from '@process-ai/contract/opportunities';
import type { UseCaseDetails } from '@process-ai/contract/use-cases';
import { Ban, Check, ChevronRight, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Tooltip } from '../../../components/tooltip.tsx';
import { TypeMark } from '../../../components/type-mark.tsx';
import { Worth } from '../../../components/worth.tsx';
import { cx } from '../../../lib/cx.ts';
import { errorText } from '../../../lib/error-copy.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { decidedInWords } from '../model/decided-copy.ts';
import { detailsCopy } from '../model/details-copy.ts';
import { type Decide, useUseCase } from '../queries.ts';
import { EffortMark } from './effort-mark.tsx';

interface OpportunityCardProps {
  sectorId: string;
  processId: string;
  opportunity: Opportunity;
  currency: string;
  headingLevel: 2 | 3 | 4;
  onDecide: Decide;
  onEdit: (id: string) => void;
}

/** One opportunity: what it is worth, why, where it comes from, and what the person makes of it. */
export function OpportunityCard({ sectorId, processId, opportunity, ...props }: OpportunityCardProps) {
  const { currency, headingLevel, onDecide, onEdit } = props;
  const { id, type, title, description, effort, rationale, source, status, edited } = opportunity;
  const { basis, confidence, useCaseId, decided } = opportunity;
  const [showsUseCase, setShowsUseCase] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const isAccepted = status === 'accepted';
  return (
    <article aria-label={copy.card.label(title)} className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <TypeMark type={type} />
        <Worth of={opportunity} currency={currency} sectorId={sectorId} processId={processId} />
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
        {decided ? (
          <time dateTime={decided.at} title={formatDateTime(decided.at)}>
            {decidedInWords(opportunity)}
          </time>
        ) : null}
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
            {detailsCopy.useCase.open}
          </summary>
          {showsUseCase ? <UseCaseNotes useCaseId={useCaseId} /> : null}
        </details>
      )}
      <ForEditors>
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
      </ForEditors>
    </article>
  );
}

/** What an opportunity stands on, and how sure that is; nothing where it was not recorded. */
const BasisMark = ({ basis, confidence }: Pick<Opportunity, 'basis' | 'confidence'>) =>
  basis === null ? null : (
    <Tooltip label={detailsCopy.basisMeanings[basis]}>
      <button type="button" className="cursor-help rounded underline decoration-dotted underline-offset-4">
        {copy.basis.of(basis, confidence)}
      </button>
    </Tooltip>
  );

/** What the catalogue says of a use case beyond the opportunity: how to begin, what it takes, what to watch. */
function UseCaseNotes({ useCaseId }: { useCaseId: string }) {
  const useCase = useUseCase(useCaseId);
  if (useCase.data) return <Notes useCase={useCase.data} />;
  if (useCase.isError) return <p role="alert">{errorText(useCase.error)}</p>;
  return (
    <Loading label={detailsCopy.useCase.loading}>
      <Skeleton className="h-24" />
    </Loading>
  );
}

const Notes = ({ useCase }: { useCase: UseCaseDetails }) => (
  <dl className="grid gap-2 pb-1 pl-4 [&_dt]:font-medium [&_dt]:text-ink">
    {notesOf(useCase).map(([label, text]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="text-pretty">{text}</dd>
      </div>
    ))}
  </dl>
);

function notesOf({
  staysWithPeople,
  firstStep,
  needs,
  benefit,
  effort,
  cost,
  runCost,
  risk,
  measures,
}: UseCaseDetails) {
  const duties = [
    ...(risk.decidesAboutPerson ? [detailsCopy.useCase.decidesAboutPerson] : []),
    ...(risk.specialCategories ? [detailsCopy.useCase.specialCategories] : []),
    ...(risk.aiAct === 'none' ? [] : [detailsCopy.useCase.aiAct(risk.aiAct)]),
  ];
  return [
    [detailsCopy.useCase.firstStep, firstStep],
    [detailsCopy.useCase.needs, needs],
    [detailsCopy.useCase.staysWithPeople, staysWithPeople],
    [detailsCopy.useCase.risk, risk.main],
    ...(duties.length > 0 ? [[detailsCopy.useCase.duties, duties.join(' ')] as const] : []),
    [detailsCopy.useCase.benefit, detailsCopy.useCase.benefitOf(benefit)],
    [detailsCopy.useCase.effort, detailsCopy.useCase.effortOf(effort, cost, runCost)],
    [detailsCopy.useCase.measures, measures.map(detailsCopy.useCase.measureOf).join('; ')],
  ] as const;
}
