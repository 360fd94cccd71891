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
