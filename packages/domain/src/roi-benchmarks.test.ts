import type { Benefit } from '@process-ai/contract/opportunities';
import { expect, test } from 'vitest';
import { calculateRoi, DEFAULT_ASSUMPTIONS } from './roi.ts';
import { benchmarkFigures, useCaseRates } from './roi-benchmarks.ts';
import type { ValuedProcess } from './value-source.ts';

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

const process = (id: string, parentId: string | null = null, weight = 0): ValuedProcess => ({
  id,
  parentId,
  workFunction: 'operations',
  weight,
});
const useCase = (
  processId: string,
  likely: number,
  moves: Benefit['moves'] = 'handling time',
  status = 'proposed',
) => ({
  processId,
  status: status as 'proposed',
  benefit: { moves, low: 0, likely, high: 1 },
});
const rates = (...given: Parameters<typeof useCaseRates>) => Object.fromEntries(useCaseRates(...given));

test('the use cases of a process leave what all of them leave', () => {
  const processes = [process('a', null, 2)];
  // 1 − 0.8 × 0.75 = 0.4
  expect(rates(processes, [useCase('a', 0.2), useCase('a', 0.25)], ['a'])).toEqual({ a: 0.4 });
  expect(rates(processes, [useCase('a', 0.5), useCase('a', 0.5)], ['a'])).toEqual({ a: 0.6 });
});

test('what is rejected or moves something else says nothing', () => {
  const processes = [process('a', null, 2)];
  const others = [useCase('a', 0.5, 'losses'), useCase('a', 0.5, 'handling time', 'rejected')];
  expect(rates(processes, others, ['a'])).toEqual({});
  expect(rates(processes, [...others, useCase('a', 0.1)], ['a'])).toEqual({ a: 0.1 });
});

test('a heading goes by what is below it, weighed by its work; use cases of a heading reach what has none', () => {
  const processes = [
    process('h'),
    process('a', 'h', 4),
    process('b', 'h', 1),
    process('c', 'h', 1),
    process('x', null, 4),
  ];
  expect(rates(processes, [useCase('a', 0.3), useCase('b', 0.6)], ['h', 'x'])).toEqual({ h: 0.3 });
  expect(rates(processes, [useCase('a', 0.3), useCase('h', 0.12)], ['h', 'b'])).toEqual({ h: 0.24 });
});
