import {
  curvePath,
  type DrawnNode,
  type DrawnTouchPoint,
  edgePath,
  emotionLabel,
  type JourneyDrawing,
  journeyDrawing,
} from '@process-ai/domain/journey-drawing';
import { Star, TriangleAlert } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { usePrinting } from '../../../lib/printing.ts';
import { copy } from '../copy.ts';
import { partsOf } from '../model.ts';
import { TypeMark } from './type-mark.tsx';

interface SwimlaneProps {
  name: string;
  touchPoints: readonly DrawnTouchPoint[];
}

/** How many touchpoints fit side by side on a printed page. */
const ON_PAPER = 4;

/** A journey as a swimlane: time to the right, one lane per type. It scrolls; in print it is split into parts. */
export function Swimlane({ name, touchPoints }: SwimlaneProps) {
  const printing = usePrinting();
  return (
    <>
      <section
        aria-label={copy.drawing.region(name)}
        // Scrollable areas must be reachable by keyboard, hence the tabIndex.
        tabIndex={0}
        className="overflow-x-auto rounded-lg border bg-surface print:hidden"
      >
        <Drawing drawing={journeyDrawing({ touchPoints })} label={copy.drawing.label(touchPoints.length)} />
      </section>
      {printing ? (
        <div className="hidden gap-4 print:grid">
          {partsOf(touchPoints.length, ON_PAPER).map((part) => (
            <div key={part.from} className="break-inside-avoid [zoom:0.88]">
              <Drawing
                drawing={journeyDrawing({ touchPoints }, part)}
                label={copy.drawing.label(part.to - part.from)}
              />
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

const Drawing = ({ drawing, label }: { drawing: JourneyDrawing; label: string }) => (
  <div
    role="img"
    aria-label={label}
    className="relative min-w-full"
    style={{ width: drawing.width, height: drawing.height }}
  >
    {drawing.lanes.map(({ type, y, height }, index) => (
      <div
        key={type}
        className={index % 2 === 0 ? 'absolute inset-x-0 border-t bg-canvas' : 'absolute inset-x-0 border-t'}
        style={{ top: y, height }}
      >
        <div
          className="sticky left-0 z-10 flex h-full items-center border-r bg-surface px-2.5 font-medium text-xs"
          style={{ width: drawing.left }}
        >
          {type !== 'unchanged' && type !== 'automated' && <TypeMark type={type} />}
        </div>
      </div>
    ))}
    {drawing.phases.map(({ label: phase, x, width }) => (
      <div key={x} className={cx('absolute inset-y-0', x > drawing.left && 'border-l')} style={{ left: x, width }}>
        <p
          className="sticky inline-block max-w-full truncate px-3 font-semibold text-xs"
          style={{ left: drawing.left, lineHeight: `${drawing.phasesHeight}px` }}
        >
          {phase}
        </p>
      </div>
    ))}
    <FeelingCurve drawing={drawing} />
    <SwimlaneEdges drawing={drawing} />
    {drawing.nodes.map((node) => (
      <SwimlaneNode key={node.number} node={node} />
    ))}
  </div>
);

/** How it feels from touchpoint to touchpoint; the words stand in the table below. */
const FeelingCurve = ({ drawing: { width, left, curve } }: { drawing: JourneyDrawing }) =>
  curve ? (
    <>
      <div className="absolute inset-x-0 border-t" style={{ top: curve.y, height: curve.height }}>
        <div
          className="sticky left-0 z-10 flex h-full items-center border-r bg-surface px-2.5 font-medium text-xs"
          style={{ width: left }}
        >
          {copy.drawing.feeling}
        </div>
      </div>
      <svg
        aria-hidden="true"
        width={width}
        height={curve.y + curve.height}
        className="pointer-events-none absolute top-0 left-0 fill-none"
      >
        <path d={`M${left} ${curve.middle}H${width}`} className="stroke-line-strong" strokeDasharray="2 4" />
        <path d={curvePath(curve)} className="stroke-accent" strokeWidth="2" />
        {curve.points.map(({ x, y, number, emotion }) => (
          <g key={number}>
            <circle
              cx={x}
              cy={y}
              r="5"
              strokeWidth="2"
              className={emotion < 0 ? 'fill-surface stroke-warning' : 'fill-accent stroke-accent'}
            />
            <text
              x={x}
              y={emotion < 0 ? y - 10 : y + 18}
              textAnchor="middle"
              className={emotion < 0 ? 'fill-warning text-xs' : 'fill-muted text-xs'}
            >
              {emotionLabel(emotion)}
            </text>
          </g>
        ))}
      </svg>
    </>
  ) : null;

/** The arrows between touchpoints. */
const SwimlaneEdges = ({ drawing: { width, height, edges } }: { drawing: JourneyDrawing }) => (
  <svg
    aria-hidden="true"
    width={width}
    height={height}
    className="pointer-events-none absolute inset-0 fill-none stroke-muted"
    strokeWidth="1.5"
  >
    {edges.map((edge) => {
      const end = edge.points.at(-1);
      return (
        <g key={`${edge.points[0]?.x}`}>
          <path d={edgePath(edge)} />
          {edge.arrives && end ? (
            <path d={`M${end.x - 6} ${end.y - 4}L${end.x} ${end.y}L${end.x - 6} ${end.y + 4}`} />
          ) : null}
        </g>
      );
    })}
  </svg>
);

/** One touchpoint in the drawing: its name, its place, the code of its process. */
function SwimlaneNode({ node: { x, y, width, height, number, touchPoint } }: { node: DrawnNode }) {
  const { name, type, processStep, processMissing, momentThatMatters } = touchPoint;
  // A longer code would be cut short by the word: the star alone says it then.
  const isTight = processMissing || processStep.length > 5;
  return (
    <div
      className={cx(
        'absolute flex flex-col justify-between gap-1 rounded-md px-2.5 py-2 text-xs',
        type === 'agent' ? 'bg-accent-soft' : 'bg-surface',
        momentThatMatters ? 'border-2 border-accent' : 'border border-line-strong',
        type === 'hybrid' && 'border-dashed',
      )}
      style={{ left: x, top: y, width, height }}
      title={name}
    >
      <p className="line-clamp-3 font-medium leading-4">{name}</p>
      <p className="flex items-center gap-1 text-muted leading-4">
        <span className="truncate">
          {number} · {processStep}
        </span>
        {processMissing ? (
          <span className="inline-flex shrink-0 items-center gap-0.5 text-warning">
            <TriangleAlert className="size-3" />
            {copy.drawing.missing}
          </span>
        ) : null}
        {momentThatMatters ? (
          <span className="ml-auto inline-flex shrink-0 items-center gap-0.5 font-medium text-accent-ink">
            <Star className="size-3 fill-current" />
            <span className={cx(isTight && 'sr-only')}>{copy.drawing.moment}</span>
          </span>
        ) : null}
      </p>
    </div>
  );
}
