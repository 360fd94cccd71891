import type { PlanRow, PlanView } from '@process-ai/domain/blueprint-plan';
import { addMonths } from '@process-ai/domain/calendar-months';
import { lastBeforeBreak } from '@process-ai/domain/plan-break';
import type { DeckPlan } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { fitText } from './fit-text.ts';
import type { PlacedBar } from './plan-links.ts';

/** Inches of each column; the months take what is left. */
export const COLUMN = { name: 3.05, owner: 1.6, status: 1.05, cost: 0.8, savings: 1.45 };
export const GANTT = {
  x: BODY.x + COLUMN.name + COLUMN.owner + COLUMN.status,
  w: BODY.w - COLUMN.name - COLUMN.owner - COLUMN.status - COLUMN.cost - COLUMN.savings - 0.1,
};

/** Room for a month in words. */
export const TICK = 0.8;
/** Of what lies far beyond the other months, and before it. */
export const BREAK = { w: 1.1, gap: 0.2 };
/** Before month 1, where work has begun by then; the point of its bars says that they begin earlier. */
const EARLIER = { w: 0.36, gap: 0.06 };
export const POINT = 0.13;
/** One that begins when another ends does not touch it. */
const GAP_OF_BARS = 0.02;
/** Of small type. */
const LINE = 0.18;
/** From a bar and its gate to its dates. */
const BESIDE = 0.14;

/** Where the months stand, in inches. */
export interface Months {
  /** Where a month begins; what lies before the plan ahead of its begin, what lies behind a break at the end. */
  at(month: number): number;
  /** Drawn at their length. */
  last: number;
  /** Of these, from month 1. */
  x: number;
  w: number;
  /** Where those are set apart that lie far beyond. */
  break: { x: number; w: number } | null;
}

export function monthsOf(plan: DeckPlan, { rows, lastMonth }: PlanView): Months {
  const cut = lastBeforeBreak(rows, plan.blueprint.assumptions.years);
  const last = cut ?? lastMonth;
  const earlier = rows.some(({ from }) => from < 1) ? EARLIER.w : 0;
  const x = GANTT.x + earlier;
  const w = GANTT.w - earlier - (cut === null ? 0 : BREAK.w + BREAK.gap);
  const apart = x + w + BREAK.gap;
  const at = (month: number) => (month > last + 1 ? apart : x + ((month - 1) * w) / last);
  return {
    at: (month) => (month < 1 ? GANTT.x + POINT : at(month)),
    last,
    x,
    w,
    break: cut === null ? null : { x: apart, w: BREAK.w },
  };
}

/** A bar, and its dates within or beside it. */
export interface DrawnBar extends PlacedBar {
  isInside: boolean;
  /** It begins before month 1. */
  isEarlier: boolean;
}

/** @param rowHeight dates may take two lines where it has room for them */
export function barOf({ from, to, when, gate }: PlanRow, months: Months, rowHeight: number): DrawnBar {
  const apart = months.break;
  const x = months.at(from);
  const behind = apart && to > months.last ? apart.x + apart.w : months.at(to + 1);
  const end = to < 1 ? months.x - EARLIER.gap : behind;
  const isEarlier = from < 1;
  const bar = { from: x, to: Math.max(x + 0.08, end - GAP_OF_BARS) };
  const widthOf = (h: number) => {
    let w = 0.3;
    while (w < GANTT.w && fitText(when, { w, h, size: SIZE.tiny }) !== when) w += 0.05;
    return w;
  };
  const whole = widthOf(LINE);
  // A gate stands on its end.
  if (whole <= bar.to - bar.from - (gate === null ? 0.08 : 0.15))
    return { ...bar, label: null, isInside: true, isEarlier };
  const widths = rowHeight > 2 * LINE ? [whole, widthOf(2 * LINE)] : [whole];
  const right = bar.to + BESIDE;
  for (const w of widths) {
    const left = bar.from - BESIDE - w;
    if (right + w <= GANTT.x + GANTT.w)
      return { ...bar, label: { from: right, to: right + w }, isInside: false, isEarlier };
    if (left >= GANTT.x) return { ...bar, label: { from: left, to: left + w }, isInside: false, isEarlier };
  }
  return { ...bar, label: null, isInside: false, isEarlier };
}

/** A label every few months, so many as have room. */
export function ticks(
  { startMonth }: PlanView,
  { last, w }: Months,
  { words }: DeckPlan,
): { month: number; label: string }[] {
  const step = [1, 2, 3, 6, 12, 24, 36, 60].find((months) => last / months <= w / TICK) ?? 120;
  return Array.from({ length: Math.ceil(last / step) }, (_, index) => {
    const month = 1 + index * step;
    return { month, label: startMonth === null ? String(month) : words.month(addMonths(startMonth, month - 1)) };
  });
}
