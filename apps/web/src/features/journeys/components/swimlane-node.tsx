import type { DrawnNode } from '@process-ai/domain/journey-drawing';
import { Star, TriangleAlert } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';

/** One touchpoint in the drawing: its name, its place, the code of its process. */
export function SwimlaneNode({ node: { x, y, width, height, number, touchPoint } }: { node: DrawnNode }) {
  const { name, type, processStep, processMissing, momentThatMatters } = touchPoint;
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
            {processMissing ? null : copy.drawing.moment}
          </span>
        ) : null}
      </p>
    </div>
  );
}
