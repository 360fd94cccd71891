import type { ProcessSuitability, TrackSuitability } from '@process-ai/contract/suitability';
import { Explained } from '../../../components/explained.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { ScoreExplanation } from './score-explanation.tsx';

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
