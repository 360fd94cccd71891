import { type PointerEvent, type ReactNode, useRef, useState } from 'react';

/** What was drawn, in the units of the two axes. */
export interface Brushed {
  x: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
}

/** From px back to the units of an axis. */
type Inverse = (px: number) => number;
type Place = { x: number; y: number };

/** A press that moves less than this is a click, in px. */
const LEAST = 6;

/** Draws an area by mouse or pen; a finger goes on scrolling. */
export function useBrush(onBrush: ((area: Brushed) => void) | undefined, inverse: { x: Inverse; y: Inverse }) {
  const start = useRef<Place | null>(null);
  const drawn = useRef(false);
  const [area, setArea] = useState<{ from: Place; to: Place } | null>(null);

  const placeOf = (event: PointerEvent<HTMLElement>): Place => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  return {
    area,
    /** Whether the press that ends right now has drawn an area: it is no click then. */
    isDrawn: () => drawn.current,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      drawn.current = false;
      if (event.button !== 0 || event.pointerType === 'touch') return;
      start.current = placeOf(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const to = placeOf(event);
      if (!drawn.current && Math.hypot(to.x - start.current.x, to.y - start.current.y) < LEAST) return;
      if (!drawn.current) event.currentTarget.setPointerCapture(event.pointerId);
      drawn.current = true;
      setArea({ from: start.current, to });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      start.current = null;
      setArea(null);
      if (!from || !drawn.current || !onBrush) return;
      const to = placeOf(event);
      const { x, y } = inverse;
      onBrush({ x: inOrder(x(from.x), x(to.x)), y: inOrder(y(from.y), y(to.y)) });
    },
    onPointerCancel: () => {
      start.current = null;
      setArea(null);
    },
  };
}

const inOrder = (a: number, b: number) => [Math.min(a, b), Math.max(a, b)] as const;

interface BrushAreaProps {
  brush: ReturnType<typeof useBrush>;
  /** The chart. */
  children: ReactNode;
}

export const BrushArea = ({ brush, children }: BrushAreaProps) => {
  const { area, onPointerDown, onPointerMove, onPointerUp, onPointerCancel } = brush;
  return (
    <div
      className="relative cursor-crosshair select-none"
      {...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel }}
    >
      {children}
      {area ? (
        <div
          className="pointer-events-none absolute border border-accent bg-accent/10"
          style={{
            left: Math.min(area.from.x, area.to.x),
            top: Math.min(area.from.y, area.to.y),
            width: Math.abs(area.to.x - area.from.x),
            height: Math.abs(area.to.y - area.from.y),
          }}
        />
      ) : null}
    </div>
  );
};
