import type { FitPart, FitShares, FitWeights } from '@process-ai/contract/vendor-comparison';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';

/** The sum of the weights that count: a part that a vendor has nothing to say of is left out. */
export const weightsOf = (of: FitShares, weights: FitWeights): number =>
  FIT_PARTS.reduce((sum, one) => sum + (of[one] === null ? 0 : weights[one]), 0);

/** How many hundredths are given to the largest remainders, so that the parts add up to the rounded whole. */
export const toGive = (exact: readonly number[]): number =>
  Math.round(exact.reduce((sum, one) => sum + one, 0)) - exact.reduce((sum, one) => sum + Math.floor(one), 0);

/** Hundredths of a point of one part before they are rounded; 0 where no weight counts. */
export function exactPoints(of: FitShares, weights: FitWeights, part: FitPart): number {
  const total = weightsOf(of, weights);
  return total > 0 ? (10_000 * weights[part] * (of[part] ?? 0)) / total : 0;
}
