import type { ImportFormat } from '@process-ai/contract/imports';
import type { Field } from './header-words.ts';
import type { Mapping } from './mapping.ts';
import { rowList, warning } from './problems.ts';
import type { RawProcess } from './raw-process.ts';
import { describeColumns, type Source, type SourceTable } from './source.ts';

/** A table with its mapping → its processes as the file has them, in either layout. */
export function readRows(format: ImportFormat, table: SourceTable, mapping: Mapping): Source {
  const source = { format, mapping, columns: describeColumns(table), sheets: [], descriptions: null };
  if (mapping.levels.length) return { ...source, rows: readLevelColumns(table, mapping.levels), problems: [] };
  return { ...source, ...readFields(table, mapping) };
}

/** One process per row that has anything in the mapped columns, and a warning that names the rows that do not. */
function readFields(table: SourceTable, mapping: Mapping): Pick<Source, 'rows' | 'problems'> {
  const place = (field: Field) => table.columns.indexOf(mapping[field] ?? '');
  const [code, name, level] = [place('code'), place('name'), place('level')];
  const [description, parent] = [place('description'), place('parent')];
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

/**
 * Index of the column that the parent column points at, where that is neither the code nor the name (a list with
 * technical ids beside its codes); -1 = none. Costs one pass per column, and only where parents are given otherwise.
 */
function findParentKey({ columns, rows }: SourceTable, parent: number, known: number[]): number {
  const parents = new Set(rows.flatMap(({ cells }) => cells[parent] || []));
  if (!parents.size || known.some((index) => covers(index) >= parents.size / 2)) return -1;
  return columns.findIndex((_, index) => index !== parent && covers(index) >= parents.size * 0.8);

  /** How many of the parents are values of the column. */
  function covers(index: number): number {
    const values = new Set(rows.flatMap(({ cells }) => cells[index] || []));
    let covered = 0;
    for (const value of parents) if (values.has(value)) covered += 1;
    return covered;
  }
}

/**
 * The layout with one column per level: each cell reads "code name" and stands below the cell to its left. A parent that
 * is repeated on every row is read once; an empty cell on the left means the one above it.
 */
function readLevelColumns({ columns, rows }: SourceTable, levels: string[]): RawProcess[] {
  const places = levels.map((level) => columns.indexOf(level));
  const processes: RawProcess[] = [];
  const known = new Map<string, number>();
  const path: (number | null)[] = places.map(() => null);
  for (const { row, cells } of rows) {
    for (const [depth, place] of places.entries()) {
      const cell = (cells[place] ?? '').replace(/\s+/g, ' ');
      if (!cell) continue;
      const within = path.slice(0, depth).findLast((index) => index !== null) ?? null;
      const identity = `${depth} ${within} ${cell}`;
      const index = known.get(identity) ?? processes.length;
      if (index === processes.length) {
        known.set(identity, index);
        processes.push({
          row,
          ...splitCell(cell),
          level: String(depth + 1),
          description: '',
          parent: '',
          key: '',
          within,
        });
      }
      path[depth] = index;
      path.fill(null, depth + 1);
    }
  }
  return processes;
}

/** The first word is the code if it has a digit; a cell without one has no code. */
function splitCell(cell: string): { code: string; name: string } {
  const [word = '', ...rest] = cell.split(' ');
  return /\d/.test(word) ? { code: word, name: rest.join(' ') } : { code: '', name: cell };
}
