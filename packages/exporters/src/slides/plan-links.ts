/** A bar of the plan as it is drawn, in inches. */
export interface PlacedBar {
  from: number;
  to: number;
  /** Its dates beside it, where they have no room within. */
  label: { from: number; to: number } | null;
}

/** The way of a line from one bar to another: across, up or down, and across again; or with one more bend between two rows. */
export interface LinkRoute {
  /** Where it leaves the row of the first bar. */
  out: number;
  /** Height of the way between two rows, and where it goes on from there; null = there is none. */
  between: { y: number; into: number } | null;
}

/** Of a line from bars and texts. */
const AWAY = 0.08;
/** Room for the tip of the line before a bar. */
const TIP = 0.12;

const ABOVE_RULE = 0.03;

interface Rows {
  bars: readonly PlacedBar[];
  /** Where the first row begins, and how high each is. */
  top: number;
  h: number;
  left: number;
  right: number;
}

/** A way from the end of a bar to the begin of another that runs through no bar and no text between them. */
export function linkRoute(from: number, to: number, { bars, top, h, left, right }: Rows): LinkRoute {
  const [start, end] = [bars[from], bars[to]];
  if (!start || !end) return { out: left, between: null };
  const step = to > from ? 1 : -1;
  const rowsBetween = (first: number, last: number) =>
    Array.from({ length: Math.max(0, (last - first) * step + 1) }, (_, index) => bars[first + index * step]);
  const isFree = (x: number, rows: readonly (PlacedBar | undefined)[]) =>
    rows.every((bar) => !bar || x < edges(bar).from - AWAY / 2 || x > edges(bar).to + AWAY / 2);
  const nearest = (places: readonly number[], rows: readonly (PlacedBar | undefined)[]) =>
    places.find((x) => x >= left - AWAY && x <= right + AWAY && isFree(x, rows));

  // Beside a text at its own end a line has no more than the room before it.
  const out = (rows: readonly (PlacedBar | undefined)[]) => [
    start.to + AWAY,
    ...(start.label && start.label.from > start.to
      ? []
      : rows
          .flatMap((bar) => (bar ? [edges(bar).to + AWAY] : []))
          .filter((x) => x > start.to)
          .sort((a, b) => a - b)),
  ];
  const into = (rows: readonly (PlacedBar | undefined)[]) => [
    end.from - TIP,
    ...(end.label && end.label.to < end.from
      ? []
      : [...rows.flatMap((bar) => (bar ? [edges(bar).from - AWAY] : [])), left - AWAY]
          .filter((x) => x < end.from)
          .sort((a, b) => b - a)),
  ];

  const all = rowsBetween(from + step, to - step);
  const straight = nearest(
    [...into(all), ...out(all)].filter(
      (x) => x >= start.to + AWAY && x <= end.from - TIP && leaves(start, x) && enters(end, x),
    ),
    all,
  );
  if (straight !== undefined) return { out: straight, between: null };
  const ways: (LinkRoute & { length: number })[] = [];
  for (let row = from; row !== to; row += step) {
    const [above, below] = [rowsBetween(from + step, row), rowsBetween(row + step, to - step)];
    const [first, last] = [nearest(out(above), above), nearest(into(below), below)];
    if (first === undefined || last === undefined) continue;
    const length = Math.abs(first - start.to) + Math.abs(last - first) + Math.abs(end.from - last);
    // Beside the rule between the rows, which would hide it.
    const y = top + (step > 0 ? row + 1 : row) * h - ABOVE_RULE;
    ways.push({ out: first, between: { y, into: last }, length });
  }
  const [shortest] = ways.toSorted((a, b) => a.length - b.length);
  return shortest ?? { out: Math.max(start.to, end.from - TIP), between: null };
}

const edges = ({ from, to, label }: PlacedBar) => ({
  from: Math.min(from, label?.from ?? from),
  to: Math.max(to, label?.to ?? to),
});

/** Whether a line can leave the row of its bar there without crossing its text, or come into it. */
const leaves = ({ to, label }: PlacedBar, x: number) => !label || label.from < to || x < label.from;
const enters = ({ from, label }: PlacedBar, x: number) => !label || label.to > from || x > label.to;
