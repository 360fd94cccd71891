import { expect, test } from 'vitest';
import { withWholeWords } from './whole-words.ts';

const table = (widths: readonly number[], texts: readonly string[]) => ({
  caption: 'A table',
  columns: widths.map((width) => ({ header: 'Wer', width })),
  rows: [texts],
});
const widthsOf = (widths: readonly number[], texts: readonly string[]) =>
  withWholeWords(table(widths, texts)).columns.map(({ width }) => width);

test('a column that is too narrow for a word takes from the widest, and all are as wide together', () => {
  const [narrow = 0, short, wide = 0] = widthsOf(
    [600, 900, 4000],
    ['Verantwortlichkeit', 'ja', 'Zählerstände erfassen'],
  );
  // 18 letters of 9 points, most of them half as wide as high, and the padding of a cell.
  expect(narrow).toBeGreaterThan(1400);
  expect(narrow).toBeLessThan(1900);
  expect(short).toBe(900);
  expect(narrow + 900 + wide).toBeGreaterThan(5500 - 3);
  expect(narrow + 900 + wide).toBeLessThanOrEqual(5500);
});

test('a table whose words have room stays as it is, and so does one that has no room for them', () => {
  expect(widthsOf([1900, 4000], ['Verantwortlichkeit', 'ja'])).toEqual([1900, 4000]);
  expect(widthsOf([600, 700], ['Verantwortlichkeit', 'Wirtschaftlichkeit'])).toEqual([600, 700]);
});

test('a text may break after a hyphen and at a line break', () => {
  expect(widthsOf([900, 4000], ['Kosten-Nutzen-Frage\nja', 'ja'])).toEqual([900, 4000]);
});
