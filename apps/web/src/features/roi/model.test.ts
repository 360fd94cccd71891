import { describe, expect, test } from 'vitest';
import { decimalMark, isBlock, readFigure, readTyped } from '../../lib/typed-figures.ts';
import { columnOf, FIRST_CELL, fillDown, moveCell, nextInput, pasteBlock, rangeOf, STOPS } from './model.ts';

const LAST = STOPS.length - 1;
const [FTE, FREQUENCY, SALARY, RUNTIME] = [
  columnOf('fteCount'),
  columnOf('processFrequency'),
  columnOf('averageSalary'),
  columnOf('averageRuntime'),
] as const;

const range = (top: number, left: number, bottom: number, right: number) => {
  const found = rangeOf({ row: top, column: left }, { row: bottom, column: right });
  if (!found) throw new Error('outside the inputs');
  return found;
};

describe('reading a figure', () => {
  test.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['0,500', 0.5],
    ['65,000', 65_000],
    ['65.000', 65],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['12.345,678', 12_345.678],
    ['1234,567', 1234.567],
    ['12,34,567.5', 1_234_567.5],
    ['1 234 567,8', 1_234_567.8],
    ['1\u00a0234,5', 1234.5],
    ['1\u202f234', 1234],
    ["1'234.50", 1234.5],
    ['$65,000', 65_000],
    ['65.000,00 €', 65_000],
    ['USD 65,000', 65_000],
    ['48 000 chf', 48_000],
    ['1.2E+06', 1_200_000],
    ['1e3', 1000],
    ['１２３', 123],
    ['-5', -5],
    ['−5,5', -5.5],
    ['($500)', -500],
    ['-0', 0],
    ['  7\r', 7],
  ])('%j states %d', (text, value) => {
    expect(readTyped(text)).toBe(value);
  });

  test.each([
    '',
    ' ',
    'abc',
    'n/a',
    '-',
    '.',
    '1,2,3',
    '1.234,567.8',
    '12 min',
    '5 hrs',
    '50%',
    '1-2',
    'NaN',
    'Infinity',
    '1e999',
    '12/24',
  ])('%j states no number, and so becomes 0', (text) => {
    expect(readFigure(text, '.')).toBeNull();
    expect(readTyped(text)).toBe(0);
  });

  test.each<[string[], '.' | ',']>([
    [['1.234', '5'], '.'],
    [['1.234', '0,5'], ','],
    [['1,234', '0.5'], '.'],
    [['1.234.567', '65.000'], ','],
    [['1,5', '1.5', '65.000'], '.'],
    [[], '.'],
  ])('%j write decimals with "%s"', (texts, mark) => {
    expect(decimalMark(texts)).toBe(mark);
  });
});

describe('pasting', () => {
  const everything = range(0, FTE, 0, FTE);

  test('a block goes right and down from the first cell', () => {
    expect(pasteBlock('5\t12,000\r\n2.5\t600\r\n', range(3, FREQUENCY, 3, FREQUENCY), 10)).toEqual({
      entries: [
        { row: 3, field: 'processFrequency', value: 5 },
        { row: 3, field: 'averageSalary', value: 12_000 },
        { row: 4, field: 'processFrequency', value: 2.5 },
        { row: 4, field: 'averageSalary', value: 600 },
      ],
      notNumbers: 0,
      leftOut: 0,
    });
  });

  test('one cell with a decimal comma settles what the others of the block mean', () => {
    const { entries } = pasteBlock('1,5\t12.000\t65.000\t30', everything, 1);
    expect(entries.map(({ value }) => value)).toEqual([1.5, 12_000, 65_000, 30]);
  });

  test('words and blanks become 0 and are counted', () => {
    const { entries, notNumbers } = pasteBlock('FTE\tRuns\n5\t\n', everything, 5);
    expect(entries.map(({ value }) => value)).toEqual([0, 0, 5, 0]);
    expect(notNumbers).toBe(3);
  });

  test('what stands beyond the last row or column is left out and counted', () => {
    const paste = pasteBlock('1\t2\t3\n4\t5\t6\n7\t8\t9', range(1, SALARY, 1, SALARY), 3);
    expect(paste.entries.map(({ row, field, value }) => [row, field, value])).toEqual([
      [1, 'averageSalary', 1],
      [1, 'averageRuntime', 2],
      [2, 'averageSalary', 4],
      [2, 'averageRuntime', 5],
    ]);
    expect(paste.leftOut).toBe(5);
  });

  test('a single figure fills every cell of the range', () => {
    const { entries } = pasteBlock('$52,000\n', range(0, SALARY, 2, SALARY), 9);
    expect(entries).toEqual([0, 1, 2].map((row) => ({ row, field: 'averageSalary', value: 52_000 })));
  });

  test('negatives are kept, so that the cell can refuse them', () => {
    expect(pasteBlock('-3\t4', everything, 1).entries.map(({ value }) => value)).toEqual([-3, 4]);
  });

  test('a blank line inside a block is a row', () => {
    expect(pasteBlock('1\n\n3\n', everything, 9).entries.map(({ row, value }) => [row, value])).toEqual([
      [0, 1],
      [1, 0],
      [2, 3],
    ]);
  });

  test.each([
    ['5', false],
    ['5\n', false],
    ['5\t', true],
    ['5\t6', true],
    ['5\n6', true],
    ['5\r\n6', true],
  ])('%j is a block: %s', (text, block) => {
    expect(isBlock(text)).toBe(block);
  });
});

describe('filling down', () => {
  const figures = [
    [5, 100],
    [undefined, 7],
    [1, 2],
  ] as const;
  const valueAt = (row: number, field: string) => figures[row]?.[field === 'fteCount' ? 0 : 1];

  test('the top row of a range goes to every row below it', () => {
    expect(fillDown(range(0, FTE, 2, FREQUENCY), valueAt)).toEqual([
      { row: 1, field: 'fteCount', value: 5 },
      { row: 1, field: 'processFrequency', value: 100 },
      { row: 2, field: 'fteCount', value: 5 },
      { row: 2, field: 'processFrequency', value: 100 },
    ]);
  });

  test('one row takes what stands above it', () => {
    expect(fillDown(range(1, FTE, 1, FTE), valueAt)).toEqual([{ row: 1, field: 'fteCount', value: 5 }]);
  });

  test('the first row has nothing above it, and an empty cell fills nothing', () => {
    expect(fillDown(range(0, FTE, 0, RUNTIME), valueAt)).toEqual([]);
    expect(fillDown(range(1, FTE, 2, FTE), valueAt)).toEqual([]);
  });
});

describe('moving', () => {
  test.each([
    ['up', { row: 1, column: FTE }],
    ['down', { row: 3, column: FTE }],
    ['left', { row: 2, column: 0 }],
    ['right', { row: 2, column: FREQUENCY }],
    ['rowStart', { row: 2, column: 0 }],
    ['rowEnd', { row: 2, column: LAST }],
    ['start', { row: 0, column: 0 }],
    ['end', { row: 99, column: LAST }],
    ['pageUp', { row: 0, column: FTE }],
    ['pageDown', { row: 12, column: FTE }],
  ] as const)('%s', (move, to) => {
    expect(moveCell({ row: 2, column: FTE }, move, 100, 10)).toEqual(to);
  });

  test('stops at every edge', () => {
    const [first, last] = [
      { row: 0, column: 0 },
      { row: 4, column: LAST },
    ];
    for (const move of ['up', 'left', 'pageUp'] as const) expect(moveCell(first, move, 5, 10)).toEqual(first);
    for (const move of ['down', 'right', 'pageDown'] as const) expect(moveCell(last, move, 5, 10)).toEqual(last);
  });

  test('Tab goes through the inputs row by row, and out at either end', () => {
    const walk = [FIRST_CELL];
    for (let cell = nextInput(FIRST_CELL, 1, 2); cell; cell = nextInput(cell, 1, 2)) walk.push(cell);
    expect(walk.map(({ row, column }) => [row, column])).toEqual(
      [0, 1].flatMap((row) => [FTE, FREQUENCY, SALARY, RUNTIME].map((column) => [row, column])),
    );

    const back = [{ row: 1, column: RUNTIME }];
    for (let cell = nextInput({ row: 1, column: RUNTIME }, -1, 2); cell; cell = nextInput(cell, -1, 2)) back.push(cell);
    expect(back).toEqual(walk.toReversed());
  });

  test('Tab finds the nearest input from beside the inputs', () => {
    expect(nextInput({ row: 1, column: 0 }, 1, 5)).toEqual({ row: 1, column: FTE });
    expect(nextInput({ row: 1, column: 0 }, -1, 5)).toEqual({ row: 0, column: RUNTIME });
    expect(nextInput({ row: 1, column: LAST }, -1, 5)).toEqual({ row: 1, column: RUNTIME });
    expect(nextInput({ row: 1, column: LAST }, 1, 5)).toEqual({ row: 2, column: FTE });
  });

  test('a range has no direction, and holds inputs only', () => {
    expect(rangeOf({ row: 4, column: SALARY }, { row: 2, column: FTE })).toEqual({
      top: 2,
      bottom: 4,
      left: 0,
      right: 2,
    });
    expect(rangeOf({ row: 4, column: LAST }, { row: 2, column: FTE })).toBeNull();
  });
});
