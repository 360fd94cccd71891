import { expect, test } from 'vitest';
import { currentMonth, readMonth } from './months.ts';

test('the month is that of the calendar on the wall', () => {
  expect(currentMonth(new Date(2027, 0, 31, 23, 59))).toBe('2027-01');
  expect(currentMonth(new Date(2027, 11, 1, 0, 0))).toBe('2027-12');
});

test.each([
  ['2027-03', '2027-03'],
  ['2027-3', '2027-03'],
  [' 3/2027 ', '2027-03'],
  ['03.27', '2027-03'],
  ['Mar 2027', '2027-03'],
  ['march 27', '2027-03'],
  ['Sept. 2027', '2027-09'],
  ['Dec-27', '2027-12'],
  ['2027-13', null],
  ['0/2027', null],
  ['Foo 2027', null],
  ['2027', null],
  ['', null],
  ['3027-01', null],
])('%j reads as %j', (typed, month) => {
  expect(readMonth(typed)).toBe(month);
});
