import { AppError } from '@process-ai/contract/errors';
import type { ImportMapping } from '@process-ai/contract/imports';
import { findHeader } from './find-header.ts';
import { completeMapping, isComplete, type Mapping } from './mapping.ts';
import { quoted } from './problems.ts';
import type { Source } from './source.ts';
import type { SourceTable } from './source-table.ts';
import { requireMapped, tableSource } from './table-source.ts';
import { openWorkbook, type Workbook } from './workbook.ts';

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
  return { ...tableSource('xlsx', table, mapping), sheets: workbook.sheets };
}

function readSheet(workbook: Workbook, sheet: string): { table: SourceTable; mapping: Mapping } {
  const rows = workbook.rowsOf(sheet);
  return findHeader(
    rows,
    rows.reduce((width, { cells }) => Math.max(width, cells.length), 0),
  );
}

/** Rows that repeat codes count against a sheet: lists of metrics and of changes name each process many times. */
function bestSheet(workbook: Workbook, chosen: ImportMapping): Source {
  let best: { source: Source; processes: number } | null = null;
  for (const sheet of workbook.sheets) {
    const { table, mapping: guess } = readSheet(workbook, sheet);
    if (!hasColumns(table, chosen)) continue;
    const mapping = { ...completeMapping(guess, chosen, table.columns), sheet };
    if (!isComplete(mapping)) continue;
    const source = tableSource('xlsx', table, mapping);
    const named = source.rows.filter(({ code, name }) => code && name);
    const processes = 2 * new Set(named.map(({ code }) => code)).size - named.length;
    if (processes > (best?.processes ?? 0)) best = { source, processes };
  }
  if (!best) throw new AppError('importEmpty', 'No sheet of the workbook has a column of codes and one of names.');
  return best.source;
}

function hasColumns(
  { columns }: SourceTable,
  { code, name, level, description, parent, levels }: ImportMapping,
): boolean {
  return [code, name, level, description, parent, ...(levels ?? [])].every(
    (column) => !column || columns.includes(column),
  );
}
