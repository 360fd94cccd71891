import type { ActualPoint } from '@process-ai/contract/actuals';
import { expect, test } from 'vitest';
import { barsOf, seriesOf, standOf } from './model/view.ts';
import { type Column, columnsOf, keyOf, pasteFigures, rowsOf, toSave } from './model.ts';

const COLUMNS: Column[] = columnsOf(
  {
    measures: [{ id: 'm1', name: 'Straight-through', unit: '%', better: 'higher', baseline: 20, target: 80 }],
  },
  { savings: 'Savings', cost: 'Cost', volume: 'Volume', runs: 'runs' },
  'USD',
);
const ROWS = rowsOf('2027-01', [], '2027-04');

test('a row for each month of work until now, and for what has figures', () => {
  expect(ROWS).toEqual(['2027-01', '2027-02', '2027-03', '2027-04']);
  expect(rowsOf('2027-03', [{ month: '2027-02' }], '2027-03')).toEqual(['2027-02', '2027-03']);
  expect(rowsOf('2027-01', [{ month: '2027-03' }], '2026-12').at(-1)).toBe('2027-03');
});

test('a block is laid down from the active cell on', () => {
  const paste = pasteFigures('1,000\t20\n\tmany\n3000\t5', { row: 1, column: 1 }, ROWS, COLUMNS);
  expect(paste.entries).toEqual([
    { month: '2027-02', column: 'cost', value: 1000 },
    { month: '2027-02', column: 'volume', value: 20 },
    { month: '2027-03', column: 'cost', value: null },
    { month: '2027-04', column: 'cost', value: 3000 },
    { month: '2027-04', column: 'volume', value: 5 },
  ]);
  expect(paste.notNumbers).toBe(1);
});

test('months in the first column lead each line to its month, and headings are skipped', () => {
  const text = 'Month\tSavings\tCost\nMar 2027\t9.000,50\t100\n2027-01\t8.000\t90\n2028-01\t1\t1';
  const paste = pasteFigures(text, { row: 3, column: 0 }, ROWS, COLUMNS);
  expect(paste.entries).toEqual([
    { month: '2027-03', column: 'savings', value: 9000.5 },
    { month: '2027-03', column: 'cost', value: 100 },
    { month: '2027-01', column: 'savings', value: 8000 },
    { month: '2027-01', column: 'cost', value: 90 },
  ]);
  expect(paste.leftOut).toBe(2);
});

test('only what was changed is sent, measures by their id', () => {
  const edits = new Map([
    [keyOf('2027-02', 'savings'), 1200],
    [keyOf('2027-02', 'measure:m1'), 45],
    [keyOf('2027-04', 'cost'), null],
  ]);
  expect(toSave(edits, ROWS, COLUMNS)).toEqual([
    { month: '2027-02', savings: 1200, measures: { m1: 45 } },
    { month: '2027-04', cost: null },
  ]);
});

const point = (month: string, planned: number, actual: number | null, forecast: number | null): ActualPoint => ({
  month,
  planned: { savings: 0, cost: 0, volume: null },
  actual: { savings: null, cost: null, volume: null },
  cumulative: {
    plannedSavings: planned,
    plannedCost: 10,
    actualSavings: actual,
    actualCost: actual === null ? null : 20,
    forecastSavings: forecast,
    forecastCost: forecast === null ? null : 25,
  },
});

test('a chart has what is known, and leaves out the rest', () => {
  const points = [point('2027-01', 100, 80, null), point('2027-02', 200, 150, 150), point('2027-03', 300, null, 230)];
  expect(seriesOf(points, 'savings')).toEqual({
    planned: [100, 200, 300],
    actual: [80, 150, null],
    forecast: [null, 150, 230],
  });
  expect(seriesOf(points, 'net').forecast).toEqual([null, 125, 205]);
  expect(standOf({ series: points }).savings).toEqual({ month: '2027-02', actual: 150, planned: 200 });
});

test('bars of the reasons are as long as their amounts, the longest one whole', () => {
  const variance = { planned: 100, actual: 50, total: -50, delay: -40, volume: 10, rate: -20, words: '' };
  expect(barsOf(variance).map(({ length }) => length)).toEqual([-1, 0.25, -0.5]);
});
