import { expect, it } from 'vitest';
import { checkReferenceValues, REFERENCE_VALUES } from './reference-values.ts';

/**
 * Source: FORMULAS.md section 1, golden values and published reference values; section 2 for the suitability, section 3
 * for the fit, section 5 for the one money, section 8 for what came of a plan.
 */
const PUBLISHED: [name: RegExp, expected: (number | null)[]][] = [
  [/runs a month/, [180_000, 11_266.67, 135_200]],
  [/^Internal rate of return/, [0.28095, -0.0955, 0.06206, 0.5672303344]],
  [/^NPV of −40,000/, [3065.22267, 2838.16914]],
  [/^NPV of −200/, [84.24]],
  [/triangular/, [0.566667, 0.4775, 0.5732, 0.6452]],
  [/^G1:/, [187_500, 112_500, 4.8, 0.5769]],
  [/^G2:/, [219_594.59, 131_756.76, 4.1]],
  [/^G3:/, [267_468.75, 160_481.25, 3.36]],
  [/^G4:/, [187_500, 112_500, 4.8, 1.4423]],
  [/^G5:/, [156_000, 93_600, 5.77]],
  [/^G6:/, [0, 0, null, 0]],
  [/^G7:/, [279_770.85, 59_921.11, 219_849.74, 366.9]],
  [/^G8:/, [228_634.49, 59_921.11, 168_713.37, 281.6]],
  [/^G9:/, [182_907.59, 65_913.22, 116_994.37, 177.5]],
  [/^Two initiatives/, [324_117.21, 15]],
  [/^Savings of 0/, [-10_000, 2000, -5000, 68_000]],
  [/^Suitability/, [73.75]],
  [/^Fit of a vendor/, [61.62, 63.93, 17.68]],
  [/^One money:/, [50_000, 200_000, 22_000, 13.2, 12_000, 60_000]],
];

it('reproduces every published figure', () => {
  expect(checkReferenceValues().filter(({ passed }) => !passed)).toEqual([]);
});

it.each(PUBLISHED)('expects what is published: %s', (name, expected) => {
  const listed = checkReferenceValues().filter((value) => name.test(value.name));
  expect(listed.map((value) => value.expected)).toEqual(expected);
});

it('lists nothing that is not published here', () => {
  const published = PUBLISHED.reduce((sum, [, expected]) => sum + expected.length, 0);
  expect(REFERENCE_VALUES).toHaveLength(published);
});

it('names each figure once, with its source', () => {
  expect(new Set(REFERENCE_VALUES.map(({ name }) => name)).size).toBe(REFERENCE_VALUES.length);
  expect(REFERENCE_VALUES.filter(({ source }) => source === '')).toEqual([]);
});

it('tells a wrong figure from a right one', () => {
  const value = { name: 'n', source: 's', expected: 1, tolerance: 0.005 };
  const passed = [1.004, 1.006, Number.NaN, null, 'none'].map(
    (actual) => checkReferenceValues([{ ...value, run: () => actual }])[0]?.passed,
  );
  expect(passed).toEqual([true, false, false, false, false]);
  expect(checkReferenceValues([{ ...value, expected: null, run: () => 0 }])[0]?.passed).toBe(false);
});
