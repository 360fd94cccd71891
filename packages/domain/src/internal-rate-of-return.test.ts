import { describe, expect, it } from 'vitest';
import { internalRateOfReturn } from './internal-rate-of-return.ts';
import { triangularQuantile } from './random-numbers.ts';

/** Published values are in reference-values.ts. */
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

it('a triangular distribution begins and ends at its bounds', () => {
  expect([0, 1].map((share) => triangularQuantile(0.4, 0.6, 0.7, share))).toEqual([0.4, 0.7]);
  expect(triangularQuantile(2, 2, 2, 0.5)).toBe(2);
});
