/** The value that a triangular distribution stays below with probability `share` (0–1). */
export function triangularQuantile(low: number, likely: number, high: number, share: number): number {
  if (high === low) return low;
  const peak = (likely - low) / (high - low);
  return share < peak
    ? low + Math.sqrt(share * (high - low) * (likely - low))
    : high - Math.sqrt((1 - share) * (high - low) * (high - likely));
}

export const triangularMean = (low: number, likely: number, high: number) => (low + likely + high) / 3;
