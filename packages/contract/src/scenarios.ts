import { z } from 'zod';
import { Id, Version } from './ids.ts';
import { AssumptionChange } from './roi.ts';
import { optionalText, requiredText } from './text.ts';

const factor = z.number('Must be a number').min(0, 'Must not be negative').max(10, 'At most 10');
const share = z.number('Must be a number').min(0, 'Must be between 0 and 1').max(1, 'Must be between 0 and 1');

/** What a scenario assumes in place of the base, where 1 (or 0 months) is the base itself. */
export const ScenarioAssumptions = z.object({
  volume: factor.default(1).describe('Factor on the work that there is.'),
  rate: factor.default(1).describe('Factor on the share of the work that is automated.'),
  adoption: share.default(1).describe('Share of the work that really goes the new way.'),
  cost: factor.default(1).describe('Factor on one-off and run cost.'),
  delayMonths: z.int('Must be a whole number').min(0).max(60).default(0).describe('Months by which all ends later.'),
  cashShare: share
    .default(1)
    .describe('Share of the freed work that leaves the payroll; 1 = all of it counts as value.'),
  includeBenchmark: z.boolean().default(false).describe('True = what is not costed yet counts as well.'),
});
export type ScenarioAssumptions = z.infer<typeof ScenarioAssumptions>;

export const ScenarioInput = z.object({
  name: requiredText(100),
  description: optionalText(1000),
  assumptions: ScenarioAssumptions,
});
export type ScenarioInput = z.infer<typeof ScenarioInput>;

export const ScenarioUpdate = ScenarioInput.extend({ version: Version.optional() });
export type ScenarioUpdate = z.infer<typeof ScenarioUpdate>;

/** A named set of assumptions. The two that every sector has cannot be deleted. */
export const Scenario = z.object({
  id: z.string().describe('"capacity-kept", "cash-released", or an id.'),
  name: z.string(),
  description: z.string().nullable(),
  assumptions: ScenarioAssumptions,
  builtIn: z.boolean(),
  changed: AssumptionChange.nullable().describe('Who last wrote it, and when; null for the two that every sector has.'),
  version: z.int(),
});
export type Scenario = z.infer<typeof Scenario>;

export const ScenarioId = z.union([z.enum(['capacity-kept', 'cash-released']), Id]);
