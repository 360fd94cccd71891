import type { ImportProblem } from '@process-ai/contract/imports';

/** A problem that stops the import. `row` 0 is the whole file; `column` is null where the format has none. */
export const error = (row: number, column: string | null, message: string): ImportProblem =>
  problem('error', row, column, message);

/** A problem that a person should know of, and that does not stop the import. */
export const warning = (row: number, column: string | null, message: string): ImportProblem =>
  problem('warning', row, column, message);

/** Text of a file inside a sentence: quoted, short, and storable whatever it was. */
export function quoted(text: string): string {
  return `"${storable(text.length > 60 ? `${text.slice(0, 60)}…` : text)}"`;
}

/** "row 4", or "rows 4, 5 and 9", or "rows 4, 5, 6 and 17 more". */
export function rowList(rows: number[]): string {
  const shown = rows.length > 11 ? rows.slice(0, 10).map(String) : rows.map(String);
  const last = rows.length > 11 ? `${rows.length - 10} more` : shown.pop();
  return shown.length ? `rows ${shown.join(', ')} and ${last}` : `row ${last}`;
}

/** PostgreSQL refuses U+0000 and changes lone surrogates: both become U+FFFD. */
export function storable(text: string): string {
  return isStorable(text) ? text : text.toWellFormed().replaceAll('\u0000', '\ufffd');
}

export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

function problem(severity: 'error' | 'warning', row: number, column: string | null, message: string): ImportProblem {
  return column === null ? { row, severity, message } : { row, column, severity, message };
}
