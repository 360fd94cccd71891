import type { NpvRange } from '@process-ai/contract/business-case';
import { type BusinessCaseInput, businessCase } from './business-case.ts';
import { triangularQuantile } from './triangular.ts';

export interface Spread {
  /** Factors on the driver's value. */
  low: number;
  likely: number;
  high: number;
  /** Why it is this wide. */
  reason: string;
}

/** How far each driver may turn out from its value: assumptions, all leaning to the side that disappoints. */
export const SPREADS = {
  annualBenefit: {
    low: 0.7,
    likely: 1,
    high: 1.2,
    reason: 'Savings fall short more often than they surprise: adoption lags, and freed hours are not all freed money.',
  },
  implementationCost: {
    low: 0.9,
    likely: 1,
    high: 1.5,
    reason: 'Projects overrun far more often than they come in below their budget.',
  },
  annualRunCost: {
    low: 0.9,
    likely: 1,
    high: 1.3,
    reason: 'Licences and support tend to grow with use, and are seldom renegotiated downwards.',
  },
} as const satisfies Record<string, Spread>;

const NPV_DRAWS = 10_000;
const BINS = 24;

interface NpvRangeOptions {
  /** A whole number from 0 below 2³²: the same one gives the same range. */
  seed: number;
  draws?: number;
}

/**
 * What chance does to the NPV (currency units): benefit, implementation and run cost are drawn independently of each
 * other from the triangular distributions of SPREADS, 10,000 times.
 */
export function npvRange(input: BusinessCaseInput, { seed, draws = NPV_DRAWS }: NpvRangeOptions): NpvRange {
  // The NPV is linear in the three drivers, so each draw only scales present values that are computed once.
  const { presentBenefits, presentCosts } = businessCase(input);
  const implementation = input.implementationCost * (1 + input.costRisk);
  const running = presentCosts - implementation;

  const random = randomNumbers(seed);
  const factor = ({ low, likely, high }: Spread) => triangularQuantile(low, likely, high, random());
  const values = Float64Array.from(
    { length: draws },
    () =>
      presentBenefits * factor(SPREADS.annualBenefit) -
      implementation * factor(SPREADS.implementationCost) -
      running * factor(SPREADS.annualRunCost),
  ).sort();

  return {
    seed,
    draws,
    p10: quantile(values, 0.1),
    p50: quantile(values, 0.5),
    p90: quantile(values, 0.9),
    mean: values.reduce((sum, value) => sum + value, 0) / draws,
    chanceOfGain: values.filter((value) => value > 0).length / draws,
    histogram: histogram(values),
  };
}

/** The same numbers from 0 below 1 for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Between its two neighbours in proportion, as a spreadsheet's PERCENTILE.INC. */
function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (place - Math.floor(place)) * (above - below);
}

/** Equal bins from the smallest to the largest value; a single one when all are the same. */
function histogram(sorted: Float64Array): NpvRange['histogram'] {
  const from = sorted[0] ?? 0;
  const width = ((sorted.at(-1) ?? from) - from) / BINS;
  if (width === 0) return { from, width, counts: [sorted.length] };
  const counts = Array.from({ length: BINS }, () => 0);
  for (const value of sorted) {
    const bin = Math.min(BINS - 1, Math.floor((value - from) / width));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { from, width, counts };
}
