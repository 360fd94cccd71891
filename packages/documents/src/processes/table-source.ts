import { AppError } from '@process-ai/contract/errors';
import type { ImportMapping, ImportProblem } from '@process-ai/contract/imports';
import { readCsv } from './csv.ts';
import { findHeader } from './guess-mapping.ts';
import { columnList, completeMapping, FIELDS, isComplete, type Mapping, missingFields } from './mapping.ts';
import { error, quoted, rowList, warning } from './problems.ts';
import { readRows } from './read-rows.ts';
import type { Source, SourceTable } from './source.ts';
import { openWorkbook, type Workbook } from './workbook.ts';

/** Delimited text. Throws `importEmpty` and `importNotReadable`. */
export function readTextTable(text: string, chosen: ImportMapping): Source {
  const { table, mapping: guess } = findHeader(readCsv(text));
  const mapping = completeMapping(guess, chosen, table.columns);
  const ragged = findRaggedRows(table, mapping);
  const raggedRows = ragged.map(({ row }) => row);
  requireMapped(table, mapping, raggedRows);
  const source = readRows('csv', table, mapping);
  return { ...source, problems: [...ragged, ...source.problems] };
}

/** Throws when code or name have no column; names the columns of the file and the rows that do not fit them. */
function requireMapped(table: SourceTable, mapping: Mapping, ragged: number[] = []): void {
  if (isComplete(mapping)) return;
  if (!table.columns.length) throw new AppError('importEmpty', 'The file holds no rows.');
  const what = `No column could be told to hold ${missingFields(mapping)} of processes.`;
  const damage = ragged.length ? ` The cells of ${rowList(ragged)} do not fit the header.` : '';
  throw new AppError('importNotReadable', `${what} ${columnList(table.columns)}${damage}`);
}

/**
 * Rows whose cells do not fit the header. Too long, or too short for a column that is read, is an error (cells have
 * moved); a row that lacks only other columns is a warning. Empty rows and empty cells at the end of a row do not count.
 */
function findRaggedRows(table: SourceTable, mapping: Mapping): ImportProblem[] {
  const width = table.columns.length;
  const read = [mapping.code, mapping.name, mapping.level, mapping.parent];
  const needed = Math.max(...read.map((column) => table.columns.indexOf(column ?? ''))) + 1;
  return table.rows.flatMap(({ row, cells }) => {
    const filled = cells.findLastIndex((cell) => cell) + 1;
    if (filled > width) return [error(row, null, `The row has ${filled} cells, but the header has ${width} columns.`)];
    if (filled === 0 || cells.length >= width) return [];
    const report = cells.length < needed ? error : warning;
    return [report(row, null, `The row has only ${cells.length} of the ${width} columns of the header.`)];
  });
}

/** A workbook: the sheet that is chosen, or else the one with most processes. Throws as `openWorkbook` does, and `importEmpty`. */
export function readWorkbookTable(bytes: Uint8Array, chosen: ImportMapping): Source {
  const workbook = openWorkbook(bytes);
  const sheet = chosen.sheet || (workbook.sheets.length === 1 && workbook.sheets[0]);
  if (!sheet) return { ...bestSheet(workbook, chosen), sheets: workbook.sheets };
  if (!workbook.sheets.includes(sheet))
    throw new AppError('importNotReadable', `The workbook has no sheet ${quoted(sheet)}.`);
  const { table, mapping: guess } = readSheet(workbook, sheet);
  const mapping = { ...completeMapping(guess, chosen, table.columns), sheet };
  requireMapped(table, mapping);
  return { ...readRows('xlsx', table, mapping), sheets: workbook.sheets };
}

function readSheet(workbook: Workbook, sheet: string): { table: SourceTable; mapping: Mapping } {
  const rows = workbook.rowsOf(sheet);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return findHeader(rows, width);
}

/** Rows that repeat codes count against a sheet: lists of metrics and of changes name each process many times. */
function bestSheet(workbook: Workbook, chosen: ImportMapping): Source {
  let best: { source: Source; processes: number } | null = null;
  for (const sheet of workbook.sheets) {
    const { table, mapping: guess } = readSheet(workbook, sheet);
    if (!hasColumns(table, chosen)) continue;
    const mapping = { ...completeMapping(guess, chosen, table.columns), sheet };
    if (!isComplete(mapping)) continue;
    const source = readRows('xlsx', table, mapping);
    const named = source.rows.filter(({ code, name }) => code && name);
    const processes = 2 * new Set(named.map(({ code }) => code)).size - named.length;
    if (processes > (best?.processes ?? 0)) best = { source, processes };
  }
  if (!best) throw new AppError('importEmpty', 'No sheet of the workbook has a column of codes and one of names.');
  return best.source;
}

function hasColumns({ columns }: SourceTable, chosen: ImportMapping): boolean {
  const wanted = [...FIELDS.map((field) => chosen[field]), ...(chosen.levels ?? [])];
  return wanted.every((column) => !column || columns.includes(column));
}
