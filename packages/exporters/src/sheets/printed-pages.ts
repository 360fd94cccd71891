import type ExcelJS from 'exceljs';
import { FIRST_ROW, HEADER_ROW } from './layout.ts';
import { fitRow, ROW_HEIGHT, restyle } from './sheet-style.ts';

/** The area to print, from the title to the last used cell. */
export function setPrintArea(sheet: ExcelJS.Worksheet, lastColumn: string, lastRow = sheet.rowCount): void {
  // exceljs puts the first $ before each end of the range itself.
  sheet.pageSetup.printArea = `A$1:${lastColumn}$${Math.max(lastRow, FIRST_ROW)}`;
}

/** Characters on a page across: more of them would be too small to read. */
const PAGE_WIDTH = 190;

/** A page across for less than this part of it is spared: the others are printed smaller, and a short list less so. */
const SPARED = 0.4;
const SHORT_LIST = 8;

/** A wide sheet stands on as many pages beside each other as it takes to be read, its first columns on each of them. */
export function printSideBySide(sheet: ExcelJS.Worksheet, titles: number, rows: number): void {
  const [all, repeated] = [widthUntil(sheet), widthUntil(sheet, titles)];
  const spared = rows > SHORT_LIST ? SPARED : SPARED / 2;
  sheet.pageSetup.fitToWidth = Math.max(1, Math.ceil((all - repeated) / (PAGE_WIDTH - repeated) - spared));
  repeatColumns(sheet, titles);
}

/** Of the first columns, or of all that are printed, in characters. */
function widthUntil(sheet: ExcelJS.Worksheet, count = printedColumns(sheet)): number {
  return Array.from({ length: count }, (_, at) => widthOf(sheet, at + 1)).reduce((a, b) => a + b, 0);
}

const widthOf = (sheet: ExcelJS.Worksheet, column: number) => sheet.getColumn(column).width ?? 9;

const printedColumns = (sheet: ExcelJS.Worksheet) =>
  sheet.getColumn(/:([A-Z]+)\$/.exec(sheet.pageSetup.printArea ?? '')?.[1] ?? 'A').number;

/** Repeats the first columns on each page across. What the sheet shows stays within them: pages after the first would cut it. */
export function repeatColumns(sheet: ExcelJS.Worksheet, titles: number): void {
  const { letter } = sheet.getColumn(titles);
  sheet.pageSetup.printTitlesColumn = `A:${letter}`;
  if ((sheet.pageSetup.fitToWidth ?? 1) < 2) return;
  sheet.mergeCells(`A2:${letter}2`);
  restyle(sheet.getCell('A2'), { alignment: { vertical: 'top', horizontal: 'left', wrapText: true } });
  fitRow(sheet, 2, { A2: widthUntil(sheet, titles) });
}

/**
 * Of a page between its margins, A4 across, in points; and of a character in the programs whose columns are the widest
 * and the narrowest, which print the smallest and the largest.
 */
const PAPER = { width: 784, height: 516, widest: 6.2, narrowest: 5.2 };

/** What pages have room for, in points: the first has the title, too, and the others the rows that are repeated. */
interface Room {
  page: number;
  first: number;
  repeated: number;
}

/**
 * Prints rows of these heights, in points, so that no page is one of few rows: on one page less, a little smaller,
 * where the last would be. The number is said, since programs break pages some points apart. Over many pages these add
 * up to one, so all of them get the same, which fits in each program.
 */
export function printTail(sheet: ExcelJS.Worksheet, heights: readonly number[]): void {
  const head = Array.from({ length: HEADER_ROW }, (_, at) => sheet.getRow(at + 1).height ?? ROW_HEIGHT);
  const titleRows = Number(/^(\d+):/.exec(sheet.pageSetup.printTitlesRow ?? '')?.[1] ?? HEADER_ROW);
  const around = { first: sum(head), repeated: sum(head.slice(titleRows - 1)) };
  const page = pageHeight(sheet, PAPER.widest);
  const { breaks, used } = pagesOf(heights, { ...around, page });
  const pages = breaks.length + 1;
  if (pages > MANY) {
    const even = evenPages(heights, { ...around, page: pageHeight(sheet, PAPER.narrowest) });
    for (const index of even) sheet.getRow(HEADER_ROW + index).addPageBreak();
  } else if (pages > 1) sheet.pageSetup.fitToHeight = used < TAIL * page ? pages - 1 : pages;
  else if (used > NEARLY * page) sheet.pageSetup.fitToHeight = 1;
}

const MANY = 4;
/** Of a page. */
const [TAIL, NEARLY] = [0.4, 0.75];

const sum = (points: readonly number[]) => points.reduce((a, b) => a + b, 0);

/** In points of the sheet, at the whole percent that it is printed at. */
const pageHeight = (sheet: ExcelJS.Worksheet, character: number) =>
  (100 * PAPER.height) / Math.min(100, Math.floor((100 * PAPER.width) / (character * pageWidth(sheet))));

/** How many rows stand above each break of pages, and what the last page holds. */
function pagesOf(heights: readonly number[], { page, first, repeated }: Room): { breaks: number[]; used: number } {
  const breaks: number[] = [];
  let used = first;
  for (const [index, height] of heights.entries()) {
    if (used + height > page) {
      breaks.push(index);
      used = repeated;
    }
    used += height;
  }
  return { breaks, used };
}

/** The same for pages that are as few, and as equal as they can be. */
function evenPages(heights: readonly number[], room: Room): number[] {
  const pages = pagesOf(heights, room).breaks.length + 1;
  const breaks: number[] = [];
  let [used, left] = [0, sum(heights)];
  for (const [index, height] of heights.entries()) {
    const head = breaks.length === 0 ? room.first : room.repeated;
    const share = left / Math.max(1, pages - breaks.length);
    if (used > 0 && (head + used + height > room.page || used + height / 2 > share)) {
      breaks.push(index);
      left -= used;
      used = 0;
    }
    used += height;
  }
  return breaks;
}

/** The least width, in characters, at which the columns stand on as many pages as they shall: none is broken. */
function pageWidth(sheet: ExcelJS.Worksheet): number {
  const across = sheet.pageSetup.fitToWidth ?? 1;
  if (across === 1) return widthUntil(sheet);
  const titles = sheet.getColumn(/:([A-Z]+)/.exec(sheet.pageSetup.printTitlesColumn ?? '')?.[1] ?? 'A').number;
  const repeated = widthUntil(sheet, titles);
  const widths = Array.from({ length: printedColumns(sheet) - titles }, (_, at) => widthOf(sheet, titles + at + 1));
  const pagesAt = (width: number) => {
    let [pages, used] = [1, repeated];
    for (const one of widths) {
      if (used + one > width) [pages, used] = [pages + 1, repeated];
      used += one;
    }
    return pages;
  };
  let width = (widthUntil(sheet) - repeated) / across + repeated;
  while (pagesAt(width) > across) width += 1;
  return width;
}
