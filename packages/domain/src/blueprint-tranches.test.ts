import { expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { budgets, plannedMoney } from './blueprint-tranches.ts';
import { planViewOf, row } from './planned-blueprint.fixture.ts';

test('money that no sum of the case holds is decided on one by one: what is committed, and what is proposed and not measured', () => {
  const rows = [
    row({ id: 'told', status: 'committed', from: 4, oneOffCost: 70, leftOut: 'doesNotPay' }),
    row({ id: 'unmeasured', status: 'proposed', from: 7, oneOffCost: 26, benchmark: 10, leftOut: 'notCosted' }),
    row({ id: 'poor', status: 'proposed', from: 8, oneOffCost: 5, leftOut: 'doesNotPay' }),
    row({ id: 'free', status: 'proposed', from: 9, oneOffCost: 0, leftOut: 'notCosted' }),
  ];
  const source = { case: null, cover: { date: '2026-12-10' } } as unknown as Blueprint;
  const planned = planViewOf(rows);
  const asked = budgets(source, planned, plannedMoney(source, planned, null));
  expect(asked.map(({ what, by, amount, unlocks }) => [what, by, amount, unlocks.benchmark, unlocks.text])).toEqual([
    [
      'Release the budget of “told”',
      'Mar 2027',
      70,
      undefined,
      'committed, without a saving that the case counts: released for another benefit, or taken back',
    ],
    [
      'Release the budget of “unmeasured”',
      'Jun 2027',
      26,
      10,
      'not measured, and in no figure of the case: measured first, or left out',
    ],
  ]);
});
