/** Around every drawing, in px. */
export const MARGIN = { top: 12, right: 16, bottom: 8, left: 8 } as const;

/** The edges of the area inside the axes, in px. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room for the widest of these texts at the side of a chart, in px, within limits. */
export const roomFor = (texts: readonly string[], most: number) =>
  Math.min(most, 12 + Math.max(24, ...texts.map((text) => text.length * 6.4)));

/** Round numbers, evenly apart, that span from `least` to `most`: about `count` of them. */
export function niceTicks(least: number, most: number, count = 5): number[] {
  const rough = (most - least || Math.abs(most) || 1) / Math.max(1, count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((candidate) => candidate * power >= rough * 0.999) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Every tick, every second, every third …: as many as have room for their labels beside one another. */
export function ticksApart(ticks: readonly number[], at: (tick: number) => number, label: (tick: number) => string) {
  const [first = 0, second = first] = ticks;
  const apart = Math.abs(at(second) - at(first)) || Number.POSITIVE_INFINITY;
  const widest = 12 + 6.4 * Math.max(0, ...ticks.map((tick) => label(tick).length));
  const every = Math.max(1, Math.ceil(widest / apart));
  return ticks.filter((_, index) => index % every === 0);
}

/** From a figure to where it stands, and back. */
export interface Scale {
  (value: number): number;
  invert: (place: number) => number;
}

const SHAPES = {
  linear: { bend: (value: number) => value, straighten: (value: number) => value },
  sqrt: {
    bend: (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value)),
    straighten: (value: number) => value * Math.abs(value),
  },
};

/** Spreads a domain over a range, evenly or by square roots. A domain without extent stands in the middle. */
export function scaleOf(
  domain: readonly [number, number],
  [from, to]: readonly [number, number],
  shape: keyof typeof SHAPES = 'linear',
): Scale {
  const { bend, straighten } = SHAPES[shape];
  const [least, most] = [bend(domain[0]), bend(domain[1])];
  const share = (value: number) => (most === least ? 0.5 : (bend(value) - least) / (most - least));
  const place = (value: number) => from + share(value) * (to - from);
  const invert = (at: number) => straighten(least + (to === from ? 0 : (at - from) / (to - from)) * (most - least));
  return Object.assign(place, { invert });
}
