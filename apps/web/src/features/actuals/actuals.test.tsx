// @vitest-environment jsdom
import type { Actuals } from '@process-ai/contract/actuals';
import type { Initiative } from '@process-ai/contract/initiatives';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, renderScreen } from '../../components/screen.fixture.tsx';
import { ActualsScreen } from './screen.tsx';

const SECTOR = '00000000-0000-4000-8000-000000000000';
const INITIATIVE: Initiative = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Intake',
  description: null,
  owner: 'Head of claims',
  startMonth: '2026-01',
  endMonth: '2026-02',
  status: 'delivered',
  costLines: [],
  annualRunCost: 0,
  effortDays: 0,
  dependsOn: [],
  gate: null,
  risks: [],
  measures: [{ id: 'm1', name: 'Straight-through', unit: '%', better: 'higher', baseline: 20, target: 80 }],
  opportunityIds: [],
  processIds: [],
  area: null,
  annualSavings: { measured: 120_000, benchmark: 0 },
  oneOffCost: 0,
  baseline: null,
  source: 'Ada',
  version: 1,
};
const NOTHING: Actuals = {
  initiativeId: INITIATIVE.id,
  currency: 'USD',
  basis: 'measured',
  canEnter: true,
  months: [],
  series: [
    {
      month: '2026-03',
      planned: { savings: 10_000, cost: 0, volume: 1000 },
      actual: { savings: null, cost: null, volume: null },
      cumulative: {
        plannedSavings: 10_000,
        plannedCost: 0,
        actualSavings: null,
        actualCost: null,
        forecastSavings: null,
        forecastCost: null,
      },
    },
  ],
  variance: null,
  forecast: {
    until: '2029-02',
    planned: { savings: 0, cost: 0, net: 0 },
    forecast: { savings: 0, cost: 0, net: 0 },
    savingsPerformance: null,
    costPerformance: null,
    observed: { savings: null, cost: null },
    words: 'As planned.',
  },
  measures: [],
};

async function open(answers: Answers = {}) {
  const shown = renderScreen(<ActualsScreen sectorId={SECTOR} initiative={INITIATIVE} />, {
    'actuals.get': () => NOTHING,
    'actuals.save': () => NOTHING,
    ...answers,
  });
  await screen.findByRole('table', { name: 'Actual figures by month' });
  return { ...shown, sent: () => shown.calls.filter(({ path }) => path === 'actuals.save').map(({ input }) => input) };
}

const cell = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('figures are typed down a column, one undo takes the last one back, and only what changed is sent', async () => {
  const { user, sent } = await open();
  await user.click(cell(/^Savings, Mar 2026, planned 10,000/));
  await user.keyboard('9000{Enter}');
  expect(document.activeElement).toBe(cell(/^Savings, Apr 2026/));
  await user.keyboard('9.500,50{ArrowUp}');
  expect(cell(/^Savings, Apr 2026/).value).toBe('9,501');
  await user.keyboard('{Control>}z{/Control}');
  expect(cell(/^Savings, Apr 2026/).value).toBe('');
  await user.click(cell(/^Straight-through, Apr 2026/));
  await user.keyboard('35{Tab}');
  await user.click(screen.getByRole('button', { name: 'Save figures' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        sectorId: SECTOR,
        initiativeId: INITIATIVE.id,
        months: [
          { month: '2026-03', savings: 9000 },
          { month: '2026-04', measures: { m1: 35 } },
        ],
      },
    ]),
  );
});

test('a block with months finds its months; what is no number, or less than no runs, is left out', async () => {
  const { user } = await open();
  await user.click(cell(/^Savings, Jan 2026/));
  await user.paste('Month\tSavings\tCost\tVolume\n2026-04\t8,000\tmany\t900\n2026-03\t7,000\t100\t-5');
  expect(cell(/^Savings, Apr 2026/).value).toBe('8,000');
  expect(cell(/^Volume, Apr 2026/).value).toBe('900');
  expect(cell(/^Cost, Mar 2026/).value).toBe('100');
  expect(cell(/^Volume, Mar 2026/).value).toBe('');
  expect(screen.getByText('4 cells pasted. 2 not usable: left as they were.')).toBeTruthy();
});

test('what cannot be read stays, says so, and is not sent', async () => {
  const { user, sent } = await open();
  await user.click(cell(/^Savings, Mar 2026/));
  await user.keyboard('a lot{Enter}12{Enter}');
  expect(cell(/^Savings, Mar 2026/).value).toBe('a lot');
  expect(screen.getByText('Not a number')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save figures' }).disabled).toBe(true);
  expect(sent()).toEqual([]);
});

test('a file is shown before it is saved, with what is wrong in which line', async () => {
  const asked: unknown[] = [];
  const { user } = await open({
    'actuals.import': (input) => {
      asked.push(input);
      return {
        months: [{ month: '2026-03', savings: 9000 }],
        errors: input.csv.includes('never') ? [{ line: 3, message: '“never” is no month.' }] : [],
        saved: !input.dryRun,
        actuals: input.dryRun ? null : NOTHING,
      };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByLabelText('Or paste its text'));
  await user.paste('month,savings\n2026-03,9000\nnever,1');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText(/Line 3: “never” is no month/)).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save 1 month' }).disabled).toBe(true);

  await user.clear(dialog.getByLabelText('Or paste its text'));
  await user.paste('month,savings\n2026-03,9000');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await dialog.findByRole('button', { name: 'Save 1 month' }));
  expect(await screen.findByText('Figures of 1 month saved')).toBeTruthy();
  expect(asked).toHaveLength(3);
});
