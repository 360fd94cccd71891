import { describe, expect, it } from 'vitest';
import { ASSUMPTION_NOTES, PROCESS_INPUT_NOTES } from './assumption-notes.ts';
import { type BusinessCaseInput, businessCase, cumulativePaybackMonths } from './business-case.ts';
import { cashFlowCurve } from './cash-flow-curve.ts';
import { npvRange, SPREADS } from './npv-range.ts';
import { DEFAULT_ASSUMPTIONS } from './roi.ts';
import { businessCaseTotals, scenarioInputs, sectorBusinessCase } from './sector-business-case.ts';
import { sensitivity } from './sensitivity.ts';

/** Golden values of FORMULAS.md section 1. */
const G7: BusinessCaseInput = {
  annualBenefit: 112_500,
  annualRunCost: 6_000,
  implementationCost: 45_000,
  years: 3,
  discountRate: 0.1,
  ramp: [1, 1, 1],
  benefitRisk: 0,
  costRisk: 0,
};
const figures = { totalSavings: 112_500, totalImplementationCost: 45_000, annualRunCost: 6_000 };

describe('sensitivity', () => {
  it('ranks the drivers of G7 by swing; each bar worked out from its present values', () => {
    const bars = sensitivity(G7);
    expect(bars.map(({ driver }) => driver)).toEqual([
      'annualBenefit',
      'ramp',
      'discountRate',
      'implementationCost',
      'annualRunCost',
    ]);
    const bar = (name: string) => bars.find(({ driver }) => driver === name);
    // PV of the benefits 279,770.85: ± 20% of it. The NPV itself is 219,849.74.
    expect(bar('annualBenefit')).toMatchObject({ low: 90_000, high: 135_000 });
    expect(bar('annualBenefit')?.npvAtLow).toBeCloseTo(219_849.74 - 55_954.17, 1);
    expect(bar('annualBenefit')?.swing).toBeCloseTo(0.4 * 279_770.85, 1);
    expect(bar('implementationCost')?.npvAtHigh).toBeCloseTo(210_849.74, 2);
    // 106,500 a year at 8% and at 12%: annuity factors 2.577097 and 2.401831.
    expect(bar('discountRate')?.npvAtLow).toBeCloseTo(106_500 * 2.577097 - 45_000, 0);
    expect(bar('discountRate')?.npvAtHigh).toBeCloseTo(106_500 * 2.401831 - 45_000, 0);
  });

  it('raises no year of the ramp above the full benefit', () => {
    const ramp = sensitivity({ ...G7, ramp: [0.5, 1] }).find(({ driver }) => driver === 'ramp');
    expect(ramp?.low).toBeCloseTo((0.4 + 0.8 + 0.8) / 3, 10);
    expect(ramp?.high).toBeCloseTo((0.6 + 1 + 1) / 3, 10);
  });
});

describe('range', () => {
  it('of G7 is that of eight million draws of numpy’s own triangular generator', () => {
    const range = npvRange(G7, { seed: 1 });
    // P10 162,662 · P50 205,346 · P90 241,481 · mean 203,532; a tolerance of three standard errors or so.
    expect(Math.abs(range.p10 - 162_662)).toBeLessThan(1_500);
    expect(Math.abs(range.p50 - 205_346)).toBeLessThan(1_200);
    expect(Math.abs(range.p90 - 241_481)).toBeLessThan(1_200);
    expect(Math.abs(range.mean - 203_532)).toBeLessThan(900);
    expect(range).toMatchObject({ seed: 1, draws: 10_000, chanceOfGain: 1 });
  });

  it('gives the chance of a gain where it is in doubt: 7.88% by numpy', () => {
    expect(npvRange({ ...G7, annualBenefit: 23_000 }, { seed: 2 }).chanceOfGain).toBeCloseTo(0.0788, 2);
  });

  it('depends on the seed alone', () => {
    expect(npvRange(G7, { seed: 3 })).toEqual(npvRange(G7, { seed: 3 }));
    expect(npvRange(G7, { seed: 4 }).mean).not.toBe(npvRange(G7, { seed: 3 }).mean);
  });

  it('counts every draw in one of 24 bins, between the best and the worst case', () => {
    const { histogram } = npvRange(G7, { seed: 5 });
    expect(histogram.counts).toHaveLength(24);
    expect(histogram.counts.reduce((sum, count) => sum + count)).toBe(10_000);
    const extreme = (side: 'low' | 'high', costs: 'low' | 'high') =>
      businessCase({
        ...G7,
        annualBenefit: G7.annualBenefit * SPREADS.annualBenefit[side],
        implementationCost: G7.implementationCost * SPREADS.implementationCost[costs],
        annualRunCost: G7.annualRunCost * SPREADS.annualRunCost[costs],
      }).npv;
    expect(histogram.from).toBeGreaterThan(extreme('low', 'high'));
    expect(histogram.from + 24 * histogram.width).toBeLessThan(extreme('high', 'low'));
  });

  it('of nothing is nothing', () => {
    const nothing = { ...G7, annualBenefit: 0, annualRunCost: 0, implementationCost: 0 };
    expect(npvRange(nothing, { seed: 6, draws: 10 })).toMatchObject({
      p10: 0,
      p90: 0,
      chanceOfGain: 0,
      histogram: { from: 0, width: 0, counts: [10] },
    });
  });
});

describe('business case of a sector', () => {
  it('has G7 as its base, between a low and a high case', () => {
    const { low, base, high, range, sensitivities } = sectorBusinessCase(figures, DEFAULT_ASSUMPTIONS);
    expect(base.npv).toBeCloseTo(219_849.74, 2);
    expect(low.npv).toBeLessThan(range.p10);
    expect(high.npv).toBeGreaterThan(range.p90);
    expect(sensitivities).toEqual(sensitivity(G7));
  });

  it('takes P10 of the benefits and P90 of the costs for the low case', () => {
    const { low, high } = scenarioInputs(figures, DEFAULT_ASSUMPTIONS);
    // Triangular (0.7, 1, 1.2) has P10 0.7 + √(0.1·0.5·0.3), and (0.9, 1, 1.5) has P90 1.5 − √(0.1·0.6·0.5).
    expect(low.annualBenefit / 112_500).toBeCloseTo(0.7 + Math.sqrt(0.015), 10);
    expect(low.implementationCost / 45_000).toBeCloseTo(1.5 - Math.sqrt(0.03), 10);
    expect(high.annualBenefit / 112_500).toBeCloseTo(1.2 - Math.sqrt(0.01), 10);
  });

  it('says the same of the same figures, and keeps its seed', () => {
    const { seed } = sectorBusinessCase(figures, DEFAULT_ASSUMPTIONS).range;
    expect(sectorBusinessCase(figures, { ...DEFAULT_ASSUMPTIONS, ramp: [1, 1, 1] }).range.seed).toBe(seed);
    expect(sectorBusinessCase(figures, { ...DEFAULT_ASSUMPTIONS, ramp: [0.5, 1] }).range.seed).not.toBe(seed);
    expect(sectorBusinessCase(figures, DEFAULT_ASSUMPTIONS, 7).range.seed).toBe(7);
  });

  it('finds the run cost in the totals', () => {
    const totals = { totalSavings: 112_500, totalImplementationCost: 45_000, totalNetAnnual: 106_500 };
    expect(businessCaseTotals(totals)).toEqual(figures);
    expect(businessCaseTotals({ ...totals, totalSavings: 0.3, totalNetAnnual: 0.1 + 0.2 }).annualRunCost).toBe(0);
  });
});

it('the curve ends at the undiscounted sum and crosses zero at the payback', () => {
  const { yearly, monthly } = cashFlowCurve(G7);
  expect(yearly.map(({ cumulative }) => cumulative)).toEqual([-45_000, 61_500, 168_000, 274_500]);
  expect(yearly.at(-1)?.discountedCumulative).toBeCloseTo(219_849.74, 2);
  expect(monthly).toHaveLength(37);
  expect(monthly.at(-1)?.cumulative).toBe(274_500);
  const payback = cumulativePaybackMonths(yearly.map(({ flow }) => flow)) ?? 0;
  expect(monthly[Math.floor(payback)]?.cumulative).toBeLessThan(0);
  expect(monthly[Math.ceil(payback)]?.cumulative).toBeGreaterThan(0);
  expect(monthly[6]?.cumulative).toBeCloseTo(-45_000 + 106_500 / 2, 6);
});

it('notes every assumption with the default that is used', () => {
  for (const [name, value] of Object.entries(DEFAULT_ASSUMPTIONS)) {
    expect(ASSUMPTION_NOTES).toHaveProperty([name, 'default'], value);
  }
  expect(Object.keys(ASSUMPTION_NOTES)).toHaveLength(Object.keys(DEFAULT_ASSUMPTIONS).length);
  for (const { label, unit, source } of [...Object.values(ASSUMPTION_NOTES), ...Object.values(PROCESS_INPUT_NOTES)]) {
    expect([label, unit, source]).not.toContain('');
  }
});
