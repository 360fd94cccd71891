import type { Blueprint } from './blueprint.ts';

/** Every process of the sector once: those that only group others, and of the others what is known of them. */
export interface ProcessScope {
  all: number;
  headings: number;
  /** Those whose work is in figures that somebody entered, for themselves or for the heading above them. */
  measured: number;
  /** Whose figures these are; as many, unless headings have figures of their own. */
  withFigures: number;
  /** Those that a benchmark gives savings. */
  benchmark: number;
  /** Those that a benchmark gives none: they have no use case, or one whose benefit is no money of theirs. */
  nothing: number;
}

export function processScope({ value, processValues, processes, case: found, summary }: Blueprint): ProcessScope {
  const all = Math.max(processValues.length, processes.length);
  const [measured, notCosted] = [value.measured.processes, value.benchmark.processes];
  // Only what has no others below it goes by the rate of its use cases.
  const worth = processValues.filter(({ rateSource, benchmark }) => rateSource === 'useCases' && benchmark.savings > 0);
  const benchmark = Math.min(notCosted, worth.length);
  return {
    all,
    headings: Math.max(0, all - measured - notCosted),
    measured,
    withFigures: found?.headline.measuredProcesses ?? summary.processCount,
    benchmark,
    nothing: notCosted - benchmark,
  };
}
