import { expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { planView } from './blueprint-plan.ts';
import { steering } from './blueprint-steering.ts';
import { blueprint } from './planned-blueprint.fixture.ts';

const rhythms = (of: Blueprint) => steering(of, planView(of)).map(({ rhythm }) => rhythm);

test('a plan is steered each month while work is done, at its gates, and each quarter while its case counts', () => {
  const source = blueprint([
    { id: '1', months: ['2027-01', '2027-03'], gate: 'It works' },
    { id: '2', months: ['2027-04', '2028-02'], gate: 'It is used', owner: 'Head of claims' },
    { id: '3', months: ['2026-10', '2026-12'], gate: 'Done', status: 'delivered' },
  ]);
  expect(rhythms(source)[0]).toBe(
    'Monthly, Jan 2027 to Feb 2028; before each of the 2 gates; then quarterly to Dec 2029',
  );
  expect(steering(source, planView(source))[1]?.who).toBe('One for each initiative; 1 still to be named');
  expect(rhythms(blueprint([{ id: '1', months: ['2027-01', '2031-01'] }]))[0]).toBe('Monthly, Jan 2027 to Jan 2031');
  const beyond = blueprint([
    { id: '1', months: ['2027-01', '2028-02'], gate: 'It works' },
    { id: '3', months: ['2045-01', '2045-06'], gate: 'Far' },
  ]);
  const planned = planView(beyond);
  const rows = (planned?.rows ?? []).map((row) =>
    row.id === '3' ? { ...row, leftOut: 'afterHorizon' as const } : row,
  );
  expect(steering(beyond, planned && { ...planned, rows })[0]?.rhythm).toBe(
    'Monthly, Jan 2027 to Feb 2028; before the gate; then quarterly to Dec 2029',
  );
  expect(rhythms(blueprint([]))).toEqual([]);
});

test('what leaves the range that the case reckons with is escalated, as the actual figures show it', () => {
  const source = blueprint([{ id: '1' }]);
  const swing = (driver: string, low: number, high: number, npvAtLow: number, npvAtHigh: number) => ({
    driver,
    low,
    high,
    npvAtLow,
    npvAtHigh,
  });
  const swings = [
    swing('rate', 0.44, 0.73, 1, 9),
    swing('cost', 0.98, 1.33, 9, 1),
    swing('delay', 0, 4, 9, 1),
    swing('adoption', 0.8, 1, 4, 9),
    swing('volume', 0.9, 1.1, 5, 5),
  ];
  const breakEvens = [{ driver: 'rate', planned: 0.55 }];
  const found = { ...source, case: { ...source.case, swings, breakEvens } } as unknown as Blueprint;
  expect(steering(found, planView(found)).at(-1)?.task).toBe(
    'Savings below 80% of plan; cost above 133% of plan; more than 4 months late; a measure short of its target when its initiative ends',
  );
});
