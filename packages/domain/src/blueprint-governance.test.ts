import { ExportSection } from '@process-ai/contract/exports';
import { describe, expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { decisionsOf, responsibilities, steeredMeasures } from './blueprint-decisions.ts';
import { workView } from './blueprint-people.ts';
import { type PlanRow, type PlanView, planView, workedOpportunities } from './blueprint-plan.ts';
import { dutiesOf, riskRegister } from './blueprint-risks.ts';
import { blueprintStory } from './blueprint-story.ts';
import type { UseCaseDuties } from './use-case-duties.ts';

const flags = (source: Blueprint, view: PlanView | null) =>
  dutiesOf(workedOpportunities(source, view), source.duties, view);

const NO_DUTY = { aiAct: 'none', decidesAboutPerson: false, specialCategories: false, staysWithPeople: '' } as const;
const DUTIES = new Map<string, UseCaseDuties>([
  ['hire', { ...NO_DUTY, aiAct: 'annex III: employment', decidesAboutPerson: true, staysWithPeople: 'Who is hired.' }],
  ['chat', { ...NO_DUTY, aiAct: 'transparency', staysWithPeople: 'Complaints.' }],
  ['match', NO_DUTY],
]);

interface Planned {
  id: string;
  months?: [start: string, end: string];
  carries?: string[];
  owner?: string | null;
  measured?: number;
  benchmark?: number;
  cost?: number;
  gate?: string | null;
  status?: string;
  risks?: { risk: string; control: string | null }[];
  measures?: { name: string; baseline: number | null; target: number | null }[];
}

/** Two processes: A, 10 people at 50,000, and B below it, whose work is a part of A's. */
function blueprint(planned: readonly Planned[], types: Record<string, [type: string, useCaseId: string]> = {}) {
  const opportunity = (id: string, savings: number) => ({
    id,
    title: `Opportunity ${id}`,
    type: types[id]?.[0] ?? 'automation',
    useCaseId: types[id]?.[1] ?? null,
    status: 'accepted',
    countedSavings: savings,
    savingsBasis: 'measured',
  });
  const A = { code: '1', name: 'A' };
  const roi = {
    input: { fteCount: 10 },
    result: { basis: 'capacity', workHours: 0, currentAnnualCost: 500_000 },
    countedIn: null,
  };
  return {
    sections: ExportSection.options,
    processes: [
      {
        ...A,
        id: 'a',
        path: [A],
        roi,
        opportunities: [opportunity('x', 60), opportunity('y', 40)],
        allOpportunities: [],
      },
      {
        code: '1.1',
        name: 'B',
        id: 'b',
        path: [A, { code: '1.1', name: 'B' }],
        roi: null,
        opportunities: [opportunity('z', 50)],
        allOpportunities: [],
      },
    ],
    brought: new Map(
      [
        ['x', 'a', 60_000],
        ['y', 'a', 40_000],
        ['z', 'b', 50_000],
      ].map(([id, processId, measured]) => [id, { id, processId, measured, pays: true }]),
    ),
    assumptions: { hoursPerYear: 2000, currency: 'USD' },
    case: { contributions: [], notInCase: { initiatives: [] }, headline: { annualSavings: 1 } },
    rejectedAlone: [],
    roadmap: { waves: [], later: [] },
    comparison: { fits: [] },
    journeys: [],
    duties: DUTIES,
    plan: {
      settings: { startMonth: '2027-01' },
      initiatives: planned.map(({ id, months = ['2027-01', '2027-03'], carries = [], ...one }) => ({
        id,
        name: `Initiative ${id}`,
        owner: null,
        status: 'proposed',
        gate: null,
        risks: [],
        measures: [],
        dependsOn: [],
        annualRunCost: 0,
        oneOffCost: one.cost ?? 0,
        startMonth: months[0],
        endMonth: months[1],
        opportunityIds: carries,
        annualSavings: { measured: one.measured ?? 0, benchmark: one.benchmark ?? 0 },
        ...one,
      })),
    },
  } as unknown as Blueprint;
}

const viewOf = (source: Blueprint) => planView(source) as PlanView;

describe('work', () => {
  test('is freed as its share of the cost, also what is saved below a measured heading', () => {
    const source = blueprint([
      { id: '1', carries: ['x', 'z'] },
      { id: '2', carries: ['y'], status: 'stopped' },
    ]);
    // 10 people cost 500,000; 60,000 and 50,000 of it are saved: 22 % of 10.
    expect(workView(source, blueprintStory(source).areas, viewOf(source))).toMatchObject({
      today: 10,
      freed: expect.closeTo(2.2, 9),
      areas: [{ name: 'A', today: 10, freed: expect.closeTo(2.2, 9) }],
    });
  });

  test('is not spoken of where the case frees none', () => {
    const source = blueprint([{ id: '1', carries: [] }]);
    expect(workView(source, blueprintStory(source).areas, viewOf(source))).toBeNull();
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
});

describe('decisions', () => {
  const row = (one: Partial<PlanRow>): PlanRow =>
    ({
      name: one.id,
      status: 'proposed',
      owner: null,
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
    begins: rows.slice(0, 1),
    stopped: 0,
    lastMonth: 12,
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
        ['Go on with “second”, or stop it', 'Jun 2027', null, null, 2],
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
      ['Review “bad” before its budget is released, or stop it', 20, 'Jan 2027', 30],
      ['Review “runs”, which runs, or stop it', null, null, 30],
    ]);
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
