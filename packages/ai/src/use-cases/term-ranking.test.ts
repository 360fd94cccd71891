import { expect, test } from 'vitest';
import { createTermRanking } from './term-ranking.ts';

const texts = [['pay', 'invoice'], ['pay', 'salary', 'month'], ['invoice', 'match', 'order', 'pay'], ['hire']];
const { rank, frequencyOf } = createTermRanking(texts);
const alike = () => 1;

test('texts with more of the terms come first, then shorter ones, then those that stand first', () => {
  expect(rank(['pay', 'invoice'], alike)).toEqual([0, 2, 1]);
  expect(rank(['invoice'], alike)).toEqual([0, 2]);
  expect(rank(['truck'], alike)).toEqual([]);
});

test('a rare term says more than a common one, and a weight more than that', () => {
  expect(rank(['pay', 'hire'], alike)[0]).toBe(3);
  const { rank: weighed } = createTermRanking(texts);
  expect(weighed(['pay', 'hire'], (term) => (term === 'pay' ? 9 : 1))[0]).toBe(0);
});

test('the number of texts with a term', () => {
  expect(['pay', 'hire', 'truck'].map(frequencyOf)).toEqual([3, 1, 0]);
});
