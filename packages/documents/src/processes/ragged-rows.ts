import type { ImportProblem } from '@process-ai/contract/imports';
import type { Mapping } from './mapping.ts';
import { error, warning } from './problems.ts';
import type { SourceTable } from './source-table.ts';

/**
 * Rows whose cells do not fit the header: too long, or too short for a column that is read, is an error (cells have moved);
 * only missing columns that nobody reads are a warning. Cells left empty at the end of a row are no cells, and neither
 * is an empty row a row.
 */
export function findRaggedRows(table: SourceTable, mapping: Mapping): ImportProblem[] {
  const width = table.columns.length;
  const read = [mapping.code, mapping.name, mapping.level, mapping.parent].map((name) =>
    table.columns.indexOf(name ?? ''),
  );
  const needed = Math.max(...read) + 1;
  return table.rows.flatMap(({ row, cells }) => {
    const filled = cells.findLastIndex((cell) => cell) + 1;
    if (filled > width) return [error(row, null, `The row has ${filled} cells, but the header has ${width} columns.`)];
    if (filled === 0 || cells.length >= width) return [];
    const report = cells.length < needed ? error : warning;
    return [report(row, null, `The row has only ${cells.length} of the ${width} columns of the header.`)];
  });
}
