import type { CriterionAnswer, ProcessSuitability, TrackSuitability } from '@process-ai/contract/suitability';
import { Badge } from '../../../components/badge.tsx';
import { Explained } from '../../../components/explained.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { scoreSum } from '../model.ts';

const FILLS = { automation: 'bg-automation', ai: 'bg-ai', agentic: 'bg-agentic' };

/** The three scores, each of which opens to where it comes from. */
export const TrackScores = ({ suitability: { tracks, criteria } }: { suitability: ProcessSuitability }) => (
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
