import { describe, expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { decisionsOf } from './blueprint-decisions.ts';
import type { PlanRow, PlanView } from './blueprint-plan.ts';
import { blueprint } from './planned-blueprint.fixture.ts';

describe('decisions', () => {
  const row = (one: Partial<PlanRow>): PlanRow =>
    ({
      name: one.id,
      status: 'proposed',
      owner: 'Head of claims',
      gate: null,
      measured: 0,
      oneOffCost: 0,
      leftOut: null,
      ...one,
    }) as PlanRow;
  const view = (rows: PlanRow[]): PlanView => ({
    follows: 'plan',
    startMonth: '2027-01',
    rows,
    isUnderWay: rows.some(({ status }) => status === 'running' || status === 'delivered'),
    begins: rows.slice(0, 1),
    stopped: 0,
    lastMonth: 12,
    later: [],
    total: { oneOffCost: 0, annualRunCost: 0, measured: 0, benchmark: 0 },
    came: null,
  });
  const source = blueprint([]);

  test('release the money in two tranches, each before its first month of work, and end with gates by date', () => {
    const decisions = decisionsOf(
      source,
      view([
        row({ id: 'late', from: 8, to: 12, oneOffCost: 70, measured: 7, gate: 'It works', owner: 'Head of it' }),
        row({ id: 'first', from: 2, to: 5, oneOffCost: 10, measured: 1 }),
        row({ id: 'second', from: 4, to: 6, oneOffCost: 20, measured: 2, gate: 'It is used' }),
        row({ id: 'running', from: 1, to: 3, oneOffCost: 99, status: 'running' }),
        row({ id: 'unpaid', from: 1, to: 3, oneOffCost: 99, leftOut: 'doesNotPay' }),
      ]),
      [],
    );
    expect(decisions.map(({ what, by, amount, owner, unlocks }) => [what, by, amount, owner, unlocks.savings])).toEqual(
      [
        ['Release the budget of the 2 initiatives that begin next', 'Jan 2027', 30, null, 3],
        ['Release the budget of “late”', 'Jul 2027', 70, null, 7],
        ['Go on with “second”, or stop it', 'Jun 2027', null, 'Head of claims', 2],
        ['Go on with “late”, or stop it', 'Dec 2027', null, 'Head of it', 7],
      ],
    );
  });

  test('ask for no money for what loses, but for a review, of what runs as well; nor where no cost is known', () => {
    const losing = (id: string) => ({ id, presentBenefits: 20, presentCosts: 50 });
    const found = { contributions: [losing('bad'), losing('runs'), losing('done')] } as unknown as Blueprint['case'];
    const rows = [
      row({ id: 'bad', from: 2, oneOffCost: 20 }),
      row({ id: 'runs', from: 1, oneOffCost: 99, status: 'running' }),
      row({ id: 'done', from: 1, oneOffCost: 99, status: 'delivered' }),
      row({ id: 'unknown', from: 1, oneOffCost: null }),
    ];
    const level = { contributions: [{ id: 'bad', presentBenefits: 59_846, presentCosts: 60_000 }] };
    const asked = decisionsOf({ ...source, case: level as unknown as Blueprint['case'] }, view(rows.slice(0, 1)), []);
    expect(asked.map(({ amount, unlocks }) => [amount, unlocks.loses])).toEqual([[20, undefined]]);
    const decisions = decisionsOf({ ...source, case: found }, view(rows), []);
    expect(decisions.map(({ what, amount, by, unlocks }) => [what, amount, by, unlocks.loses])).toEqual([
      ['Review the 2 initiatives that cost more than they bring, or stop them', 20, null, 60],
    ]);
    const alone = (id: string) =>
      decisionsOf({ ...source, case: found }, view(rows.filter((one) => one.id === id)), []).map(
        ({ what, amount, by, unlocks }) => [what, amount, by, unlocks.loses],
      );
    expect(alone('bad')).toEqual([['Review “bad” before its budget is released, or stop it', 20, 'Jan 2027', 30]]);
    expect(alone('runs')).toEqual([['Review “runs”, which runs, or stop it', null, null, 30]]);
  });

  test('review what loses at once, the worst by name, before the first of them begins', () => {
    const ids = Array.from({ length: 15 }, (_, index) => `bad ${index + 1}`);
    const contributions = ids.map((id, index) => ({ id, presentBenefits: 0, presentCosts: 100 + index }));
    const rows = ids.map((id, index) => row({ id, from: 3 + index, oneOffCost: 10, measured: 1 }));
    const decisions = decisionsOf(
      { ...source, case: { contributions } as unknown as Blueprint['case'] },
      view(rows),
      [],
    );
    expect(decisions).toEqual([
      {
        kind: 'budget',
        what: 'Review the 15 initiatives that cost more than they bring, or stop them',
        owner: null,
        by: 'Feb 2027',
        amount: 150,
        unlocks: { savings: 15, loses: 1605, text: '“bad 15” and 14 more' },
      },
    ]);
  });

  test('begin with accepting and measuring where nothing is decided and nothing measured, and ask for no money', () => {
    const opportunity = (benchmark: number) => ({
      status: 'proposed',
      countedSavings: benchmark,
      savingsBasis: benchmark > 0 ? 'benchmark' : null,
    });
    const process = (name: string, ...benchmarks: number[]) => ({ name, opportunities: benchmarks.map(opportunity) });
    const processes = [process('Small', 10), process('Large', 30, 20), process('Middle', 25, 0), process('None')];
    const asked = (one: object) =>
      decisionsOf({ ...source, processes, case: null, decided: false, ...one } as unknown as Blueprint, null, []).map(
        ({ what, by, amount, unlocks }) => [what, by, amount, unlocks.savings, unlocks.benchmark, unlocks.text],
      );
    expect(asked({})).toEqual([
      ['Accept or reject 5 proposals', null, null, null, 85_000, 'only what is accepted is planned, and counts'],
      [
        'Have one process measured: cases a year, minutes a case, people and pay',
        'Jan 2027',
        null,
        null,
        50_000,
        '“Large”',
      ],
    ]);
    expect(asked({ case: source.case }).map(([what]) => what)).toEqual(['Accept or reject 5 proposals']);
    expect(asked({ processes: [process('None')] })).toEqual([]);
  });

  test('name an owner for what has none, and who makes the plan where there is none', () => {
    const asked = (planned: PlanView) =>
      decisionsOf(source, planned, [])
        .filter(({ kind }) => kind === 'owner')
        .map(({ what, by, unlocks }) => [what, by, unlocks.savings]);
    const open = row({ id: 'open', owner: null, from: 4, measured: 8 });
    const done = row({ id: 'done', owner: null, from: 1, status: 'delivered' });
    const begun = row({ id: 'begun', owner: null, from: 1, status: 'running', measured: 2 });
    expect(asked(view([open, done, row({ id: 'owned' })]))).toEqual([['Name the owner of “open”', 'Mar 2027', 8]]);
    expect(asked(view([open, begun]))).toEqual([
      ['Name an owner for each of the 2 initiatives that have none', null, 10],
    ]);
    expect(asked({ ...view([{ ...open, status: null }]), follows: 'roadmap', startMonth: null })).toEqual([
      ['Name who turns the roadmap into a plan with owners, months and costs', 'Jan 2027', null],
    ]);
  });

  test('place what lies after the years of the case, or take it out', () => {
    const far = row({ id: 'far', when: 'Jan to Jun 2045', from: 217, measured: 9, leftOut: 'afterHorizon' });
    const placed = (...rows: PlanRow[]) =>
      decisionsOf(source, view(rows), [])
        .filter(({ kind }) => kind === 'placing')
        .map(({ what, owner, unlocks }) => [what, owner, unlocks.savings, unlocks.text]);
    const text = 'planned for Jan to Jun 2045, after the 3 years of the case; counts in no figure until then';
    expect(placed(row({ id: 'near', from: 2 }), far)).toEqual([
      ['Start “far” within the years of the case, or take it out of the plan', 'Head of claims', 9, text],
    ]);
    expect(placed(row({ id: 'near', from: 2 }))).toEqual([]);
  });

  test('ask nobody to invite a vendor that does not fit', () => {
    const fit = (vendorName: string, fits: boolean) => ({ vendorName, fits, overallScore: 60 });
    const asked = (...fits: object[]) =>
      decisionsOf({ ...source, comparison: { fits } } as unknown as Blueprint, null, []).map(({ what }) => what);
    expect(asked(fit('Alder', true), fit('Birch', false))).toEqual(['Invite Alder to prove it on a real case']);
    expect(asked(fit('Alder', false))).toEqual([]);
  });
});
