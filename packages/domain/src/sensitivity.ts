import type { Sensitivity } from '@process-ai/contract/business-case';
import { type BusinessCaseInput, businessCase, rampByYear } from './business-case.ts';

/** Each driver is moved by this share of its value, down and up. */
export const SENSITIVITY_STEP = 0.2;

const DRIVERS = ['annualBenefit', 'implementationCost', 'annualRunCost', 'discountRate', 'ramp'] as const;

/**
 * What one driver at a time does to the NPV, moved by ±20% while all others stay: the bars of a tornado, the largest
 * swing first. `low` and `high` are the driver's own values (currency units, rate a year); those of the ramp are its
 * mean share over the years, and no year of it rises above the full benefit.
 */
export function sensitivity(input: BusinessCaseInput): Sensitivity[] {
  return DRIVERS.map((driver) => {
    const [low, high] = [moved(input, driver, 1 - SENSITIVITY_STEP), moved(input, driver, 1 + SENSITIVITY_STEP)];
    const [npvAtLow, npvAtHigh] = [businessCase(low).npv, businessCase(high).npv];
    return {
      driver,
      low: valueOf(low, driver),
      high: valueOf(high, driver),
      npvAtLow,
      npvAtHigh,
      swing: Math.abs(npvAtHigh - npvAtLow),
    };
  }).sort((a, b) => b.swing - a.swing);
}

type Driver = (typeof DRIVERS)[number];

const moved = (input: BusinessCaseInput, driver: Driver, factor: number): BusinessCaseInput =>
  driver === 'ramp'
    ? { ...input, ramp: input.ramp.map((share) => Math.min(1, share * factor)) }
    : { ...input, [driver]: input[driver] * factor };

function valueOf(input: BusinessCaseInput, driver: Driver): number {
  if (driver !== 'ramp') return input[driver];
  const shares = rampByYear(input.ramp, input.years);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
