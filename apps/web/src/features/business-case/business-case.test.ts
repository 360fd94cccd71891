import type { Roi, SavedRoiInput } from '@process-ai/contract/roi';
import { calculateRoi, DEFAULT_ASSUMPTIONS, summarizeRoi } from '@process-ai/domain/roi';
import { expect, test } from 'vitest';
import { explainCase } from './model/explain.ts';
import { businessCaseView } from './model.ts';

/** FORMULAS.md, golden value G1 with G7's run cost of 6,000 a year. */
const input: SavedRoiInput = {
  processId: 'p',
  fteCount: 5,
  processFrequency: 12_000,
  averageSalary: 65_000,
  averageRuntime: 30,
  implementationCost: 45_000,
  annualRunCost: 6_000,
  automationRate: null,
  realisation: null,
  version: 1,
};
const roiResults = [{ ...calculateRoi(input, DEFAULT_ASSUMPTIONS, []), countedInAncestor: false }];
const roi: Roi = {
  roiInputs: [input],
  roiResults,
  summary: summarizeRoi(roiResults),
  assumptions: DEFAULT_ASSUMPTIONS,
  assumptionChanges: { discountRate: { by: 'Ada Tester', at: '2026-11-21T12:00:00.000Z' } },
  assumptionsVersion: 1,
  inputChanges: {},
};

// FORMULAS.md, G7: PV B 279,770.85, PV C 59,921.11, NPV 219,849.74.
test('the NPV opens to its present values, and its assumptions to who changed them', () => {
  const { steps, sources } = explainCase('npv', businessCaseView(roi), 'base');
  expect(steps.map(({ value }) => value)).toEqual(['$279,771', '$59,921', '$219,850']);
  expect(steps.at(-1)?.worked).toBe('$279,771 − $59,921');
  expect(sources.find(({ label }) => label === 'Savings a year')).toMatchObject({ value: '$112,500', computed: true });
  expect(sources.find(({ label }) => label === 'Discount rate')).toMatchObject({
    assumed: true,
    note: expect.stringContaining('Changed by Ada Tester, Nov 21, 2026.'),
  });
});

test('the table by year ends where the NPV does', () => {
  const { base } = businessCaseView(roi).cases;
  expect(base.years[0]).toMatchObject({ benefits: 0, costs: 45_000, net: -45_000 });
  expect(base.years[1]).toMatchObject({ benefits: 112_500, costs: 6_000, net: 106_500, cumulative: 61_500 });
  expect(base.years.at(-1)?.discountedCumulative).toBeCloseTo(base.result.npv, 6);
});
