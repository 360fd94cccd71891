import { describe, expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { decisionsOf } from './blueprint-decisions.ts';
import { steeredMeasures } from './blueprint-measures.ts';
import { responsibilities } from './blueprint-owners.ts';
import { type PlanRow, type PlanView, planView } from './blueprint-plan.ts';
import { blueprint } from './planned-blueprint.fixture.ts';

const viewOf = (source: Blueprint) => planView(source) as PlanView;

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
    isUnderWay: false,
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
        ['Release the budget of the 2 initiatives that begin first', 'Jan 2027', 30, null, 3],
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

describe('governance', () => {
  const measure = (name: string, baseline: number | null = null) => ({ name, baseline, target: null });

  test('has at most seven measures, the first of each initiative before the second of any, each name once', () => {
    const source = blueprint([
      { id: '1', measures: [measure('a'), measure('b', 3), measure('c')] },
      { id: '2', measures: [measure('A'), measure('d')] },
      { id: '3', measures: ['e', 'f', 'g', 'h', 'i'].map((name) => measure(name)) },
    ]);
    expect(steeredMeasures(source, viewOf(source)).map(({ name }) => name)).toEqual([
      'b',
      'A',
      'e',
      'd',
      'f',
      'c',
      'g',
    ]);
  });

  test('says where the figure of today comes from, and leads with what the client’s documents say', () => {
    const of = (name: string, baseline: number | null, unit: string) => ({ name, unit, baseline, target: 1 });
    const source = blueprint([
      {
        id: '1',
        processIds: ['a'],
        measures: [
          of('Straight-through', 15, '%'),
          of('Team', 10, 'FTE'),
          of('Letters held', 31, 'days'),
          of('Days to settle', 19, 'days'),
          of('Misfiled', 11.5, '%'),
          of('Backlog', 1250, 'letters'),
          of('Open', 6, 'days'),
        ],
      },
    ]);
    const quoted = (quote: string, page: number) => ({ quote, fileName: 'notes.docx', page });
    const told = {
      ...source,
      situation: {
        said: [quoted('A claim takes 19 days to settle, and 115% of 119 days are 16 days.', 2)],
        competitors: [quoted('We hold letters for 31 days; our competitors need 6 days.', 3)],
        constraints: [],
      },
      evidence: new Map([
        ['a', [quoted('11,5 % of all files are misfiled.', 4), quoted('There are 1.250 letters in the queue.', 5)]],
        ['b', [quoted('15 % go through.', 6)]],
      ]),
    } as unknown as Blueprint;
    const unknown = blueprint([{ id: '1', measures: [of('Complaints', null, 'a month')] }]);
    expect(steeredMeasures(unknown, viewOf(unknown)).map(({ source: from }) => from)).toEqual([null]);
    const document = (page: number) => ({ kind: 'document', fileName: 'notes.docx', page });
    expect(steeredMeasures(told, viewOf(told)).map(({ name, source: from }) => [name, from])).toEqual([
      ['Letters held', document(3)],
      ['Days to settle', document(2)],
      ['Misfiled', document(4)],
      ['Backlog', document(5)],
      ['Straight-through', { kind: 'plan' }],
      ['Team', { kind: 'inputs', process: 'A' }],
      ['Open', { kind: 'plan' }],
    ]);
  });

  test('takes figures that the client’s documents say of its work as measures, and never a figure of others', () => {
    const of = (name: string, baseline: number | null, unit: string) => ({ name, unit, baseline, target: 1 });
    const source = blueprint([
      { id: 'settle motor claims', measures: [of('Days to settle', 19, 'days'), of('Complaints', null, '%')] },
      { id: 'index claim files', measures: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => of(name, 1, 'x')) },
    ]);
    const quoted = (quote: string, page: number) => ({ quote, fileName: 'board.docx', page });
    const told = {
      ...source,
      situation: {
        said: [
          quoted('Indexing a claim file takes 15 minutes, and 11.5 percent of all claim files are indexed wrongly.', 1),
          quoted('The canteen serves lunch in 12 minutes.', 2),
        ],
        competitors: [quoted('Settling motor claims takes 19 days; our competitors settle motor claims in 6 days.', 3)],
        constraints: [],
      },
    } as unknown as Blueprint;
    const measures = steeredMeasures(told, viewOf(told));
    expect(measures).toHaveLength(7);
    expect(
      measures
        .slice(0, 3)
        .map(({ name, baseline, unit, target, initiative }) => [name, baseline, unit, target, initiative]),
    ).toEqual([
      ['Days to settle', 19, 'days', 1, 'Initiative settle motor claims'],
      ['Indexing a claim file takes 15 minutes', 15, 'minutes', null, 'Initiative index claim files'],
      ['11.5 percent of all claim files are indexed wrongly', 11.5, '%', null, 'Initiative index claim files'],
    ]);
    expect(measures.slice(0, 3).map(({ source: from }) => from)).toEqual(
      [3, 1, 1].map((page) => ({ kind: 'document', fileName: 'board.docx', page })),
    );
    expect(measures.filter(({ source: from }) => from?.kind !== 'document').length).toBeGreaterThanOrEqual(3);
  });

  test('judges an initiative without a measure by the minutes of what it frees most of, and dates what is missing', () => {
    const base = blueprint([
      { id: '1', carries: ['x', 'y'], measured: 9, months: ['2027-05', '2027-06'] },
      { id: '2', measures: [measure('Complaints')], months: ['2027-05', '2027-06'] },
    ]);
    const [process] = base.processes;
    const roi = { ...process?.roi, input: { averageRuntime: 25 } };
    const result = { basis: 'workload', workHours: 20_000, currentAnnualCost: 500_000 };
    const processes = [{ ...process, roi: { ...roi, result, countedIn: null } }, ...base.processes.slice(1)];
    const timed = { ...base, processes } as unknown as Blueprint;
    expect(
      steeredMeasures(timed, viewOf(timed)).map(({ name, baseline, target, due, source: from }) => [
        name,
        baseline,
        target,
        due,
        from,
      ]),
    ).toEqual([
      ['Complaints', null, null, 'Apr 2027', null],
      // 100,000 of 500,000 are saved: a fifth of 25 minutes.
      ['Handling time of “A”', 25, 20, null, { kind: 'inputs', process: 'A' }],
    ]);
  });

  test('adds up what each owner answers for; what nobody owns stands last', () => {
    const source = blueprint([
      { id: '1', owner: null, measured: 900, cost: 1 },
      { id: '2', owner: 'Head of claims', measured: 10, cost: 2, gate: 'Half is read', months: ['2027-02', '2027-06'] },
      { id: '3', owner: 'Head of claims', measured: 20, cost: 3 },
      { id: '4', owner: 'Chief financial officer', measured: 40, cost: 4 },
    ]);
    expect(
      responsibilities(viewOf(source)).map(({ owner, initiatives, savings, oneOffCost, lastGate }) => [
        owner,
        initiatives.length,
        savings,
        oneOffCost,
        lastGate,
      ]),
    ).toEqual([
      ['Chief financial officer', 1, 40, 4, null],
      ['Head of claims', 2, 30, 5, 'Jun 2027'],
      [null, 1, 900, 1, null],
    ]);
  });
});
