/** A bar of the plan as it is drawn, in inches. */
export interface PlacedBar {
  from: number;
  to: number;
  /** Its dates beside it, where they have no room within. */
  label: { from: number; to: number } | null;
}

interface Point {
  x: number;
  y: number;
}

/** The corners of a line from one bar to another: two where it turns once, more where it leads around others. */
export type LinkRoute = readonly Point[];

/** Of a line from bars and texts. */
const AWAY = 0.08;
/** Room for the tip of the line before a bar. */
const TIP = 0.12;
/** Of a line between two rows from the rule there, which would hide it. */
const ABOVE_RULE = 0.03;

interface Rows {
  bars: readonly PlacedBar[];
  /** Where the first row begins, and how high each is. */
  top: number;
  h: number;
  left: number;
  right: number;
}

/** A line that is drawn already. */
export interface DrawnLink {
  from: number;
  to: number;
  /** With both of its ends. */
  points: LinkRoute;
}

/** Beside each other, lines of different bars can be told apart. */
const LANE = 0.06;
const LANES = [0, 1, 2, 3];

/**
 * A way from the end of a bar to the begin of another that runs through no bar and no text between them, and upon no line
 * that is drawn from another bar to another one: a reader could not tell which waits for which.
 */
export function linkRoute(from: number, to: number, rows: Rows, drawn: readonly DrawnLink[] = []): LinkRoute {
  const others = drawn.filter((one) => one.from !== from && one.to !== to);
  const ways = LANES.flatMap((out) => LANES.map((into) => ({ out, into })))
    .toSorted((a, b) => a.out + a.into - b.out - b.into)
    .map((lanes) => shortestWay(from, to, rows, lanes))
    .filter((way) => way.length > 0);
  const shared = (way: LinkRoute) =>
    others.reduce((sum, { points }) => sum + sharedLength(withEnds(way, from, to, rows), points), 0);
  const [first = []] = ways.toSorted((a, b) => shared(a) - shared(b));
  return first;
}

/** The corners of a link between the bars that it ties. */
export const withEnds = (way: LinkRoute, from: number, to: number, { bars, top, h }: Rows): LinkRoute => [
  at(bars[from]?.to ?? 0, top + (from + 0.5) * h),
  ...way,
  at(bars[to]?.from ?? 0, top + (to + 0.5) * h),
];

/** How far two lines run upon each other, or so close that they look like one. */
function sharedLength(one: LinkRoute, other: LinkRoute): number {
  const common = (a: readonly [number, number], b: readonly [number, number]) =>
    Math.max(0, Math.min(Math.max(...a), Math.max(...b)) - Math.max(Math.min(...a), Math.min(...b)));
  const parts = (points: LinkRoute) => points.slice(1).map((end, index) => [points[index] as Point, end] as const);
  return parts(one).reduce((sum, [a, b]) => {
    const isUpright = a.x === b.x;
    const beside = parts(other).filter(
      ([c, d]) => (c.x === d.x) === isUpright && Math.abs(isUpright ? a.x - c.x : a.y - c.y) < LANE / 2,
    );
    return (
      sum +
      beside.reduce(
        (length, [c, d]) => length + (isUpright ? common([a.y, b.y], [c.y, d.y]) : common([a.x, b.x], [c.x, d.x])),
        0,
      )
    );
  }, 0);
}

function shortestWay(
  from: number,
  to: number,
  { bars, top, h, left, right }: Rows,
  lanes: { out: number; into: number },
): LinkRoute {
  const [start, end] = [bars[from], bars[to]];
  if (!start || !end) return [];
  const step = to > from ? 1 : -1;
  const middle = (row: number) => top + (row + 0.5) * h;
  /** Between a row and the next one on the way. */
  const gap = (row: number) =>
    top + (step > 0 ? row + 1 : row) * h - ABOVE_RULE - Math.max(lanes.out, lanes.into) * (LANE / 2);
  const between = (first: number, last: number) =>
    Array.from({ length: Math.max(0, (last - first) * step + 1) }, (_, index) => bars[first + index * step]).filter(
      (bar) => bar !== undefined,
    );
  const isFree = (x: number, rows: readonly PlacedBar[]) =>
    x >= left - AWAY &&
    x <= right + AWAY &&
    rows.every((bar) => x < edges(bar).from - AWAY / 2 || x > edges(bar).to + AWAY / 2);

  const [near, before] = [start.to + AWAY + lanes.out * LANE, end.from - TIP - lanes.into * LANE];
  /** Beside its own text a line has no more than the room before it. */
  const leaves = (x: number) => x === near || !start.label || start.label.from < start.to;
  const enters = (x: number) => x === before || !end.label || end.label.to > end.from;
  const all = between(from + step, to - step);
  const aside = Math.max(lanes.out, lanes.into) * LANE;
  const around = all.flatMap((bar) => [edges(bar).from - AWAY - aside, edges(bar).to + AWAY + aside]);
  const places = [before, near, left - AWAY + aside, ...around];
  const outs = places.filter((x) => x >= near && leaves(x));
  const intos = places.filter((x) => x <= before && enters(x));

  const ways: Point[][] = [];
  for (const x of outs)
    if (intos.includes(x) && isFree(x, all))
      ways.push([x].flatMap((one) => [at(one, middle(from)), at(one, middle(to))]));
  if (ways.length === 0) {
    for (let row = from; row !== to; row += step) {
      const [above, below] = [between(from + step, row), between(row + step, to - step)];
      for (const out of outs.filter((x) => isFree(x, above)))
        for (const into of intos.filter((x) => isFree(x, below)))
          ways.push([at(out, middle(from)), at(out, gap(row)), at(into, gap(row)), at(into, middle(to))]);
    }
  }
  // Around everything: from the first space between rows to the last one, where nothing stands.
  for (const x of ways.length === 0 ? places.filter((one) => isFree(one, all)) : []) {
    const [first, last] = [gap(from), gap(to - step)];
    ways.push([
      at(near, middle(from)),
      at(near, first),
      at(x, first),
      at(x, last),
      at(before, last),
      at(before, middle(to)),
    ]);
  }
  const [shortest = []] = ways.toSorted((a, b) => widthOf(start.to, a, end.from) - widthOf(start.to, b, end.from));
  return shortest;
}

const at = (x: number, y: number): Point => ({ x, y });

/** How far a line goes to the sides in all. */
const widthOf = (start: number, corners: readonly Point[], end: number) =>
  [...corners.map(({ x }) => x), end].reduce(({ width, last }, x) => ({ width: width + Math.abs(x - last), last: x }), {
    width: 0,
    last: start,
  }).width;

const edges = ({ from, to, label }: PlacedBar) => ({
  from: Math.min(from, label?.from ?? from),
  to: Math.max(to, label?.to ?? to),
});
