import type { Opportunity } from '@process-ai/contract/opportunities';
import type { ProcessValue, SavingsByBasis } from '@process-ai/contract/process-values';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';

/** What a rejection did to the money, in thousands a year. */
export interface Effect {
  /** What the others of the processes carry now. */
  moved: SavingsByBasis;
  /** What nothing carries any more. */
  tookAway: SavingsByBasis;
}

/** By what was rejected, as it was before, and what all that is in sight counts before and after. */
export function effectOf(
  rejected: readonly Pick<Opportunity, 'countedSavings' | 'savingsBasis'>[],
  before: SavingsByBasis,
  after: SavingsByBasis,
): Effect {
  const own = savingsByBasis(rejected);
  const effect: Effect = { moved: { measured: 0, benchmark: 0 }, tookAway: { measured: 0, benchmark: 0 } };
  for (const basis of ['measured', 'benchmark'] as const) {
    // No more than its own: what else changed meanwhile is not its doing.
    const lost = Math.min(own[basis], Math.max(0, before[basis] - after[basis]));
    effect.tookAway[basis] = cleared(lost);
    effect.moved[basis] = cleared(own[basis] - lost);
  }
  return effect;
}

/** Sums of fractions leave crumbs. */
const cleared = (thousands: number) => (thousands < 1e-6 ? 0 : thousands);

/** What is wrong with a figure typed for an opportunity; amounts in thousands a year. */
export interface TypedFigureWarning {
  exceeds: 'cost' | 'savings';
  /** With what persons typed for the others of the process. */
  together: number;
  limit: number;
}

/**
 * Null where it fits. A benchmark leaves room up to the cost: typed figures are then better known than its rate. What is
 * measured saves what its inputs say, however much is typed.
 */
export function typedFigureWarning(
  typed: number,
  others: number,
  { measured, benchmark }: Pick<ProcessValue, 'measured' | 'benchmark'>,
): TypedFigureWarning | null {
  const together = typed + others;
  const isMeasured = measured.cost > 0;
  const cost = (isMeasured ? measured : benchmark).cost / 1000;
  if (!(typed > 0)) return null;
  if (together > cost) return { exceeds: 'cost', together, limit: cost };
  const savings = measured.savings / 1000;
  return isMeasured && together > savings ? { exceeds: 'savings', together, limit: savings } : null;
}
