import type { RoiInput, RoiResult } from '@process-ai/contract/roi';
import { describe, expect, it } from 'vitest';
import { calculateRoi, countedInAncestors, DEFAULT_ASSUMPTIONS, summarizeRoi } from './roi.ts';
import { portfolioWarnings, roiWarnings } from './roi-warnings.ts';

const input = (fields: Partial<RoiInput>): RoiInput => ({
  processId: 'p',
  fteCount: 0,
  processFrequency: 0,
  averageSalary: 0,
  averageRuntime: 0,
  implementationCost: null,
  annualRunCost: null,
  automationRate: null,
  realisation: null,
  ...fields,
});

const work = (fteCount: number, processFrequency: number, averageSalary: number, averageRuntime: number) =>
  input({ fteCount, processFrequency, averageSalary, averageRuntime });

const roi = (fields: RoiInput, assumptions = {}) =>
  calculateRoi(fields, { ...DEFAULT_ASSUMPTIONS, ...assumptions }, []);

describe('the golden cases of FORMULAS.md section 1, beside what reference-values.ts checks', () => {
  it('save 60% of the cost until a rate is changed, and nothing of nothing', () => {
    expect(roi(work(5, 12000, 65000, 30)).savingsPercentage).toBeCloseTo(60, 10);
    expect(roi(work(3, 0, 52000, 0)).savingsPercentage).toBeCloseTo(60, 10);
    expect(roi(work(0, 0, 0, 0)).savingsPercentage).toBe(0);
  });

  it('G4: the warning of a utilisation above 100%', () => {
    const tight = { ...roi(work(2, 12000, 65000, 30)), countedInAncestor: false };
    expect(roiWarnings(tight, []).map(({ code }) => code)).toEqual(['overUtilised']);
    expect(roi(work(0, 1, 1, 1)).utilisation).toBeNull();
  });

  it('G5 is priced by capacity, also when only one of frequency and runtime is known', () => {
    expect(roi(work(3, 0, 52000, 0)).basis).toBe('capacity');
    expect(roi(work(3, 500, 52000, 0)).currentAnnualCost).toBe(156_000);
    expect(roi(work(3, 500, 52000, 1)).basis).toBe('workload');
  });
});

it('honours the optional inputs', () => {
  const fields = { implementationCost: 30_000, annualRunCost: 12_500, automationRate: 0.5, realisation: 0.8 };
  const result = roi({ ...work(5, 12000, 65000, 30), ...fields });
  expect(result.projectedSavings).toBe(75_000);
  expect(result.netAnnual).toBe(62_500);
  expect(result.paybackMonths).toBeCloseTo(5.76, 10);
  expect(result.savingsPercentage).toBeCloseTo(40, 10);
  expect(roi({ ...work(5, 12000, 65000, 30), implementationCost: 0 }).paybackMonths).toBe(0);
  expect(roi({ ...work(5, 12000, 65000, 30), annualRunCost: 112_500 }).paybackMonths).toBeNull();
});

it('assumes the implementation cost of the most demanding opportunity', () => {
  const cost = (...types: Parameters<typeof calculateRoi>[2][number][]) =>
    calculateRoi(work(1, 0, 1, 0), DEFAULT_ASSUMPTIONS, types).implementationCost;
  expect([cost(), cost('automation'), cost('automation', 'ai'), cost('agentic', 'automation')]).toEqual([
    45_000, 20_000, 45_000, 90_000,
  ]);
});

describe('portfolio', () => {
  const result = (fields: Partial<RoiInput>, countedInAncestor = false): RoiResult => ({
    ...roi(input({ fteCount: 1, ...fields })),
    countedInAncestor,
  });

  it('shows the portfolio payback beside a misleading mean: 5.4, 9, 48 months (FORMULAS.md section 1)', () => {
    const summary = summarizeRoi([
      result({ averageSalary: 100_000 / 0.6, implementationCost: 45_000 }),
      result({ averageSalary: 74_500 / 0.6, implementationCost: 55_875 }),
      result({ averageSalary: 4_000 / 0.6, implementationCost: 16_000 }),
    ]);
    expect(summary.averagePaybackMonths).toBeCloseTo(20.8, 10);
    expect(summary.portfolioPaybackMonths).toBeCloseTo(7.86, 2);
    expect(summary.efficiencyGain).toBe(60);
  });

  it('weighs rates by cost, leaves out what an ancestor counts, and knows N/A', () => {
    const summary = summarizeRoi([
      result({ averageSalary: 300_000, automationRate: 0.2 }),
      result({ averageSalary: 100_000 }),
      result({ averageSalary: 0 }),
      result({ averageSalary: 999_999 }, true),
    ]);
    expect(summary).toMatchObject({ totalCurrentCost: 400_000, totalSavings: 120_000, processCount: 3 });
    expect(summary.savingsPercentage).toBeCloseTo(30, 10);
    expect(summary.efficiencyGain).toBeCloseTo(30, 10);
    expect(summarizeRoi([result({})])).toMatchObject({
      averagePaybackMonths: null,
      portfolioPaybackMonths: null,
      efficiencyGain: 60,
    });
    expect(summarizeRoi([])).toMatchObject({
      totalSavings: 0,
      savingsPercentage: 0,
      efficiencyGain: 60,
      processCount: 0,
    });
  });

  it('counts money once where an ancestor, near or far, has inputs too', () => {
    const node = (id: string, parentId: string | null) => ({ id, parentId });
    const tree = [node('1', null), node('1.1', '1'), node('1.1.1', '1.1'), node('1.1.1.1', '1.1.1'), node('2', null)];
    expect([...countedInAncestors(tree, new Set(['1', '1.1.1', '1.1.1.1', '2']))]).toEqual([
      ['1.1.1', '1'],
      ['1.1.1.1', '1.1.1'],
    ]);
  });
});

it('warns of promises above the cost, of negative returns and of double counting', () => {
  const losing = {
    ...roi({ ...work(1, 0, 10_000, 0), annualRunCost: 6_000 }),
    countedInAncestor: true,
  };
  const codes = roiWarnings(losing, [{ estimatedSavings: 6 }, { estimatedSavings: 5 }]).map(({ code }) => code);
  expect(codes).toEqual(['savingsAboveCost', 'neverPaysBack', 'countedInAncestor']);
});

describe('warnings', () => {
  const result = (fields: RoiInput, changes: Partial<RoiResult> = {}): RoiResult => ({
    ...roi(fields),
    countedInAncestor: false,
    ...changes,
  });
  const codesOf = (...given: Parameters<typeof roiWarnings>) => roiWarnings(...given).map(({ code }) => code);

  it('asks for the unit of a runtime that another unit would make plausible', () => {
    // 12,000 runs of half an hour are 58% of five people’s hours.
    expect(codesOf(result(work(5, 12_000, 65_000, 30)), [])).toEqual([]);
    expect(codesOf(result(work(5, 12_000, 65_000, 0.5)), [])).toEqual(['runtimeLooksLikeHours']);
    expect(codesOf(result(work(5, 12_000, 65_000, 1800)), [])).toEqual(['overUtilised', 'runtimeLooksLikeSeconds']);
    expect(roiWarnings(result(work(5, 12_000, 65_000, 0.5)), [])[0]?.message).toContain('only 1%');
    // A side task of five people, and one that no unit explains.
    expect(codesOf(result(work(5, 12, 65_000, 10)), [])).toEqual([]);
    expect(codesOf(result(work(1, 12_000, 65_000, 30)), [])).toEqual(['overUtilised']);
  });

  it('compares with the cost what is projected and what is estimated, without rejected opportunities', () => {
    const small = result(work(1, 0, 10_000, 0));
    expect(codesOf({ ...small, projectedSavings: 10_001 }, [])).toEqual(['projectedAboveCost']);
    expect(codesOf(small, [{ estimatedSavings: 10.1 }])).toEqual(['savingsAboveCost']);
    expect(codesOf(small, [{ estimatedSavings: 10.1, status: 'rejected' }])).toEqual([]);
  });

  it('says of the totals what is left out, and when all together never pays back', () => {
    const losing = { ...work(1, 0, 10_000, 0), annualRunCost: 20_000 };
    const codes = (...results: RoiResult[]) => portfolioWarnings(results).map(({ code }) => code);
    expect(codes(result(work(1, 0, 10_000, 0)))).toEqual([]);
    expect(codes(result(losing), result(work(1, 0, 1e6, 0), { countedInAncestor: true }))).toEqual([
      'descendantsLeftOut',
      'neverPaysBack',
    ]);
    expect(codes(result(losing), result(work(1, 0, 1e6, 0)))).toEqual([]);
  });
});
