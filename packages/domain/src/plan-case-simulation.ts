import type { NpvRange } from '@process-ai/contract/business-case';
import type { PlanCaseInput } from './plan-case.ts';
import { npvUnder, rateAt, SPREADS, type Spread } from './plan-case-drivers.ts';
import { randomNumbers, triangularQuantile } from './random-numbers.ts';

const NPV_DRAWS = 10_000;
const BINS = 24;

interface SimulationOptions {
  /** A whole number from 0 below 2³²: the same one gives the same range. By default derived from the figures. */
  seed?: number;
  draws?: number;
}

/**
 * What chance does to the NPV of the plan (currency units): volume, rate, adoption, cost and delay are drawn
 * independently of each other from the triangular distributions of SPREADS, 10,000 times; the rate of each initiative
 * from that of its own use cases.
 */
export function simulateCase(
  input: PlanCaseInput,
  { seed = seedOf(input), draws = NPV_DRAWS }: SimulationOptions = {},
): NpvRange {
  const npv = npvUnder(input);
  const random = randomNumbers(seed);
  const drawn = ({ low, likely, high }: Spread) => triangularQuantile(low, likely, high, random());
  const values = Float64Array.from({ length: draws }, () => {
    const volume = drawn(SPREADS.volume);
    const share = random();
    const adoption = drawn(SPREADS.adoption);
    const cost = drawn(SPREADS.cost);
    const delay = Math.round(drawn(SPREADS.delay));
    return npv({ volume, rate: (initiative) => rateAt(initiative, share), adoption, cost, delay });
  }).sort();

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

/** Of a figure that counts for the seed: sums of the same amounts in another order differ in the last few of 17 digits. */
const SEED_DIGITS = 12;

/** FNV-1a over all that changes the range. */
function seedOf({ initiatives, assumptions, scenario }: PlanCaseInput): number {
  const { years, discountRate, ramp, benefitRisk, costRisk } = assumptions;
  const { volume, rate, adoption, cost, delayMonths, cashShare } = scenario;
  const figures = initiatives.map((one) => [
    one.startMonth,
    one.endMonth,
    one.delivered,
    one.annualSavings,
    one.oneOffCost,
    one.annualRunCost,
    one.automationRate,
    one.rateSpread.low,
    one.rateSpread.high,
  ]);
  const text = [
    ...figures,
    [years, discountRate, ...ramp, benefitRisk, costRisk],
    [volume, rate, adoption, cost, delayMonths, cashShare],
  ]
    .map((row) => row.map((one) => (typeof one === 'number' ? Number(one.toPrecision(SEED_DIGITS)) : one)).join())
    .join('|');
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
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
