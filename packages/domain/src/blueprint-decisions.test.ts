import { describe, expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { type Deciding, decisionsOf } from './blueprint-decisions.ts';
import type { PlanRow, PlanView } from './blueprint-plan.ts';
import { blueprint, planViewOf, row } from './planned-blueprint.fixture.ts';

describe('decisions', () => {
  const served = { fits: [{ vendorName: 'Alder', fits: true, overallScore: 60 }] };
  const source = { ...blueprint([]), comparison: served } as unknown as Blueprint;
  const nothing: Deciding = { duties: [], constraints: [], weighed: null, work: null };
  /** But of whom to invite. */
  const decided = (of: Blueprint, planned: PlanView | null, more: Partial<Deciding> = {}) =>
    decisionsOf(of, planned, { ...nothing, ...more }).filter(({ kind }) => kind !== 'vendors');

  test('release the money in two tranches, each before its first month of work, by date, and let nobody decide on his own', () => {
    const decisions = decided(
      source,
      planViewOf([
        row({ id: 'late', from: 8, to: 12, oneOffCost: 70, measured: 7, gate: 'It works', owner: 'Head of it' }),
        row({ id: 'first', from: 2, to: 5, oneOffCost: 10, measured: 1 }),
        row({ id: 'second', from: 4, to: 6, oneOffCost: 20, measured: 2, gate: 'It is used' }),
        row({ id: 'running', from: 1, to: 3, oneOffCost: 99, status: 'running' }),
        row({ id: 'unpaid', from: 1, to: 3, oneOffCost: 99, leftOut: 'doesNotPay' }),
      ]),
    );
    expect(
      decisions.map(({ what, by, amount, proposes, unlocks }) => [what, by, amount, proposes, unlocks.savings]),
    ).toEqual([
      ['Release the budget of the 2 initiatives that begin next', 'Jan 2027', 30, 'Head of claims', 3],
      ['Go on with “second”, or stop it', 'Jun 2027', null, 'Head of claims', 2],
      ['Release the budget of “late”', 'Jul 2027', 70, 'Head of it', 7],
      ['Go on with “late”, or stop it', 'Dec 2027', null, 'Head of it', 7],
    ]);
  });

  test('ask for no money before the gate that it waits for, nor before the owner is named, nor after the work begins', () => {
    const rows = [
      row({ id: 'pilot', from: 1, to: 8, oneOffCost: 10, gate: 'It works' }),
      row({ id: 'waits', from: 9, oneOffCost: 20, after: ['pilot'], owner: null }),
      row({ id: 'beside', from: 3, oneOffCost: 40 }),
      row({ id: 'next', from: 9, oneOffCost: 80, owner: null }),
    ];
    const told = (weighed: Partial<Deciding> = {}) =>
      decided(source, planViewOf(rows), weighed).map(({ what, by, amount }) => [what, by, amount]);
    const gate = ['Go on with “pilot”, or stop it', 'Aug 2027', null];
    const named = ['Name an owner for each of the 2 initiatives that have none', 'Aug 2027', null];
    expect(told()).toEqual([
      ['Release the budget of the 2 initiatives that begin first', 'Dec 2026', 50],
      named,
      gate,
      ['Release the budget of the 2 initiatives that follow from Sep 2027 on', 'Aug 2027', 100],
    ]);
    // Planned to begin before that gate, it is paid for before it begins, and the gate is named.
    const early = rows.map((one) => (one.name === 'waits' ? { ...one, from: 3 } : one));
    const release = decided(source, planViewOf(early)).find(({ what }) => what === 'Release the budget of “waits”');
    expect(release).toMatchObject({
      by: 'Feb 2027',
      unlocks: { text: 'before “pilot” has passed its gate (Aug 2027)' },
    });
    // What costs more and brings less than most is asked for alone.
    const weighed = { rows: [{ id: 'next', quadrant: 'question' }] } as unknown as Deciding['weighed'];
    expect(told({ weighed })).toEqual([
      ['Release the budget of the 2 initiatives that begin first', 'Dec 2026', 50],
      named,
      gate,
      ['Decide anew on “next”: release its budget, or drop it', 'Aug 2027', 80],
      ['Release the budget of “waits”', 'Aug 2027', 20],
    ]);
  });

  test('release a plan of many years in few steps, and decide at every gate', () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      row({
        id: `${index}`,
        from: 2 + 2 * index,
        to: 3 + 2 * index,
        oneOffCost: 1,
        measured: 30 - index,
        gate: 'It works',
      }),
    );
    const asked = decided(source, planViewOf(rows));
    const of = (kind: string) => asked.filter((one) => one.kind === kind);
    expect(of('budget').map(({ amount }) => amount)).toEqual([8, 8, 8, 6]);
    expect(of('gate').map(({ what, unlocks }) => [what, unlocks.text])).toEqual([
      ['Go on with “0” (Mar 2027) and “1” (May 2027) at their last gates, or stop them', 'Gate: It works'],
      ['Go on with “2” (Jul 2027) and “3” (Sep 2027) at their last gates, or stop them', 'Gate: It works'],
      ['Go on with “4” (Nov 2027) and “5” (Jan 2028) at their last gates, or stop them', 'Gate: It works'],
      ['Go on with “6” (Mar 2028) and “7” (May 2028) at their last gates, or stop them', 'Gate: It works'],
      ['Go on with 22 initiatives at their last gates, or stop them', '“8” (Jul 2028) and 21 more'],
    ]);
    expect(of('gate').reduce((sum, { unlocks }) => sum + (unlocks.savings ?? 0), 0)).toBe(465);
  });

  test('settle what the plan touches or breaks of the client’s conditions, and what the freed work is for', () => {
    const said = (kind: string, verdict: string, about = '', initiative?: string) =>
      ({
        kind,
        verdict,
        about,
        quote: `${kind} ${about}`.trim(),
        ...(initiative && { initiatives: [initiative] }),
      }) as Deciding['constraints'][number];
    const constraints = [
      said('budget', 'broken'),
      said('order', 'kept', 'motor'),
      said('person', 'touched', 'payment', 'pays'),
      said('jobs', 'touched'),
      said('data', 'unknown'),
    ];
    const work = {
      freed: 12,
      areas: [
        { name: 'A', freed: 2 },
        { name: 'B', freed: 10 },
      ],
    } as unknown as Deciding['work'];
    const rows = [row({ id: 'pays', from: 3, to: 6 }), row({ id: 'other', from: 4, to: 5 })];
    expect(
      decided(source, planViewOf(rows), { constraints, work }).map(({ what, by, unlocks }) => [what, by, unlocks.text]),
    ).toEqual([
      ['Cut the plan to the budget that was set, or have more set', 'Feb 2027', 'condition: “budget”'],
      ['Set the limit above which a person decides: payment', 'Feb 2027', 'condition: “person payment”'],
      [
        'Name by area the work that takes up the 12 FTE that become free',
        'May 2027',
        '10 FTE of it in “B”; condition: “jobs”',
      ],
    ]);
  });

  test('build a limit that the client has set into all that work on it, before the first of them begins', () => {
    const limit = { kind: 'person', verdict: 'touched', about: 'payment', quote: 'above 5,000 a person pays' };
    const amount = { value: 5000, currency: 'USD' };
    const asked = (initiatives: string[]) => {
      const constraints = [{ ...limit, amount, initiatives }] as unknown as Deciding['constraints'];
      const rows = [row({ id: 'pays', from: 3, to: 6 }), row({ id: 'settles', from: 2, to: 5 })];
      return decided(source, planViewOf(rows), { constraints }).map(({ what, by }) => [what, by]);
    };
    expect(asked(['pays', 'settles'])).toEqual([
      ['Build the limit of 5,000 USD into “pays” and “settles”', 'Jan 2027'],
    ]);
    expect(asked([])[0]?.[0]).toBe('Build in the limit of 5,000 USD: payment');
  });

  test('ask for no money for what loses, but for a review, of what runs as well; nor where no cost is known', () => {
    const losing = (id: string) => ({ id, presentBenefits: 20, presentCosts: 50 });
    const contributions = [losing('bad'), losing('runs'), losing('done')];
    const found = { ...source.case, contributions } as unknown as Blueprint['case'];
    const rows = [
      row({ id: 'bad', from: 2, oneOffCost: 20 }),
      row({ id: 'runs', from: 1, oneOffCost: 99, status: 'running' }),
      row({ id: 'done', from: 1, oneOffCost: 99, status: 'delivered' }),
      row({ id: 'unknown', from: 1, oneOffCost: null }),
    ];
    const level = { ...source.case, contributions: [{ id: 'bad', presentBenefits: 59_846, presentCosts: 60_000 }] };
    const asked = decided({ ...source, case: level as unknown as Blueprint['case'] }, planViewOf(rows.slice(0, 1)));
    expect(asked.map(({ amount, unlocks }) => [amount, unlocks.loses])).toEqual([[20, undefined]]);
    const decisions = decided({ ...source, case: found }, planViewOf(rows));
    expect(decisions.map(({ what, amount, by, unlocks }) => [what, amount, by, unlocks.loses])).toEqual([
      ['Review the 2 initiatives that cost more than they bring, or stop them', 20, null, 60],
    ]);
    const alone = (id: string) =>
      decided({ ...source, case: found }, planViewOf(rows.filter((one) => one.id === id))).map(
        ({ what, amount, by, unlocks }) => [what, amount, by, unlocks.loses],
      );
    expect(alone('bad')).toEqual([['Review “bad” before its budget is released, or stop it', 20, null, 30]]);
    expect(alone('runs')).toEqual([['Review “runs”, which runs, or stop it', null, null, 30]]);
  });

  test('review what loses at once and now, the worst by name', () => {
    const ids = Array.from({ length: 15 }, (_, index) => `bad ${index + 1}`);
    const contributions = ids.map((id, index) => ({ id, presentBenefits: 0, presentCosts: 100 + index }));
    const rows = ids.map((id, index) => row({ id, from: 3 + index, oneOffCost: 10, measured: 1 }));
    const decisions = decided(
      { ...source, case: { ...source.case, contributions } as unknown as Blueprint['case'] },
      planViewOf(rows),
    );
    expect(decisions).toEqual([
      {
        kind: 'budget',
        what: 'Review the 15 initiatives that cost more than they bring, or stop them',
        proposes: 'Head of claims',
        by: null,
        amount: 150,
        unlocks: { savings: 15, loses: 1605, text: '“bad 15” and 14 more' },
      },
    ]);
  });

  test('ask at every gate, counted by the case or not, and for the money of what is committed outside of it', () => {
    const rows = [
      row({ id: 'runs', status: 'running', from: 1, to: 6, gate: 'It works', leftOut: 'doesNotPay' }),
      row({ id: 'told', status: 'committed', from: 4, to: 9, oneOffCost: 70, leftOut: 'doesNotPay' }),
      row({ id: 'far', from: 90, to: 95, gate: 'It works', leftOut: 'afterHorizon' }),
      row({ id: 'bad', from: 5, to: 8, oneOffCost: 20, gate: 'It pays' }),
    ];
    const contributions = [{ id: 'bad', presentBenefits: 20, presentCosts: 230 }];
    const of = {
      ...source,
      case: { ...source.case, contributions },
      assumptions: { years: 3 },
    } as unknown as Blueprint;
    expect(decided(of, planViewOf(rows)).map(({ what, by, amount }) => [what, by, amount])).toEqual([
      ['Review “bad” before its budget is released, or stop it', null, 20],
      ['Start “far” within the years of the case, or take it out of the plan', null, null],
      ['Release the budget of “told”', 'Mar 2027', 70],
      ['Go on with “runs”, or stop it', 'Jun 2027', null],
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
      decided({ ...source, processes, case: null, decided: false, ...one } as unknown as Blueprint, null).map(
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
      decided(source, planned)
        .filter(({ kind }) => kind === 'owner')
        .map(({ what, by, unlocks }) => [what, by, unlocks.savings]);
    const open = row({ id: 'open', owner: null, from: 4, measured: 8 });
    const done = row({ id: 'done', owner: null, from: 1, status: 'delivered' });
    const begun = row({ id: 'begun', owner: null, from: 1, status: 'running', measured: 2 });
    expect(asked(planViewOf([open, done, row({ id: 'owned' })]))).toEqual([
      ['Name the owner of “open”', 'Mar 2027', 8],
    ]);
    expect(asked(planViewOf([open, begun]))).toEqual([
      ['Name an owner for each of the 2 initiatives that have none', null, 10],
    ]);
    expect(asked({ ...planViewOf([{ ...open, status: null }]), follows: 'roadmap', startMonth: null })).toEqual([
      ['Name who turns the roadmap into a plan with owners, months and costs', 'Jan 2027', null],
    ]);
  });

  test('place what lies after the years of the case, or take it out', () => {
    const far = row({ id: 'far', when: 'Jan to Jun 2045', from: 217, measured: 9, leftOut: 'afterHorizon' });
    const placed = (...rows: PlanRow[]) =>
      decided(source, planViewOf(rows))
        .filter(({ kind }) => kind === 'placing')
        .map(({ what, proposes, unlocks }) => [what, proposes, unlocks.savings, unlocks.text]);
    const text = 'planned for Jan to Jun 2045, after the 3 years of the case; counts in no figure until then';
    expect(placed(row({ id: 'near', from: 2 }), far)).toEqual([
      ['Start “far” within the years of the case, or take it out of the plan', 'Head of claims', 9, text],
    ]);
    expect(placed(row({ id: 'near', from: 2 }))).toEqual([]);
  });

  test('ask nobody to invite a vendor that does not fit, but to compare more before a budget is released', () => {
    const fit = (vendorName: string, fits: boolean) => ({
      vendorName,
      fits,
      overallScore: 60,
      shares: { coverage: 0.4 },
    });
    const asked = (planned: PlanView | null, ...fits: object[]) =>
      decisionsOf({ ...source, comparison: { fits } } as unknown as Blueprint, planned, nothing)
        .filter(({ kind }) => kind === 'vendors')
        .map(({ what, by, unlocks }) => [what, by, unlocks.text]);
    const invited = ['Invite Alder to prove it on a real case', null, 'It fits best, with 60 of 100 points'];
    const planned = planViewOf([row({ id: 'one', from: 4 })]);
    expect(asked(planned, fit('Alder', true), fit('Birch', false))).toEqual([invited]);
    expect(asked(planned, fit('Alder', false))).toEqual([
      [
        'Compare more vendors, or have a build estimated',
        'Jan 2027',
        'The one vendor compared does not fit: Alder covers 40% of the need',
      ],
    ]);
    expect(asked(planned).map(([what]) => what)).toEqual(['Compare vendors, or have a build estimated']);
    expect(asked(null)).toEqual([]);
  });
});
