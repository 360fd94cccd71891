import { expect, test } from 'vitest';
import { scaleOf } from './axis.ts';

test('a scale spreads its domain over its range, and leads back', () => {
  const scale = scaleOf([10, 20], [100, 0]);
  expect([10, 12.5, 20, 30].map(scale)).toEqual([100, 75, 0, -100]);
  expect([100, 75, 0].map(scale.invert)).toEqual([10, 12.5, 20]);
});

test('by square roots, small figures have more room', () => {
  const scale = scaleOf([0, 100], [0, 10], 'sqrt');
  expect([0, 1, 25, 100].map(scale)).toEqual([0, 1, 5, 10]);
  expect([0, 1, 5, 10].map(scale.invert)).toEqual([0, 1, 25, 100]);
});

test('a domain without extent stands in the middle', () => {
  const scale = scaleOf([7, 7], [0, 50]);
  expect(scale(7)).toBe(25);
  expect(scale.invert(25)).toBe(7);
});
