/** A bubble whose name stands to its right; inches. */
export interface Bubble {
  x: number;
  y: number;
  r: number;
}

/** What is worse than so many inches of line: each inch in a bubble not its own, and two that cross. */
const THROUGH = 40;
const CROSSED = 20;
/** Inches that a line keeps from the bubbles that it passes. */
const MARGIN = 0.03;
/** Less is rounding, and would be exchanged for ever. */
const LEAST_GAIN = 1e-6;

/**
 * Which bubble each place of a column of names belongs to, from the top: the highest first; where lines to them would
 * cross or run through another bubble, the best exchange or move of a name is made until none is better.
 * @param column where the lines end, and the height of each place
 */
export function labelOrder<B extends Bubble>(
  bubbles: readonly B[],
  column: { x: number; places: readonly number[] },
): B[] {
  let order = bubbles.toSorted((a, b) => a.y - b.y || b.x - a.x);
  const costs = (names: readonly B[]) => costOf(linesOf(names, column));
  for (let cost = costs(order); ; ) {
    if (cost.faults === 0) return order;
    const best = neighbours(order)
      .map((names) => ({ names, cost: costs(names) }))
      .reduce((least, one) => (one.cost.all < least.cost.all ? one : least), { names: order, cost });
    if (best.cost.all > cost.all - LEAST_GAIN) return order;
    ({ names: order, cost } = best);
  }
}

/** Each order in which one name has another place, or two have each other's. */
const neighbours = <B>(order: readonly B[]): B[][] =>
  order.flatMap((one, from) =>
    order.flatMap((other, to) => {
      if (from === to) return [];
      const moved = order.toSpliced(from, 1).toSpliced(to, 0, one);
      return from < to ? [moved, order.with(from, other).with(to, one)] : [moved];
    }),
  );

interface Point {
  x: number;
  y: number;
}

interface Line {
  bubble: Bubble;
  from: Point;
  to: Point;
}

const linesOf = (names: readonly Bubble[], { x, places }: { x: number; places: readonly number[] }): Line[] =>
  names.map((bubble, place) => ({
    bubble,
    from: { x: bubble.x + bubble.r, y: bubble.y },
    to: { x, y: places[place] ?? 0 },
  }));

function costOf(lines: readonly Line[]): { faults: number; all: number } {
  let [faults, length] = [0, 0];
  for (const [index, { bubble, from, to }] of lines.entries()) {
    length += Math.hypot(to.x - from.x, to.y - from.y);
    for (const [at, other] of lines.entries()) {
      if (other.bubble !== bubble) faults += THROUGH * within(other.bubble, from, to);
      if (at < index && isCrossed({ from, to }, other)) faults += CROSSED;
    }
  }
  return { faults, all: faults + length };
}

/** Of two lines that end in one column: whether the one that ends above begins below. */
function isCrossed(one: Pick<Line, 'from' | 'to'>, other: Pick<Line, 'from' | 'to'>): boolean {
  const x = Math.max(one.from.x, other.from.x);
  return heightAt(one, x) - heightAt(other, x) > 0 !== one.to.y - other.to.y > 0;
}

const heightAt = ({ from, to }: Pick<Line, 'from' | 'to'>, x: number): number =>
  to.x > from.x ? from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) : from.y;

/** Inches of a line that lie in a bubble. */
function within({ x, y, r }: Bubble, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return 0;
  const along = ((x - from.x) * dx + (y - from.y) * dy) / length;
  const away = Math.abs((x - from.x) * dy - (y - from.y) * dx) / length;
  const half = Math.sqrt(Math.max(0, (r + MARGIN) ** 2 - away ** 2));
  return Math.max(0, Math.min(length, along + half) - Math.max(0, along - half));
}
