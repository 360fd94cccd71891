import type { RoiAssumptions } from '@process-ai/contract/roi';

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
