import type {
  Answer,
  Criterion,
  CriterionAnswer,
  ProcessSuitability,
  TrackSuitability,
} from '@process-ai/contract/suitability';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Explained } from '../../../components/explained.tsx';
import { useMayEdit } from '../../../components/for-editors.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Select } from '../../../components/select.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { answerOf, scoreSum } from '../model.ts';
import { useOverrule, useSuitability } from '../queries.ts';

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
function CriterionList({ criteria, onAnswer }: CriterionListProps) {
  const mayEdit = useMayEdit();
  return (
    <ul className="grid divide-y pt-1">
      {criteria.map(({ criterion, answer, words, overruled, overruledBy }) => (
        <li key={criterion} className="grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-x-3 gap-y-0.5 py-2">
          <span>{copy.questions[criterion]}</span>
          {mayEdit ? (
            <Select
              aria-label={copy.criterion.choose(copy.questions[criterion])}
              value={overruled === null ? ANALYST : String(overruled)}
              onValueChange={(value) => onAnswer(criterion, value === ANALYST ? null : (Number(value) as Answer))}
              options={[
                { value: ANALYST, label: copy.criterion.own(answer) },
                ...ANSWERS.map((each) => ({ value: String(each), label: copy.criterion.options[each] })),
              ]}
            />
          ) : (
            <span className="text-right">
              {overruled === null ? copy.criterion.own(answer) : copy.criterion.options[overruled]}
            </span>
          )}
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
}

const FILLS = { automation: 'bg-automation', ai: 'bg-ai', agentic: 'bg-agentic' };

/** The three scores, each of which opens to where it comes from. */
const TrackScores = ({ suitability: { tracks, criteria } }: { suitability: ProcessSuitability }) => (
  <ul className="grid gap-2">
    {tracks.map((track) => (
      <li key={track.type} className="grid grid-cols-[5.5rem_1fr_auto] items-center gap-x-3">
        <span>{copy.types[track.type]}</span>
        <Bar track={track} />
        <Explained
          title={copy.explain.of(copy.types[track.type])}
          renderExplanation={() => <ScoreExplanation track={track} criteria={criteria} />}
          aria-label={`${copy.section.score(copy.types[track.type], formatNumber(track.score))}. ${copy.explain.question}`}
          className="-mr-1 min-w-9 rounded-md px-1 text-right font-semibold text-base underline decoration-1 decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
        >
          {formatNumber(track.score)}
        </Explained>
        <span className="col-start-2 text-muted text-xs">{copy.section.known(track.coverage)}</span>
      </li>
    ))}
  </ul>
);

/** A picture of the number beside it. */
const Bar = ({ track: { type, score } }: { track: TrackSuitability }) => (
  <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-subtle">
    <span
      className={`block h-full rounded-full ${FILLS[type]}`}
      style={{ width: `${Math.max(0, Math.min(100, score))}%` }}
    />
  </span>
);

interface ScoreExplanationProps {
  track: TrackSuitability;
  criteria: readonly CriterionAnswer[];
}

/** The formula of a track's score, with the weights and answers that go into it. */
function ScoreExplanation({ track, criteria }: ScoreExplanationProps) {
  const { parts, reached, answered, all } = scoreSum(criteria, track.type);
  const score = formatNumber(track.score, 1);
  return (
    <div className="mt-2 grid gap-3 text-xs">
      <p className="text-pretty">
        {copy.explain.formula}
        {track.criteriaScore === null ? null : (
          <>
            <br />
            {copy.explain.worked(
              formatNumber(reached, 3),
              formatNumber(answered, 2),
              formatNumber(track.criteriaScore, 1),
            )}
          </>
        )}
      </p>
      <p className="text-pretty">
        {track.criteriaScore === null
          ? copy.explain.uncalibrated(score)
          : copy.explain.calibrated(formatNumber(track.criteriaScore, 1), score)}
      </p>
      <table className="w-full border-collapse text-left">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              {copy.explain.columns.question}
            </th>
            <th scope="col" className="px-2 py-1 text-right font-medium">
              {copy.explain.columns.weight}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {copy.explain.columns.answer}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ criterion, weight, answer }) => (
            <tr key={criterion} className="border-t">
              <th scope="row" className="py-1 font-normal">
                {copy.questions[criterion]}
              </th>
              <td className="px-2 py-1 text-right">{formatNumber(weight, 2)}</td>
              <td className="py-1 text-right">{answer ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-pretty text-muted">
        {copy.explain.coverage(
          formatNumber(answered, 2),
          formatNumber(all, 2),
          `${formatNumber(track.coverage * 100)}%`,
        )}
      </p>
      <p className="text-pretty text-muted">
        <Badge tone="warning">{copy.explain.assumption}</Badge> {copy.explain.sources}
      </p>
    </div>
  );
}
