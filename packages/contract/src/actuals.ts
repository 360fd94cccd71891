import { z } from 'zod';
import { Id } from './ids.ts';
import { ActualMonth, ActualMonthInput, Month } from './initiatives.ts';
import { MoneyBasis } from './process-values.ts';
import { verbatimText } from './text.ts';

export const ActualsSave = z.object({
  months: z
    .array(ActualMonthInput)
    .min(1, 'At least one month')
    .max(600)
    .describe('Each month once. A figure that is absent stays as it is, null clears it.'),
});
export type ActualsSave = z.infer<typeof ActualsSave>;

export const ActualsImport = z.object({
  csv: verbatimText(1_000_000).describe(
    'A heading with month, savings, cost, volume or the names of measures; then a line for each month.',
  ),
  dryRun: z.boolean().default(false).describe('True = say what would be saved, and save nothing.'),
});
export type ActualsImport = z.infer<typeof ActualsImport>;

const known = z.number().nullable();

/** A month of plan and actual. What is null is not known; of the forecast, what is not there yet. */
export const ActualPoint = z.object({
  month: Month,
  planned: z
    .object({ savings: z.number(), cost: z.number(), volume: known })
    .describe('In this month, as it was committed.'),
  actual: z.object({ savings: known, cost: known, volume: known }).describe('In this month.'),
  cumulative: z
    .object({
      plannedSavings: z.number(),
      plannedCost: z.number(),
      actualSavings: known,
      actualCost: known,
      forecastSavings: known.describe('From the last month with a figure on: what came, and the rest as it goes now.'),
      forecastCost: known,
    })
    .describe('Since the first month of work, currency units.'),
});
export type ActualPoint = z.infer<typeof ActualPoint>;

const MoneyTotals = z.object({ savings: z.number(), cost: z.number(), net: z.number() });

/** Why savings differ from the plan, up to the last month with a figure: the three parts add up to the whole. */
export const SavingsVariance = z.object({
  planned: z.number().describe('Currency units, in the months that are compared.'),
  actual: z.number(),
  total: z.number().describe('Actual less planned.'),
  delay: z
    .number()
    .describe('Months in which savings were planned and had not begun, or came before they were planned.'),
  volume: z.number().describe('More or fewer runs than planned, at the planned savings of a run.'),
  rate: z.number().describe('More or less saved in each run than planned; also what no known volume explains.'),
  words: z.string().describe('The same as sentences.'),
});
export type SavingsVariance = z.infer<typeof SavingsVariance>;

const Observed = z
  .object({ actual: z.number(), planned: z.number().describe('By the plan as it stands now.') })
  .nullable()
  .describe('In the months since they began in which they are known and planned; null = in none.');

export const ActualForecast = z.object({
  until: Month.describe('The last month that is forecast.'),
  planned: MoneyTotals.describe('Up to then as it was committed, currency units.'),
  forecast: MoneyTotals,
  savingsPerformance: z
    .number()
    .nullable()
    .describe('Actual savings ÷ those of the plan as it stands now, since they began; null = none yet.'),
  costPerformance: z
    .number()
    .nullable()
    .describe('Actual cost ÷ that of the plan as it stands now, in the months with a figure; null = none yet.'),
  observed: z
    .object({ savings: Observed, cost: Observed })
    .describe('What the performance is worked out from: the one ÷ the other.'),
  words: z.string().describe('How the forecast was made, for a person.'),
});
export type ActualForecast = z.infer<typeof ActualForecast>;

export const MeasureProgress = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  better: z.enum(['higher', 'lower']),
  baseline: known,
  target: known.describe('As it was committed.'),
  targetNow: known.describe('As the plan stands now.'),
  latest: z.object({ month: Month, value: z.number() }).nullable(),
  progress: known.describe('Share of the way from the baseline to the target; null where one of them is missing.'),
});
export type MeasureProgress = z.infer<typeof MeasureProgress>;

/** What came of an initiative, against its baseline; one without a baseline against its plan as it stands. */
export const Actuals = z.object({
  initiativeId: Id,
  currency: z.string(),
  basis: MoneyBasis.nullable().describe(
    'What the planned savings rest on, by the committed plan where it has any; null = no savings are planned.',
  ),
  canEnter: z.boolean().describe('Figures are entered for what is running or delivered.'),
  months: z.array(ActualMonth),
  series: z
    .array(ActualPoint)
    .describe('Every month from the first of work, or with a figure, to the end of the forecast.'),
  variance: SavingsVariance.nullable().describe('Null until the savings of a month are known.'),
  forecast: ActualForecast,
  measures: z.array(MeasureProgress),
});
export type Actuals = z.infer<typeof Actuals>;

/** What a file of figures says. */
export const ActualsImported = z.object({
  months: z.array(
    z.object({
      month: Month,
      savings: known.optional(),
      cost: known.optional(),
      volume: known.optional(),
      measures: z.record(z.string(), known).optional(),
    }),
  ),
  errors: z.array(z.object({ line: z.int(), message: z.string() })),
  saved: z.boolean(),
  actuals: Actuals.nullable().describe('As they are once it is saved.'),
});
export type ActualsImported = z.infer<typeof ActualsImported>;
