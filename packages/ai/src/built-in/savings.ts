import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { Answer } from '@process-ai/contract/suitability';

/**
 * What a process is taken to cost a year where nobody has entered ROI inputs, in thousands: an assumption, by level.
 * A level-4 process stands for about one and a half people; each level up bundles a handful of processes.
 */
const BENCHMARK_BY_LEVEL: Record<number, number> = { 1: 4000, 2: 1200, 3: 360, 4: 120, 5: 60 };

const VOLUME_CLASSES = [
  { name: 'low', from: 1, factor: 0.4 },
  { name: 'medium', from: 3, factor: 1 },
  { name: 'high', from: 4, factor: 1.6 },
] as const;

/** Share of the cost that a perfectly suitable opportunity of this type takes over: an assumption. */
const RATE: Record<OpportunityType, number> = { automation: 0.5, ai: 0.35, agentic: 0.4 };

export interface CostBase {
  /** Thousands a year. */
  cost: number;
  /** How the figure came about, for the rationale. */
  source: string;
}

export function costBase(annualCost: number | null, level: number, volume: Answer | undefined): CostBase {
  if (annualCost !== null) {
    return {
      cost: annualCost / 1000,
      source: `the current cost of ${amount(annualCost / 1000)} a year, from the ROI inputs`,
    };
  }
  const volumeClass = VOLUME_CLASSES.findLast(({ from }) => from <= (volume ?? 3)) ?? VOLUME_CLASSES[1];
  const cost = (BENCHMARK_BY_LEVEL[Math.min(5, Math.max(1, level))] ?? 0) * volumeClass.factor;
  return {
    cost,
    source: `${amount(cost)} a year, an assumption: the benchmark for a level-${level} process of ${volumeClass.name} volume. Enter ROI inputs to replace it`,
  };
}

export interface Estimate {
  /** Thousands a year. */
  savings: number;
  /** Share of the cost base, 0–1. */
  share: number;
}

/**
 * Savings of each opportunity, in the given order; `reach` is the share of the cost they bear on at all. Each takes its rate of what the ones before it leave, so that
 * together they never exceed the cost.
 */
export function estimateSavings(
  cost: number,
  reach: number,
  opportunities: readonly { type: OpportunityType; score: number }[],
): Estimate[] {
  let left = 1;
  return opportunities.map(({ type, score }) => {
    const share = left * reach * RATE[type] * (score / 100);
    left -= share;
    return { savings: Math.floor(cost * share * 10) / 10, share };
  });
}

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const amount = (thousands: number) => `${oneDecimal.format(thousands)} thousand`;
