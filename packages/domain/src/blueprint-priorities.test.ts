import { expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { planView } from './blueprint-plan.ts';
import { caseWaves, effortPriorities, priorities } from './blueprint-priorities.ts';
import { planCase } from './plan-case.ts';
import { DEFAULT_ASSUMPTIONS } from './roi.ts';

interface Given {
  id: string;
  start: string;
  value: number;
  cost: number;
  status?: string;
  types?: string[];
}

function weighed(given: readonly Given[], leftOut: { id: string; reason: string }[] = []) {
  const initiatives = given.map(({ id, start, status = 'committed', types = ['ai'] }) => ({
    id,
    name: `Initiative ${id}`,
    owner: null,
    startMonth: start,
    endMonth: start,
    status,
    dependsOn: [],
    costLines: [],
    annualSavings: { measured: 1, benchmark: 0 },
    opportunityIds: types.map((type, at) => `${id}-${at}-${type}`),
  }));
  const opportunities = initiatives.flatMap(({ opportunityIds }) =>
    opportunityIds.map((id) => ({ id, type: id.split('-')[2], countedSavings: 10 })),
  );
  const blueprint = {
    cover: { date: '2026-12-10' },
    plan: { settings: { startMonth: '2027-01' }, initiatives },
    roadmap: { waves: [] },
    processes: [{ id: 'p', path: [{ code: 'p', name: 'p' }], code: 'p', roi: null, opportunities }],
    assumptions: DEFAULT_ASSUMPTIONS,
    brought: new Map(),
    case: {
      headline: { npv: 0 },
      notInCase: { initiatives: leftOut },
      contributions: given
        .filter(({ id }) => !leftOut.some((one) => one.id === id))
        .map(({ id, value, cost }) => ({ id, presentBenefits: value, presentCosts: cost })),
    },
  } as unknown as Blueprint;
  return priorities(blueprint, planView(blueprint));
}

test('each initiative that pays stands in one of four quadrants, parted at an equal share of what they add and cost', () => {
  const found = weighed([
    { id: 'a', start: '2027-01', value: 900, cost: 10 },
    { id: 'b', start: '2027-03', value: 800, cost: 90 },
    { id: 'c', start: '2027-04', value: 100, cost: 20 },
    { id: 'd', start: '2027-05', value: 85, cost: 80 },
  ]);
  expect(found?.rows.map(({ id, quadrant }) => [id, quadrant])).toEqual([
    ['a', 'startNow'],
    ['b', 'programme'],
    ['c', 'takeAlong'],
    ['d', 'question'],
  ]);
  expect(found?.toProve).toEqual(['Initiative d']);
});

test('what costs more than it brings stands in no quadrant that recommends it, however little it costs', () => {
  const pays = { id: 'a', start: '2027-01', value: 900, cost: 300 };
  const rows = (...more: Given[]) => weighed([pays, ...more])?.rows.map(({ id, quadrant }) => [id, quadrant]);
  const cheap = { id: 'b', start: '2027-02', value: 1, cost: 3 };
  const dear = { id: 'c', start: '2027-03', value: 800, cost: 900 };
  expect(rows(cheap, dear)).toEqual([
    ['a', 'startNow'],
    ['c', 'review'],
    ['b', 'review'],
  ]);
  // Alone among losers, or beside many: what pays is judged by what pays.
  expect(rows()).toEqual([['a', 'startNow']]);
});

test('what misses an equal share by a few thousand has reached it', () => {
  const found = weighed([
    { id: 'best', start: '2027-01', value: 523_000, cost: 200_000 },
    { id: 'b', start: '2027-02', value: 300_000, cost: 195_000 },
    { id: 'c', start: '2027-03', value: 300_000, cost: 190_000 },
  ]);
  expect(found?.rows[0]).toMatchObject({ id: 'best', quadrant: 'startNow' });
});

test('what begins first is named; what is stopped or does not pay is not on the map', () => {
  const found = weighed(
    [
      { id: 'a', start: '2027-02', value: 900, cost: 10 },
      { id: 'b', start: '2027-02', value: 800, cost: 90 },
      { id: 'c', start: '2027-04', value: 0, cost: 20 },
      { id: 'd', start: '2027-01', value: 50, cost: 80, status: 'stopped' },
    ],
    [{ id: 'c', reason: 'doesNotPay' }],
  );
  const worth = { value: 1700, cost: 100 };
  expect(found?.begins).toEqual({ names: ['Initiative a', 'Initiative b'], worth, quadrant: null });
  expect(found?.rows.map(({ id, quadrant }) => [id, quadrant])).toEqual([
    ['a', 'startNow'],
    ['b', 'question'],
  ]);
  expect(found?.stopped).toEqual(['Initiative d']);
});

test('what begins first is what the plan begins with, counted in the case or not', () => {
  const given = [
    { id: 'a', start: '2027-01', value: 0, cost: 20 },
    { id: 'b', start: '2027-02', value: 900, cost: 10 },
  ];
  expect(weighed(given, [{ id: 'a', reason: 'notCosted' }])?.begins).toEqual({
    names: ['Initiative a'],
    worth: null,
    quadrant: null,
  });
});

test('what begins stands in a quadrant where all of it stands in the same', () => {
  const found = weighed([
    { id: 'a', start: '2027-01', value: 900, cost: 90 },
    { id: 'b', start: '2027-03', value: 10, cost: 5 },
  ]);
  expect(found?.begins).toMatchObject({ names: ['Initiative a'], quadrant: 'programme' });
});

test('what costs more than it brings is named, the highest loss first', () => {
  const found = weighed([
    { id: 'a', start: '2027-01', value: 900, cost: 10 },
    { id: 'b', start: '2027-02', value: 10, cost: 20 },
    { id: 'c', start: '2027-03', value: 50, cost: 90 },
  ]);
  expect(found?.losing.map(({ name }) => name)).toEqual(['Initiative c', 'Initiative b']);
});

test('what comes within a hundredth of its own cost is level with it: no loser', () => {
  const found = weighed([
    { id: 'a', start: '2027-01', value: 900, cost: 10 },
    { id: 'b', start: '2027-02', value: 59_846, cost: 60_000 },
    { id: 'c', start: '2027-03', value: 59_000, cost: 60_000 },
    { id: 'd', start: '2027-03', value: 0, cost: 0 },
  ]);
  expect(found?.losing).toEqual([{ name: 'Initiative c', loss: 1000 }]);
  expect(found?.npvWithout).toBe(1000);
});

test('what is delivered is advised on no more: no quadrant is parted by it, and it neither loses nor is to be begun', () => {
  const found = weighed([
    { id: 'a', start: '2026-01', value: 9000, cost: 1, status: 'delivered' },
    { id: 'b', start: '2026-01', value: 1, cost: 7000, status: 'delivered' },
    { id: 'c', start: '2027-03', value: 50, cost: 10 },
    { id: 'd', start: '2027-03', value: 40, cost: 20 },
  ]);
  expect([found?.losing, found?.best.names]).toEqual([[], ['Initiative c']]);
  expect(found?.begins.names).toEqual(['Initiative c', 'Initiative d']);
  expect(found?.rows.map(({ id, isDelivered }) => [id, isDelivered])).toEqual([
    ['a', true],
    ['c', false],
    ['d', false],
    ['b', true],
  ]);
});

test('the kind of an initiative is what most of its savings come from', () => {
  const found = weighed([{ id: 'a', start: '2027-01', value: 1, cost: 1, types: ['ai', 'agentic', 'agentic'] }]);
  expect(found?.rows[0]?.kind).toBe('agentic');
});

test('without a case, opportunities on one basis stand in the quadrants by what they save and what they take', () => {
  const one = (id: string, savings: number, effort: number, savingsBasis: 'measured' | 'benchmark' = 'benchmark') =>
    ({ id, title: id, type: 'ai', countedSavings: savings, effort, savingsBasis }) as const;
  const rows = effortPriorities(
    [
      one('a', 9, 1),
      one('b', 8, 5),
      one('c', 2, 2),
      one('d', 1, 4),
      one('measured', 99, 1, 'measured'),
      one('e', 0, 1),
    ],
    'benchmark',
  );
  expect(rows.map(({ id, value, effort, quadrant }) => [id, value, effort, quadrant])).toEqual([
    ['a', 9000, 1, 'startNow'],
    ['b', 8000, 5, 'programme'],
    ['c', 2000, 2, 'takeAlong'],
    ['d', 1000, 4, 'question'],
  ]);
});

test('the waves of a case begin within six months each, and are all of its benefits in every year', () => {
  const initiative = (id: string, startMonth: number, annualSavings: number) => ({
    id,
    name: id,
    startMonth,
    endMonth: startMonth + 2,
    delivered: false,
    annualSavings,
    oneOffCost: 0,
    annualRunCost: 0,
    countedShare: 1,
    automationRate: 0.6,
    rateSpread: { low: 1, high: 1 },
  });
  const initiatives = [initiative('a', 1, 1200), initiative('b', 6, 600), initiative('c', 7, 2400)];
  const scenario = {
    assumptions: { volume: 1, rate: 1, adoption: 1, cost: 1, delayMonths: 0, cashShare: 1, includeBenchmark: false },
  };
  const assumptions = { ...DEFAULT_ASSUMPTIONS, years: 3 };
  const waves = caseWaves({ initiatives, scenario, follows: 'plan', startMonth: '2027-01' } as never, assumptions);
  expect(waves.map(({ name }) => name)).toEqual(['From Jan 2027', 'From Jul 2027']);
  const { years } = planCase({ initiatives, assumptions, scenario: scenario.assumptions });
  years.forEach(({ benefits }, year) => {
    expect(waves.reduce((sum, wave) => sum + (wave.benefits[year] ?? 0), 0)).toBeCloseTo(benefits, 6);
  });
});
