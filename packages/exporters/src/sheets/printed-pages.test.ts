import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { FIRST_ROW, HEADER_ROW } from './layout.ts';
import { printTail, setPrintArea } from './printed-pages.ts';
import { addSheet, ROW_HEIGHT } from './sheet-style.ts';

/** Of a page across, in points; and of a character in the programs whose columns are the widest and the narrowest. */
const [WIDTH, HEIGHT] = [784, 516];
const CHARACTERS = [6.1, 5.6, 5.25];
const WIDE = 240;
const LINE = 13.5;

/** How full the pages are, 0–1, of a list that is printed with characters of this width. */
function fillsOf(sheet: ExcelJS.Worksheet, heights: readonly number[], character: number): number[] {
  const page = (100 * HEIGHT) / Math.floor((100 * WIDTH) / (character * WIDE));
  const breaks = sheet.model.rowBreaks.map(({ id }) => id - HEADER_ROW);
  return [...breaks, heights.length].map((end, at) => {
    const rows = heights.slice(breaks[at - 1] ?? 0, end);
    return rows.reduce((a, b) => a + b, at === 0 ? 60 + ROW_HEIGHT : ROW_HEIGHT) / page;
  });
}

describe('a long list on paper', () => {
  it.each([200, 331, 547, 1_921, 4_003])(
    'has no page of few rows, and none with more than it holds: %i rows',
    (count) => {
      const sheet = addSheet(new ExcelJS.Workbook(), 'List', 'List', '');
      sheet.getColumn('A').width = WIDE;
      setPrintArea(sheet, 'A', FIRST_ROW + count - 1);
      const heights = Array.from({ length: count }, (_, row) => 2.25 + LINE * (1 + (((row * row) % 7) % 3)));
      printTail(sheet, heights);
      expect(sheet.model.rowBreaks.length).toBeGreaterThan(3);
      for (const character of CHARACTERS) {
        const fills = fillsOf(sheet, heights, character);
        expect(Math.max(...fills)).toBeLessThan(1);
        expect(Math.min(...fills)).toBeGreaterThan(0.7);
      }
    },
  );
});
