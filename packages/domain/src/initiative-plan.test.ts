import { describe, expect, test } from 'vitest';
import { merged, splitOff } from './initiative-merge.ts';
import { baselineOf, errorOf, ids, initiative } from './initiative-plan.fixture.ts';
import { assertSound, inOrder, withChanges, withInitiative, withoutInitiative } from './initiative-plan.ts';

describe('a plan', () => {
  test('gives an opportunity to one initiative only', () => {
    const a = initiative('a', { opportunityIds: ['1', '2'] });
    const [first, second] = withInitiative([a], initiative('b', { opportunityIds: ['2', '3', '3'] }));
    expect([first?.opportunityIds, second?.opportunityIds]).toEqual([['1'], ['2', '3']]);
    const changed = withChanges([a, initiative('b', { opportunityIds: ['3'] })], 'b', { opportunityIds: ['1'] });
    expect(changed.map(({ opportunityIds }) => opportunityIds)).toEqual([['2'], ['1']]);
  });

  test('ties nothing to what was taken away', () => {
    const left = withoutInitiative([initiative('a'), initiative('b', { dependsOn: ['a'] })], 'a');
    expect(left).toEqual([initiative('b')]);
  });

  test('keeps the order of those that are not named behind the others', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => initiative(id));
    expect(ids(inOrder(four, ['d', 'b', 'd']))).toEqual(['d', 'b', 'a', 'c']);
    expect(errorOf(() => inOrder(four, ['e'])).code).toBe('initiativeMissing');
  });

  test.each([
    ['an end before its start', [initiative('a', { endMonth: '2026-12' })], 'endMonth'],
    ['eleven years of work', [initiative('a', { endMonth: '2037-12' })], 'endMonth'],
    ['what does not exist', [initiative('a', { dependsOn: ['x'] })], 'dependsOn'],
    ['itself', [initiative('a', { dependsOn: ['a'] })], 'dependsOn'],
    [
      'a circle of three',
      [
        initiative('z', { dependsOn: ['a'] }),
        initiative('a', { dependsOn: ['b'] }),
        initiative('b', { dependsOn: ['c'] }),
        initiative('c', { dependsOn: ['a'] }),
      ],
      'dependsOn',
    ],
  ])('is refused with %s', (_case, initiatives, field) => {
    const error = errorOf(() => assertSound(initiatives));
    expect([error.code, error.issues?.[0]?.path]).toEqual(['invalidInput', field]);
  });

  test('names the circle, and takes two ways to the same initiative for none', () => {
    const circle = [initiative('a', { dependsOn: ['b'] }), initiative('b', { dependsOn: ['a'] })];
    expect(errorOf(() => assertSound(circle)).message).toContain('Initiative a → Initiative b → Initiative a');
    const diamond = [
      initiative('a', { dependsOn: ['b', 'c'] }),
      initiative('b', { dependsOn: ['d'] }),
      initiative('c', { dependsOn: ['d', 'b'] }),
      initiative('d'),
    ];
    expect(() => assertSound(diamond)).not.toThrow();
  });
});

describe('a merge', () => {
  const licence = (amount: number) => ({ kind: 'licence' as const, name: 'Capture', amount });
  const a = initiative('a', {
    costLines: [licence(10)],
    effortDays: 5,
    opportunityIds: ['1'],
    gate: 'First',
    endMonth: '2027-03',
  });
  const b = initiative('b', { dependsOn: ['a'] });
  const c = initiative('c', {
    costLines: [licence(7), { kind: 'change', name: 'Training', amount: 3 }],
    annualRunCost: 2,
    effortDays: 4,
    opportunityIds: ['2'],
    startMonth: '2026-11',
    dependsOn: ['d'],
    owner: 'Head of claims',
    gate: 'Second',
  });
  const d = initiative('d');

  test('adds up money and days, takes the widest months, and ties what waited for a part to the whole', () => {
    const [one, waiting] = merged([a, b, c, d], ['c', 'a'], baselineOf, 'Both');
    expect(one).toMatchObject({
      id: 'a',
      name: 'Both',
      startMonth: '2026-11',
      endMonth: '2027-06',
      owner: 'Head of claims',
      costLines: [licence(17), { kind: 'change', name: 'Training', amount: 3 }],
      annualRunCost: 2,
      effortDays: 9,
      opportunityIds: ['1', '2'],
      dependsOn: ['d'],
      gate: 'First; Second',
    });
    expect(waiting?.dependsOn).toEqual(['a']);
  });

  test('of what waits for each other is no circle, but around a third it is', () => {
    expect(merged([a, b, c, d], ['a', 'b'], baselineOf)[0]?.dependsOn).toEqual([]);
    const around = merged([a, b, initiative('c', { dependsOn: ['b'] })], ['a', 'c'], baselineOf);
    expect(errorOf(() => assertSound(around)).message).toContain('wait for each other');
  });

  test.each([
    [['proposed', 'proposed'], 'proposed'],
    [['committed', 'proposed'], 'proposed'],
    [['proposed', 'running'], 'running'],
    [['delivered', 'committed'], 'running'],
    [['stopped', 'stopped'], 'stopped'],
  ] as const)('of %s ones is %s', ([first, second], status) => {
    const both = [initiative('a', { status: first }), initiative('b', { status: second })];
    expect(merged(both, ['a', 'b'], baselineOf)[0]?.status).toBe(status);
  });

  test('of one, of unknown ones, and of stopped with others is refused', () => {
    expect(errorOf(() => merged([a], ['a', 'a'], baselineOf)).code).toBe('invalidInput');
    expect(errorOf(() => merged([a, d], ['a', 'x'], baselineOf)).code).toBe('initiativeMissing');
    expect(
      errorOf(() => merged([a, initiative('e', { status: 'stopped' })], ['a', 'e'], baselineOf)).message,
    ).toContain('stopped');
  });
});

test('a split takes money and days along by effort, in whole units, and what waited waits for both', () => {
  const whole = initiative('a', {
    costLines: [
      { kind: 'licence', name: 'Capture', amount: 1000 },
      { kind: 'change', name: 'Training', amount: 1 },
    ],
    annualRunCost: 100,
    effortDays: 10,
    opportunityIds: ['1', '2', '3'],
  });
  const effort = new Map([
    ['1', 1],
    ['2', 2],
    ['3', 3],
  ]);
  const part = { opportunityIds: ['2'], name: 'Part', newId: 'p', source: 'Ada Tester' };
  const [rest, split, waiting] = splitOff(
    [whole, initiative('b', { dependsOn: ['a'] })],
    'a',
    part,
    (id) => effort.get(id) ?? 0,
    baselineOf,
  );
  // 2 of 6 points: 333 of 1,000, nothing of 1, 33 of 100, 3 of 10.
  expect(split).toMatchObject({
    id: 'p',
    name: 'Part',
    costLines: [{ kind: 'licence', name: 'Capture', amount: 333 }],
    annualRunCost: 33,
    effortDays: 3,
    opportunityIds: ['2'],
  });
  expect(rest).toMatchObject({
    costLines: [
      { kind: 'licence', name: 'Capture', amount: 667 },
      { kind: 'change', name: 'Training', amount: 1 },
    ],
    annualRunCost: 67,
    effortDays: 7,
    opportunityIds: ['1', '3'],
  });
  expect(waiting?.dependsOn).toEqual(['a', 'p']);
});
