import { describe, expect, test } from 'vitest';
import { monthsLater, runsAMonth, withBaselines } from './initiative-baseline.ts';
import { merged, splitOff } from './initiative-merge.ts';
import { baselineOf, initiative } from './initiative-plan.fixture.ts';
import type { PlannedInitiative } from './initiative-plan.ts';

const licence = (amount: number) => ({ kind: 'licence' as const, name: 'Capture', amount });
const target = (id: string, value: number) => ({
  id,
  name: `Measure ${id}`,
  unit: '%',
  better: 'higher' as const,
  baseline: 0,
  target: value,
});
const PLANNED = initiative('a', {
  costLines: [licence(9000)],
  annualRunCost: 1200,
  opportunityIds: ['1', '2', '3'],
  measures: [target('m', 80)],
});
const frozen = (changes: Partial<PlannedInitiative> = {}) => {
  const one = { ...PLANNED, status: 'committed' as const, ...changes };
  return { ...one, baseline: baselineOf(one) };
};
/** What becomes of one initiative. */
const after = (before: PlannedInitiative, changes: Partial<PlannedInitiative>) =>
  withBaselines([before], [{ ...before, ...changes }], baselineOf)[0];

describe('the plan of an initiative', () => {
  test.each(['committed', 'running', 'delivered'] as const)('is frozen when it goes from proposed to %s', (status) => {
    expect(after(PLANNED, { status })?.baseline).toEqual({
      startMonth: '2027-01',
      endMonth: '2027-06',
      annualSavings: { measured: 3000, benchmark: 0 },
      oneOffCost: 9000,
      annualRunCost: 1200,
      monthlyVolume: 30,
      targets: { m: 80 },
      frozenAt: '2027-01-15T08:00:00.000Z',
      frozenBy: 'Ada Tester',
    });
  });

  test('is frozen with what the same change makes of it', () => {
    const now = after(PLANNED, { status: 'committed', endMonth: '2027-09' });
    expect(now?.baseline?.endMonth).toBe('2027-09');
    expect(now && monthsLater(now)).toEqual({ start: 0, end: 0 });
  });

  test('stays frozen while it is moved, runs and stops, and says how much later it is', () => {
    const moved = after(frozen(), { startMonth: '2027-02', endMonth: '2027-09', annualRunCost: 1 });
    expect(moved?.baseline).toEqual(frozen().baseline);
    expect(moved && monthsLater(moved)).toEqual({ start: 1, end: 3 });
    expect(after(frozen(), { status: 'stopped' })?.baseline).toEqual(frozen().baseline);
    expect(monthsLater(PLANNED)).toBe(null);
  });

  test('is forgotten when it is only proposed again, and frozen anew when it is committed again', () => {
    const proposed = after(frozen(), { status: 'proposed', endMonth: '2027-12' });
    expect(proposed?.baseline).toBe(null);
    expect(proposed && after(proposed, { status: 'running' })?.baseline?.endMonth).toBe('2027-12');
  });

  test('is not frozen by what happens to others; of one committed before there were baselines, it is the one before its change', () => {
    const old = { ...PLANNED, status: 'running' as const };
    expect(withBaselines([old], [old, initiative('b')], baselineOf)[0]).toBe(old);
    expect(after(old, { endMonth: '2027-12' })?.baseline?.endMonth).toBe('2027-06');
    expect(after({ ...PLANNED, status: 'stopped' }, { name: 'Other' })?.baseline).toBe(null);
  });
});

describe('a merge', () => {
  const b = initiative('b', {
    status: 'committed',
    startMonth: '2026-11',
    endMonth: '2027-02',
    costLines: [licence(1000)],
    opportunityIds: ['4'],
    measures: [target('m', 50), { ...target('n', 7), name: 'Other' }],
  });

  test('adds the baselines up, from the earliest start to the latest end, each target with its measure', () => {
    const late = { ...frozen(), endMonth: '2027-08', measures: [target('m', 99)] };
    const one = merged([late, { ...b, baseline: baselineOf(b), startMonth: '2026-12' }], ['a', 'b'], baselineOf)[0];
    expect(one).toMatchObject({ startMonth: '2026-12', endMonth: '2027-08', status: 'committed' });
    expect(one?.measures.map(({ id, target: now }) => [id, now])).toEqual([
      ['m', 99],
      ['n', 7],
    ]);
    expect(one?.baseline).toMatchObject({
      startMonth: '2026-11',
      endMonth: '2027-06',
      annualSavings: { measured: 4000, benchmark: 0 },
      oneOffCost: 10_000,
      annualRunCost: 1200,
      monthlyVolume: 40,
      targets: { m: 80, n: 7 },
    });
  });

  test('counts the runs of a process that both carry once', () => {
    // 30 and 10 runs were planned; today the same 30 are those of both.
    const runs = (one: PlannedInitiative) => ({ ...baselineOf(one), monthlyVolume: one.id === 'b' ? 10 : 30 });
    const one = merged([frozen(), { ...b, baseline: baselineOf(b) }], ['a', 'b'], runs)[0];
    expect(one?.baseline?.monthlyVolume).toBe(30);
  });

  test('commits what was only proposed, as it is planned, where work has begun; else it forgets what was committed', () => {
    const running = { ...frozen(), status: 'running' as const };
    const proposed = { ...b, status: 'proposed' as const };
    const one = merged([running, proposed], ['a', 'b'], baselineOf)[0];
    expect(one).toMatchObject({ status: 'running', baseline: { startMonth: '2026-11', oneOffCost: 10_000 } });
    expect(merged([frozen(), proposed], ['a', 'b'], baselineOf)[0]).toMatchObject({
      status: 'proposed',
      baseline: null,
    });
    const stopped = [initiative('c', { status: 'stopped' }), { ...b, status: 'stopped' as const }];
    expect(merged(stopped, ['c', 'b'], baselineOf)[0]).toMatchObject({ status: 'stopped', baseline: null });
  });
});

describe('a split', () => {
  const part = { opportunityIds: ['3'], name: 'Part', newId: 'p', source: 'Ada Tester' };
  /** The last of the three is all the effort but a sixth: savings go by thirds, cost by effort. */
  const effort = (id: string) => (id === '3' ? 10 : 1);

  test('shares the baseline by what each half saves now, its cost as that of the plan; both together are the whole', () => {
    const moved = { ...frozen({ annualRunCost: 600 }), endMonth: '2027-09', annualRunCost: 1200 };
    const [rest, split] = splitOff([moved], 'a', part, effort, baselineOf);
    expect(split?.baseline).toMatchObject({
      startMonth: '2027-01',
      endMonth: '2027-06',
      annualSavings: { measured: 1000, benchmark: 0 },
      oneOffCost: 7500,
      annualRunCost: 500,
      monthlyVolume: 10,
      targets: { m: 80 },
    });
    expect(rest?.baseline).toMatchObject({
      endMonth: '2027-06',
      annualSavings: { measured: 2000, benchmark: 0 },
      oneOffCost: 1500,
      annualRunCost: 100,
      monthlyVolume: 20,
    });
    expect(split && monthsLater(split)).toEqual({ start: 0, end: 3 });
  });

  test('gives nothing to what is proposed, and freezes what was committed before there were baselines', () => {
    expect(splitOff([PLANNED], 'a', part, effort, baselineOf).map(({ baseline }) => baseline)).toEqual([null, null]);
    const old = { ...PLANNED, status: 'running' as const };
    const halves = splitOff([old], 'a', part, effort, baselineOf);
    expect(halves.map(({ baseline }) => baseline?.annualSavings.measured)).toEqual([2000, 1000]);
    expect(withBaselines([old], halves, baselineOf)).toEqual(halves);
  });

  test('and the merge after it give the baseline back', () => {
    const whole = frozen();
    const halves = splitOff([whole], 'a', part, effort, baselineOf);
    const [again] = merged(halves, ['a', 'p'], baselineOf);
    expect(again?.baseline).toEqual(whole.baseline);
  });
});

test('runs are those of processes with ROI inputs, a twelfth of a year', () => {
  const runs = new Map([
    ['a', 1200],
    ['b', 0],
  ]);
  expect([runsAMonth(['a', 'b', 'c'], runs), runsAMonth(['b'], runs), runsAMonth([], runs)]).toEqual([100, null, null]);
});
