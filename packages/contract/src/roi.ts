import { z } from 'zod';
import { Id, Timestamp, Version } from './ids.ts';

/** Far above any real figure, far below where doubles lose cents. */
const amount = z
  .number('Must be a number')
  .min(0, 'Must not be negative')
  .max(1e12, 'This number is too large to be meant');

/** What is nearly zero is a slip of the pen, and dividing by it leaves no figure to show. */
const isZeroOrFrom = (least: number) => (value: number) => value <= 0 || value >= least;
const quantity = amount.refine(isZeroOrFrom(1e-6), 'This number is too small to be meant');
const money = amount.refine(isZeroOrFrom(0.01), 'Must be 0, or at least 0.01');

const rate = z.number().min(0, 'Must be between 0 and 1').max(1, 'Must be between 0 and 1');

/** ROI inputs of one process. What is null falls back to the default of the formulas. */
export const RoiInput = z.object({
  processId: Id,
  fteCount: z.number(),
  /** Runs a year. */
  processFrequency: z.number(),
  /** Currency units a year. */
  averageSalary: z.number(),
  /** Minutes a run. */
  averageRuntime: z.number(),
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

/** The figures of a process's inputs. */
export const RoiInputName = RoiInput.omit({ processId: true }).keyof();
export type RoiInputName = z.infer<typeof RoiInputName>;

/** Saved inputs. The version rises whenever one of the figures is changed. */
export const SavedRoiInput = RoiInput.extend({ version: z.int() });
export type SavedRoiInput = z.infer<typeof SavedRoiInput>;

const orDefault = (value: number | null | undefined) => value ?? null;

/** ROI inputs as a client sends them: absent counts as null. */
export const RoiInputEntry = z.object({
  processId: Id,
  fteCount: quantity.max(1e6, 'This number is too large to be meant'),
  processFrequency: quantity,
  averageSalary: money.max(1e9, 'This number is too large to be meant'),
  averageRuntime: quantity.max(1e7, 'This number is too large to be meant'),
  implementationCost: money.nullish().transform(orDefault),
  annualRunCost: money.nullish().transform(orDefault),
  automationRate: rate.nullish().transform(orDefault),
  realisation: rate.nullish().transform(orDefault),
});

/**
 * A change of a process's inputs as a client sends it: what is absent stays. With `version`, the one that was read
 * (0 = there were no inputs), a figure that somebody else has changed since is not overwritten.
 */
export const RoiInputChange = z.object({
  processId: Id,
  fteCount: RoiInputEntry.shape.fteCount.optional(),
  processFrequency: RoiInputEntry.shape.processFrequency.optional(),
  averageSalary: RoiInputEntry.shape.averageSalary.optional(),
  averageRuntime: RoiInputEntry.shape.averageRuntime.optional(),
  implementationCost: money.nullish(),
  annualRunCost: money.nullish(),
  automationRate: rate.nullish(),
  realisation: rate.nullish(),
  version: z
    .int('Must be a whole number')
    .min(0, 'At least 0')
    .max(2_147_483_647, 'This number is too large to be meant')
    .optional(),
});
export type RoiInputChange = z.infer<typeof RoiInputChange>;

/** What a save met that others had changed: each such figure with its value now, and the rows as they are now. */
export const RoiInputConflict = z.object({
  figures: z.array(z.object({ processId: Id, name: RoiInputName, value: z.number().nullable(), by: z.string() })),
  roiInputs: z.array(SavedRoiInput),
});
export type RoiInputConflict = z.infer<typeof RoiInputConflict>;

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

export const YEARS_MAX = 10;

const assumptionFields = {
  hoursPerYear: z.number().min(1, 'At least 1').max(8784, 'A year has no more hours'),
  /** What an hour costs over what it is paid: 1 = pay alone. */
  loadFactor: z.number().min(0.01, 'At least 0.01').max(10, 'This number is too large to be meant'),
  /** ISO 4217, as "USD". */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Must be three capital letters, as USD'),
  /** A year, 0.10 = 10%. */
  discountRate: z.number().min(0, 'Must not be negative').max(1, 'At most 1 (100%)'),
  years: z.int('Must be a whole number').min(1, 'At least 1').max(YEARS_MAX, `At most ${YEARS_MAX}`),
  /** Share of the full benefit by year, the last value holding on. */
  ramp: z.array(rate).min(1, 'At least one year').max(YEARS_MAX, `At most ${YEARS_MAX} years`),
  /** Share taken off the benefits, 0–1. */
  benefitRisk: rate,
  /** Share added to the costs, 0–1. */
  costRisk: rate,
};

/** Sector-wide assumptions of the ROI formulas. */
export const RoiAssumptions = z.object(assumptionFields);
export type RoiAssumptions = z.infer<typeof RoiAssumptions>;
export type AssumptionName = keyof RoiAssumptions;

/** Absent fields stay as they are; null puts the default back. */
export const RoiAssumptionsUpdate = z.object({
  hoursPerYear: assumptionFields.hoursPerYear.nullish(),
  loadFactor: assumptionFields.loadFactor.nullish(),
  currency: assumptionFields.currency.nullish(),
  discountRate: assumptionFields.discountRate.nullish(),
  years: assumptionFields.years.nullish(),
  ramp: assumptionFields.ramp.nullish(),
  benefitRisk: assumptionFields.benefitRisk.nullish(),
  costRisk: assumptionFields.costRisk.nullish(),
  version: Version.optional(),
});
export type RoiAssumptionsUpdate = z.infer<typeof RoiAssumptionsUpdate>;

/** Who changed an assumption from its default, and when. */
export const AssumptionChange = z.object({ by: z.string(), at: Timestamp });
export type AssumptionChange = z.infer<typeof AssumptionChange>;

export const SectorAssumptions = z.object({
  assumptions: RoiAssumptions,
  /** By name; those at their default are absent. */
  changes: z.record(z.string(), AssumptionChange),
  version: z.int(),
});
export type SectorAssumptions = z.infer<typeof SectorAssumptions>;

export const Roi = z.object({
  roiInputs: z.array(SavedRoiInput),
  roiResults: z.array(RoiResult),
  summary: RoiSummary,
  assumptions: RoiAssumptions,
  /** By name of the assumption; those at their default are absent. */
  assumptionChanges: z.record(z.string(), AssumptionChange),
  assumptionsVersion: z.int(),
  /** Who last changed the inputs of a process, by its id. */
  inputChanges: z.record(z.string(), AssumptionChange),
});
export type Roi = z.infer<typeof Roi>;

export const RoiCalculation = z.object({ roiResults: z.array(RoiResult), summary: RoiSummary });
export type RoiCalculation = z.infer<typeof RoiCalculation>;
