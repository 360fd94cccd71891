import { z } from 'zod';
import { Id } from './ids.ts';
import { WorkFunction } from './process-values.ts';
import { SavedRoiInput } from './roi.ts';

/** What the work of one process without inputs would look like in such an organisation: an assumption to start from. */
export const RoiBenchmark = z.object({
  processId: Id,
  workFunction: WorkFunction,
  fteCount: z.number().describe('Full-time equivalents.'),
  processFrequency: z.number().describe('Runs a year.'),
  averageSalary: z.number().describe('Currency units a year.'),
  averageRuntime: z.number().describe('Minutes a run.'),
  automationRate: z.number().describe('Combined rate of its use cases, 0–1; 0 where none saves handling time.'),
});
export type RoiBenchmark = z.infer<typeof RoiBenchmark>;

/** Benchmarks for every process without others below it that no inputs cover. Saving them is left to a person. */
export const RoiBenchmarks = z.object({
  employees: z.number(),
  employeeCost: z.number().describe('Mean cost of an employee, currency units a year.'),
  organisationAssumed: z.boolean().describe('True when the profile names no employees or no cost.'),
  basis: z
    .object({ shares: z.string(), salaries: z.string(), minutes: z.string() })
    .describe('What the shares of the workforce, the salaries and the minutes rest on, in words.'),
  benchmarks: z.array(RoiBenchmark),
});
export type RoiBenchmarks = z.infer<typeof RoiBenchmarks>;

/** What a process with inputs would save by the combined rate of its use cases instead of the default rate. */
export const UseCaseRate = z.object({
  processId: Id,
  automationRate: z.number().describe('What it goes by now, 0–1.'),
  useCaseRate: z.number().describe('Combined rate of its use cases that move handling time, 0–1.'),
  savings: z.number().describe('Now, currency units a year.'),
  savingsThen: z.number().describe('By the rate of the use cases, currency units a year.'),
});
export type UseCaseRate = z.infer<typeof UseCaseRate>;

/** Only processes whose rate nobody has set; where no use case says anything, the default stays. */
export const UseCaseRates = z.object({
  rates: z.array(UseCaseRate),
  withoutUseCases: z.int().describe('Processes with inputs on the default rate whose use cases say nothing.'),
});
export type UseCaseRates = z.infer<typeof UseCaseRates>;

/** The rates that were set, as they were told before, and the inputs as they are now. */
export const AdoptedRates = UseCaseRates.extend({ roiInputs: z.array(SavedRoiInput) });
export type AdoptedRates = z.infer<typeof AdoptedRates>;
