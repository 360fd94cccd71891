import type { TouchPointType } from '@process-ai/contract/journeys';
import { LANES } from '@process-ai/domain/journey-drawing';

interface JourneySketchProps {
  touchPoints: readonly { type: TouchPointType; momentThatMatters: boolean }[];
}

const STEP = 18;
const LANE = 14;

/** A miniature of a journey: a mark for each touchpoint, higher for human ones, ringed for moments that matter. */
export function JourneySketch({ touchPoints }: JourneySketchProps) {
  const places = touchPoints.map(({ type, momentThatMatters }, index) => ({
    key: index,
    x: STEP * (index + 0.5),
    y: LANE * (LANES.indexOf(type) + 0.5),
    type,
    momentThatMatters,
  }));
  const width = Math.max(1, touchPoints.length) * STEP;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${LANES.length * LANE}`}
      style={{ maxWidth: width }}
      className="h-10.5 w-full"
      preserveAspectRatio="xMinYMid meet"
    >
      <polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-line-strong"
        strokeWidth="1"
      />
      {places.map(({ key, x, y, type, momentThatMatters }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          {momentThatMatters ? (
            <circle r="6.5" className="fill-surface stroke-accent" strokeWidth="1.5" />
          ) : (
            <circle r="5" className="fill-surface" />
          )}
          {SIGNS[type]}
        </g>
      ))}
    </svg>
  );
}

/** Told apart by shape, not by colour alone. */
const SIGNS: Record<TouchPointType, React.ReactNode> = {
  human: <circle r="3.25" className="fill-surface stroke-ink" strokeWidth="1.5" />,
  hybrid: <path d="M0 -4L4 0L0 4L-4 0Z" className="fill-accent-soft stroke-accent" strokeWidth="1.5" />,
  agent: <rect x="-3.25" y="-3.25" width="6.5" height="6.5" rx="1" className="fill-accent" />,
};
