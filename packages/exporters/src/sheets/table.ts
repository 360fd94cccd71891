import type ExcelJS from 'exceljs';
import { looksLikeFormula } from '../ooxml/cell-text.ts';
import type { ListContent } from '../ooxml/list-rows.ts';
import { FIRST_ROW, HEADER_ROW, lastRow, UNIT_ROW } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { setPrintArea } from './printed-pages.ts';
import { type CellKind, fitRow, restyle, rowHeight, styleCell, styleHeader, writeUnit } from './sheet-style.ts';

export type CellContent = ListContent | Date;

export interface Column<Row> {
  letter: string;
  header: string;
  /** Stands above the header, where a sheet has a row of units. */
  unit?: string;
  width: number;
  kind?: CellKind;
  /** Number format; a column without one holds text. */
  format?: string;
  /** The cell for a row of data that stands in sheet row `at`. */
  cell: (row: Row, at: number) => CellContent;
}

/** Writes the header row and one row for each row of data. */
export function writeTable<Row>(
  sheet: ExcelJS.Worksheet,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  headerRow = HEADER_ROW,
): void {
  for (const { letter, header, unit, width, format } of columns) {
    const column = sheet.getColumn(letter);
    const least = headerRow === HEADER_ROW ? widthOf(width, [header]) : (column.width ?? 0);
    column.width = format ? apart(least, header) : least;
    if (unit) writeUnit(sheet, `${letter}${UNIT_ROW}`, unit);
    const cell = sheet.getCell(`${letter}${headerRow}`);
    cell.value = header;
    styleHeader(cell, format ? 'right' : 'left');
    if (looksLikeFormula(header)) restyle(cell, { numFmt: '@' });
  }
  if (columns.some(({ unit }) => unit)) fitRow(sheet, UNIT_ROW);
  fitRow(sheet, headerRow);
  rows.forEach((row, index) => {
    const at = headerRow + 1 + index;
    for (const { letter, kind, format, cell } of columns) putCell(sheet, `${letter}${at}`, cell(row, at), kind, format);
    fitRow(sheet, at);
  });
}

/** At least so wide, in characters, that no word of a header or of a short text breaks within itself. */
export const widthOf = (least: number, texts: readonly string[]): number =>
  Math.max(
    least,
    ...texts.flatMap((text) => text.split(/[ \n]/)).map((word) => Math.min(WIDTH_MAX, 1.1 * word.length + 2)),
  );

/** So wide that no line of a header to the right of its column touches the header on its left. */
function apart(least: number, header: string): number {
  let [longest, line] = [0, 0];
  for (const { length } of header.split(' ')) {
    line = line > 0 && line + 1 + length <= least ? line + 1 + length : length;
    longest = Math.max(longest, line);
  }
  return Math.max(least, Math.min(WIDTH_MAX, 1.05 * longest + 1.5));
}

/** A name may be one word of any length; wider than this, it breaks. Excel takes 255. */
const WIDTH_MAX = 60;

/**
 * The same for a sheet that is one list, of any length: with filter buttons and the area to print. Its rows are written
 * into the finished file. Returns their heights, in points.
 */
export function writeList<Row>(
  sheet: ExcelJS.Worksheet,
  plan: SheetPlan,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): readonly number[] {
  writeTable(sheet, columns, []);
  for (const column of columns) fitFigures(sheet, column, rows);
  hideBetween(sheet, columns);
  const heights = rowHeights(columns, rows);
  if (rows.length > 0) {
    writeTemplate(sheet, columns);
    plan.lists.push({
      sheet: sheet.id,
      letters: columns.map(({ letter }) => letter),
      firstRow: FIRST_ROW,
      count: rows.length,
      cells: (index) => columns.map(({ cell }) => cell(rows[index] as Row, FIRST_ROW + index)),
      heights,
    });
  }
  if (columns.some(({ unit }) => unit)) sheet.pageSetup.printTitlesRow = `${UNIT_ROW}:${HEADER_ROW}`;
  const last = columns.at(-1)?.letter ?? 'A';
  sheet.autoFilter = `A${HEADER_ROW}:${last}${lastRow(rows.length)}`;
  setPrintArea(sheet, last, lastRow(rows.length));
  return heights;
}

/** Of a list that is written into the finished file, as putCell does of the others. */
function fitFigures<Row>(sheet: ExcelJS.Worksheet, { letter, format, cell }: ListColumn<Row>, rows: readonly Row[]) {
  if (!format?.includes(THOUSANDS)) return;
  let most = 0;
  rows.forEach((row, index) => {
    const figure = figureOf(cell(row, FIRST_ROW + index)) ?? 0;
    if (Math.abs(figure) > Math.abs(most)) most = figure;
  });
  widen(sheet.getColumn(letter), most, format);
}

/** Columns that this file does not need, in the midst of others. */
function hideBetween(sheet: ExcelJS.Worksheet, columns: readonly { letter: string }[]): void {
  const places = new Set(columns.map(({ letter }) => sheet.getColumn(letter).number));
  for (let at = 1; at < Math.max(...places); at += 1) if (!places.has(at)) sheet.getColumn(at).hidden = true;
}

const THOUSANDS = '#,##0';

/** What a cell shows, where that is a number. */
function figureOf(content: CellContent): number | null {
  const shown = typeof content === 'object' && content && 'result' in content ? content.result : content;
  return typeof shown === 'number' ? shown : null;
}

/** Makes a column so wide, in characters, that a figure is not shown as ####. */
function widen(column: ExcelJS.Column, figure: number, format: string): void {
  const [first = ''] = format.replaceAll(/\[[^\]]*\]/g, '').split(';');
  const beside = [...first.matchAll(/"([^"]*)"/g)].reduce((sum, [, text = '']) => sum + text.length, 0);
  const decimals = /\.(0+)/.exec(first)?.[1]?.length;
  const whole = Math.max(1, Math.floor(Math.log10(Math.max(1, Math.abs(figure)))) + 1);
  const shown = beside + whole + Math.floor((whole - 1) / 3) + (decimals ? decimals + 1 : 0) + (figure < 0 ? 1 : 0);
  const needed = Math.min(WIDTH_MAX, 0.95 * shown + 2.5);
  if (needed > (column.width ?? 9)) column.width = needed;
}

export type ListColumn<Row> = Omit<Column<Row>, 'cell'> & { cell: (row: Row, at: number) => ListContent };

function writeTemplate(sheet: ExcelJS.Worksheet, columns: readonly ListColumn<never>[]): void {
  for (const { letter, kind, format } of columns) {
    putCell(sheet, `${letter}${FIRST_ROW}`, null, kind, format);
    putCell(sheet, `${letter}${FIRST_ROW + 1}`, '=', kind, format);
  }
}

/** A longer text is read in the cell itself: higher rows would leave three or four of them on a screen. */
const LINES_MAX = 4;

/** So few rows stand apart, as high as long texts would make them, or half as high: on paper they would be a strip at the top of a page. */
const [FEW, SOME] = [4, 8];

/** Heights that fit the wrapped texts, up to four lines. Reading them here also records cut texts before the Checks sheet is written. */
function rowHeights<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): number[] {
  const wrapped = columns.filter(({ format }) => !format);
  const least = rows.length <= FEW ? LINES_MAX : rows.length <= SOME ? LINES_MAX / 2 : 1;
  return rows.map((row, index) =>
    rowHeight(
      wrapped.map(({ width, cell }) => {
        const content = cell(row, FIRST_ROW + index);
        const text = typeof content === 'object' ? (content?.result ?? '') : content;
        return { text: String(text), width };
      }),
      { least, most: LINES_MAX },
    ),
  );
}

export function putCell(
  sheet: ExcelJS.Worksheet,
  address: string,
  content: CellContent,
  kind: CellKind = 'text',
  format?: string,
): void {
  const cell = sheet.getCell(address);
  cell.value = content;
  styleCell(cell, kind, format);
  if (format?.includes(THOUSANDS)) {
    const figure = figureOf(content);
    if (figure !== null) widen(sheet.getColumn(cell.col), figure, format);
  }
  // The type text makes it harmless; the format text keeps it so when a person edits the cell.
  if (typeof content === 'string' && looksLikeFormula(content)) restyle(cell, { numFmt: '@' });
}
