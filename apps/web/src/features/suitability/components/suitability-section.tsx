import type { Answer, Criterion, CriterionAnswer } from '@process-ai/contract/suitability';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Select } from '../../../components/select.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { copy } from '../copy.ts';
import { answerOf } from '../model.ts';
import { useOverrule, useSuitability } from '../queries.ts';
import { TrackScores } from './track-scores.tsx';

/** How suitable one process is, why, and the person's own answers, for the panel that shows the process. */
export function SuitabilitySection({ sectorId, processId }: { sectorId: string; processId: string }) {
  const suitability = useSuitability(sectorId, processId);
  const overrule = useOverrule();
  return (
    <section className="grid gap-3 border-t pt-4">
      <h3 className="font-semibold">{copy.section.title}</h3>
      {suitability.isPending ? (
        <Loading label={copy.section.loading}>
          <Skeleton className="h-20" />
        </Loading>
      ) : null}
      {suitability.isError ? (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="text-muted">
            {copy.section.failed} {errorText(suitability.error)}
          </p>
          <Button size="sm" onClick={() => void suitability.refetch()}>
            {copy.section.again}
          </Button>
        </div>
      ) : null}
      {suitability.data ? (
        <>
          {suitability.data.notNow ? (
            <p className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>
                <strong className="font-medium">{copy.section.notNow}.</strong> {copy.section.notNowText}
              </span>
            </p>
          ) : null}
          <TrackScores suitability={suitability.data} />
          <p className="text-muted text-xs">{copy.section.source(suitability.data.source)}</p>
          <details className="group">
            <summary className="flex min-h-6 items-center gap-1 rounded text-muted hover:text-ink">
              <ChevronRight aria-hidden className="size-3 transition-transform group-open:rotate-90" />
              {summaryOf(suitability.data.criteria)}
            </summary>
            <CriterionList
              criteria={suitability.data.criteria}
              onAnswer={(criterion, answer) => overrule.mutate({ sectorId, processId, criterion, answer })}
            />
          </details>
        </>
      ) : null}
    </section>
  );
}

function summaryOf(criteria: Parameters<typeof CriterionList>[0]['criteria']) {
  const answered = criteria.filter((criterion) => answerOf(criterion) !== null).length;
  const overruled = criteria.filter((criterion) => criterion.overruled !== null).length;
  const read = copy.section.criteria(answered, criteria.length);
  return overruled > 0 ? `${read}, ${copy.section.overruled(overruled)}` : read;
}

interface CriterionListProps {
  criteria: readonly CriterionAnswer[];
  /** null gives the answer back to the analyst. */
  onAnswer: (criterion: Criterion, answer: Answer | null) => void;
}

const ANALYST = 'analyst';
const ANSWERS = [1, 2, 3, 4, 5] as const;

/** Every criterion as a question: the answer, the words that led to it, and the person's own answer instead. */
const CriterionList = ({ criteria, onAnswer }: CriterionListProps) => (
  <ul className="grid divide-y pt-1">
    {criteria.map(({ criterion, answer, words, overruled, overruledBy }) => (
      <li key={criterion} className="grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-x-3 gap-y-0.5 py-2">
        <span>{copy.questions[criterion]}</span>
        <Select
          aria-label={copy.criterion.choose(copy.questions[criterion])}
          value={overruled === null ? ANALYST : String(overruled)}
          onValueChange={(value) => onAnswer(criterion, value === ANALYST ? null : (Number(value) as Answer))}
          options={[
            { value: ANALYST, label: copy.criterion.own(answer) },
            ...ANSWERS.map((each) => ({ value: String(each), label: copy.criterion.options[each] })),
          ]}
        />
        <span className="col-span-2 text-muted text-xs">
          {answer === null ? copy.criterion.unknown : words.length > 0 ? copy.criterion.words(words) : null}
          {overruledBy === null ? null : (
            <>
              {answer === null || words.length > 0 ? <br /> : null}
              <span className="text-ink">{copy.criterion.by(overruledBy)}</span>
            </>
          )}
        </span>
      </li>
    ))}
  </ul>
);
