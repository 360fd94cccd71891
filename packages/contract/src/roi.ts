import { z } from 'zod';
import { Id, Timestamp, Version } from './ids.ts';
import { requiredText } from './text.ts';

/** Far above any real figure, far below where doubles lose cents. */
const amount = z.number('Must be a number').min(0, 'Must not be negative').max(1e12, 'This number is too large');

/** What is nearly zero is a slip of the pen, and dividing by it leaves no figure to show. */
const isZeroOrFrom = (least: number) => (value: number) => value <= 0 || value >= least;
const quantity = amount.refine(isZeroOrFrom(1e-6), 'This number is too small to be meant');
const money = amount.refine(isZeroOrFrom(0.01), 'Must be 0, or at least 0.01');

const rate = z.number().min(0, 'Must be between 0 and 1').max(1, 'Must be between 0 and 1');

/** ROI inputs of one process. What is null falls back to the default of the formulas. */
export const RoiInput = z.object({
  processId: Id,
  fteCount: z.number().describe('Full-time equivalents.'),
  processFrequency: z.number().describe('Runs a year.'),
  averageSalary: z.number().describe('Currency units a year.'),
  averageRuntime: z.number().describe('Minutes a run.'),
  implementationCost: z.number().nullable().describe('Currency units, once. null = by the most demanding opportunity.'),
  annualRunCost: z.number().nullable().describe('Currency units a year. null = 0.'),
  automationRate: z.number().nullable().describe('Share of the work that is automated, 0–1. null = 0.60.'),
  realisation: z.number().nullable().describe('Share of the projected savings that is realized, 0–1. null = 1.'),
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
  fteCount: quantity.max(1e6, 'This number is too large').describe('Full-time equivalents.'),
  processFrequency: quantity.describe('Runs a year.'),
  averageSalary: money.max(1e9, 'This number is too large').describe('Currency units a year.'),
  averageRuntime: quantity.max(1e7, 'This number is too large').describe('Minutes a run.'),
  implementationCost: money.nullish().transform(orDefault).describe('Currency units, once.'),
  annualRunCost: money.nullish().transform(orDefault).describe('Currency units a year.'),
  automationRate: rate.nullish().transform(orDefault).describe('Share of the work that is automated, 0–1.'),
  realisation: rate.nullish().transform(orDefault).describe('Share of the projected savings that is realized, 0–1.'),
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
  benchmarks: z
    .array(RoiInputName)
    .optional()
    .describe('Which of the figures given are benchmarks that a person has accepted, not counted.'),
  sources: z
    .partialRecord(RoiInputName, requiredText(500))
    .optional()
    .describe('Where figures given come from, as “report.pdf, p. 3”: kept until the figure changes again.'),
  version: z
    .int('Must be a whole number')
    .min(0, 'At least 0')
    .max(2_147_483_647, 'This number is too large')
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
  currentAnnualCost: z.number().describe('Currency units a year.'),
  projectedSavings: z.number().describe('Currency units a year.'),
  paybackMonths: z.number().nullable().describe('Months; null when the investment never pays back.'),
  savingsPercentage: z.number().describe('Percent of the current annual cost, 0–100.'),
  basis: RoiBasis.describe('What the cost rests on: the work (runs × runtime), or the capacity (FTE × salary).'),
  workHours: z.number().describe('Hours of work a year.'),
  utilisation: z
    .number()
    .nullable()
    .describe("Share of the team's hours that the work takes; null without FTE. Above 1 is worth a warning."),
  netAnnual: z.number().describe('Projected savings less the annual run cost, currency units a year.'),
  implementationCost: z.number().describe('Currency units, once.'),
  automationRate: z.number().describe('Share of the work that is automated, 0–1.'),
  countedInAncestor: z
    .boolean()
    .describe('True when an ancestor has inputs as well: this one is then left out of the totals.'),
});
export type RoiResult = z.infer<typeof RoiResult>;

export const RoiSummary = z.object({
  totalSavings: z.number().describe('Σ projectedSavings, currency units a year.'),
  totalCurrentCost: z.number().describe('Currency units a year.'),
  savingsPercentage: z.number().describe('Percent of the total current cost, 0–100.'),
  averagePaybackMonths: z.number().nullable().describe('Mean of the paybacks that exist, in months; null = N/A.'),
  portfolioPaybackMonths: z
    .number()
    .nullable()
    .describe('12 × Σ implementation cost / Σ net annual, in months; null when it never pays back.'),
  totalImplementationCost: z.number().describe('Currency units, once.'),
  totalNetAnnual: z.number().describe('Currency units a year.'),
  efficiencyGain: z.number().describe('Cost-weighted mean automation rate, percent.'),
  processCount: z.int().describe('Processes in the totals.'),
});
export type RoiSummary = z.infer<typeof RoiSummary>;

export const YEARS_MAX = 10;

const assumptionFields = {
  hoursPerYear: z
    .number()
    .min(1, 'At least 1')
    .max(8784, 'A year has no more hours')
    .describe('Hours that one full-time equivalent works in a year.'),
  loadFactor: z
    .number()
    .min(0.01, 'At least 0.01')
    .max(10, 'This number is too large')
    .describe('What an hour costs over what it is paid: 1 = pay alone.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Must be three capital letters, as USD')
    .describe('ISO 4217, as "USD". While nobody has changed it, that of the profile of the sector, else USD.'),
  discountRate: z.number().min(0, 'Must not be negative').max(1, 'At most 1 (100%)').describe('A year, 0.10 = 10%.'),
  years: z.int('Must be a whole number').min(1, 'At least 1').max(YEARS_MAX, `At most ${YEARS_MAX}`),
  ramp: z
    .array(rate)
    .min(1, 'At least one year')
    .max(YEARS_MAX, `At most ${YEARS_MAX} years`)
    .describe('Share of the full benefit by year, the last value holding on.'),
  benefitRisk: rate.describe('Share taken off the benefits, 0–1.'),
  costRisk: rate.describe('Share added to the costs, 0–1.'),
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

/** Who last changed the inputs of a process, which of its figures are still accepted benchmarks, and where others come from. */
export const RoiInputsChange = AssumptionChange.extend({
  benchmarks: z.array(RoiInputName),
  sources: z.record(z.string(), z.string()).optional().describe('Where its figures come from, by their names.'),
});
export type RoiInputsChange = z.infer<typeof RoiInputsChange>;

export const SectorAssumptions = z.object({
  assumptions: RoiAssumptions,
  changes: z.record(z.string(), AssumptionChange).describe('By name; those at their default are absent.'),
  version: z.int(),
});
export type SectorAssumptions = z.infer<typeof SectorAssumptions>;

export const Roi = z.object({
  roiInputs: z.array(SavedRoiInput),
  roiResults: z.array(RoiResult),
  summary: RoiSummary,
  assumptions: RoiAssumptions,
  assumptionChanges: z
    .record(z.string(), AssumptionChange)
    .describe('By name of the assumption; those at their default are absent.'),
  assumptionsVersion: z.int(),
  inputChanges: z.record(z.string(), RoiInputsChange).describe('Who last changed the inputs of a process, by its id.'),
});
export type Roi = z.infer<typeof Roi>;

export const RoiCalculation = z.object({ roiResults: z.array(RoiResult), summary: RoiSummary });
export type RoiCalculation = z.infer<typeof RoiCalculation>;
