import type ExcelJS from 'exceljs';
import { HEADER_ROW } from './layout.ts';

const INK = 'FF1F2937';
const MUTED = 'FF6B7280';
/** The client's colour: the first accent of the workbook's theme, dark enough for white text (see post-process-workbook.ts). */
const ACCENT = { theme: 4 };
const RULE = 'FFD9DEE5';
const INPUT_INK = 'FF1D4ED8';
const INPUT_FILL = 'FFFFF8E1';

const FONT = { name: 'Calibri', size: 10, color: { argb: INK } };

/** input = a person's figure, to be changed; figure = a formula; text = anything else. */
export type CellKind = 'text' | 'input' | 'figure';

/** A new sheet with its title, and with paper set up: landscape, one page wide, header repeated. */
export function addSheet(workbook: ExcelJS.Workbook, name: string, title: string, subtitle: string): ExcelJS.Worksheet {
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: HEADER_ROW, showGridLines: false }],
    pageSetup: {
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `${HEADER_ROW}:${HEADER_ROW}`,
      margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
    },
  });
  sheet.getCell('A1').value = title;
  restyle(sheet.getCell('A1'), { font: { ...FONT, size: 16, bold: true, color: ACCENT } });
  sheet.getRow(1).height = 24;
  sheet.getCell('A2').value = subtitle;
  restyle(sheet.getCell('A2'), { font: NOTE_FONT });
  return sheet;
}

/** Keeps the header and so many columns in sight. */
export function freezeColumns(sheet: ExcelJS.Worksheet, columns: number): void {
  sheet.views = [{ state: 'frozen', xSplit: columns, ySplit: HEADER_ROW, showGridLines: false }];
}

/** A heading inside a sheet. */
export function writeHeading(sheet: ExcelJS.Worksheet, at: number, words: string): void {
  const cell = sheet.getCell(`A${at}`);
  cell.value = words;
  restyle(cell, { font: { ...FONT, size: 12, bold: true, color: ACCENT } });
  sheet.getRow(at).height = 20;
}

/** A remark that runs on over the empty cells beside it. */
export function writeNote(sheet: ExcelJS.Worksheet, address: string, words: string): void {
  const cell = sheet.getCell(address);
  cell.value = words;
  restyle(cell, { font: NOTE_FONT, alignment: { vertical: 'middle', horizontal: 'left', indent: 1 } });
}

/** The unit of a column, above its header. */
export function writeUnit(sheet: ExcelJS.Worksheet, address: string, unit: string): void {
  const cell = sheet.getCell(address);
  cell.value = unit;
  restyle(cell, {
    font: { ...NOTE_FONT, size: 9 },
    alignment: { vertical: 'bottom', horizontal: 'right', wrapText: true },
  });
}

export function styleHeader(cell: ExcelJS.Cell, align: 'left' | 'right' = 'left'): void {
  cell.style = {
    font: { ...FONT, bold: true, color: { argb: 'FFFFFFFF' } },
    fill: { type: 'pattern', pattern: 'solid', fgColor: ACCENT },
    // Programs break its words at widths of their own: a line may begin where the column does.
    ...(align === 'right' && { border: { left: { style: 'thin', color: { argb: 'FFFFFFFF' } } } }),
    alignment: { wrapText: true, vertical: 'middle', horizontal: align, indent: align === 'left' ? 1 : 0 },
  };
}

const styles = new Map<string, Partial<ExcelJS.Style>>();

/**
 * Styles a cell by what it holds; one with a number format stands to the right. Cells share one object per style,
 * which exceljs writes several times faster than as many equal ones: so never set a part of a style in place.
 */
export function styleCell(cell: ExcelJS.Cell, kind: CellKind, format = ''): void {
  const key = `${kind} ${format}`;
  const style = styles.get(key) ?? cellStyle(kind, format);
  styles.set(key, style);
  cell.style = style;
}

/** Of figures beyond the years of the case: nothing of theirs is told, and none is red. */
export const BEYOND_THE_CASE: Partial<ExcelJS.Style> = {
  font: { color: { argb: 'FFB6BCC6' } },
  numFmt: '"–";"–";"–"',
};

/** Changes parts of a cell's style, and of no other cell's. */
export function restyle(cell: ExcelJS.Cell, change: Partial<ExcelJS.Style>): void {
  cell.style = { ...cell.style, ...change, font: { ...cell.font, ...change.font } };
}

function cellStyle(kind: CellKind, format: string): Partial<ExcelJS.Style> {
  const isInput = kind === 'input';
  return {
    font: isInput ? { ...FONT, color: { argb: INPUT_INK } } : FONT,
    ...(isInput && { fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: INPUT_FILL } } }),
    ...(format && { numFmt: format }),
    border: { bottom: { style: 'hair', color: { argb: RULE } } },
    alignment: format
      ? { vertical: 'middle', horizontal: 'right' }
      : { vertical: 'middle', horizontal: 'left', wrapText: true, indent: 1 },
  };
}

/** Of a row that nobody has set a height for, in points. */
export const ROW_HEIGHT = 15;

/** Both whole pixels, which programs round a row's height to. */
const LINE_HEIGHT = 13.5;
const ROW_PADDING = 2.25;
/** Lines of a row that is read from its top. Those of others stand in its middle. */
const TALL = 3;
/** The most that Excel takes, in points. */
const ROW_MAX = 409;

/**
 * Makes a row as high as its wrapped texts need; not every program does that itself when it opens a file. `widths` are
 * those of merged cells, by address, in characters.
 */
export function fitRow(sheet: ExcelJS.Worksheet, at: number, widths: Readonly<Record<string, number>> = {}): void {
  const texts: { text: string; width: number }[] = [];
  const row = sheet.getRow(at);
  row.eachCell((cell) => {
    if (!cell.alignment?.wrapText || (cell.isMerged && cell.master !== cell)) return;
    texts.push({ text: cell.text, width: widths[cell.address] ?? sheet.getColumn(cell.col).width ?? 10 });
  });
  row.height = rowHeight(texts);
  if (row.height <= TALL * LINE_HEIGHT + ROW_PADDING) return;
  row.eachCell((cell) => {
    // Those of a header have no rule below.
    if (cell.border?.bottom) restyle(cell, { alignment: { ...cell.alignment, vertical: 'top' } });
  });
}

/** The height that texts need when they are wrapped at these widths, in characters. */
export function rowHeight(
  texts: readonly { text: string; width: number }[],
  { least = 1, most = Number.POSITIVE_INFINITY } = {},
): number {
  const needed = Math.max(least, ...texts.map(({ text, width }) => linesOf(text, 1.05 * (width - 1))));
  return Math.min(ROW_MAX, Math.min(most, needed) * LINE_HEIGHT + ROW_PADDING);
}

const linesOf = (text: string, width: number) =>
  text.split('\n').reduce((sum, line) => sum + (line.length <= SHORT ? broken(line, width) : filled(line, width)), 0);

/** Of a longer text the ends of lines even out. */
const SHORT = 60;
const filled = (line: string, width: number) => Math.max(1, Math.ceil(line.length / width));

/** Lines of a short text, broken between its words; a word that is longer than a line is broken itself. */
function broken(line: string, width: number): number {
  let [lines, room] = [1, width];
  for (const { length } of line.split(' ')) {
    if (length > room && room < width) [lines, room] = [lines + 1, width];
    room -= length + 1;
    while (room < -1) [lines, room] = [lines + 1, room + width];
  }
  return lines;
}

const NOTE_FONT = { ...FONT, color: { argb: MUTED } };
