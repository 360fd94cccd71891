import type { ImportProblem } from '@process-ai/contract/imports';
import { findParentKey } from './find-parent-key.ts';
import type { Mapping } from './mapping.ts';
import { rowList, warning } from './problems.ts';
import type { RawProcess } from './raw-process.ts';
import type { SourceTable } from './source-table.ts';

/** A table with its mapping → one process per row that has anything in the mapped columns; tells of the rows that do not. */
export function readRows(table: SourceTable, mapping: Mapping): { rows: RawProcess[]; problems: ImportProblem[] } {
  const place = (column: string | null) => (column === null ? -1 : table.columns.indexOf(column));
  const [code, name, level, description, parent] = [
    place(mapping.code),
    place(mapping.name),
    place(mapping.level),
    place(mapping.description),
    place(mapping.parent),
  ];
  const key = findParentKey(table, parent, [code, name]);
  const indexes = new Map<number, number>();
  const processes: RawProcess[] = [];
  const foreign: number[] = [];
  for (const [index, { row, cells, within }] of table.rows.entries()) {
    const process: RawProcess = {
      row,
      code: oneLine(cells[code]),
      name: oneLine(cells[name]),
      level: cells[level] ?? '',
      description: cells[description] ?? '',
      parent: oneLine(cells[parent]),
      key: oneLine(cells[key]),
      within: within === undefined ? null : (indexes.get(within) ?? null),
    };
    if (!process.code && !process.name && !process.level && !process.description && !process.parent) {
      if (cells.some((cell) => cell)) foreign.push(row);
      continue;
    }
    indexes.set(index, processes.length);
    processes.push(process);
  }
  const left = `No code, name or anything else that is read stands in ${rowList(foreign)}: left out.`;
  return { rows: processes, problems: foreign.length ? [warning(0, null, left)] : [] };
}

function oneLine(cell = ''): string {
  return cell.includes('\n') || cell.includes('  ') ? cell.replace(/\s+/g, ' ') : cell;
}
