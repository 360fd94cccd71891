import type { Plan } from '@process-ai/contract/initiatives';
import type { RoiInput } from '@process-ai/contract/roi';
import { describe, expect, test } from 'vitest';
import { readiness } from './blueprint-readiness.ts';
import { calculateRoi, DEFAULT_ASSUMPTIONS } from './roi.ts';

type Source = Parameters<typeof readiness>[0];

const process = (id: string, statuses: string[], more: object = {}): Source['processes'][number] => ({
  id,
  code: id,
  name: `Process ${id}`,
  parentId: null,
  opportunities: statuses.map(
    (status, at) => ({ id: `${id}-${at}`, title: `Idea ${at}`, status, confidence: 0.95, ...more }) as never,
  ),
});

/** 12,000 runs of 30 minutes by five people: 6,000 of their 10,400 hours. */
const input = (processId: string, more: Partial<RoiInput> = {}): RoiInput => ({
  processId,
  fteCount: 5,
  processFrequency: 12_000,
  averageSalary: 65_000,
  averageRuntime: 30,
  implementationCost: null,
  annualRunCost: null,
  automationRate: 0.5,
  realisation: null,
  ...more,
});

const initiative = (id: string, more: object = {}) => ({
  id,
  name: `Initiative ${id}`,
  owner: 'Head of claims',
  status: 'committed',
  startMonth: '2027-01',
  endMonth: '2027-06',
  costLines: [{ kind: 'integration', name: 'Connect the portal', amount: 40_000 }],
  annualRunCost: 0,
  measures: [{ id: 'm', name: 'Days to settle', baseline: 19, target: 9 }],
  ...more,
});

const planOf = (initiatives: object[], more: object = {}) =>
  ({ initiatives, warnings: [], unplanned: { opportunityIds: [] }, ...more }) as unknown as Plan;

function check(given: Partial<Source> & { inputs?: RoiInput[] }) {
  const { inputs = [input('1')], ...source } = given;
  return readiness({
    client: 'Harbor Mutual',
    processes: [process('1', ['accepted'])],
    roiInputs: inputs,
    results: inputs.map((one) => ({ ...calculateRoi(one, DEFAULT_ASSUMPTIONS, ['ai']), countedInAncestor: false })),
    plan: planOf([initiative('a')]),
    withActuals: new Set(),
    currencies: { profile: 'USD', written: 'USD' },
    today: '2026-11',
    ...source,
  });
}

const kinds = (given: Parameters<typeof check>[0]) => check(given).items.map(({ kind }) => kind);

test('what is complete has nothing to mend, and is no draft', () => {
  expect(check({})).toEqual({ draft: false, items: [] });
});

test('a profile in one currency and assumptions in another are said; a profile without one is not', () => {
  const items = (profile: string | null, written: string) => check({ currencies: { profile, written } }).items;
  expect([items(null, 'USD'), items('EUR', 'EUR')]).toEqual([[], []]);
  expect(items('EUR', 'USD')).toMatchObject([
    {
      kind: 'currencyDiffers',
      blocks: false,
      message: expect.stringMatching(/names EUR, .* USD: the files write every amount in USD/),
    },
  ]);
});

test('a headcount in the description that the profile contradicts is said, one that was rounded is not', () => {
  const items = (description: string | null, employees: number | null) =>
    check({ organisation: { description, employees } }).items;
  const insurer = 'Regional insurer with 640 staff and 410,000 policies.';
  expect([items(insurer, 640), items(insurer, 652), items(null, null), items(null, 900)]).toEqual([[], [], [], []]);
  // As large as what is assumed: nothing to correct.
  expect(items('A bank with 1,020 employees.', null)).toEqual([]);
  const assumed = {
    kind: 'headcountDiffers',
    blocks: false,
    message: expect.stringMatching(/says 640 staff, .* assumed at 1,000/),
  };
  for (const unknown of [null, 0]) expect(items(insurer, unknown)).toMatchObject([assumed]);
  expect(items(insurer, 900)).toMatchObject([
    { kind: 'headcountDiffers', blocks: false, message: expect.stringMatching(/speaks of 640 people, .* of 900/) },
  ]);
});

test('a touchpoint whose process was deleted is named with its journey, and blocks nothing', () => {
  const touchPoints = [
    { name: 'Call', processMissing: true },
    { name: 'Pay', processMissing: false },
  ] as never;
  expect(check({ journeys: [{ name: 'A pipe bursts', touchPoints }] }).items).toMatchObject([
    { kind: 'processDeleted', blocks: false, names: ['Call (A pipe bursts)'] },
  ]);
});

test('a touchpoint is an agent’s only where agentic work counts in its process or below it', () => {
  const touchPoints = ['1', '2', '3'].map((processStep) => ({ name: `At ${processStep}`, type: 'agent', processStep }));
  const processes = [
    process('1', []),
    { ...process('below', ['accepted'], { type: 'agentic' }), parentId: '1' },
    process('2', ['accepted'], { type: 'ai' }),
    process('3', ['rejected'], { type: 'agentic' }),
  ];
  const journeys = [{ name: 'A pipe bursts', touchPoints: touchPoints as never }];
  expect(check({ processes, journeys }).items).toMatchObject([
    { kind: 'agentUnfounded', blocks: false, names: ['At 2 (A pipe bursts)', 'At 3 (A pipe bursts)'] },
  ]);
});

describe('decisions', () => {
  test('where nothing is decided the files are a draft; what is rejected counts as decided', () => {
    const { draft, items } = check({ processes: [process('1', ['proposed', 'proposed']), process('2', ['rejected'])] });
    expect([draft, items[0]?.kind, items[0]?.message]).toEqual([
      true,
      'nothingDecided',
      'Nothing is decided: none of the 2 opportunities is accepted. The files would show proposals, and say so.',
    ]);
  });

  test('what is left open beside what is accepted is counted, and blocks nothing', () => {
    const { draft, items } = check({ processes: [process('1', ['accepted', 'proposed', 'proposed'])] });
    expect([draft, items.map(({ kind }) => kind)]).toEqual([false, ['undecided']]);
    expect(items[0]?.message).toContain('Nobody has decided on 2 of 3 opportunities');
  });

  test('an accepted opportunity below a confidence of 0.75 is named; at 0.75, or unknown, it is not', () => {
    const of = (confidence: number | null) => kinds({ processes: [process('1', ['accepted'], { confidence })] });
    expect([of(0.74), of(0.75), of(null)]).toEqual([['lowConfidence'], [], []]);
  });

  test('a client whose name slides would cut is named', () => {
    const client = 'Elektrizitätswerke, Gas- und Wasserversorgung Südlicher Breisgau und Hochrhein mbH & Co. KG';
    expect(check({ client }).items.map(({ kind, names }) => [kind, names])).toEqual([['longNames', [client]]]);
  });

  test('an area whose name a chart would cut is named', () => {
    const name = 'Entstörung, Instandhaltung und Ausbau der Strom- und Wassernetze';
    const processes = [{ ...process('1', []), name }, process('1.1', ['accepted'])];
    expect(check({ processes }).items.map(({ kind, names }) => [kind, names])).toEqual([['longNames', [name]]]);
  });

  test('names that slides would cut are named', () => {
    const title = 'x'.repeat(91);
    const { items } = check({ processes: [process('1', ['accepted'], { title })] });
    expect(items.map(({ kind, names }) => [kind, names])).toEqual([['longNames', [title]]]);
  });
});

describe('languages', () => {
  const languages = { files: 'de', processes: 'de', opportunities: null } as const;

  test('of processes and opportunities that differ from the files are named', () => {
    const found = check({ languages: { ...languages, processes: 'es' } }).items;
    expect(found.map(({ kind, message }) => [kind, message])).toEqual([
      [
        'languageDiffers',
        'The files are in German; process names and descriptions are in Spanish and stay as they are.',
      ],
    ]);
    expect(check({ languages }).items).toEqual([]);
  });

  test('of gates, risks and measures as well, with the initiatives that hold them', () => {
    const initiatives = [
      { id: 'a', name: 'Notices read', language: 'en' },
      { id: 'b', name: 'Zähler', language: 'de' },
      { id: 'c', name: 'Short', language: null },
    ];
    expect(check({ languages: { ...languages, initiatives } }).items).toMatchObject([
      { kind: 'languageDiffers', names: ['Notices read'], initiativeIds: ['a'], blocks: false },
    ]);
  });
});

describe('figures', () => {
  test('without any the files are a draft', () => {
    expect(check({ inputs: [] })).toMatchObject({ draft: true, items: [{ kind: 'nothingMeasured', blocks: true }] });
  });

  test('a rate that nobody entered is counted; one that was entered as 60% is not', () => {
    expect(kinds({ inputs: [input('1', { automationRate: null })] })).toEqual(['defaultRate']);
    expect(kinds({ inputs: [input('1', { automationRate: 0.6 })] })).toEqual([]);
  });

  test('work that does not fit the team blocks, and stands before what does not', () => {
    const inputs = [input('1', { averageRuntime: 300, automationRate: null })];
    expect(kinds({ inputs })).toEqual(['doubtfulInputs', 'defaultRate']);
    expect(check({ inputs }).draft).toBe(true);
  });

  test('what costs as much to run as it saves is named', () => {
    expect(kinds({ inputs: [input('1', { annualRunCost: 1e9 })] })).toEqual(['neverPaysBack']);
  });
});

describe('the plan', () => {
  test('without one the waves stand in, which blocks nothing', () => {
    expect(check({ plan: null })).toMatchObject({ draft: false, items: [{ kind: 'noPlan' }] });
  });

  test('without one, proposals beside what is accepted are left out as everywhere: that blocks nothing', () => {
    const { draft, items } = check({ plan: null, processes: [process('1', ['accepted', 'proposed'])] });
    expect([draft, items.map(({ kind }) => kind)]).toEqual([false, ['undecided', 'noPlan']]);
  });

  test('an initiative without an owner blocks, with the way to it; one that is stopped or delivered does not', () => {
    const of = (more: object) => check({ plan: planOf([initiative('a', { owner: null, ...more })]) });
    expect(of({})).toMatchObject({ draft: true, items: [{ kind: 'noOwner', initiativeIds: ['a'] }] });
    expect(of({ status: 'stopped' }).draft).toBe(false);
    expect(of({ status: 'delivered' }).draft).toBe(false);
  });

  test('a case without any cost blocks; one initiative of several without does not, nor what costs only to run', () => {
    const free = initiative('a', { costLines: [] });
    const of = (...initiatives: object[]) => check({ plan: planOf(initiatives) });
    expect(of(free)).toMatchObject({ draft: true, items: [{ kind: 'noCost', initiativeIds: ['a'] }] });
    const one = of(free, initiative('b'));
    expect([one.draft, one.items.map(({ kind }) => kind)]).toEqual([false, ['noCost']]);
    expect(one.items[0]?.message).toContain('One initiative has no cost:');
    expect(of({ ...free, annualRunCost: 900 }).items).toEqual([]);
    expect(of({ ...free, status: 'stopped' }, initiative('b')).items).toEqual([]);
  });

  test('what starts before what it waits for blocks, in the words of the plan', () => {
    const warnings = [
      { kind: 'startsTooEarly', message: '“a” starts too early.', initiativeIds: ['a', 'b'], months: [] },
    ];
    const { draft, items } = check({ plan: planOf([initiative('a'), initiative('b')], { warnings }) });
    expect([draft, items[0]?.message]).toEqual([true, '“a” starts too early.']);
  });

  test('months that have gone by, actuals that nobody entered, and measures without a baseline are said', () => {
    const at = (more: object, withActuals: string[] = []) =>
      kinds({ plan: planOf([initiative('a', more)]), withActuals: new Set(withActuals) });
    expect(at({ startMonth: '2026-10' })).toEqual(['planOutOfDate']);
    expect(at({ startMonth: '2026-11' })).toEqual([]);
    const delivered = { status: 'delivered', startMonth: '2026-01' };
    expect(at({ ...delivered, endMonth: '2027-06' }, ['a'])).toEqual(['planOutOfDate']);
    expect(at({ ...delivered, endMonth: '2026-11' }, ['a'])).toEqual([]);
    expect(at({ status: 'running', startMonth: '2027-02' }, ['a'])).toEqual(['planOutOfDate']);
    expect(at({ status: 'running', startMonth: '2026-09' })).toEqual(['noActuals']);
    expect(at({ status: 'running', startMonth: '2026-09' }, ['a'])).toEqual([]);
    expect(at({ measures: [{ id: 'm', baseline: null }] })).toEqual(['noBaseline']);
  });

  test('what is accepted and in no initiative is counted', () => {
    const plan = planOf([initiative('a')], { unplanned: { opportunityIds: ['x', 'y'] } });
    expect(check({ plan }).items[0]?.message).toContain('2 accepted opportunities are in no initiative');
  });
});
