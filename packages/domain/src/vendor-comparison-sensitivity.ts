import type { FitPart, FitWeights, VendorFit, WinnerChange } from '@process-ai/contract/vendor-comparison';
import { FIT_PARTS, rank } from './vendor-comparison.ts';

/** Shares closer than this differ by rounding only. */
const EQUAL = 1e-9;

/**
 * The smallest change of one weight, in proportion to that weight, that puts another vendor first: what the choice hangs
 * on (the "percent-top critical criterion" of Triantaphyllou & Sánchez 1997). The other weights stay as they are, and so
 * keep their proportions when all are normalised. Null when no weight between 0 and 1 changes the winner.
 */
export function winnerSensitivity(fits: readonly VendorFit[], weights: FitWeights): WinnerChange | null {
  const [winner, ...others] = rank(fits, weights);
  if (!winner) return null;
  const changes = others.flatMap((other) =>
    FIT_PARTS.flatMap((part) => {
      const change = changeAt(part, winner, other, weights);
      return change ? [change] : [];
    }),
  );
  const size = ({ part, threshold }: WinnerChange) =>
    Math.abs(threshold - weights[part]) / Math.max(weights[part], EQUAL);
  // The sort is stable: of equal changes that of the vendor ranked higher.
  return changes.sort((a, b) => size(a) - size(b))[0] ?? null;
}

/**
 * Where the two are level: Σ weight·(share of the winner − share of the other) = 0 solved for the weight of one part.
 * Both scores are divided by the same sum of weights, so it does not count.
 */
function changeAt(part: FitPart, winner: VendorFit, other: VendorFit, weights: FitWeights): WinnerChange | null {
  const lead = (of: FitPart) => (winner.shares[of] ?? 0) - (other.shares[of] ?? 0);
  // A winner by a tie-break can be behind by less than what is shown.
  const gap = Math.max(
    0,
    FIT_PARTS.reduce((sum, of) => sum + weights[of] * lead(of), 0),
  );
  const slope = lead(part);
  const threshold = weights[part] - gap / slope;
  const isReachable = slope > 0 ? threshold > 0 : threshold < 1;
  if (Math.abs(slope) < EQUAL || !isReachable) return null;
  const direction = slope > 0 ? 'below' : 'above';
  return { part, threshold, direction, vendorId: other.vendorId, vendorName: other.vendorName };
}
