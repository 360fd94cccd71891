import { describe, expect, test } from 'vitest';
import { readActuals } from './actuals-table.ts';

const MEASURES = [
  { id: 'm1', name: 'Straight-through', unit: '%', better: 'higher' as const, baseline: 20, target: 80 },
  { id: 'm2', name: 'Days to settle', unit: 'days', better: 'lower' as const, baseline: 12, target: 6 },
];
const table = (...lines: string[]) => lines.map((line, at) => ({ row: at + 1, cells: line.split('|') }));
const read = (...lines: string[]) => readActuals(table(...lines), MEASURES);

describe('a table of actual figures', () => {
  test('has its columns in any order, measures by name, and says nothing where a cell is empty', () => {
    expect(read('Days to settle|Month|Savings|Straight-Through (%)', '9.5|2027-03|1200|', '|2027-04||45%')).toEqual({
      months: [
        { month: '2027-03', savings: 1200, measures: { m2: 9.5 } },
        { month: '2027-04', measures: { m1: 45 } },
      ],
      errors: [],
    });
  });

  test.each([
    ['2027-03', '2027-03'],
    ['2027/3', '2027-03'],
    ['2027-03-31', '2027-03'],
    ['03/2027', '2027-03'],
    ['3.2027', '2027-03'],
    ['Mar 2027', '2027-03'],
    ['march 2027', '2027-03'],
    ['Mär 2027', '2027-03'],
    ['Dez. 2027', '2027-12'],
  ])('takes "%s" for %s', (written, month) => {
    expect(read('month|savings', `${written}|1`).months).toEqual([{ month, savings: 1 }]);
  });

  test.each([
    ['1234', 1234],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1,234', 1234],
    ['1.234', 1234],
    ['0.125', 0.125],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['1 234,5', 1234.5],
    ['1’234.50', 1234.5],
    ['€ 1.200,00', 1200],
    ['$1,200', 1200],
    ['-300', -300],
    ['−300', -300],
  ])('reads "%s" as %d', (written, value) => {
    expect(read('month|savings', `2027-01|${written}`).months[0]?.savings).toBe(value);
  });

  test('reads a number that is open by those that are clear', () => {
    const values = (...written: string[]) =>
      read('month|savings', ...written.map((one, at) => `2027-0${at + 1}|${one}`)).months.map(({ savings }) => savings);
    expect(values('1.234', '0.5')).toEqual([1.234, 0.5]);
    expect(values('1.234', '0,5')).toEqual([1234, 0.5]);
    expect(values('1,234', '12,50')).toEqual([1.234, 12.5]);
  });

  test.each([
    ['an unknown column', ['month|profit', '2027-01|1'], [1, '“profit” is no column that is known here']],
    ['a column twice', ['month|savings|Savings', '2027-01|1|2'], [1, '“Savings” stands in the heading twice']],
    ['no month', ['savings', '1'], [1, 'The heading needs a column “month”']],
    ['a month that is none', ['month|savings', '2027-13|1'], [2, '“2027-13” is no month']],
    ['a month twice', ['month|savings', '2027-01|1', '01/2027|2'], [3, '2027-01 stands in line 2 already']],
    ['a word for a number', ['month|savings', '2027-01|many'], [2, '“many” is no number']],
    ['thousands in the wrong place', ['month|savings', '2027-01|1,23,4.5'], [2, '“1,23,4.5” is no number']],
    [
      'two ways to write numbers',
      ['month|savings|cost', '2027-01|1,234.5|1.234,5'],
      [1, 'Numbers are written in two ways'],
    ],
    ['a negative volume', ['month|volume', '2027-01|-1'], [2, 'The volume must not be negative']],
    ['more than a person means', ['month|savings', '2027-01|9999999999999'], [2, 'too large']],
    ['a cell beyond the heading', ['month|savings', '2027-01|1|2'], [2, '“2” stands below no heading']],
    ['no lines', ['month|savings'], [1, 'There is no line below the heading']],
    ['nothing', [], [1, 'The table is empty']],
  ] as const)('with %s says which line', (_case, lines, [line, message]) => {
    const { errors } = read(...lines);
    expect(errors).toEqual([{ line, message: expect.stringContaining(message) }]);
  });

  test('names every line that is wrong', () => {
    const { errors, months } = read('month|savings|cost', 'x|1|2', '2027-02|y|z', '', '2027-03|1|1');
    expect(errors.map(({ line }) => line)).toEqual([2, 3, 3]);
    expect(months).toHaveLength(1);
  });
});
