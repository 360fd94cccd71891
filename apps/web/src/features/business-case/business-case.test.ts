import type { RoiInput } from '@process-ai/contract/roi';
import { BUILT_IN_SCENARIOS } from '@process-ai/domain/built-in-scenarios';
import { calculateRoi, DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import { sectorCase } from '@process-ai/domain/sector-case';
import { expect, test } from 'vitest';
import { sentence } from './components/break-evens.tsx';
import { ScenarioForm, valuesOf } from './form.ts';
import { explainCase, explainContribution, explainRange, explainYear } from './model/explain.ts';
import { type CaseView, monthOfPayback } from './model.ts';

/** FORMULAS.md, golden value G1 with G7's run cost of 6,000 a year. */
const input: RoiInput = {
  processId: 'p',
  fteCount: 5,
  processFrequency: 12_000,
  averageSalary: 65_000,
  averageRuntime: 30,
  implementationCost: 45_000,
  annualRunCost: 6_000,
  automationRate: null,
  realisation: null,
};
const results = [{ ...calculateRoi(input, DEFAULT_ASSUMPTIONS, []), countedInAncestor: false }];
const opportunity = {
  id: 'o',
  title: 'Read',
  type: 'ai',
  estimatedSavings: 112.5,
  countedSavings: 112.5,
  savingsBasis: 'measured',
  sizeClass: null,
  benefit: { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.3 },
  effort: 2,
  status: 'accepted',
} as const;
const processes = [{ id: 'p', parentId: null, code: '1', name: 'Pay', opportunities: [opportunity] }];
const initiative = {
  id: 'i',
  name: 'Invoices',
  startMonth: '2027-01',
  endMonth: '2027-06',
  status: 'committed',
  opportunityIds: ['o'],
  oneOffCost: 45_000,
  annualRunCost: 6_000,
} as const;

const viewIn = (scenario = BUILT_IN_SCENARIOS[0]): CaseView => {
  if (!scenario) throw new Error('no scenario');
  const plan = { startMonth: '2027-01', initiatives: [initiative] };
  return {
    outcome: sectorCase({ processes, results, assumptions: DEFAULT_ASSUMPTIONS, plan }, scenario),
    assumptions: DEFAULT_ASSUMPTIONS,
    changes: { discountRate: { by: 'Ada Tester', at: '2026-11-21T12:00:00.000Z' } },
  };
};

test('the NPV opens to its present values, its initiatives, and who changed its assumptions', () => {
  const { steps, sources } = explainCase('npv', viewIn());
  // 56,250 in year 1 and 112,500 in each of the next two, 48,000 and twice 6,000 spent, at 10%.
  expect(steps.map(({ value }) => value)).toEqual(['$228,634', '$53,103', '$175,532']);
  expect(steps.at(-1)?.worked).toBe('$228,634 − $53,103');
  expect(sources.find(({ label }) => label === 'Invoices')).toMatchObject({
    value: '$112,500',
    computed: true,
    note: 'a year measured, from Jan 2027 to Jun 2027; costs $45,000 once and $6,000 a year',
  });
  expect(sources.find(({ label }) => label === 'Discount rate')).toMatchObject({
    assumed: true,
    note: expect.stringContaining('Set by Ada Tester, Nov 21, 2026.'),
  });
});

test('what an initiative adds opens to its own present values', () => {
  const { steps, sources } = explainContribution(0, viewIn());
  expect(steps.map(({ value }) => value)).toEqual(['$228,634', '$53,103', '$175,532']);
  expect(steps[0]?.worked).toBe('of $112,500 a year');
  expect(sources[0]?.label).toBe('Invoices');
});

test('the payback opens to the month in which the flow crosses zero', () => {
  const view = viewIn();
  // 45,000 by month 6, then 8,875 a month.
  expect(view.outcome.headline.paybackMonths).toBeCloseTo(6 + 45_000 / 8_875, 9);
  expect(monthOfPayback(view.outcome, view.outcome.headline.paybackMonths)).toBe('Dec 2027');
  expect(explainCase('payback', view).steps[0]?.worked).toBe('-$625 left before Dec 2027, which brings $8,875');
});

test('a scenario says in every figure what it changes', () => {
  const { sources } = explainCase('npv', viewIn(BUILT_IN_SCENARIOS[1]));
  expect(sources.find(({ label }) => label === 'Freed work that counts')).toMatchObject({
    value: '50%',
    assumed: true,
    note: 'of the scenario “Cash released”',
  });
  expect(explainRange('p50', viewIn()).sources.map(({ label }) => label)).toContain('Spread of automation rate');
});

test('the table by year ends where the NPV does, and each cell opens to its months', () => {
  const view = viewIn();
  const [, first] = view.outcome.years;
  expect(first).toMatchObject({ benefits: 56_250, oneOffCost: 45_000, runCost: 3_000, net: 8_250 });
  expect(view.outcome.years.at(-1)?.discountedCumulative).toBeCloseTo(view.outcome.result.npv, 6);
  if (first) {
    expect(explainYear('benefits', first, view).steps[0]?.worked).toBe('the sum of 1 initiative, Jan 2027 – Dec 2027');
  }
});

test('break-evens are sentences', () => {
  const rate = { driver: 'rate', planned: 0.6, breakEven: 0.31 } as const;
  expect(sentence(rate, true)).toBe('Pays off until the average automation rate falls to 31% (planned 60%).');
  expect(sentence(rate, false)).toBe('Pays off once the average automation rate reaches 31% (planned 60%).');
  expect(sentence({ driver: 'delay', planned: 0, breakEven: 14 }, true)).toBe(
    'Pays off as long as nothing is more than 14 months late.',
  );
  expect(sentence({ driver: 'delay', planned: 0, breakEven: null }, true)).toBe(
    'No delay within these years turns it into a loss.',
  );
  expect(sentence({ driver: 'cost', planned: 1, breakEven: null }, false)).toBe(
    'No value of this alone makes the plan pay off.',
  );
});

test('a scenario is typed in percent and kept in factors', () => {
  const [kept] = BUILT_IN_SCENARIOS;
  if (!kept) throw new Error('no scenario');
  const values = valuesOf({
    ...kept,
    assumptions: { ...kept.assumptions, cost: 1.3, delayMonths: 6, cashShare: 0.55 },
  });
  expect(values.assumptions).toMatchObject({ cost: '130', delayMonths: '6', cashShare: '55', volume: '100' });
  expect(ScenarioForm.parse(values).assumptions).toMatchObject({ cost: 1.3, delayMonths: 6, cashShare: 0.55 });
  const issues = (change: object) =>
    ScenarioForm.safeParse({ ...values, assumptions: { ...values.assumptions, ...change } }).error?.issues;
  expect(issues({ adoption: '120' })).toMatchObject([{ path: ['assumptions', 'adoption'] }]);
  expect(issues({ delayMonths: '1.5' })).toMatchObject([{ message: 'Must be a whole number' }]);
  expect(issues({ volume: 'much' })).toMatchObject([{ message: 'Must be a number' }]);
});
