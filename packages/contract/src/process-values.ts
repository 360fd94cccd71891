import { z } from 'zod';
import { Id } from './ids.ts';
import { RoiInputsChange, SavedRoiInput, SectorAssumptions } from './roi.ts';

/** What an amount rests on: figures that somebody entered, or the size of the organisation (FORMULAS.md section 5). */
export const MONEY_BASES = ['measured', 'benchmark'] as const;
export const MoneyBasis = z.enum(MONEY_BASES);
export type MoneyBasis = z.infer<typeof MoneyBasis>;

/** What is not costed yet shows in a class: the figure behind it is a benchmark. */
export const SizeClass = z.enum(['S', 'M', 'L']);
export type SizeClass = z.infer<typeof SizeClass>;

/** Where the rate of a process comes from: entered by a person, the default of the formulas, or its use cases. */
export const RateSource = z.enum(['entered', 'default', 'useCases']);
export type RateSource = z.infer<typeof RateSource>;

/** What the people of an organisation work on: the thirteen categories of APQC's cross-industry framework, in its order. */
export const WORK_FUNCTIONS = [
  'strategy',
  'product-development',
  'marketing-and-sales',
  'supply-chain',
  'operations',
  'customer-service',
  'human-resources',
  'information-technology',
  'finance',
  'facilities',
  'risk-and-legal',
  'external-relations',
  'business-improvement',
] as const;
export const WorkFunction = z.enum(WORK_FUNCTIONS);
export type WorkFunction = z.infer<typeof WorkFunction>;

const Amounts = z.object({
  cost: z.number().describe('Currency units a year.'),
  savings: z.number().describe('Currency units a year.'),
});

/** Savings by what they rest on, which are never added up. */
export const SavingsByBasis = z.object({
  measured: z.number().describe("Thousands of the sector's currency a year."),
  benchmark: z.number().describe('The same of what is not costed yet.'),
});
export type SavingsByBasis = z.infer<typeof SavingsByBasis>;

/** What a process and all below it cost and can save a year: the one money that every other amount is a share of. */
export const ProcessValue = z.object({
  processId: Id,
  basis: MoneyBasis.nullable().describe('Null where some of what is below is measured and some is not.'),
  measured: Amounts,
  benchmark: Amounts,
  automationRate: z.number().nullable().describe('Share of the work, 0–1; null for what is summed from below.'),
  rateSource: RateSource.nullable(),
  size: SizeClass.nullable().describe('Of the benchmark savings; null where there are none.'),
});
export type ProcessValue = z.infer<typeof ProcessValue>;

/** The totals of a sector. Measured and benchmark are never added up. */
export const SectorValue = z.object({
  currency: z.string(),
  measured: Amounts.extend({ processes: z.int().describe('Processes without others below that are measured.') }),
  benchmark: Amounts.extend({ processes: z.int() }),
  payroll: z.number().describe('Employees × mean cost, currency units a year: no cost can add up to more.'),
  employees: z.number(),
  employeeCost: z.number().describe('Mean cost of an employee, currency units a year.'),
  organisationAssumed: z
    .boolean()
    .describe('True when the profile names no employees or no cost: 1,000 people, 65,000 each.'),
});
export type SectorValue = z.infer<typeof SectorValue>;

export const ProcessValues = z.object({ total: SectorValue, processes: z.array(ProcessValue) });
export type ProcessValues = z.infer<typeof ProcessValues>;

/** What was found in a process and all below it: what a row of the tree shows. */
export const ProcessRollUp = z.object({
  processId: Id,
  processes: z.int().describe('Itself and all below it.'),
  analyzed: z.int().describe('How many of them an analysis has read, or have opportunities.'),
  opportunities: z
    .object({ automation: z.int(), ai: z.int(), agentic: z.int() })
    .describe('By type, those that were not rejected.'),
  savings: SavingsByBasis,
  size: SizeClass.nullable().describe('Of the benchmark savings; null where there are none.'),
});
export type ProcessRollUp = z.infer<typeof ProcessRollUp>;

export const ProcessRollUps = z.object({
  currency: z.string(),
  processes: z.array(ProcessRollUp).describe('In code order; a process with nothing at or below it is left out.'),
});
export type ProcessRollUps = z.infer<typeof ProcessRollUps>;

/** What the benchmark cost of a process is made of: payroll × share × weight ÷ reference weight × scale. */
export const BenchmarkParts = z.object({
  workFunction: WorkFunction,
  share: z.number().describe('Of the people, that work in this function in such an industry, 0–1.'),
  shareBasis: z.string().describe('What that share rests on, in words.'),
  weight: z.number().describe('Volume class of the process: 1, 2 or 4.'),
  referenceWeight: z
    .number()
    .describe("Weights of the sector's processes of this function, or of the full reference set where that is more."),
  scale: z.number().describe('1; less where what is measured leaves the function less than its share.'),
});
export type BenchmarkParts = z.infer<typeof BenchmarkParts>;

/** The ROI inputs of one process, with who set them, and the assumptions that its cost goes by. */
export const ProcessInputs = z.object({
  input: SavedRoiInput,
  change: RoiInputsChange.nullable().describe('Null where nobody is known.'),
  assumptions: SectorAssumptions,
});
export type ProcessInputs = z.infer<typeof ProcessInputs>;

/** What one process costs and can save, and how that came about. */
export const ProcessMoney = z.object({
  value: ProcessValue,
  inputs: ProcessInputs.nullable().describe('Null where it has no ROI inputs of its own.'),
  parts: BenchmarkParts.nullable().describe('Null where nothing is by benchmark, or the process is a heading.'),
  total: SectorValue,
});
export type ProcessMoney = z.infer<typeof ProcessMoney>;
