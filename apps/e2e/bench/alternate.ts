import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** How long a step takes, in ms. */
export async function time(step: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await step();
  return performance.now() - begin;
}

/**
 * Measures two things in turn, so that a slow spell of the machine meets both, and neither collects what the other has
 * left behind: in the product each works alone. The first round warms up and does not count.
 */
export async function alternate<T>(
  rounds: number,
  ours: () => Promise<T>,
  baseline: () => Promise<T>,
): Promise<{ ours: T[]; baseline: T[] }> {
  const measured: { ours: T[]; baseline: T[] } = { ours: [], baseline: [] };
  for (let round = 0; round <= rounds; round += 1) {
    collectGarbage();
    const one = await ours();
    collectGarbage();
    const other = await baseline();
    if (round === 0) continue;
    measured.ours.push(one);
    measured.baseline.push(other);
  }
  return measured;
}

/** The ratio of each round. */
export const ratios = (above: readonly number[], below: readonly number[]): number[] =>
  above.map((value, round) => value / (below[round] ?? Number.NaN));
