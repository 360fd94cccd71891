import type { TouchPoint } from '@process-ai/contract/journeys';
import type { DeckPlan } from './deck-plan.ts';
import { SIZE } from './deck-theme.ts';
import { drawRule, drawText } from './draw.ts';
import type { Slide } from './presentation.ts';
import { DECORATION } from './slide-objects.ts';

/** Inches, of a step of feeling to the side. */
const STEP = 0.24;

/** How it feels today, from one touchpoint to the next: to the right is good. */
export function drawFeelings(
  slide: Slide,
  { theme, words: { say } }: DeckPlan,
  felt: readonly { emotion: TouchPoint['emotion']; y: number }[],
  column: { x: number; w: number },
): void {
  const middle = column.x + 2 * STEP + 0.12;
  const points = felt.flatMap(({ emotion, y }) =>
    typeof emotion === 'number' ? [{ x: middle + emotion * STEP, y, emotion }] : [],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  drawRule(slide, { x: middle, y: first.y, w: 0, h: last.y - first.y }, theme.line);
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (!next) continue;
    slide.addShape('line', {
      x: Math.min(point.x, next.x),
      y: point.y,
      w: Math.abs(next.x - point.x),
      h: next.y - point.y,
      flipH: next.x < point.x,
      line: { color: theme.accent, width: 1.5 },
      objectName: DECORATION,
    });
  }
  for (const { x, y, emotion } of points) {
    const isBad = emotion < 0;
    const color = isBad ? theme.warning : theme.accent;
    slide.addShape('ellipse', {
      x: x - 0.06,
      y: y - 0.06,
      w: 0.12,
      h: 0.12,
      fill: { color: isBad ? theme.white : color },
      line: { color, width: 1.5 },
      objectName: DECORATION,
    });
    // Beside its point, where the column has more room.
    const right = emotion <= 0;
    const room = right ? { x: x + 0.1, w: column.x + column.w - x - 0.1 } : { x: column.x - 0.1, w: x - column.x };
    drawText(
      slide,
      say.cover.emotions[emotion] ?? '',
      { ...room, y: y - 0.1, h: 0.2 },
      {
        size: SIZE.tiny,
        color: isBad ? theme.warning : theme.muted,
        align: right ? 'left' : 'right',
        valign: 'middle',
      },
    );
  }
}
