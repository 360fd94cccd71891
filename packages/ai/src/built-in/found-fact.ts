import type { InsightFact } from '@process-ai/contract/insights';

/** A fact with what else its sentence says of it. */
export interface FoundFact extends InsightFact {
  /** The lower and upper end of a range; the same where it is none. */
  range: readonly [number, number];
  /** What stands around it in its sentence. */
  before: string;
  after: string;
}

/** Before its page is known. */
export type Fact = Omit<FoundFact, 'page'>;

export type Unit = InsightFact['unit'];

export const DURATIONS: ReadonlySet<Unit> = new Set([
  'seconds',
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
]);

/** A number with its unit, where it stands in its sentence. */
export interface AmountInText {
  start: number;
  end: number;
  value: number;
  range: readonly [number, number];
  unit: Unit;
  currency: string | null;
}
