import { AppError } from '@process-ai/contract/errors';
import type { ImportFormat, ImportMapping } from '@process-ai/contract/imports';
import { readCsv } from './csv.ts';
import { findHeader } from './find-header.ts';
import { columnList, completeMapping, isComplete, type Mapping, missingFields } from './mapping.ts';
import { rowList } from './problems.ts';
import { findRaggedRows } from './ragged-rows.ts';
import { readLevelColumns } from './read-level-columns.ts';
import { readRows } from './read-rows.ts';
import type { Source } from './source.ts';
import { describeColumns, type SourceTable } from './source-table.ts';

/** Delimited text. Throws `importEmpty` and `importNotReadable`. */
export function readTextTable(text: string, chosen: ImportMapping): Source {
  const { table, mapping: guess } = findHeader(readCsv(text));
  const mapping = completeMapping(guess, chosen, table.columns);
  const ragged = findRaggedRows(table, mapping);
  requireMapped(
    table,
    mapping,
    ragged.map(({ row }) => row),
  );
  const source = tableSource('csv', table, mapping);
  return { ...source, problems: [...ragged, ...source.problems] };
}

/** A table whose columns are known. */
export function tableSource(format: ImportFormat, table: SourceTable, mapping: Mapping): Source {
  const source = { format, mapping, columns: describeColumns(table), sheets: [] };
  if (mapping.levels.length) return { ...source, rows: readLevelColumns(table, mapping.levels), problems: [] };
  return { ...source, ...readRows(table, mapping) };
}

/** Throws where code or name have no column, naming the columns there are and the rows that do not fit them. */
export function requireMapped(table: SourceTable, mapping: Mapping, ragged: number[] = []): void {
  if (isComplete(mapping)) return;
  if (!table.columns.length) throw new AppError('importEmpty', 'The file holds no rows.');
  const what = `No column could be told to hold ${missingFields(mapping)} of processes.`;
  const damage = ragged.length ? ` The cells of ${rowList(ragged)} do not fit the header.` : '';
  throw new AppError('importNotReadable', `${what} ${columnList(table.columns)}${damage}`);
}
