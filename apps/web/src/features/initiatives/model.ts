import type { Initiative, InitiativeStatus, Month, Plan } from '@process-ai/contract/initiatives';
import { monthAt, monthNumber } from '@process-ai/domain/calendar-months';

export const STATUSES = [
  'proposed',
  'committed',
  'running',
  'delivered',
  'stopped',
] as const satisfies readonly InitiativeStatus[];

/** Its months as numbers, both included. */
export interface Span {
  start: number;
  end: number;
}

export const spanOf = ({ startMonth, endMonth }: Pick<Initiative, 'startMonth' | 'endMonth'>): Span => ({
  start: monthNumber(startMonth),
  end: monthNumber(endMonth),
});

export const monthsOf = ({ start, end }: Span) => ({ startMonth: monthAt(start), endMonth: monthAt(end) });

export const lengthOf = ({ start, end }: Span) => end - start + 1;

export type Part = 'whole' | 'start' | 'end';

/** Moves a whole span or one of its ends. The ends never pass each other. */
export function moveSpan({ start, end }: Span, part: Part, by: number): Span {
  if (part === 'whole') return { start: start + by, end: end + by };
  return part === 'start' ? { start: Math.min(end, start + by), end } : { start, end: Math.max(start, end + by) };
}

/** The same list with one item elsewhere. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.toSpliced(from, 1);
  const item = items[from];
  return item === undefined ? moved : moved.toSpliced(to, 0, item);
}

/** What the plan itself does not say of an initiative: its months against the calendar, its cost against its savings. */
export type Note = 'overdue' | 'startPassed' | 'noCost' | 'neverPays';

export function notesOf(initiative: Initiative, today: Month): Note[] {
  const { status, startMonth, endMonth, annualSavings, annualRunCost, oneOffCost } = initiative;
  if (status === 'stopped') return [];
  const saves = annualSavings.measured + annualSavings.benchmark;
  const isWaiting = status === 'proposed' || status === 'committed';
  const found: [Note, boolean][] = [
    ['overdue', status !== 'delivered' && endMonth < today],
    ['startPassed', isWaiting && startMonth < today && endMonth >= today],
    ['noCost', initiative.opportunityIds.length > 0 && oneOffCost === 0 && annualRunCost === 0],
    ['neverPays', saves > 0 && annualRunCost >= saves],
  ];
  return found.flatMap(([note, holds]) => (holds ? [note] : []));
}

/** A selection with some more in it, or without them. */
export const reselect = (selected: ReadonlySet<string>, ids: readonly string[], isSelected: boolean) =>
  new Set(isSelected ? [...selected, ...ids] : [...selected].filter((id) => !ids.includes(id)));

/** Of all that is not stopped. */
export function planTotals({ initiatives }: Plan) {
  const counted = initiatives.filter(({ status }) => status !== 'stopped');
  const sum = (of: (initiative: Initiative) => number) => counted.reduce((all, one) => all + of(one), 0);
  return {
    counted,
    measured: sum(({ annualSavings }) => annualSavings.measured),
    benchmark: sum(({ annualSavings }) => annualSavings.benchmark),
    oneOffCost: sum(({ oneOffCost }) => oneOffCost),
    annualRunCost: sum(({ annualRunCost }) => annualRunCost),
  };
}
