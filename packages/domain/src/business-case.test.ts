import { describe, expect, it } from 'vitest';
import { businessCase, cumulativePaybackMonths, netPresentValue } from './business-case.ts';
import { internalRateOfReturn } from './internal-rate-of-return.ts';
import { triangularMean, triangularQuantile } from './triangular.ts';

const G7 = {
  annualBenefit: 112_500,
  annualRunCost: 6_000,
  implementationCost: 45_000,
  years: 3,
  discountRate: 0.1,
  ramp: [1, 1, 1],
  benefitRisk: 0,
  costRisk: 0,
};
const G8 = { ...G7, ramp: [0.5, 1, 1] };
const G9 = { ...G8, benefitRisk: 0.2, costRisk: 0.1 };

it.each([
  ['G7', G7, 279_770.85, 59_921.11, 219_849.74, 366.9],
  ['G8', G8, 228_634.49, 59_921.11, 168_713.37, 281.6],
  ['G9', G9, 182_907.59, 65_913.22, 116_994.37, 177.5],
])('golden value %s of FORMULAS.md section 1', (_, input, benefits, costs, npv, percentage) => {
  const result = businessCase(input);
  expect(result.presentBenefits).toBeCloseTo(benefits, 2);
  expect(result.presentCosts).toBeCloseTo(costs, 2);
  expect(result.npv).toBeCloseTo(npv, 2);
  expect(result.roiPercentage).toBeCloseTo(percentage, 1);
});

describe('rate of return, as numpy-financial documents and tests it', () => {
  it.each([
    [[-100, 39, 59, 55, 20], 0.28095, 5],
    [[-100, 0, 0, 74], -0.0955, 4],
    [[-100, 100, 0, 7], 0.06206, 5],
    [[-250_000, 100_000, 150_000, 200_000, 250_000, 300_000], 0.5672303344, 10],
  ])('%j returns %d', (flows, rate, digits) => {
    expect(internalRateOfReturn(flows)).toBeCloseTo(rate, digits);
  });

  it('says none and several instead of picking a number', () => {
    expect(internalRateOfReturn([-100, -5, -5])).toBe('none');
    expect(internalRateOfReturn([0, 0, 0])).toBe('none');
    expect(internalRateOfReturn([])).toBe('none');
    // 10% and 20%: −100(1 + r)² + 230(1 + r) − 132 = 0.
    expect(internalRateOfReturn([-100, 230, -132])).toBe('several');
    expect(internalRateOfReturn([100, 10, 10])).toBe('none');
  });

  it('does not trip over a flow that is a trace of rounding', () => {
    expect(internalRateOfReturn([-100, 230, -110, 1e-198])).toEqual(internalRateOfReturn([-100, 230, -110]));
    expect(internalRateOfReturn([-100, 50, 70, 1e-198])).toEqual(internalRateOfReturn([-100, 50, 70]));
  });
});

describe('present value', () => {
  const flows = [-40_000, 5_000, 8_000, 12_000, 30_000];

  it('is numpy-financial’s, with t from 0, and a spreadsheet’s, with t from 1', () => {
    expect(netPresentValue(0.08, flows)).toBeCloseTo(3065.22267, 5);
    expect(netPresentValue(0.08, [0, ...flows])).toBeCloseTo(2838.16914, 5);
  });

  it('is that of the textbook (Ross, Westerfield, Jaffe)', () => {
    expect(netPresentValue(0.1, [-200, 50, 60, 70, 200])).toBeCloseTo(84.24, 2);
  });
});

describe('payback over the years', () => {
  it.each([
    [[-100, 50, 100], 18],
    [[-100, 40, 40], null],
    [[0, 5], 0],
    [[-120, 120], 12],
    [[-100, -20, 240], 18],
    // Paid back, and lost again: for good, or until the year after.
    [[0, -5, -5], null],
    [[-10_000, 10_423, -4_000, -4_000], null],
    [[-100, 150, -60, 20], 30],
    [[10, -20, 15], 20],
  ])('%j: %d months', (flows, months) => {
    expect(cumulativePaybackMonths(flows)).toBe(months);
  });

  it('is none where running the solution eats the savings, however little it cost to build', () => {
    const losing = { ...G7, implementationCost: 0, annualBenefit: 14_423, annualRunCost: 50_000 };
    const { npv, paybackMonths, discountedPaybackMonths } = businessCase(losing);
    expect(npv).toBeCloseTo(-88_474.73, 2);
    expect([paybackMonths, discountedPaybackMonths]).toEqual([null, null]);
    // Discounted, what comes late is not enough.
    const late = businessCase({ ...G7, annualBenefit: 60_000, annualRunCost: 0, implementationCost: 170_000 });
    expect(late.paybackMonths).toBeCloseTo(34, 10);
    expect(late.discountedPaybackMonths).toBeNull();
  });

  it('takes longer when discounted', () => {
    const result = businessCase(G7);
    expect(result.flows).toEqual([-45_000, 106_500, 106_500, 106_500]);
    expect(result.paybackMonths).toBeCloseTo((12 * 45_000) / 106_500, 10);
    expect(result.discountedPaybackMonths).toBeCloseTo((12 * 45_000 * 1.1) / 106_500, 10);
  });
});

it('triangular(.4, .6, .7) of FORMULAS.md section 1', () => {
  expect(triangularMean(0.4, 0.6, 0.7)).toBeCloseTo(0.566667, 6);
  const at = (share: number) => triangularQuantile(0.4, 0.6, 0.7, share);
  expect([at(0.1), at(0.5), at(0.9)].map((value) => value.toFixed(4))).toEqual(['0.4775', '0.5732', '0.6452']);
  expect([at(0), at(1), triangularQuantile(2, 2, 2, 0.5)]).toEqual([0.4, 0.7, 2]);
});
