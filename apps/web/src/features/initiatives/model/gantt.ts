import { lengthOf, type Part, type Span } from '../model.ts';

/** The months that are drawn: the first one, how many, and how wide each is in px. */
export interface TimeScale {
  first: number;
  months: number;
  column: number;
}

/** Px, the same for every row. */
export const ROW = 48;
const BAR = 28;
const BAR_TOP = (ROW - BAR) / 2;

/** At least a year is drawn, and some room to drag into. */
const LEAST_MONTHS = 12;
const ROOM = 3;
/** A month narrower than this cannot be met with a finger. */
const LEAST_COLUMN = 28;

interface ScaleOptions {
  spans: readonly Span[];
  /** Month 1 of the plan. */
  start: number;
  /** Px for all months together. */
  width: number;
  /** On paper all of it has to fit. */
  fits: boolean;
}

/** From the first month of anything to its last, with room to drag into. */
export function timeScale({ spans, start, width, fits }: ScaleOptions): TimeScale {
  const first = Math.min(start, ...spans.map((span) => span.start));
  const last = Math.max(start + LEAST_MONTHS - 1, ...spans.map((span) => span.end + (fits ? 0 : ROOM)));
  const months = last - first + 1;
  const even = Math.max(1, width) / months;
  return { first, months, column: fits ? even : Math.max(LEAST_COLUMN, even) };
}

export const xOf = (month: number, { first, column }: TimeScale) => (month - first) * column;

/** Where a bar lies, in px from the first month. */
export const barBox = (span: Span, scale: TimeScale) => ({
  left: xOf(span.start, scale) + 1,
  width: Math.max(4, lengthOf(span) * scale.column - 2),
  top: BAR_TOP,
  height: BAR,
});

/** Where the months lie that were committed: a thin bar below the bar itself. */
export const baselineBox = (span: Span, scale: TimeScale) => ({
  ...barBox(span, scale),
  top: BAR_TOP + BAR + 2,
  height: 4,
});

/** Whole months that a pointer has come. */
export const monthsDragged = (px: number, { column }: TimeScale) => Math.round(px / column);

/** The place in the list to which a row was dragged. */
export const rowDragged = (from: number, px: number, rows: number) =>
  Math.max(0, Math.min(rows - 1, from + Math.round(px / ROW)));

/** Where in the calendar a moment lies, as a month with its fraction. */
export function momentOf(now: Date): number {
  const days = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate();
  return 12 * now.getFullYear() + now.getMonth() + (now.getDate() - 0.5) / days;
}

interface Placed {
  row: number;
  span: Span;
}

/** Px between a bar and the bend of its connector. */
const BEND = 7;

/** A line from the end of what is needed to the start of what needs it, with an arrow head of its own. */
export function connector(needed: Placed, needing: Placed, scale: TimeScale): { line: string; head: string } {
  const from = { x: xOf(needed.span.end + 1, scale) - 1, y: needed.row * ROW + ROW / 2 };
  const to = { x: xOf(needing.span.start, scale) + 1, y: needing.row * ROW + ROW / 2 };
  const down = to.y > from.y;
  // Between two rows, where no bar lies.
  const lane = down ? from.y + ROW / 2 : from.y - ROW / 2;
  const line =
    to.x - from.x >= 2 * BEND
      ? `M${from.x} ${from.y}H${from.x + BEND}V${to.y}H${to.x}`
      : `M${from.x} ${from.y}h${BEND}V${lane}H${to.x - BEND}V${to.y}H${to.x}`;
  return { line, head: `M${to.x} ${to.y}l-5 -4v8z` };
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

export type GanttAction =
  | { do: 'change'; part: Part; by: number }
  | { do: 'reorder'; by: 1 | -1 }
  | { do: 'focus'; by: number }
  | { do: 'open' };

/**
 * What a key means on a bar: arrows move it by a month, with Shift its end, with Alt its start; Page up and down by a
 * year. Up and down lead to other bars, with Alt they change the order. null leaves the key to the browser.
 */
export function ganttKey({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyPress): GanttAction | null {
  if (ctrlKey || metaKey) return null;
  const across = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (across) {
    if (shiftKey && altKey) return null;
    return { do: 'change', part: shiftKey ? 'end' : altKey ? 'start' : 'whole', by: across };
  }
  const along = ({ ArrowUp: -1, ArrowDown: 1 } as const)[key];
  if (along && !shiftKey) return altKey ? { do: 'reorder', by: along } : { do: 'focus', by: along };
  if (shiftKey || altKey) return null;
  if (key === 'PageUp' || key === 'PageDown') return { do: 'change', part: 'whole', by: key === 'PageUp' ? 12 : -12 };
  if (key === 'Home') return { do: 'focus', by: Number.NEGATIVE_INFINITY };
  if (key === 'End') return { do: 'focus', by: Number.POSITIVE_INFINITY };
  return key === 'Enter' ? { do: 'open' } : null;
}
