export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Divides an area into rectangles in proportion to weights above zero, as close to squares as a row-by-row division
 * gets; best with the largest weight first. Source: Bruls, Huizing, van Wijk, "Squarified Treemaps" (2000).
 */
export function squarify(weights: readonly number[], area: Rectangle): Rectangle[] {
  const rectangles: Rectangle[] = [];
  let free = area;
  let left = weights.reduce((sum, weight) => sum + weight, 0);
  for (let start = 0; start < weights.length; ) {
    const { end, sum } = rowFrom(weights, start, (free.width * free.height) / left, Math.min(free.width, free.height));
    const share = sum / left;
    const isColumn = free.width >= free.height;
    const row = isColumn ? { ...free, width: free.width * share } : { ...free, height: free.height * share };

    let before = 0;
    for (const weight of weights.slice(start, end)) {
      const [from, part] = [before / sum, weight / sum];
      rectangles.push(
        isColumn
          ? { ...row, y: row.y + row.height * from, height: row.height * part }
          : { ...row, x: row.x + row.width * from, width: row.width * part },
      );
      before += weight;
    }
    free = isColumn
      ? { ...free, x: free.x + row.width, width: free.width - row.width }
      : { ...free, y: free.y + row.height, height: free.height - row.height };
    left -= sum;
    start = end;
  }
  return rectangles;
}

/** The weights from `start` that share a row along a side: as many as bring its worst rectangle closer to a square. */
function rowFrom(weights: readonly number[], start: number, scale: number, side: number) {
  const largest = weights[start] ?? 0;
  let sum = largest;
  let end = start + 1;
  let worst = worstRatio(largest, largest, sum, scale, side);
  for (; end < weights.length; end += 1) {
    const weight = weights[end] ?? 0;
    const next = worstRatio(largest, weight, sum + weight, scale, side);
    if (next > worst) break;
    worst = next;
    sum += weight;
  }
  return { end, sum };
}

/** Long to short side of the worst rectangle in a row whose largest and smallest weights are given. */
function worstRatio(largest: number, smallest: number, sum: number, scale: number, side: number): number {
  const thickness = (sum * scale) / side;
  const ratio = (weight: number) => (weight * scale) / (thickness * thickness);
  return Math.max(ratio(largest), 1 / ratio(smallest));
}
