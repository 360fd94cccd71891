import { buildBlueprint } from '@process-ai/domain/blueprint';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import { exportSheets } from './export-sheets.ts';
import { FIRST_ROW, HEADER_ROW, sheetNames } from './layout.ts';
import { printTail, setPrintArea } from './printed-pages.ts';
import { read, sheetOf } from './read-workbook.fixture.ts';
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

describe('a sheet of few rows on paper', () => {
  it.each(Object.entries(FIVE_SECTORS))('is no strip at the top of a page: %s', async (_, source) => {
    const blueprint = buildBlueprint(source());
    const workbook = await read(await exportSheets(blueprint));
    const { scenarios, initiatives } = sheetNames(blueprint.language ?? 'en');
    for (const name of [scenarios, initiatives]) {
      const sheet = sheetOf(workbook, name);
      const [, last = 'A', end = '1'] = /:\$?([A-Z]+)\$?(\d+)/.exec(sheet.pageSetup.printArea ?? '') ?? [];
      const titles = /:\$?([A-Z]+)/.exec(sheet.pageSetup.printTitlesColumn ?? '')?.[1];
      const width = (columns: number) =>
        Array.from({ length: columns }, (_, at) => sheet.getColumn(at + 1).width ?? 9).reduce((a, b) => a + b, 0);
      const [all, repeated] = [sheet.getColumn(last).number, titles ? sheet.getColumn(titles).number : 0];
      const across = sheet.pageSetup.fitToWidth ?? 1;
      // The least that such a page can be wide, and so the most that it can be high.
      const wide = (width(all) - width(repeated)) / across + width(repeated);
      const lines = sheet.getColumn('A').values.findLastIndex((value) => value !== undefined);
      const rows = Array.from(
        { length: across > 1 ? lines : Number(end) },
        (_, at) => sheet.getRow(at + 1).height ?? 15,
      );
      const page = (HEIGHT * 5.6 * wide) / WIDTH;
      expect([name, rows.reduce((a, b) => a + b, 0) / page > 0.4]).toEqual([name, true]);
    }
  });
});
