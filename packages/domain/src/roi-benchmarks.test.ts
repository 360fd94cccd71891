import { expect, test } from 'vitest';
import { calculateRoi, DEFAULT_ASSUMPTIONS } from './roi.ts';
import { benchmarkFigures } from './roi-benchmarks.ts';

const NOTHING_ELSE = { implementationCost: null, annualRunCost: null, automationRate: null, realisation: null };

// 187,500 a year at 65,000 a person is G1 of FORMULAS.md: 12,000 runs of 30 minutes, 2.88 people.
test('the figures of a known cost', () => {
  expect(benchmarkFigures({ cost: 187_500, minutes: 30, personCost: 65_000 }, DEFAULT_ASSUMPTIONS)).toEqual({
    fteCount: 2.89,
    processFrequency: 12_000,
    averageSalary: 65_000,
    averageRuntime: 30,
  });
});

test.each([
  [1_234_567, 15, 48_321, 2080, 1],
  [350_000, 40, 71_777, 1776, 1.43],
  [52_000, 600, 130_000, 2080, 1],
  [9_000, 9_600, 90_000, 2080, 1],
  [700, 15, 48_000, 1600, 1.3],
  [88_000_000, 12, 4_900_000, 1900, 1],
])('cost %d, runs of %d minutes, %d a person, %d hours, load %d: never more, and hardly less', (...given) => {
  const [cost, minutes, personCost, hoursPerYear, loadFactor] = given;
  const assumptions = { ...DEFAULT_ASSUMPTIONS, hoursPerYear, loadFactor };
  const figures = benchmarkFigures({ cost, minutes, personCost }, assumptions);
  if (!figures) throw new Error('no figures');
  const result = calculateRoi({ processId: 'p', ...figures, ...NOTHING_ELSE }, assumptions, []);
  expect(result.currentAnnualCost).toBeLessThanOrEqual(cost);
  expect(result.currentAnnualCost).toBeGreaterThan(0.9 * cost);
  expect(result.utilisation).toBeLessThanOrEqual(1);
  expect(result.utilisation).toBeGreaterThan(0.5);
});

test('what is less than a minute of work, or of nobody, has no figures', () => {
  expect(benchmarkFigures({ cost: 0, minutes: 30, personCost: 65_000 }, DEFAULT_ASSUMPTIONS)).toBeNull();
  expect(benchmarkFigures({ cost: 0.2, minutes: 30, personCost: 65_000 }, DEFAULT_ASSUMPTIONS)).toBeNull();
  expect(benchmarkFigures({ cost: 100, minutes: 30, personCost: 0 }, DEFAULT_ASSUMPTIONS)).toBeNull();
});
