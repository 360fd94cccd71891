import type { SourceTable } from './source-table.ts';

/**
 * Index of the column that the parent column points at, where that is neither the code nor the name (a list with
 * technical ids beside its codes); -1 = none. Costs one pass per column, and only where parents are given otherwise.
 */
export function findParentKey({ columns, rows }: SourceTable, parent: number, known: number[]): number {
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
