import type { SectorProfile } from '@process-ai/contract/sectors';
import type { Answer } from '@process-ai/contract/suitability';
import type { Benefit } from '@process-ai/library/use-case';

/**
 * What a process is taken to cost a year where nobody has entered ROI inputs, in thousands: an assumption, by level.
 * A level-4 process stands for about one and a half people; each level up bundles a handful of processes.
 */
const BENCHMARK_BY_LEVEL: Record<number, number> = { 1: 4000, 2: 1200, 3: 360, 4: 120, 5: 60 };
/** The organisation that the benchmarks stand for: an assumption. */
const BENCHMARK_EMPLOYEES = 2000;
const BENCHMARK_EMPLOYEE_COST = 80_000;
/** Work grows slower than headcount: four times the people, twice the cost of one process. */
const SIZE_EXPONENT = 0.5;
const SIZE_FACTOR = { least: 0.2, most: 5 };

const VOLUME_CLASSES = [
  { name: 'low', from: 1, factor: 0.4 },
  { name: 'medium', from: 3, factor: 1 },
  { name: 'high', from: 4, factor: 1.6 },
] as const;

export interface CostBase {
  /** Thousands a year. */
  cost: number;
  /** How the figure came about, for the rationale. */
  source: string;
}

interface CostFacts {
  /** From ROI inputs, in currency units; null where there are none. */
  annualCost: number | null;
  level: number;
  volume: Answer | undefined;
  profile: Pick<SectorProfile, 'employees' | 'employeeCost'>;
}

export function costBase({ annualCost, level, volume, profile }: CostFacts): CostBase {
  if (annualCost !== null) {
    return {
      cost: annualCost / 1000,
      source: `the current cost of ${amount(annualCost / 1000)} a year, from the ROI inputs`,
    };
  }
  const volumeClass = VOLUME_CLASSES.findLast(({ from }) => from <= (volume ?? 3)) ?? VOLUME_CLASSES[1];
  const { factor, told } = ofProfile(profile);
  const cost = (BENCHMARK_BY_LEVEL[Math.min(5, Math.max(1, level))] ?? 0) * volumeClass.factor * factor;
  return {
    cost,
    source: `${amount(cost)} a year, an assumption: the benchmark for a level-${level} process of ${volumeClass.name} volume${told}. Enter ROI inputs to replace it`,
  };
}

/** The benchmark is moved to the size and pay of the organisation, where the profile says them. */
function ofProfile({ employees, employeeCost }: CostFacts['profile']): { factor: number; told: string } {
  const size = employees === null || employees === 0 ? 1 : (employees / BENCHMARK_EMPLOYEES) ** SIZE_EXPONENT;
  const pay = employeeCost === null || employeeCost === 0 ? 1 : employeeCost / BENCHMARK_EMPLOYEE_COST;
  const said = [
    ...(employees ? [`${new Intl.NumberFormat('en-US').format(employees)} employees`] : []),
    ...(employeeCost ? [`${amount(employeeCost / 1000)} for an employee`] : []),
  ];
  return {
    factor: Math.min(SIZE_FACTOR.most, Math.max(SIZE_FACTOR.least, size)) * pay,
    told: said.length > 0 ? `, moved to ${said.join(' and ')}` : '',
  };
}

/**
 * Of a use case's likely benefit, the part that lowers the cost of the process itself: an assumption. Handling time is
 * that cost; what moves losses, stock or revenue is worth more elsewhere, and only the work that goes with it counts.
 */
const COUNTED: Record<Benefit['moves'], number> = {
  'handling time': 1,
  capacity: 0.8,
  'error rate': 0.5,
  'cycle time': 0.4,
  downtime: 0.5,
  waste: 0.5,
  energy: 0.5,
  spend: 0.5,
  losses: 0.5,
  stock: 0.5,
  revenue: 0.5,
  'working capital': 0.5,
  breaches: 0.5,
  churn: 0.5,
};

export interface Estimate {
  /** Thousands a year. */
  savings: number;
  /** Share of the cost base, 0–1. */
  share: number;
}

/** Savings of each benefit, in the given order. Each takes its share of what the ones before it leave, so that together they never exceed the cost. */
export function estimateSavings(cost: number, benefits: readonly Benefit[]): Estimate[] {
  let left = 1;
  return benefits.map(({ moves, share: [, likely] }) => {
    const share = left * likely * COUNTED[moves];
    left -= share;
    return { savings: Math.floor(Number((cost * share * 10).toPrecision(12))) / 10, share };
  });
}

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const amount = (thousands: number) => `${oneDecimal.format(thousands)} thousand`;
