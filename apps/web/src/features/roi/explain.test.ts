import type { RoiAssumptions, RoiResult, SavedRoiInput } from '@process-ai/contract/roi';
import { calculateRoi, DEFAULT_ASSUMPTIONS, summarizeRoi } from '@process-ai/domain/roi';
import { describe, expect, test } from 'vitest';
import { explainResult } from './model/explain-result.ts';
import { explainTotal } from './model/explain-total.ts';
import type { ResultFigure } from './model/figures.ts';

const input = (changes: Partial<SavedRoiInput> = {}): SavedRoiInput => ({
  processId: 'p',
  fteCount: 5,
  processFrequency: 12_000,
  averageSalary: 65_000,
  averageRuntime: 30,
  implementationCost: null,
  annualRunCost: null,
  automationRate: null,
  realisation: null,
  version: 1,
  ...changes,
});

const resultOf = (given: SavedRoiInput, assumptions: RoiAssumptions = DEFAULT_ASSUMPTIONS): RoiResult => ({
  ...calculateRoi(given, assumptions, []),
  countedInAncestor: false,
});

const explain = (figure: ResultFigure, given: SavedRoiInput, changes: Partial<RoiResult> = {}) =>
  explainResult(figure, { input: given, result: { ...resultOf(given), ...changes }, assumptions: DEFAULT_ASSUMPTIONS });

const worked = ({ steps }: { steps: { worked: string; value: string }[] }) =>
  steps.map(({ worked, value }) => `${worked} = ${value}`);

// The golden cases G1 and G5 of the formulas: the sums as a person would write them down.
describe('a process', () => {
  test('G1, priced by the work', () => {
    expect(worked(explain('currentAnnualCost', input()))).toEqual([
      '12,000 × 30 ÷ 60 = 6,000 h',
      '$65,000 × 1.00 ÷ 2,080 = $31.25',
      '6,000 h × $31.25 = $187,500',
    ]);
    expect(worked(explain('savingsPercentage', input()))).toEqual([
      '$187,500 × 0.60 × 1.00 = $112,500',
      '100 × $112,500 ÷ $187,500 = 60.0%',
    ]);
    expect(worked(explain('paybackMonths', input()))).toEqual([
      '$187,500 × 0.60 × 1.00 = $112,500',
      '$112,500 − $0 = $112,500',
      '$45,000 ÷ ($112,500 ÷ 12) = 4.8',
    ]);
  });

  test('G5, priced by the team, and why', () => {
    const { steps, remarks } = explain(
      'currentAnnualCost',
      input({ fteCount: 3, processFrequency: 0, averageSalary: 52_000, averageRuntime: 0 }),
    );
    expect(worked({ steps })).toEqual(['3 × $52,000 × 1.00 = $156,000']);
    expect(remarks).toEqual([expect.stringContaining('whole team')]);
  });

  test('what nobody has entered is an assumption, what somebody has is not', () => {
    const assumed = (given: SavedRoiInput) =>
      Object.fromEntries(explain('paybackMonths', given).sources.map(({ label, assumed }) => [label, assumed]));
    expect(assumed(input())).toEqual({
      'Automation rate': true,
      'Realized share of the savings': true,
      'Implementation cost': true,
      'Run cost a year': true,
    });
    const entered = input({ automationRate: 0.6, realisation: 1, implementationCost: 45_000, annualRunCost: 0 });
    expect(Object.values(assumed(entered))).toEqual([false, false, false, false]);
  });

  test('the default implementation cost says what it goes by', () => {
    const { sources } = explain('paybackMonths', input());
    expect(sources.find(({ label }) => label === 'Implementation cost')?.note).toContain('agentic $90,000');
  });

  test('what never pays back says so', () => {
    const explanation = explain('paybackMonths', input({ annualRunCost: 200_000 }));
    expect(worked(explanation).at(-1)).toBe('$45,000 ÷ (-$87,500 ÷ 12) = never');
  });
});

describe('the sector', () => {
  const inputs = [
    input({ processId: 'a' }),
    input({ processId: 'b', annualRunCost: 200_000 }),
    input({ processId: 'c' }),
  ];
  const roiResults = inputs.map((given) => ({ ...resultOf(given), countedInAncestor: given.processId === 'c' }));
  const roi = {
    roiInputs: inputs,
    roiResults,
    summary: summarizeRoi(roiResults),
    assumptions: DEFAULT_ASSUMPTIONS,
    assumptionChanges: {},
    assumptionsVersion: 1,
    inputChanges: {},
  };

  test('Total ROI leaves out what an ancestor counts, and says so', () => {
    const { steps, sources, remarks } = explainTotal('totalSavings', roi, String);
    expect(worked({ steps })).toEqual(['over 2 processes = $225,000 = $0.23M']);
    expect(sources.map(({ label, value }) => [label, value])).toEqual([
      ['a', '$112,500'],
      ['b', '$112,500'],
    ]);
    expect(remarks.at(-1)).toMatch(/^1 process left out/);
  });

  test('Total ROI names the five that bring most, and holds the others together', () => {
    const many = [1, 2, 3, 4, 5, 6, 7].map((times) => {
      const given = input({ processId: `p${times}`, processFrequency: 12_000 * times });
      return resultOf(given);
    });
    const given = { ...roi, roiResults: many, summary: summarizeRoi(many) };
    const { sources } = explainTotal('totalSavings', given, (id) => `Process ${id}`);
    expect(sources.map(({ label }) => label)).toEqual([
      'Process p7',
      'Process p6',
      'Process p5',
      'Process p4',
      'Process p3',
      '2 further processes',
    ]);
    expect(sources.at(-1)?.value).toBe('$337,500');
  });

  test('payback as a mean and of the portfolio', () => {
    const { steps, remarks } = explainTotal('averagePaybackMonths', roi, String);
    expect(worked({ steps })).toEqual([
      'over 1 process = 4.8',
      'over 2 processes = $90,000',
      'over 2 processes = $25,000',
      '12 × $90,000 ÷ $25,000 = 43.2',
    ]);
    expect(remarks[0]).toMatch(/^1 process without a payback/);
  });

  test('Efficiency Gain is an assumption until a rate is entered', () => {
    expect(explainTotal('efficiencyGain', roi, String).sources[0]).toMatchObject({ value: '0.60', assumed: true });
    const entered = { ...roi, roiInputs: [input({ automationRate: 0.6 })] };
    expect(explainTotal('efficiencyGain', entered, String).sources[0]).toMatchObject({ assumed: false });
  });
});
