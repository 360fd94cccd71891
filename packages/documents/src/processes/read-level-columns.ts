import type { RawProcess } from './raw-process.ts';
import type { SourceTable } from './source-table.ts';

/**
 * The layout with one column per level: each cell reads "code name" and stands below the cell to its left. A parent that
 * is repeated on every row is read once; an empty cell on the left means the one above it.
 */
export function readLevelColumns({ columns, rows }: SourceTable, levels: string[]): RawProcess[] {
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
