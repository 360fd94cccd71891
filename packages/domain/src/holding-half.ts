/** The first of these, the largest first, that together hold half of the total. */
export function holdingHalf<One>(sorted: readonly One[], valueOf: (one: One) => number, total: number): One[] {
  let held = 0;
  return sorted.filter((one) => {
    if (held >= total / 2) return false;
    held += valueOf(one);
    return true;
  });
}
