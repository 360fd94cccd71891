import { expect, test } from 'vitest';
import { figureWords } from './figure-words.ts';
import { responsibilityColumns, withTotal, workColumns } from './governance-tables.ts';
import { measuresInWords } from './governance-words.ts';

test('of the work of an area, what is freed and what stays come to what is shown of today, and small areas to their shares', () => {
  const told = (today: number, freed: number, least: number) =>
    workColumns({ areas: [{ today: 35 }, { today: least }], freedBy: [] } as never, figureWords('USD'))
      .slice(1, 4)
      .map(({ cell }) => cell({ name: 'Finance', today, freed, freedBy: [] }));
  expect(told(34.5, 15.6, 30)).toEqual(['35 FTE', '16 FTE', '19 FTE']);
  expect(told(34.5, 15.6, 9)).toEqual(['34.5 FTE', '15.6 FTE', '18.9 FTE']);
  expect(told(1.24, 0.66, 1.24)).toEqual(['1.2 FTE', '0.7 FTE', '0.5 FTE']);
});

test('what is freed year by year comes to what is shown of it, in a column for each year; waves stand in one', () => {
  const told = (whens: string[]) => {
    const freedBy = whens.map((when) => ({ when, fte: 0.55 }));
    return workColumns({ areas: [{ today: 1 }], freedBy } as never, figureWords('USD'))
      .filter(({ header }) => / \d{4}$|^When/.test(header))
      .map(({ header, cell }) => [header, cell({ name: 'Finance', today: 3, freed: 1.65, freedBy })]);
  };
  expect(told(['2025', '2027', '2028'])).toEqual([
    ['in 2025', '0.6'],
    ['in 2027', '0.6'],
    ['in 2028', '0.5'],
  ]);
  expect(told(['Start', 'Build'])).toEqual([['When freed', 'Start: 0.6 FTE; Build: 1.1 FTE']]);
});

test('below what all owners answer for stands what of it the case counts, where that is another sum', () => {
  const row = { initiatives: ['One'], lastGate: null };
  const rows = [
    { ...row, owner: 'Head of claims', oneOffCost: 300_000, savings: 900_000 },
    { ...row, owner: 'Head of finance', oneOffCost: 200_000, savings: 100_000 },
  ];
  const told = (oneOffCost: number, annualSavings: number) =>
    withTotal(rows, { headline: { oneOffCost, annualSavings } as never, noCost: false }, figureWords('USD'))
      .slice(2)
      .map(({ owner, oneOffCost: once, savings }) => [owner, once, savings]);
  expect(told(500_000, 1_000_000)).toEqual([['Together', 500_000, 1_000_000]]);
  expect(told(300_000, 900_000)).toEqual([
    ['Together', 500_000, 1_000_000],
    ['Of it in the case', 300_000, 900_000],
  ]);
});

test('a column of gates stands where there is one, and a title of measures tells none of what is delivered', () => {
  const words = figureWords('USD');
  const owner = (lastGate: string | null) => ({ owner: 'A', initiatives: [], oneOffCost: 1, savings: 1, lastGate });
  const columnsOf = (...rows: ReturnType<typeof owner>[]) => responsibilityColumns(rows, words).length;
  expect([columnsOf(owner(null)), columnsOf(owner(null), owner('Mar 2028'))]).toEqual([4, 5]);
  const measure = (initiative: string, target: number) =>
    ({
      name: 'Handling time of “Claims”',
      unit: 'min',
      baseline: 25,
      target,
      initiative,
      source: null,
      due: null,
    }) as const;
  const rows = [
    { name: 'done', status: 'delivered' },
    { name: 'next', status: 'proposed' },
  ] as never;
  expect(measuresInWords([measure('done', 12), measure('next', 14)], { rows }, words)).toContain(
    '“Handling time of ‘Claims’” is to go from 25\u00a0min to 14\u00a0min',
  );
  const german = measuresInWords([measure('next', 30)], { rows }, figureWords('EUR', 'de'));
  expect(german).toContain('soll steigen (heute 25\u00a0min, Ziel 30\u00a0min)');
});
