import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['"quoted"', '"""quoted"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [-1.5, '-1.5'],
  [null, ''],
])('%j is the cell %s', (value, cell) => {
  expect(csvOf([[value, 'next']])).toBe(`${cell},next`);
});
