import { AppError } from '@process-ai/contract/errors';
import { CsvError, type Options, parse } from 'csv-parse/sync';
import { CELLS_MAX, createBudget } from './budget.ts';
import { COLUMNS_MAX, ROWS_MAX, type TableRow } from './source.ts';

const LINE_MAX = 1_000_000;
const LINES_MAX = 1_000_000;

/**
 * Delimited text → rows of trimmed cells, numbered as a spreadsheet numbers them (a cell with a line break stays in its
 * row, an empty line counts). A first line "sep=;" sets the delimiter and holds no cells.
 * Throws `importNotReadable` for quotes that do not close and for tables beyond the bounds.
 */
export function readCsv(text: string): TableRow[] {
  checkLineEnds(text, '\n');
  checkLineEnds(text, '\r');
  const unified = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  const hint = /^sep=(.)\n/.exec(unified);
  const body = hint ? unified.slice(hint[0].length) : unified;
  const firstRow = hint ? 2 : 1;
  checkLines(body, firstRow);
  return parseLeniently(body, hint?.[1] ?? detectDelimiter(body), firstRow);
}

/** A million line ends are more than the rows that are read have, and each costs something to replace. */
function checkLineEnds(text: string, mark: string): void {
  const lines = createBudget('line ends', LINES_MAX);
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) lines.take(1);
}

/** What is no table, such as one line of 25 MB, is refused before it is taken apart. */
function checkLines(text: string, firstRow: number): void {
  for (let start = 0, line = firstRow; start < text.length; line += 1) {
    const end = text.indexOf('\n', start);
    const length = (end < 0 ? text.length : end) - start;
    if (length > LINE_MAX) {
      throw new AppError('importNotReadable', `Line ${line} has more than a million characters: this is no table.`);
    }
    start += length + 1;
  }
}

/** Trims and counts the cells as they come. A row that does not fit ends the reading. */
function createRowTaker(rows: TableRow[], firstRow: number): (cells: string[]) => null {
  const budget = createBudget('cells', CELLS_MAX);
  return (cells) => {
    const row = firstRow + rows.length;
    if (rows.length === ROWS_MAX) throw new AppError('importNotReadable', `The file has more than ${ROWS_MAX} rows.`);
    if (cells.length > COLUMNS_MAX) {
      throw new AppError('importNotReadable', `Row ${row} has more than ${COLUMNS_MAX} columns.`);
    }
    budget.take(cells.length);
    rows.push({ row, cells: cells.map((cell) => cell.trim()) });
    return null;
  };
}

/** As the standard has it; then with blanks before quotes; then with \" for a quote; then with quotes inside plain cells. */
function parseLeniently(text: string, delimiter: string, firstRow: number): TableRow[] {
  const base: Options = { delimiter, record_delimiter: '\n', relax_column_count: true };
  const trim = delimiter !== '\t';
  const attempts: Options[] = [{}, { trim }, { trim, escape: '\\' }, { trim, relax_quotes: true }];
  let failure: unknown;
  for (const attempt of attempts) {
    const rows: TableRow[] = [];
    const take = createRowTaker(rows, firstRow);
    try {
      parse(text, { ...base, ...attempt, on_record: take });
      return rows;
    } catch (cause) {
      if (!(cause instanceof CsvError)) throw cause;
      failure ??= cause;
    }
  }
  const line =
    failure instanceof CsvError && typeof failure['lines'] === 'number' ? ` near line ${failure['lines']}` : '';
  throw new AppError('importNotReadable', `The quotation marks of the file do not close${line}.`);
}

const DELIMITERS = [',', ';', '\t', '|'];
const SAMPLE = 64 * 1024;

/**
 * The character between the cells: the one that occurs outside quotes equally often in most lines. Counting alone would
 * take the commas of long descriptions for it. Line ends must be "\n".
 */
function detectDelimiter(text: string): string {
  const lines = linesOutsideQuotes(text.slice(0, SAMPLE));
  let best = { delimiter: ',', agreement: 0, count: 0 };
  for (const delimiter of DELIMITERS) {
    const { count, agreement } = mostCommonCount(lines.map((line) => line.split(delimiter).length - 1));
    if (agreement > best.agreement || (agreement === best.agreement && count > best.count)) {
      best = { delimiter, agreement, count };
    }
  }
  return best.delimiter;
}

/** The lines that are not blank, without what stands in quotes. Doubled quotes open and close twice, which changes nothing. */
function linesOutsideQuotes(text: string): string[] {
  const outside = text.split('"').filter((_, index) => index % 2 === 0);
  return outside
    .join('')
    .split('\n')
    .filter((line) => line.trim());
}

/** The count above zero that most lines share, and which part of the lines shares it. */
function mostCommonCount(counts: number[]): { count: number; agreement: number } {
  const lines = new Map<number, number>();
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1);
  let best = { count: 0, agreement: 0 };
  for (const [count, number] of lines) {
    const agreement = number / counts.length;
    if (agreement > best.agreement) best = { count, agreement };
  }
  return best;
}
