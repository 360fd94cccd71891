import type { RoiAssumptions } from '@process-ai/contract/roi';
import { indexTree } from './indexed-tree.ts';
import { COMBINED_RATE_MAX } from './savings-shares.ts';
import type { ValuedOpportunity, ValuedProcess } from './value-source.ts';

/** The four figures that a person would enter. */
export interface WorkFigures {
  fteCount: number;
  processFrequency: number;
  averageSalary: number;
  averageRuntime: number;
}

interface Work {
  /** Benchmark cost, currency units a year. */
  cost: number;
  /** Minutes that one run typically takes. */
  minutes: number;
  /** What a person who does it costs a year with all that goes with pay, currency units. */
  personCost: number;
}

/**
 * Figures that cost what the benchmark says, or a little less (FORMULAS.md section 5): accepting them changes what the
 * cost rests on, not what anything costs. They are round, since nobody has counted. Null where the cost is too small for
 * a minute of work.
 *
 *   salary = personCost / loadFactor      hours = cost / (salary × loadFactor / hoursPerYear)
 *   runs = hours × 60 / minutes; of less than ten runs a year the minutes follow the hours      FTE = hours / hoursPerYear
 */
export function benchmarkFigures(
  { cost, minutes, personCost }: Work,
  { hoursPerYear, loadFactor }: Pick<RoiAssumptions, 'hoursPerYear' | 'loadFactor'>,
): WorkFigures | null {
  const averageSalary = roundedDown(personCost / loadFactor, 3);
  if (!(averageSalary > 0)) return null;
  const worked = (60 * cost) / ((averageSalary * loadFactor) / hoursPerYear);
  const runs = worked / minutes;
  const processFrequency = Math.max(1, roundedDown(runs, 2));
  const averageRuntime = runs < FEW ? Math.floor(worked / processFrequency) : minutes;
  if (averageRuntime < 1) return null;
  const years = (processFrequency * averageRuntime) / 60 / hoursPerYear;
  return { fteCount: Math.ceil(years * 100) / 100, processFrequency, averageSalary, averageRuntime };
}

/** Runs a year that are not rounded without being far off. */
const FEW = 10;

/** With so many significant digits, whole, and never more. */
function roundedDown(value: number, digits: number): number {
  if (value < 10 ** digits) return Math.floor(value);
  const unit = 10 ** (Math.floor(Math.log10(value)) + 1 - digits);
  return Math.floor(value / unit) * unit;
}

/**
 * The share of its work that the use cases of each of these processes automate together: 1 − Π (1 − likely benefit) of
 * those that count and move handling time, at most 0.60 (FORMULAS.md section 5). What stands above others goes by the
 * processes below it, each with the weight of its work; one without use cases of its own by the nearest above it that
 * has some, up to the process asked for. Absent where no use case says anything.
 */
export function useCaseRates(
  processes: readonly ValuedProcess[],
  opportunities: readonly Pick<ValuedOpportunity, 'processId' | 'status' | 'benefit'>[],
  asked: readonly string[],
): ReadonlyMap<string, number> {
  const tree = indexTree(processes);
  const left = new Map<number, number>();
  for (const { processId, status, benefit } of opportunities) {
    const index = tree.indexOf.get(processId);
    if (index === undefined || status === 'rejected' || benefit.moves !== 'handling time') continue;
    left.set(index, (left.get(index) ?? 1) * (1 - benefit.likely));
  }

  const sums = new Map(asked.flatMap((id) => ofIndex(tree.indexOf.get(id), { rate: 0, weight: 0, said: false })));
  for (const leaf of tree.order) {
    if (!tree.isLeaf(leaf)) continue;
    let said: number | undefined;
    const weight = (processes[leaf] as ValuedProcess).weight;
    for (let at = leaf; at !== -1; at = tree.parents[at] as number) {
      said ??= left.get(at);
      const sum = sums.get(at);
      if (!sum) continue;
      sum.weight += weight;
      sum.rate += weight * (said === undefined ? 0 : Math.min(COMBINED_RATE_MAX, 1 - said));
      sum.said ||= said !== undefined;
    }
  }
  return new Map(
    [...sums].flatMap(([index, { rate, weight, said }]) =>
      said && weight > 0 ? [[(processes[index] as ValuedProcess).id, rounded(rate / weight)] as const] : [],
    ),
  );
}

const ofIndex = <Sum>(index: number | undefined, sum: Sum): [number, Sum][] =>
  index === undefined ? [] : [[index, sum]];

/** In thousandths: it is saved as a person would have entered it. */
const rounded = (rate: number) => Math.round(rate * 1000) / 1000;
