import type { Benefit } from '@process-ai/contract/opportunities';
import { expect, test } from 'vitest';
import { useCaseRates } from './use-case-rates.ts';
import type { ValuedProcess } from './value-source.ts';

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
