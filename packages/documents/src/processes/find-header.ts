import { guessWithoutHeader, isDotted } from './guess-from-values.ts';
import { guessFromHeaders, guessMapping } from './guess-mapping.ts';
import { type Mapping, NO_MAPPING } from './mapping.ts';
import { columnNames, type SourceTable, type TableRow } from './source-table.ts';

const HEADER_WITHIN = 20;

/**
 * Rows of cells → the table below its header row, with the guessed mapping. The header is the first of the top 20 rows
 * whose words say what a process list says (titles and blank rows may stand above it), else the first row; a first row
 * that holds a dotted code is no header at all. `width` is how many columns there are where the header row says less.
 */
export function findHeader(rows: TableRow[], width = 0): { table: SourceTable; mapping: Mapping } {
  const filled = rows.slice(0, HEADER_WITHIN).filter(({ cells }) => cells.some((cell) => cell));
  const worded = filled.find(({ cells }) => saysProcesses(guessFromHeaders(columnNames(cells))));
  const first = worded ?? filled[0];
  if (!first) return { table: { columns: [], rows: [] }, mapping: NO_MAPPING };
  const headless = !worded && first.cells.some(isDotted);
  const names = Array.from({ length: Math.max(width, first.cells.length) }, (_, index) => first.cells[index] ?? '');
  const table = {
    columns: columnNames(headless ? names.map(() => '') : names),
    rows: rows.slice(rows.indexOf(first) + (headless ? 0 : 1)),
  };
  return { table, mapping: headless ? guessWithoutHeader(table) : guessMapping(table, true) };
}

function saysProcesses({ code, name, level, parent, description, levels }: Mapping): boolean {
  const fields = [code, name, level, parent, description].filter((field) => field !== null);
  return levels.length >= 2 || (fields.length >= 2 && (code !== null || name !== null));
}
