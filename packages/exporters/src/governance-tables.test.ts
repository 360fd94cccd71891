import { expect, test } from 'vitest';
import { figureWords } from './figure-words.ts';
import { workColumns } from './governance-tables.ts';

test('of the work of an area, what is freed and what stays come to what is shown of today', () => {
  const told = (today: number, freed: number, all: number) =>
    workColumns({ today: all } as never, figureWords('USD'))
      .slice(1, 4)
      .map(({ cell }) => cell({ name: 'Finance', today, freed }));
  expect(told(9.4, 3.9, 100)).toEqual(['9 FTE', '4 FTE', '5 FTE']);
  expect(told(1.24, 0.66, 9)).toEqual(['1.2 FTE', '0.7 FTE', '0.5 FTE']);
});
