/** The same numbers from 0 below 1 for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The value that a triangular distribution stays below with probability `share` (0–1). */
export function triangularQuantile(low: number, likely: number, high: number, share: number): number {
  if (high === low) return low;
  const peak = (likely - low) / (high - low);
  return share < peak
    ? low + Math.sqrt(share * (high - low) * (likely - low))
    : high - Math.sqrt((1 - share) * (high - low) * (high - likely));
}

export const triangularMean = (low: number, likely: number, high: number) => (low + likely + high) / 3;
