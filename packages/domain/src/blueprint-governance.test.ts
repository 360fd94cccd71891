import { describe, expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { decisionsOf } from './blueprint-decisions.ts';
import { type PlanView, planView, workedOpportunities } from './blueprint-plan.ts';
import { dutiesOf, riskRegister } from './blueprint-risks.ts';
import { generalDuties } from './general-duties.ts';
import { blueprint, NOTHING_LEFT_OUT } from './planned-blueprint.fixture.ts';

const flags = (source: Blueprint, view: PlanView | null) => dutiesOf(workedOpportunities(source, view), source, view);

const viewOf = (source: Blueprint) => planView(source) as PlanView;

describe('the plan', () => {
  test('adds up what its rows cost and save, and what came of them against what was committed until then', () => {
    const source = blueprint([
      { id: '1', months: ['2027-01', '2027-02'], cost: 1000, measured: 1200, status: 'delivered' },
      { id: '2', months: ['2027-03', '2027-04'], cost: 500, measured: 600, benchmark: 70, status: 'running' },
      { id: '3', cost: 9, status: 'stopped' },
    ]);
    const actuals = new Map([
      [
        '1',
        [
          { month: '2027-02', savings: null, cost: 1100, volume: null },
          { month: '2027-04', savings: 150, cost: null, volume: null },
        ],
      ],
      ['2', [{ month: '2027-03', savings: null, cost: 200, volume: null }]],
    ]);
    const view = viewOf({ ...source, actuals });
    expect(view.isUnderWay).toBe(true);
    expect(view.total).toEqual({ oneOffCost: 1500, annualRunCost: 0, measured: 1800, benchmark: 70 });
    // 1000 over two months, then 100 a month saved; 500 over two months.
    expect(view.rows.map(({ actual }) => actual)).toEqual([
      { until: '2027-04', spent: 1100, saved: 150, plannedCost: 1000, plannedSavings: 200 },
      { until: '2027-03', spent: 200, saved: null, plannedCost: 250, plannedSavings: 0 },
    ]);
    expect(view.came).toEqual({ until: '2027-04', spent: 1300, saved: 150, plannedCost: 1250, plannedSavings: 200 });
    expect(viewOf(blueprint([{ id: '1' }]))).toMatchObject({ isUnderWay: false, came: null });
  });
});

describe('the register', () => {
  test('names the gravest first: impact by the share of the savings, likelihood by the kind of work', () => {
    const risk = (text: string) => [{ risk: text, control: null }];
    const source = blueprint(
      [
        { id: 'small', carries: ['x'], measured: 9, risks: risk('small rules') },
        { id: 'half', carries: ['y'], measured: 61, risks: risk('large model') },
        { id: 'agents', carries: ['z'], measured: 30, risks: risk('large agents') },
        { id: 'done', status: 'delivered', carries: ['z'], risks: risk('over') },
      ],
      { x: ['automation', 'match'], y: ['ai', 'match'], z: ['agentic', 'match'] },
    );
    expect(
      riskRegister(source, viewOf(source)).map(({ risk: text, likelihood, impact }) => [text, likelihood, impact]),
    ).toEqual([
      ['large agents', 'high', 'high'],
      ['large model', 'medium', 'high'],
      ['small rules', 'low', 'low'],
    ]);
  });

  test('weighs what is measured alone: a benchmark makes no initiative small or large beside it', () => {
    const source = blueprint(
      [
        { id: 'measured', carries: ['x'], measured: 40, risks: [{ risk: 'of the measured', control: null }] },
        { id: 'benchmark', carries: ['y'], benchmark: 600, risks: [{ risk: 'of the benchmark', control: null }] },
      ],
      { x: ['ai', 'match'], y: ['ai', 'match'] },
    );
    expect(riskRegister(source, viewOf(source)).map(({ risk, impact }) => [risk, impact])).toEqual([
      ['of the measured', 'high'],
      ['of the benchmark', 'low'],
    ]);
  });

  test('rates work by the riskiest kind that makes up a quarter of it, not by what saves most', () => {
    const risks = [{ risk: 'named', control: null }];
    const of = (...carries: string[]) =>
      blueprint([{ id: '1', carries, measured: 9, risks }], { x: ['automation', 'match'], z: ['agentic', 'match'] });
    const rated = (source: Blueprint) => riskRegister(source, viewOf(source))[0]?.likelihood;
    expect([rated(of('x')), rated(of('x', 'z'))]).toEqual(['low', 'high']);
  });

  test('says more than one risk of an initiative, and of one with named risks that it begins too early', () => {
    const early = { carries: ['z'], measured: 10, dependsOn: ['main'], owner: null };
    const source = blueprint(
      [
        { id: 'main', carries: ['x'], measured: 50, owner: 'Head of claims' },
        { ...early, id: 'large', measured: 40 },
        { ...early, id: 'named', risks: [{ risk: 'named', control: null }] },
      ],
      { x: ['automation', 'match'], z: ['agentic', 'match'] },
    );
    const register = riskRegister(source, viewOf(source));
    const of = (name: string) =>
      register
        .filter(({ initiative }) => initiative === name)
        .map(({ risk, likelihood }) => [risk.split(/[ ;]/, 3).join(' '), likelihood]);
    expect(of('Initiative large')).toEqual([
      ['An agent acts', 'high'],
      ['It begins before', 'medium'],
    ]);
    expect(of('Initiative named')).toEqual([
      ['named', 'high'],
      ['It begins before', 'medium'],
    ]);
  });

  test('of a plan for which nobody named a risk says what the plan itself shows', () => {
    const waits = { carries: ['z'], measured: 1, owner: 'Head of claims' };
    const base = blueprint(
      [
        { id: 'main', carries: ['y'], measured: 70, owner: 'Head of claims' },
        { id: 'gated', carries: ['x'], measured: 26, owner: 'Head of claims', gate: 'Half is read' },
        { id: 'alone', carries: ['x'], measured: 2, months: ['2027-04', '2027-05'] },
        { ...waits, id: 'early', dependsOn: ['main'] },
        { ...waits, id: 'next', months: ['2027-04', '2027-05'], dependsOn: ['main', 'done'] },
        { id: 'done', status: 'delivered', measured: 0 },
      ],
      { y: ['ai', 'match'] },
    );
    const swing = { driver: 'rate', low: 0.46, high: 0.9, npvAtLow: 80, npvAtHigh: 120, swing: 40 };
    const source = { ...base, case: { ...base.case, swings: [swing], headline: { npv: 100 } } } as unknown as Blueprint;
    expect(
      riskRegister(source, viewOf(source)).map(({ initiative, risk, impact }) => [initiative, risk, impact]),
    ).toEqual([
      [
        'Initiative main',
        'The model errs where nobody looks; 70% of the plan’s savings hang on this initiative',
        'high',
      ],
      [
        'Initiative gated',
        'A rule treats an exception as a normal case; 26% of the plan’s savings hang on this initiative',
        'high',
      ],
      ['Initiative alone', 'Nobody answers for it (Apr to May 2027)', 'low'],
      [
        'Initiative early',
        'It begins before “Initiative main” ends, on which it depends: what is found there may come too late',
        'low',
      ],
      [null, 'The automation rate ends at 46% (one case in ten); no driver moves the result more', 'medium'],
      ['Initiative next', 'It waits for “Initiative main”: where that is late, so is it', 'low'],
    ]);
    const byBenchmark = blueprint([{ id: 'main', carries: ['y'], benchmark: 70, owner: 'Head of claims' }]);
    expect(riskRegister(byBenchmark, viewOf(byBenchmark)).map(({ risk }) => risk)).toContain(
      'None of the savings is measured: they rest on an assumed 1,000 people (half as many, half the savings)',
    );
    const known = { ...byBenchmark, sector: { profile: { employees: 640 } } } as unknown as Blueprint;
    expect(riskRegister(known, viewOf(known)).map(({ risk }) => risk)).toContain(
      'All savings are shared out from the payroll, not measured: no single process is sure of its amount',
    );
  });

  const servedByAgent = [
    { touchPoints: [{ name: 'Report it', type: 'agent', momentThatMatters: true, processStep: '1.1' }] },
  ];
  const processWith = (type: string) => ({ path: [{ code: '1.1' }], opportunities: [{ status: 'accepted', type }] });
  test.each([
    [
      'no plan stands behind it',
      {},
      ['No wave has an owner or a cost of its own: what nobody answers for may not begin'],
    ],
    [
      'no vendor fits',
      { comparison: { fits: [{ fits: false, shares: { coverage: 0.39 } }] } },
      ['The one vendor compared does not do enough of the work: it may have to be built'],
    ],
    [
      'it loses',
      {
        case: { headline: { npv: -63_000, annualSavings: 1 }, swings: [], breakEvens: [], notInCase: NOTHING_LEFT_OUT },
        assumptions: { years: 3, currency: 'EUR', hoursPerYear: 2000, loadFactor: 1 },
      },
      ['The plan as it stands loses €63K over 3 years (NPV)'],
    ],
    ['a vendor fits', { comparison: { fits: [{ fits: true, shares: { coverage: 0.39 } }] } }, []],
    [
      'an agent serves customers alone where it matters',
      { journeys: servedByAgent, processes: [processWith('agentic')] },
      ['An AI agent serves customers alone at “Report it”, where it matters most: a mistake there costs trust'],
    ],
    ['what is accepted is no agent', { journeys: servedByAgent, processes: [processWith('automation')] }, []],
  ])('says of all of the work where %s', (_, more, expected) => {
    const source = { ...blueprint([{ id: 'delivered', status: 'delivered', measured: 9 }]), ...more } as Blueprint;
    const planned = viewOf(source);
    const follows = expected.length > 0 && Object.keys(more).length === 0 ? 'roadmap' : 'plan';
    expect(riskRegister(source, { ...planned, follows }).map(({ risk }) => risk)).toEqual(expected);
  });

  test('flags what the law may ask of the planned work, and of nothing else', () => {
    const source = blueprint([{ id: '1', carries: ['x', 'y'] }], {
      x: ['ai', 'hire'],
      y: ['automation', 'match'],
      z: ['agentic', 'chat'],
    });
    expect(
      flags(source, viewOf(source)).map(({ law, initiatives, opportunities }) => [law, initiatives, opportunities]),
    ).toEqual([
      ['AI Act, annex III: employment', ['Initiative 1'], ['Opportunity x']],
      ['GDPR, article 22', ['Initiative 1'], ['Opportunity x']],
    ]);
    const unplanned = { ...source, plan: null };
    expect(flags(unplanned, null).map(({ law }) => law)).toContain('AI Act, article 50');
    const { duties: _duties, ...unclassed } = source;
    expect(flags(unclassed, null)).toEqual([]);
  });

  test('asks for the class of each use of AI that has none, before the first of them begins, or now', () => {
    const open = (status: 'proposed' | 'delivered', country = 'DE') => {
      const source = blueprint(
        [
          { id: 'rules', months: ['2027-01', '2027-02'], carries: ['x'] },
          { id: 'first', months: ['2027-04', '2027-05'], carries: ['y'], status },
          { id: 'later', months: ['2027-08', '2027-09'], carries: ['z'] },
        ],
        { x: ['automation', 'unknown'], y: ['ai', 'unknown'], z: ['agentic', 'unknown'] },
      );
      const { duties: _classes, ...unclassed } = source;
      return { ...unclassed, sector: { profile: { countries: [country] } } } as unknown as Blueprint;
    };
    const asked = (of: Blueprint) => {
      const view = viewOf(of);
      const duties = generalDuties(workedOpportunities(of, view), of);
      // One set of uses in both places.
      expect(duties.find(({ concerns }) => concerns === 'ai')?.opportunities.length ?? 2).toBe(2);
      return decisionsOf(of, view, { duties, constraints: [], weighed: null, work: null }).filter(
        ({ kind }) => kind === 'law',
      );
    };
    expect(asked(open('proposed'))).toMatchObject([
      {
        what: 'Class the 2 uses of AI under the AI Act',
        proposes: 'Counsel',
        by: 'Mar 2027',
        unlocks: { text: '“Initiative first” waits for it (Apr to May 2027)' },
      },
    ]);
    expect(asked(open('delivered'))).toMatchObject([
      {
        what: 'Class the 2 uses of AI under the AI Act',
        by: null,
        unlocks: { text: '“Initiative first” has begun without it and needs it first' },
      },
    ]);
    expect(asked(open('proposed', 'US'))).toEqual([]);
  });

  test('names European law for a client there, and the duty in general words for one elsewhere', () => {
    const planned = blueprint([{ id: '1', carries: ['x'] }], { x: ['ai', 'hire'] });
    const of = (...countries: string[]) => {
      const source = { ...planned, sector: { profile: { countries } } } as unknown as Blueprint;
      const duties = flags(source, viewOf(source));
      const asked = decisionsOf(source, viewOf(source), { duties, constraints: [], weighed: null, work: null });
      const first = asked.find(({ kind }) => kind === 'law');
      return [...flags(source, viewOf(source)).map(({ law }) => law), first?.unlocks.text];
    };
    const european = ['AI Act, annex III: employment', 'GDPR, article 22'];
    const general = ['Equal treatment at work', 'Automated decisions about people'];
    const touched = (laws: string[]) => [...laws, `One initiative touches ${laws.join('; ')}`];
    expect([of(), of('DE'), of('US', 'NO')]).toEqual([european, european, european].map(touched));
    expect([of('US'), of('GB', 'CH')]).toEqual([touched(general), touched(general)]);
  });
});
