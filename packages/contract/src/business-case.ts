import { z } from 'zod';

/** Results of the business case over several years; currency units unless said. */
export const BusinessCase = z.object({
  /** Net cash flow at t = 0, 1, …, years. */
  flows: z.array(z.number()),
  presentBenefits: z.number(),
  presentCosts: z.number(),
  npv: z.number(),
  /** Percent of the present costs; null when there are none. */
  roiPercentage: z.number().nullable(),
  irr: z.union([z.number(), z.literal('none'), z.literal('several')]),
  paybackMonths: z.number().nullable(),
  discountedPaybackMonths: z.number().nullable(),
});
export type BusinessCase = z.infer<typeof BusinessCase>;

/** One bar of the tornado: what ±20% of one driver does to the NPV. */
export const Sensitivity = z.object({
  driver: z.enum(['annualBenefit', 'implementationCost', 'annualRunCost', 'discountRate', 'ramp']),
  low: z.number(),
  high: z.number(),
  npvAtLow: z.number(),
  npvAtHigh: z.number(),
  swing: z.number(),
});
export type Sensitivity = z.infer<typeof Sensitivity>;

/** What 10,000 draws of the uncertain drivers do to the NPV. The same seed gives the same range. */
export const NpvRange = z.object({
  seed: z.int(),
  draws: z.int(),
  p10: z.number(),
  p50: z.number(),
  p90: z.number(),
  mean: z.number(),
  /** Share of the draws with an NPV above zero, 0–1. */
  chanceOfGain: z.number(),
  /** Draws per bin, from `from` in steps of `width`. */
  histogram: z.object({ from: z.number(), width: z.number(), counts: z.array(z.int()) }),
});
export type NpvRange = z.infer<typeof NpvRange>;

/** The whole financial outlook of a sector. */
export const FinancialOutlook = z.object({
  low: BusinessCase,
  base: BusinessCase,
  high: BusinessCase,
  /** Largest swing first. */
  sensitivities: z.array(Sensitivity),
  range: NpvRange,
});
export type FinancialOutlook = z.infer<typeof FinancialOutlook>;
