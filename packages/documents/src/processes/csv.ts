import { AppError } from '@process-ai/contract/errors';
import { CsvError, type Options, parse } from 'csv-parse/sync';
import { detectDelimiter } from './detect-delimiter.ts';
import { COLUMNS_MAX, ROWS_MAX, type TableRow } from './source-table.ts';

/**
 * Delimited text → rows of trimmed cells, numbered as a spreadsheet numbers them (a cell with a line break stays in its
 * row, an empty line counts). A first line "sep=;" sets the delimiter and holds no cells.
 * Throws `importNotReadable` for quotes that do not close and for tables beyond the bounds.
 */
export function readCsv(text: string): TableRow[] {
  const unified = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  const hint = /^sep=(.)\n/.exec(unified);
  const body = hint ? unified.slice(hint[0].length) : unified;
  const records = parseLeniently(body, hint?.[1] ?? detectDelimiter(body));
  if (records.length > ROWS_MAX) throw new AppError('importNotReadable', `The file has more than ${ROWS_MAX} rows.`);
  const firstRow = hint ? 2 : 1;
  return records.map((cells, index) => {
    if (cells.length > COLUMNS_MAX) {
      throw new AppError('importNotReadable', `Row ${firstRow + index} has more than ${COLUMNS_MAX} columns.`);
    }
    return { row: firstRow + index, cells: cells.map((cell) => cell.trim()) };
  });
}

/** As the standard has it; then with blanks before quotes; then with \" for a quote; then with quotes inside plain cells. */
function parseLeniently(text: string, delimiter: string): string[][] {
  const base: Options = { delimiter, record_delimiter: '\n', relax_column_count: true, to: ROWS_MAX + 1 };
  const trim = delimiter !== '\t';
  const attempts: Options[] = [{}, { trim }, { trim, escape: '\\' }, { trim, relax_quotes: true }];
  let failure: unknown;
  for (const attempt of attempts) {
    try {
      return parse(text, { ...base, ...attempt });
    } catch (cause) {
      if (!(cause instanceof CsvError)) throw cause;
      failure ??= cause;
    }
  }
  const line =
    failure instanceof CsvError && typeof failure['lines'] === 'number' ? ` near line ${failure['lines']}` : '';
  throw new AppError('importNotReadable', `The quotation marks of the file do not close${line}.`);
}
