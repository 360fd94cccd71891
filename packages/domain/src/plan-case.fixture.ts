import type { CaseInitiative } from '@process-ai/contract/business-case';
import { ScenarioAssumptions } from '@process-ai/contract/scenarios';
import type { CaseAssumptions, PlanCaseInput } from './plan-case.ts';

export const ASSUMPTIONS: CaseAssumptions = {
  years: 3,
  discountRate: 0.1,
  ramp: [1, 1, 1],
  benefitRisk: 0,
  costRisk: 0,
};
export const AS_PLANNED = ScenarioAssumptions.parse({});

export const initiative = (fields: Partial<CaseInitiative>): CaseInitiative => ({
  id: 'one',
  name: 'One',
  startMonth: 1,
  endMonth: 6,
  delivered: false,
  annualSavings: 120_000,
  oneOffCost: 60_000,
  annualRunCost: 0,
  countedShare: 1,
  automationRate: 0.6,
  rateSpread: { low: 0.7, high: 1.2 },
  ...fields,
});

/** FORMULAS.md section 1.3: two initiatives that end in months 6 and 12. */
export const GOLDEN: PlanCaseInput = {
  initiatives: [initiative({}), initiative({ id: 'two', startMonth: 7, endMonth: 12 })],
  assumptions: ASSUMPTIONS,
  scenario: AS_PLANNED,
};

/** Everything delivered and paid at t = 0. */
export const G7: PlanCaseInput = {
  ...GOLDEN,
  initiatives: [
    initiative({ startMonth: 0, endMonth: 0, annualSavings: 112_500, oneOffCost: 45_000, annualRunCost: 6_000 }),
  ],
};
