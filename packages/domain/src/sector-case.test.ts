import type { RoiInput } from '@process-ai/contract/roi';
import type { Scenario } from '@process-ai/contract/scenarios';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_SCENARIOS } from './built-in-scenarios.ts';
import type { CaseProcess } from './case-opportunities.ts';
import { calculateRoi, DEFAULT_ASSUMPTIONS } from './roi.ts';
import { type CasePlan, type CaseSource, compareScenarios, sectorCase } from './sector-case.ts';

const [KEPT, CASH] = BUILT_IN_SCENARIOS as [Scenario, Scenario];

/** A workload of 187,500 a year, of which 112,500 can be saved (FORMULAS.md, G1); the run cost as given. */
const input = (processId: string, fields: Partial<RoiInput> = {}): RoiInput => ({
  processId,
  fteCount: 5,
  processFrequency: 12_000,
  averageSalary: 65_000,
  averageRuntime: 30,
  implementationCost: 45_000,
  annualRunCost: null,
  automationRate: null,
  realisation: null,
  ...fields,
});

type Entry = [id: string, savings: number, status?: 'proposed' | 'accepted' | 'rejected'];

const process = (code: string, entries: Entry[], parentId: string | null = null): CaseProcess => ({
  id: code,
  parentId,
  code,
  name: `Process ${code}`,
  opportunities: entries.map(([id, estimatedSavings, status = 'accepted']) => ({
    id,
    title: id,
    type: 'ai',
    estimatedSavings,
    countedSavings: estimatedSavings,
    savingsBasis: 'benchmark',
    sizeClass: null,
    benefit: { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.3 },
    effort: 2,
    status,
  })),
});

/** What is measured is shared as the savings that were given are; the rest stands as it was given. */
function source(processes: CaseProcess[], inputs: RoiInput[], plan: CasePlan | null = null): CaseSource {
  const results = inputs.map((one) => ({
    ...calculateRoi(one, DEFAULT_ASSUMPTIONS, ['ai']),
    countedInAncestor: false,
  }));
  const parents = new Map(processes.map(({ id, parentId }) => [id, parentId]));
  const resultOf = (id: string | null | undefined): (typeof results)[number] | undefined =>
    id ? (results.find(({ processId }) => processId === id) ?? resultOf(parents.get(id))) : undefined;
  const weightOf = (result: unknown) =>
    processes
      .filter(({ id }) => resultOf(id) === result)
      .flatMap(({ opportunities }) => opportunities.filter(({ status }) => status !== 'rejected'))
      .reduce((sum, { countedSavings }) => sum + countedSavings, 0);
  const shared = processes.map((process): CaseProcess => {
    const result = resultOf(process.id);
    const opportunities = process.opportunities.map((one) => {
      if (!result) return one;
      const savings = (result.projectedSavings * one.countedSavings) / weightOf(result) / 1000;
      return { ...one, estimatedSavings: savings, countedSavings: savings, savingsBasis: 'measured' as const };
    });
    return { ...process, opportunities };
  });
  return { processes: shared, results, assumptions: DEFAULT_ASSUMPTIONS, plan };
}

const planned = (fields: Partial<CasePlan['initiatives'][number]> = {}): CasePlan['initiatives'][number] => ({
  id: 'i',
  name: 'First',
  startMonth: '2027-01',
  endMonth: '2027-06',
  status: 'committed',
  opportunityIds: ['a'],
  oneOffCost: 60_000,
  annualRunCost: 6_000,
  ...fields,
});
const plan = (...initiatives: CasePlan['initiatives'][number][]): CasePlan => ({ startMonth: '2027-01', initiatives });

describe('the case of a sector with a plan', () => {
  const processes = [
    process('1', [
      ['a', 75],
      ['b', 25],
    ]),
    process('2', [['c', 40]]),
  ];

  it('counts what initiatives carry, at their cost and in their months', () => {
    const found = sectorCase(source(processes, [input('1')], plan(planned())), KEPT);
    expect(found).toMatchObject({ follows: 'plan', startMonth: '2027-01', currency: 'USD' });
    // Three quarters of what process 1 saves.
    expect(found.headline).toMatchObject({ annualSavings: 84_375, oneOffCost: 60_000, annualRunCost: 6_000 });
    expect(found.headline).toMatchObject({ measuredProcesses: 1, processes: 2 });
    // Year 1: half a year of savings and of run cost, and all of the one-off cost.
    expect(found.result.flows[1]).toBeCloseTo(42_187.5 - 3_000 - 60_000, 6);
    expect(found.initiatives[0]).toMatchObject({ startMonth: 1, endMonth: 6, countedShare: 1, automationRate: 0.6 });
  });

  it('names accepted savings that nothing carries, and what nobody has decided', () => {
    const undecided = [
      process('1', [
        ['a', 50],
        ['b', 25],
        ['d', 25, 'proposed'],
        ['e', 99, 'rejected'],
      ]),
    ];
    const { unplanned, undecided: open } = sectorCase(source(undecided, [input('1')], plan(planned())), KEPT).notInCase;
    expect(unplanned).toMatchObject({ count: 1, savings: 28_125, processes: 0 });
    expect(unplanned.opportunities).toEqual([{ id: 'b', title: 'b', processCode: '1', savings: 28_125 }]);
    expect(open).toEqual({ count: 1, savings: 28_125 });
  });

  it('counts what is accepted alone: what was carried and is in question again is undecided', () => {
    const inQuestion = [
      process('1', [
        ['a', 75, 'proposed'],
        ['b', 25],
      ]),
    ];
    const found = sectorCase(source(inQuestion, [input('1')], plan(planned({ opportunityIds: ['a', 'b'] }))), KEPT);
    expect(found.headline.annualSavings).toBe(28_125);
    expect(found.notInCase.undecided).toEqual({ count: 1, savings: 84_375 });
  });

  it('leaves out what is stopped, what is not costed, and what starts after the last year', () => {
    const { initiatives, notInCase, headline } = sectorCase(
      source(
        processes,
        [input('1')],
        plan(
          planned({ id: 'stopped', opportunityIds: ['b'], status: 'stopped' }),
          planned({ id: 'benchmark', opportunityIds: ['c'] }),
          planned({ id: 'late', startMonth: '2030-01', endMonth: '2030-03' }),
          planned({ id: 'enabling', opportunityIds: [] }),
        ),
      ),
      KEPT,
    );
    expect(notInCase.initiatives.map(({ id, reason }) => [id, reason])).toEqual([
      ['stopped', 'stopped'],
      ['benchmark', 'notCosted'],
      ['late', 'afterHorizon'],
    ]);
    expect(initiatives.map(({ id }) => id)).toEqual(['enabling']);
    expect(headline).toMatchObject({ annualSavings: 0, oneOffCost: 60_000 });
    expect(notInCase.notCosted).toEqual({ processes: 1, benchmark: 40_000 });
  });

  it('counts costs in the share of the savings that counts, and all of both with the benchmark', () => {
    const mixed = source(processes, [input('1')], plan(planned({ opportunityIds: ['a', 'c'] })));
    const share = 84_375 / 124_375;
    const measured = sectorCase(mixed, KEPT);
    expect(measured.initiatives[0]?.countedShare).toBeCloseTo(share, 12);
    expect(measured.headline.oneOffCost).toBeCloseTo(60_000 * share, 6);
    const all = sectorCase(mixed, { ...KEPT, assumptions: { ...KEPT.assumptions, includeBenchmark: true } });
    expect(all.headline).toMatchObject({ annualSavings: 124_375, oneOffCost: 60_000, annualRunCost: 6_000 });
  });

  it('keeps a process that never repays its cost out of the ask', () => {
    const losing = source(processes, [input('1'), input('2', { annualRunCost: 120_000 })], {
      startMonth: '2027-01',
      initiatives: [planned(), planned({ id: 'losing', opportunityIds: ['c'] })],
    });
    const { notInCase, headline } = sectorCase(losing, KEPT);
    expect(notInCase.notPaying).toEqual([
      {
        processId: '2',
        code: '2',
        name: 'Process 2',
        projectedSavings: 112_500,
        annualRunCost: 120_000,
        implementationCost: 45_000,
      },
    ]);
    expect(notInCase.initiatives).toEqual([{ id: 'losing', name: 'First', reason: 'doesNotPay' }]);
    expect(headline.annualSavings).toBe(84_375);
  });

  it('keeps out of the ask what moves no handling time: cost without a benefit in money', () => {
    const fraud = process('3', [['d', 0]]);
    const opportunities = fraud.opportunities.map((one) => ({
      ...one,
      savingsBasis: null,
      benefit: { ...one.benefit, moves: 'losses' as const },
    }));
    const work = plan(planned(), planned({ id: 'fraud', opportunityIds: ['d'] }));
    const given = source(processes, [input('1'), input('3')], work);
    const tree = [...given.processes, { ...fraud, opportunities }];
    const { notInCase, headline } = sectorCase({ ...given, processes: tree }, KEPT);
    expect(notInCase.initiatives).toEqual([{ id: 'fraud', name: 'First', reason: 'doesNotPay' }]);
    expect(headline).toEqual({
      ...sectorCase(source(processes, [input('1')], plan(planned())), KEPT).headline,
      measuredProcesses: 2,
      processes: tree.length,
    });
    // What the process itself could save is named, and no wave of a roadmap takes its cost in.
    expect(notInCase.unplanned).toMatchObject({ processes: 1, processSavings: 112_500 });
    const alone = { ...source([], [input('3')]), processes: [{ ...fraud, opportunities }] };
    const roadmap = sectorCase(alone, KEPT);
    expect(roadmap.headline).toMatchObject({ annualSavings: 0, oneOffCost: 0, npv: 0 });
    expect(roadmap.notInCase.initiatives).toMatchObject([{ reason: 'doesNotPay' }]);
  });

  it('moves with its initiatives: later is worth less', () => {
    const at = (startMonth: string, endMonth: string) =>
      sectorCase(source(processes, [input('1')], plan(planned({ startMonth, endMonth }))), KEPT).headline;
    expect(at('2027-07', '2027-12').npv).toBeLessThan(at('2027-01', '2027-06').npv);
    expect(at('2027-07', '2027-12').paybackMonths).toBeCloseTo((at('2027-01', '2027-06').paybackMonths ?? 0) + 6, 6);
  });
});

describe('without a plan', () => {
  it('the waves of the roadmap are it, at the cost of the processes', () => {
    const found = sectorCase(
      source([process('1', [['a', 10, 'proposed']])], [input('1', { annualRunCost: 6_000 })]),
      KEPT,
    );
    expect(found).toMatchObject({ follows: 'roadmap', startMonth: null });
    expect(found.initiatives).toMatchObject([
      {
        id: 'Quick wins',
        startMonth: 1,
        endMonth: 3,
        annualSavings: 112_500,
        oneOffCost: 45_000,
        annualRunCost: 6_000,
      },
    ]);
    // Nine months of 106,500 a year less 45,000 in year 1; then two whole years.
    expect(found.result.flows).toEqual([0, 34_875, 106_500, 106_500].map((flow) => expect.closeTo(flow, 6)));
    // 45,000 spent by month 3, then 8,875 a month.
    expect(found.headline.paybackMonths).toBeCloseTo(3 + 45_000 / 8_875, 9);
  });

  it('shares the savings of a measured process among the opportunities below it', () => {
    const tree = [process('1', []), process('1.1', [['a', 30]], '1'), process('1.2', [['b', 10]], '1')];
    const found = sectorCase(source(tree, [input('1')]), KEPT);
    expect(found.headline).toMatchObject({ annualSavings: 112_500, oneOffCost: 45_000, measuredProcesses: 1 });
  });

  it('says which measured process no opportunity carries', () => {
    const found = sectorCase(source([process('1', []), process('2', [['c', 40]])], [input('1')]), KEPT);
    expect(found.notInCase.unplanned).toMatchObject({ processes: 1, processSavings: 112_500 });
    expect(found.headline).toMatchObject({ annualSavings: 0, npv: 0, paybackMonths: null });
  });
});

it('compares scenarios side by side, each as it is by itself', () => {
  const given = source([process('1', [['a', 75]])], [input('1')], plan(planned()));
  const [kept, cash] = compareScenarios(given, [KEPT, CASH]);
  expect(kept?.headline).toEqual(sectorCase(given, KEPT).headline);
  expect(cash?.result.presentBenefits).toBeCloseTo((kept?.result.presentBenefits ?? 0) / 2, 6);
  expect(cash?.result.presentCosts).toBeCloseTo(kept?.result.presentCosts ?? 0, 6);
  expect(cash?.cumulative).toHaveLength(37);
});
