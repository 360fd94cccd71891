import { z } from 'zod';
import { Id } from './ids.ts';
import { Month } from './initiatives.ts';
import { Scenario } from './scenarios.ts';

const Payback = z.number().nullable();

/** What the plan comes to; currency units unless said. */
export const BusinessCase = z.object({
  flows: z.array(z.number()).describe('Net cash flow at t = 0, 1, …, years; t = 0 is all before month 1.'),
  presentBenefits: z.number().describe('Present value of the benefits, currency units.'),
  presentCosts: z.number().describe('Present value of the costs, currency units.'),
  npv: z.number().describe('Net present value, currency units.'),
  roiPercentage: z.number().nullable().describe('Percent of the present costs; null when there are none.'),
  irr: z
    .union([z.number(), z.literal('none'), z.literal('several')])
    .describe('Internal rate of return a year, 0.10 = 10%; a word where there is none, or more than one.'),
  paybackMonths: Payback.describe(
    'Months from the beginning of month 1 until the cumulative flow is above zero for good; null when it never is.',
  ),
  discountedPaybackMonths: Payback.describe('The same with each flow as it is worth today.'),
});
export type BusinessCase = z.infer<typeof BusinessCase>;

const Flows = z.object({
  benefits: z.number(),
  oneOffCost: z.number(),
  runCost: z.number(),
  cumulative: z.number().describe('All benefits less all costs up to its end.'),
  discountedCumulative: z.number().describe('The same as it is worth today.'),
});

/** A month of the case. Month 0 is all that was spent and earned before month 1. */
export const CaseMonth = Flows.extend({ month: z.int() });
export type CaseMonth = z.infer<typeof CaseMonth>;

/** A year of the case, summed from its months. Year 0 is not discounted. */
export const CaseYear = Flows.extend({ year: z.int(), net: z.number(), discounted: z.number() });
export type CaseYear = z.infer<typeof CaseYear>;

/** What may turn out otherwise than planned. */
export const Driver = z.enum(['volume', 'rate', 'adoption', 'cost', 'delay']);
export type Driver = z.infer<typeof Driver>;

/** One bar of the tornado: what a driver alone does to the NPV, from its P10 to its P90. */
export const DriverSwing = z.object({
  driver: Driver,
  low: z.number().describe('The driver at its P10, in the unit of its break-even.'),
  high: z.number().describe('The driver at its P90.'),
  npvAtLow: z.number().describe('Currency units.'),
  npvAtHigh: z.number().describe('Currency units.'),
  swing: z.number().describe('Distance between the two, currency units.'),
});
export type DriverSwing = z.infer<typeof DriverSwing>;

/** Where the NPV is 0 when one driver alone moves. */
export const BreakEven = z.object({
  driver: Driver,
  planned: z
    .number()
    .describe('Volume and cost: factor. Rate: mean share of the work. Adoption: share. Delay: whole months.'),
  breakEven: z
    .number()
    .nullable()
    .describe('In the same unit; of the delay the last month that still holds. Null where no value of it is 0.'),
});
export type BreakEven = z.infer<typeof BreakEven>;

/** What 10,000 draws of the drivers do to the NPV. The same seed gives the same range. */
export const NpvRange = z.object({
  seed: z.int(),
  draws: z.int(),
  p10: z.number().describe('One draw in ten has a lower NPV; currency units, as p50, p90 and the mean.'),
  p50: z.number(),
  p90: z.number(),
  mean: z.number(),
  chanceOfGain: z.number().describe('Share of the draws with an NPV above zero, 0–1.'),
  histogram: z
    .object({ from: z.number(), width: z.number(), counts: z.array(z.int()) })
    .describe('Draws per bin, from `from` in steps of `width`.'),
});
export type NpvRange = z.infer<typeof NpvRange>;

/** An initiative as it counts in the case. Without a plan each wave of the roadmap is one. */
export const CaseInitiative = z.object({
  id: z.string(),
  name: z.string(),
  startMonth: z.int().describe('First month of work; 1 = month 1 of the plan, 0 and below = before it.'),
  endMonth: z.int().describe('Last month of work, before any delay: it earns from the next one on.'),
  delivered: z.boolean().describe('True when it is delivered already: nothing delays it.'),
  annualSavings: z.number().describe('What it saves in a full year as planned, currency units.'),
  oneOffCost: z.number().describe('Currency units.'),
  annualRunCost: z.number().describe('Currency units a year, once it is delivered.'),
  countedShare: z
    .number()
    .describe(
      'Share of its savings that counts, 0–1: its costs count in the same share, so that both cover one scope.',
    ),
  automationRate: z
    .number()
    .nullable()
    .describe('Mean share of the work, 0–1, weighted by cost; null without savings.'),
  rateSpread: z
    .object({ low: z.number(), high: z.number() })
    .describe('How low and how high the rate may turn out, as factors on it, from its use cases.'),
});
export type CaseInitiative = z.infer<typeof CaseInitiative>;

export const LeftOutReason = z.enum(['stopped', 'notCosted', 'doesNotPay', 'afterHorizon']);
export type LeftOutReason = z.infer<typeof LeftOutReason>;

/** A process whose savings never repay its cost: outside the ask. */
export const NotPaying = z.object({
  processId: Id,
  code: z.string(),
  name: z.string(),
  projectedSavings: z.number().describe('Currency units a year.'),
  annualRunCost: z.number().describe('Currency units a year: no less than it saves.'),
  implementationCost: z.number().describe('Currency units, once.'),
});
export type NotPaying = z.infer<typeof NotPaying>;

/** What is not in the case, and why. */
export const NotInCase = z.object({
  initiatives: z.array(z.object({ id: z.string(), name: z.string(), reason: LeftOutReason })),
  unplanned: z
    .object({
      opportunities: z.array(z.object({ id: Id, title: z.string(), processCode: z.string(), savings: z.number() })),
      count: z.int(),
      savings: z.number().describe('Measured, currency units a year.'),
      processes: z.int().describe('Measured processes of whose savings a part stands for no opportunity.'),
      processSavings: z.number().describe('That part, currency units a year.'),
    })
    .describe('Accepted savings that no initiative carries, the largest first; at most 50 are named.'),
  undecided: z
    .object({ count: z.int(), savings: z.number().describe('Measured, currency units a year.') })
    .describe(
      'Proposed opportunities that nobody has accepted or rejected; while nothing is accepted and there is no plan, the roadmap carries them.',
    ),
  notCosted: z
    .object({
      processes: z.int(),
      benchmark: z.number().describe('Currency units a year; never added to the measured.'),
    })
    .describe(
      'What the plan carries of processes without ROI inputs: a benchmark, counted only where a scenario says so.',
    ),
  notPaying: z.array(NotPaying),
});
export type NotInCase = z.infer<typeof NotInCase>;

/** The one payback and the one NPV, with what they cover. */
export const CaseHeadline = z.object({
  paybackMonths: Payback,
  npv: z.number(),
  p50: z.number().describe('The middle of the simulated NPVs.'),
  annualSavings: z
    .number()
    .describe('What the case counts in a full year in this scenario, before ramp and risks; currency units.'),
  oneOffCost: z.number().describe('Before the risk added to costs.'),
  annualRunCost: z.number(),
  measuredProcesses: z.int(),
  processes: z.int(),
});
export type CaseHeadline = z.infer<typeof CaseHeadline>;

/** The business case of a sector in a scenario: it follows the plan. */
export const SectorCase = z.object({
  scenario: Scenario,
  follows: z.enum(['plan', 'roadmap']).describe('"roadmap" = there is no plan yet: the waves of the roadmap are it.'),
  startMonth: Month.nullable().describe('Month 1; null while there is no plan.'),
  currency: z.string(),
  headline: CaseHeadline,
  result: BusinessCase,
  years: z.array(CaseYear).describe('From year 0.'),
  months: z.array(CaseMonth).describe('From month 0.'),
  initiatives: z.array(CaseInitiative),
  contributions: z
    .array(z.object({ id: z.string(), presentBenefits: z.number(), presentCosts: z.number() }))
    .describe('What each initiative alone adds, as it is worth today, in their order; together the result.'),
  notInCase: NotInCase,
  swings: z.array(DriverSwing).describe('Largest swing first.'),
  breakEvens: z.array(BreakEven),
  range: NpvRange,
});
export type SectorCase = z.infer<typeof SectorCase>;

/** A scenario beside others. */
export const ScenarioOutcome = z.object({
  scenario: Scenario,
  headline: CaseHeadline,
  result: BusinessCase,
  cumulative: z.array(z.number()).describe('By month, from month 0, currency units.'),
  p10: z.number(),
  p90: z.number(),
  chanceOfGain: z.number().describe('Share of the draws with an NPV above zero, 0–1.'),
});
export type ScenarioOutcome = z.infer<typeof ScenarioOutcome>;
