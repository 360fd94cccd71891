import { describe, expect, it } from 'vitest';
import { businessCase, cumulativePaybackMonths } from './business-case.ts';
import { internalRateOfReturn } from './internal-rate-of-return.ts';
import { triangularQuantile } from './triangular.ts';

/** Its golden values, as all published ones, are in reference-values.ts. */
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

describe('rate of return', () => {
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

it('a triangular distribution begins and ends at its bounds', () => {
  expect([0, 1].map((share) => triangularQuantile(0.4, 0.6, 0.7, share))).toEqual([0.4, 0.7]);
  expect(triangularQuantile(2, 2, 2, 0.5)).toBe(2);
});
