import { z } from 'zod';

/** Results of the business case over several years; currency units unless said. */
export const BusinessCase = z.object({
  flows: z.array(z.number()).describe('Net cash flow at t = 0, 1, …, years.'),
  presentBenefits: z.number().describe('Present value of the benefits, currency units.'),
  presentCosts: z.number().describe('Present value of the costs, currency units.'),
  npv: z.number().describe('Net present value, currency units.'),
  roiPercentage: z.number().nullable().describe('Percent of the present costs; null when there are none.'),
  irr: z
    .union([z.number(), z.literal('none'), z.literal('several')])
    .describe('Internal rate of return a year, 0.10 = 10%; a word where there is none, or more than one.'),
  paybackMonths: z.number().nullable().describe('Months; null when it never pays back.'),
  discountedPaybackMonths: z.number().nullable().describe('Months, benefits discounted; null when it never pays back.'),
});
export type BusinessCase = z.infer<typeof BusinessCase>;

/** One bar of the tornado: what ±20% of one driver does to the NPV. */
export const Sensitivity = z.object({
  driver: z.enum(['annualBenefit', 'implementationCost', 'annualRunCost', 'discountRate', 'ramp']),
  low: z.number().describe('The driver 20% lower, in its own unit.'),
  high: z.number().describe('The driver 20% higher, in its own unit.'),
  npvAtLow: z.number().describe('Currency units.'),
  npvAtHigh: z.number().describe('Currency units.'),
  swing: z.number().describe('Distance between the two, currency units.'),
});
export type Sensitivity = z.infer<typeof Sensitivity>;

/** What 10,000 draws of the uncertain drivers do to the NPV. The same seed gives the same range. */
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

/** the whole business case of a sector. */
export const SectorBusinessCase = z.object({
  low: BusinessCase,
  base: BusinessCase,
  high: BusinessCase,
  sensitivities: z.array(Sensitivity).describe('Largest swing first.'),
  range: NpvRange,
});
export type SectorBusinessCase = z.infer<typeof SectorBusinessCase>;
