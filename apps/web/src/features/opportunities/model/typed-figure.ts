import type { ProcessValue } from '@process-ai/contract/process-values';

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
