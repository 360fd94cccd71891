import { type DrawnTouchPoint, type JourneyDrawing, journeyDrawing } from '@process-ai/domain/journey-drawing';
import { cx } from '../../../lib/cx.ts';
import { usePrinting } from '../../../lib/printing.ts';
import { copy } from '../copy.ts';
import { partsOf } from '../model.ts';
import { SwimlaneEdges } from './swimlane-edges.tsx';
import { SwimlaneNode } from './swimlane-node.tsx';
import { TypeMark } from './type-mark.tsx';

interface SwimlaneProps {
  name: string;
  touchPoints: readonly DrawnTouchPoint[];
}

/** So many touchpoints stand side by side on a sheet of paper. */
const ON_PAPER = 4;

/** A journey as a picture: time to the right, a lane for each type. It scrolls in itself; on paper it is cut in parts. */
export function Swimlane({ name, touchPoints }: SwimlaneProps) {
  const printing = usePrinting();
  return (
    <>
      <section
        aria-label={copy.drawing.region(name)}
        // What scrolls must be reachable by keyboard, hence the tabIndex.
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
          <TypeMark type={type} />
        </div>
      </div>
    ))}
    {drawing.phases.map(({ label: phase, x, width }) => (
      <div key={x} className={cx('absolute inset-y-0', x > drawing.left && 'border-l')} style={{ left: x, width }}>
        <p
          className="sticky inline-block max-w-full truncate px-3 font-semibold text-xs"
          style={{ left: drawing.left, lineHeight: `${drawing.top}px` }}
        >
          {phase}
        </p>
      </div>
    ))}
    <SwimlaneEdges drawing={drawing} />
    {drawing.nodes.map((node) => (
      <SwimlaneNode key={node.number} node={node} />
    ))}
  </div>
);
