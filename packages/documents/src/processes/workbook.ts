import { AppError } from '@process-ai/contract/errors';
import { type OfficeFile, openOfficeFile } from '../office/office-file.ts';
import { attribute, decodeEntities } from '../office/scan-tags.ts';
import { type Budget, CELLS_MAX, CHARACTERS_MAX, createBudget } from './budget.ts';
import { ACCEPTED } from './detect-content.ts';
import { storable } from './problems.ts';
import { COLUMNS_MAX, ROWS_MAX, type TableRow } from './source.ts';

const SHEETS_MAX = 1_000;
const STRINGS_MAX = 1_000_000;
const FORMATS_MAX = 100_000;
/** More does not fit into a cell of any spreadsheet. */
const STRING_MAX = 32_767;

/** The sheets of a workbook in their order; the rows of one are read when asked for. */
export interface Workbook {
  sheets: string[];
  rowsOf: (sheet: string) => TableRow[];
}

/**
 * XLSX bytes → sheets. Only cells are read: no formulas, merged areas, validations or pictures, which is where a small
 * file can cost a reader gigabytes.
 * Throws `fileTypeRefused` for what is no XLSX workbook (other zips, macros, binary workbooks), `importNotReadable` beyond
 * the limits, and as `openOfficeFile` does, here for a DOCTYPE in any part.
 */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const file = openOfficeFile(bytes);
  if (file.parts.some((name) => /vbaProject\.bin$/i.test(name))) {
    throw new AppError('fileTypeRefused', 'The workbook holds macros: save it as .xlsx without them.');
  }
  const { isWorkbook, sheetIds } = readMain(file);
  if (!isWorkbook) {
    throw new AppError('fileTypeRefused', `The file is a zip archive, but not an XLSX workbook. ${ACCEPTED}`);
  }
  const related = file.related(file.main);
  const partOf = (kind: string) => related.find(({ type }) => type.endsWith(`/${kind}`))?.target ?? '';
  const parts = {
    strings: sharedStrings(file, partOf('sharedStrings')),
    formats: cellFormats(file, partOf('styles')),
    cells: createBudget('cells', CELLS_MAX),
    characters: createBudget('characters of text', CHARACTERS_MAX),
  };
  const targets = new Map(related.map(({ id, target }) => [id, target]));
  const sheets = new Map<string, string>();
  for (const [name, id] of sheetIds) {
    const target = targets.get(id);
    if (target !== undefined) sheets.set(name, target);
  }
  checkOtherParts(file, new Set(sheets.values()));
  return {
    sheets: [...sheets.keys()],
    rowsOf: (sheet) => readWorksheet(file, sheets.get(sheet) ?? '', parts),
  };
}

/** Names of sheets with the ids of their relationships. */
function readMain(file: OfficeFile): { isWorkbook: boolean; sheetIds: [name: string, id: string][] } {
  let isWorkbook = false;
  const sheetIds: [string, string][] = [];
  file.scan(file.main, ['workbook', 'sheet'], (tag) => {
    if (tag.name === 'workbook') isWorkbook = true;
    else sheetIds.push([storable(decodeEntities(nameOf(tag) ?? '').slice(0, 200)), relationId(tag) ?? '']);
    if (sheetIds.length > SHEETS_MAX) {
      throw new AppError('importNotReadable', `The workbook has more than ${SHEETS_MAX} sheets.`);
    }
  });
  return { isWorkbook, sheetIds };
}

/** A DOCTYPE in a part that nobody reads is refused as well. Sheets are checked when they are read. */
function checkOtherParts(file: OfficeFile, sheets: Set<string>): void {
  for (const name of file.untouched()) {
    if (/\.(xml|rels)$/i.test(name) && !sheets.has(name)) file.scan(name, [], () => undefined);
  }
}

const nameOf = attribute('name');
const relationId = attribute('id');
const formatCode = attribute('formatCode');
const formatId = attribute('numFmtId');

/** Rich text is joined; its phonetic guides are not part of the text. */
function sharedStrings(file: OfficeFile, part: string): WorkbookParts['strings'] {
  const characters = createBudget('characters of text', CHARACTERS_MAX);
  const texts = createBudget('shared texts', STRINGS_MAX);
  const strings: string[] = [];
  let phonetic = false;
  let text = '';
  file.scan(part, ['si', 't', 'rPh'], (tag) => {
    if (tag.name === 'rPh') phonetic = tag.kind === 'open';
    else if (tag.name === 't' && tag.kind === 'open' && !phonetic) {
      characters.take(tag.text.length);
      text = (text + decodeEntities(tag.text)).slice(0, STRING_MAX);
    } else if (tag.name === 'si' && tag.kind === 'open') text = '';
    else if (tag.name === 'si') {
      texts.take(1);
      strings.push(unescapeString(tag.kind === 'empty' ? '' : text));
    }
  });
  return strings;
}

function cellFormats(file: OfficeFile, part: string): WorkbookParts['formats'] {
  const styles = createBudget('cell styles', FORMATS_MAX);
  const custom = new Map<string, string>();
  const formats: string[] = [];
  let inCellStyles = false;
  file.scan(part, ['numFmt', 'cellXfs', 'xf'], (tag) => {
    const id = formatId(tag) ?? '';
    if (tag.name !== 'cellXfs') styles.take(1);
    if (tag.name === 'numFmt') custom.set(id, decodeEntities(formatCode(tag) ?? ''));
    else if (tag.name === 'cellXfs') inCellStyles = tag.kind === 'open';
    else if (inCellStyles && tag.kind !== 'close')
      formats.push(custom.get(id) ?? BUILT_IN.get(Number(id)) ?? 'General');
  });
  return formats;
}

/** Shared strings and the number format of each cell style, by their indexes; and what all sheets may hold together. */
interface WorkbookParts {
  strings: string[];
  formats: string[];
  cells: Budget;
  characters: Budget;
}

const position = attribute('r');
const cellType = attribute('t');
const cellStyle = attribute('s');

/** A worksheet part → its rows that hold anything, each cell as the sheet shows it. Cells beyond 1,000 columns are ignored. */
function readWorksheet(file: OfficeFile, part: string, parts: WorkbookParts): TableRow[] {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let row = 0;
  let cell = { column: -1, type: '', style: 0, value: '' };
  file.scan(part, ['row', 'c', 'v', 't'], (tag) => {
    if (tag.kind === 'open' && tag.name === 'v') cell.value = decodeEntities(tag.text);
    else if (tag.kind === 'open' && tag.name === 't' && cell.type === 'inlineStr')
      cell.value += decodeEntities(tag.text);
    else if (tag.name === 'c' && tag.kind === 'close') keepCell();
    else if (tag.name === 'c') openCell(position(tag), cellType(tag) ?? 'n', Number(cellStyle(tag) ?? 0));
    else if (tag.name === 'row' && tag.kind !== 'close') {
      row = Number(position(tag)) || row + 1;
      cells = [];
      cell.column = -1;
    } else if (tag.name === 'row' && cells.length) {
      parts.cells.take(cells.length);
      rows.push({ row, cells: Array.from(cells, (value) => value ?? '') });
      if (rows.length > ROWS_MAX) throw new AppError('importNotReadable', `A sheet has more than ${ROWS_MAX} rows.`);
    }
  });
  return rows;

  function openCell(ref: string | null, type: string, style: number): void {
    const column = ref ? columnIndex(ref) : cell.column + 1;
    cell = { column, type, style, value: '' };
  }

  function keepCell(): void {
    const text = cellText(cell, parts).trim();
    if (!text || cell.column < 0 || cell.column >= COLUMNS_MAX) return;
    parts.characters.take(text.length);
    cells[cell.column] = text;
  }
}

function cellText(
  { type, style, value }: { type: string; style: number; value: string },
  parts: WorkbookParts,
): string {
  if (type === 's') return parts.strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'e') return '';
  if (type === 'n') return formatNumber(value, parts.formats[style] ?? 'General');
  return unescapeString(value);
}

/** "C7" → 2 */
function columnIndex(ref: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(ref)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Workbooks write characters that XML cannot hold as _x000D_. */
function unescapeString(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The built-in formats of a workbook that show a number with fixed decimals or as a date (ECMA-376 part 1, 18.8.30). */
const BUILT_IN = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [14, 'yyyy-mm-dd'],
  [15, 'yyyy-mm-dd'],
  [16, 'yyyy-mm-dd'],
  [17, 'yyyy-mm-dd'],
  [22, 'yyyy-mm-dd'],
]);

/**
 * A stored number as the sheet shows it, as far as codes need it: 1 in the format 0.0 is "1.0"; 1.1000000000000001 without
 * one is "1.1" (a sheet shows at most 15 digits); a date is "2026-01-31". What is no number stays as it is.
 */
function formatNumber(stored: string, format: string): string {
  const value = Number(stored);
  if (stored === '' || !Number.isFinite(value)) return stored;
  const pattern = (format.split(';')[0] ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
  if (/[dmy]/i.test(pattern) && pattern !== 'General') return isoDate(value) ?? stored;
  const decimals = /^[^.%E]*0(?:\.(0+))?[^.%E]*$/.exec(pattern);
  if (decimals && pattern !== 'General') return value.toFixed(Math.min(decimals[1]?.length ?? 0, 20));
  return String(Number(value.toPrecision(15)));
}

/** Day 1 is 1900-01-01 and the workbook calendar has a 29 February 1900, so day 0 is 1899-12-30 for all later dates. */
function isoDate(days: number): string | null {
  const date = new Date(Math.round(days * 86_400_000) + Date.UTC(1899, 11, 30));
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}
