import { AppError } from '@process-ai/contract/errors';
import type { ImportFormat, ImportMapping } from '@process-ai/contract/imports';
import { findRecords } from './find-records.ts';
import { guessMapping } from './guess-mapping.ts';
import { columnList, completeMapping, isComplete, missingFields } from './mapping.ts';
import { readRows } from './read-rows.ts';
import type { RecordNode } from './record-node.ts';
import type { Source } from './source.ts';
import { describeColumns } from './source-table.ts';

/** JSON or XML of any shape. Throws `importEmpty` when nothing in it has a code and a name. */
export function readRecords(root: RecordNode, format: ImportFormat, chosen: ImportMapping): Source {
  const table = findRecords(root, chosen);
  if (!table?.columns.length) {
    const what = format === 'json' ? 'The JSON has no objects' : 'The XML has no elements';
    throw new AppError('importEmpty', `${what} that describe processes, with a code and a name each.`);
  }
  const mapping = { ...completeMapping(guessMapping(table, false), chosen, table.columns), levels: [] };
  if (!isComplete(mapping)) {
    const what = `The file holds a list, but nothing in it could be told to be ${missingFields(mapping)} of processes.`;
    throw new AppError('importNotReadable', `${what} ${columnList(table.columns)}`);
  }
  return { format, mapping, columns: describeColumns(table), sheets: [], ...readRows(table, mapping) };
}
