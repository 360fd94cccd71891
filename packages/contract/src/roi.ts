import { z } from 'zod';
import { Id } from './ids.ts';

/** Far above any real figure, far below where doubles lose cents. */
const amount = z
  .number('Must be a number')
  .min(0, 'Must not be negative')
  .max(1e12, 'This number is too large to be meant');

const rate = z.number().min(0, 'Must be between 0 and 1').max(1, 'Must be between 0 and 1');

const given = {
  processId: Id,
  fteCount: amount.max(1e6, 'This number is too large to be meant'),
  /** Runs a year. */
  processFrequency: amount,
  /** Currency units a year. */
  averageSalary: amount.max(1e9, 'This number is too large to be meant'),
  /** Minutes a run. */
  averageRuntime: amount.max(1e7, 'This number is too large to be meant'),
};

/** ROI inputs of one process. What is null falls back to the default of the formulas. */
export const RoiInput = z.object({
  ...given,
  /** Currency units, once. null = by the most demanding opportunity. */
  implementationCost: z.number().nullable(),
  /** Currency units a year. null = 0. */
  annualRunCost: z.number().nullable(),
  /** Share of the work that is automated, 0–1. null = 0.60. */
  automationRate: z.number().nullable(),
  /** Share of the projected savings that is realised, 0–1. null = 1. */
  realisation: z.number().nullable(),
});
export type RoiInput = z.infer<typeof RoiInput>;

const orDefault = (value: number | null | undefined) => value ?? null;

/** ROI inputs as a client sends them: absent counts as null. */
export const RoiInputEntry = z.object({
  ...given,
  implementationCost: amount.nullish().transform(orDefault),
  annualRunCost: amount.nullish().transform(orDefault),
  automationRate: rate.nullish().transform(orDefault),
  realisation: rate.nullish().transform(orDefault),
});

export const RoiBasis = z.enum(['workload', 'capacity']);
export type RoiBasis = z.infer<typeof RoiBasis>;

export const RoiResult = z.object({
  processId: Id,
  currentAnnualCost: z.number(),
  projectedSavings: z.number(),
  /** null when the investment never pays back. */
  paybackMonths: z.number().nullable(),
  savingsPercentage: z.number(),
  basis: RoiBasis,
  /** Hours of work a year. */
  workHours: z.number(),
  /** Share of the team's hours that the work takes; null without FTE. Above 1 is worth a warning. */
  utilisation: z.number().nullable(),
  netAnnual: z.number(),
  implementationCost: z.number(),
  automationRate: z.number(),
  /** True when an ancestor has inputs as well: this one is then left out of the totals. */
  countedInAncestor: z.boolean(),
  /** True when the inputs or assumptions have changed since this was computed. */
  outOfDate: z.boolean(),
});
export type RoiResult = z.infer<typeof RoiResult>;

export const RoiSummary = z.object({
  /** Σ projectedSavings, currency units a year. */
  totalSavings: z.number(),
  totalCurrentCost: z.number(),
  savingsPercentage: z.number(),
  /** Mean of the paybacks that exist, in months; null = N/A. */
  averagePaybackMonths: z.number().nullable(),
  /** 12 × Σ implementation cost / Σ net annual, in months; null when it never pays back. */
  portfolioPaybackMonths: z.number().nullable(),
  totalImplementationCost: z.number(),
  totalNetAnnual: z.number(),
  /** Cost-weighted mean automation rate, percent. */
  efficiencyGain: z.number(),
  /** Processes in the totals. */
  processCount: z.int(),
});
export type RoiSummary = z.infer<typeof RoiSummary>;

/** Sector-wide assumptions of the ROI formulas. */
export const RoiAssumptions = z.object({
  hoursPerYear: z.number().positive(),
  loadFactor: z.number().positive(),
  currency: z.string(),
});
export type RoiAssumptions = z.infer<typeof RoiAssumptions>;

export const Roi = z.object({
  roiInputs: z.array(RoiInput),
  roiResults: z.array(RoiResult),
  summary: RoiSummary,
  assumptions: RoiAssumptions,
});
export type Roi = z.infer<typeof Roi>;

export const RoiCalculation = z.object({ roiResults: z.array(RoiResult), summary: RoiSummary });
export type RoiCalculation = z.infer<typeof RoiCalculation>;
