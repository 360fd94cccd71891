// @vitest-environment jsdom
import type { Opportunity, SectorOpportunity } from '@process-ai/contract/opportunities';
import type { ProcessMoney } from '@process-ai/contract/process-values';
import type { Process } from '@process-ai/contract/processes';
import { DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { explainMoney } from '../../components/money-explanation.tsx';
import { type Answers, renderScreen } from '../../components/screen.fixture.tsx';
import { useProcess } from '../../lib/shared-queries.ts';
import { ProcessOpportunities } from './components/process-opportunities.tsx';
import { effectOf, typedFigureWarning } from './model/money.ts';

const MONEY: ProcessMoney = {
  value: {
    processId: 'p',
    basis: 'benchmark',
    measured: { cost: 0, savings: 0 },
    benchmark: { cost: 50_000, savings: 20_000 },
    automationRate: 0.4,
    rateSource: 'useCases',
    size: 'M',
  },
  inputs: null,
  parts: { workFunction: 'finance', share: 0.05, shareBasis: 'Judgment', weight: 2, referenceWeight: 65, scale: 1 },
  total: {
    currency: 'USD',
    measured: { cost: 0, savings: 0, processes: 0 },
    benchmark: { cost: 50_000, savings: 20_000, processes: 1 },
    payroll: 32_500_000,
    employees: 500,
    employeeCost: 65_000,
    organisationAssumed: true,
  },
};
const NO_ROI = { roiInputs: [], inputChanges: {}, assumptions: DEFAULT_ASSUMPTIONS, assumptionChanges: {} };
const MEASURED = { measured: { cost: 100_000, savings: 60_000 }, benchmark: { cost: 0, savings: 0 } };

describe('a typed figure', () => {
  test.each([
    ['fits a benchmark up to the cost of the process', 40, 10, MONEY.value, null],
    ['and no further', 41, 10, MONEY.value, { exceeds: 'cost', together: 51, limit: 50 }],
    ['fits what is measured', 50, 10, MEASURED, null],
    ['not above what it saves', 51, 10, MEASURED, { exceeds: 'savings', together: 61, limit: 60 }],
    ['nor above what it costs', 91, 10, MEASURED, { exceeds: 'cost', together: 101, limit: 100 }],
    ['is none where nothing is typed', 0, 90, MONEY.value, null],
  ] as const)('%s', (_, typed, others, value, warning) => {
    expect(typedFigureWarning(typed, others, value)).toEqual(warning);
  });
});

test('a rejection moves what others carry now, and takes away the rest', () => {
  const before = { measured: 60, benchmark: 30 };
  const one = (savingsBasis: 'measured' | 'benchmark', countedSavings: number) => ({ savingsBasis, countedSavings });
  expect(effectOf([one('measured', 12)], before, before)).toEqual({
    moved: { measured: 12, benchmark: 0 },
    tookAway: { measured: 0, benchmark: 0 },
  });
  expect(effectOf([one('benchmark', 12)], before, { measured: 60, benchmark: 23 })).toEqual({
    moved: { measured: 0, benchmark: 5 },
    tookAway: { measured: 0, benchmark: 7 },
  });
});

test('a benchmark opens to its parts: 500 × 65,000 × 5 % × 2 ÷ 65 = 50,000, and 40 % of that', () => {
  const { steps, sources } = explainMoney(MONEY, {
    estimatedSavings: 5,
    enteredSavings: null,
    savingsBasis: 'benchmark',
  });
  expect(steps.map(({ worked, value }) => [worked, value])).toEqual([
    ['500 × $65,000 × 5.0% × 2 ÷ 65', '$50,000'],
    ['$50,000 × 40.0%', '$20,000'],
    ['$20,000 × 25.0%', '$5,000'],
  ]);
  expect(sources.find(({ label }) => label.includes('finance'))).toMatchObject({ assumed: true, note: 'Judgment' });
});

// G1 of FORMULAS.md: 12,000 × 30 ÷ 60 × 65,000 ÷ 2,080 = 187,500, and 60 % of that.
test('what is measured opens to its inputs, and to who set them', () => {
  const { total } = MONEY;
  const value = {
    ...MONEY.value,
    basis: 'measured' as const,
    measured: { cost: 187_500, savings: 112_500 },
    benchmark: { cost: 0, savings: 0 },
    automationRate: 0.6,
    rateSource: 'default' as const,
  };
  const figures = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
  const open = { implementationCost: null, annualRunCost: null, automationRate: null, realisation: null };
  const inputs = {
    input: { processId: 'p', ...figures, ...open, version: 1 },
    change: { by: 'Ada Lovelace', at: '2026-11-02T10:00:00Z', benchmarks: ['averageSalary' as const] },
    assumptions: { assumptions: DEFAULT_ASSUMPTIONS, changes: {}, version: 1 },
  };
  const { steps, sources } = explainMoney({ value, inputs, parts: null, total });
  expect(steps.map(({ worked, value: shown }) => [worked, shown])).toEqual([
    ['12,000 × 30 ÷ 60 × $65,000 × 1.00 ÷ 2,080', '$187,500'],
    ['$187,500 × 60.0%', '$112,500'],
  ]);
  const said = new Map(sources.map(({ label, assumed, note }) => [label, [assumed, note]]));
  expect(said.get('Runs a year')).toEqual([false, 'Set by Ada Lovelace, Nov 2, 2026.']);
  expect(said.get('Salary a year')).toEqual([true, 'A benchmark, accepted by Ada Lovelace, Nov 2, 2026.']);
  expect(said.get('Automation rate')?.[0]).toBe(true);
  // Of a cost that comes from another process no inputs of its own are shown.
  const shared = { ...value, measured: { cost: 60_000, savings: 36_000 } };
  expect(explainMoney({ value: shared, inputs, parts: null, total }).sources).toEqual([]);
});

/** Two opportunities of 10 each; a rejected one leaves the other 13. */
function answers() {
  const opportunity = (id: string, title: string): Opportunity => ({
    id,
    type: 'ai',
    title,
    description: '',
    estimatedSavings: 10,
    countedSavings: 10,
    enteredSavings: null,
    savingsBasis: 'benchmark',
    sizeClass: 'S',
    benefit: { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.3 },
    effort: 3,
    rationale: '',
    basis: null,
    confidence: null,
    useCaseId: null,
    source: 'Built-in analyst',
    status: 'proposed',
    owner: null,
    decided: null,
    dueDate: null,
    edited: false,
    version: 1,
  });
  let opportunities = [opportunity('a', 'Read invoices'), opportunity('b', 'Match invoices')];
  const process = (): Process =>
    ({
      id: 'p',
      code: '1',
      name: 'Pay invoices',
      finding: null,
      opportunities: opportunities.filter(({ status }) => status !== 'rejected'),
    }) as unknown as Process;
  const given: Answers = {
    'processes.get': process,
    'values.getOne': () => MONEY,
    'roi.get': () => NO_ROI as never,
    'sectors.getSummary': () => ({ profile: { employees: null, employeeCost: null } }) as never,
    'opportunities.decide': ({ opportunityIds, status }) => {
      const left = status === 'rejected' ? 13 : 10;
      opportunities = opportunities.map((one) =>
        opportunityIds.includes(one.id) ? { ...one, status } : { ...one, estimatedSavings: left, countedSavings: left },
      );
      return opportunities as unknown as SectorOpportunity[] as never;
    },
  };
  return { given, process };
}

/** The panel as the process screen shows it: it reads the process itself. */
function Panel() {
  const process = useProcess('s', 'p');
  return process.data ? <ProcessOpportunities sectorId="s" process={process.data} /> : null;
}

test('rejecting says what moves and what goes; the amounts beside it follow without a reload; undo brings it back', async () => {
  const { given } = answers();
  const { user } = renderScreen(<Panel />, given);
  expect(await screen.findAllByRole('button', { name: /^Size S benchmark/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Reject: Read invoices' }));
  expect(
    await screen.findByText(
      /It moves \$3K\/yr by benchmark to other opportunities of the same process\. It takes \$7K\/yr by benchmark away\./,
    ),
  ).toBeDefined();
  expect(screen.queryByText('Read invoices')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Size S benchmark/ }));
  expect(await screen.findByText(/^\$13K\/yr by benchmark/)).toBeDefined();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Read invoices')).toBeDefined();
});

test('the form says before it saves that a figure is more than the process costs, and clears it', async () => {
  const { user, calls } = renderScreen(<Panel />, answers().given);
  await user.click(await screen.findByRole('button', { name: 'Edit: Read invoices' }));
  const figure = await screen.findByLabelText(/^Your figure/);
  // A dialog takes the pointer once it has put the page aside.
  await waitFor(() => expect(screen.getByRole('dialog').style.pointerEvents).toBe('auto'));
  await user.type(figure, '80');
  expect(await screen.findByText(/\$80K\/yr, more than the \$50K\/yr the process costs/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear your figure' }));
  expect(screen.getByLabelText(/^Your figure/)).toHaveProperty('value', '');
  expect(screen.queryByText(/more than the/)).toBeNull();
  expect(calls.some(({ path }) => path === 'opportunities.update')).toBe(false);
});
