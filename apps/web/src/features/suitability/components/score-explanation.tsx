import type { CriterionAnswer, TrackSuitability } from '@process-ai/contract/suitability';
import { Badge } from '../../../components/badge.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { scoreSum } from '../model.ts';

interface ScoreExplanationProps {
  track: TrackSuitability;
  criteria: readonly CriterionAnswer[];
}

/** The formula of a track's score, with the weights and answers that go into it. */
export function ScoreExplanation({ track, criteria }: ScoreExplanationProps) {
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
