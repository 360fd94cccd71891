import { headerRank, levelOfHeader } from './header-words.ts';
import { FIELDS, type Mapping, NO_MAPPING } from './mapping.ts';
import { columnNames, type SourceTable, type TableRow } from './source.ts';

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

function saysProcesses(mapping: Mapping): boolean {
  const known = FIELDS.filter((field) => mapping[field] !== null);
  return mapping.levels.length >= 2 || (known.length >= 2 && (mapping.code !== null || mapping.name !== null));
}

/**
 * Guesses which column holds what: from the words of the headers, then, for tables (`fromValues`), from what the cells
 * look like. A layout with one column per level counts only where code and name have no columns of their own.
 */
export function guessMapping(table: SourceTable, fromValues: boolean): Mapping {
  const mapping = guessFromHeaders(table.columns, (index) => isDistinct(table, index));
  if (mapping.code && mapping.name) return mapping;
  if (mapping.levels.length >= 2) return { ...NO_MAPPING, levels: mapping.levels };
  return fromValues ? guessFromValues(table, { ...mapping, levels: [] }) : { ...mapping, levels: [] };
}

/** Only the words. `isKey` tells whether the cells of a column differ enough to be codes. */
function guessFromHeaders(columns: string[], isKey: (index: number) => boolean = () => true): Mapping {
  const mapping: Mapping = { ...NO_MAPPING, levels: levelColumns(columns) };
  const taken = new Set<string>();
  for (const field of ['parent', 'level', 'description', 'name', 'code'] as const) {
    const candidates = columns
      .map((column, index) => ({ column, index, rank: headerRank(field, column) }))
      .filter(({ column, rank }) => rank < Number.POSITIVE_INFINITY && !taken.has(column))
      .sort((a, b) => a.rank - b.rank);
    const best = field === 'code' ? (candidates.find(({ index }) => isKey(index)) ?? candidates[0]) : candidates[0];
    if (!best) continue;
    mapping[field] = best.column;
    taken.add(best.column);
  }
  return mapping;
}

/** As many as a mapping holds. */
const LEVEL_COLUMNS_MAX = 10;

function levelColumns(columns: string[]): string[] {
  const levels = columns.flatMap((column) => {
    const level = levelOfHeader(column);
    return level === null ? [] : [{ column, level }];
  });
  const ordered = levels.sort((a, b) => a.level - b.level).map(({ column }) => column);
  return ordered.slice(0, LEVEL_COLUMNS_MAX);
}

const SAMPLE_ROWS = 2_000;

/** "1.1", "BC-1300.10", "A100": one word of letters, digits and separators, with a digit in it. */
const CODE = /^(?=.*\d)[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*\.?$/u;

/**
 * Fills in the code or the name from the cells where the headers named only the other one: codes are unique single words
 * with a digit, names are differing texts with letters. Where the headers named neither, nothing is guessed: a price list
 * would pass for processes.
 */
function guessFromValues(table: SourceTable, mapping: Mapping): Mapping {
  if (Boolean(mapping.code) === Boolean(mapping.name)) return mapping;
  const used = new Set(Object.values(mapping).flat());
  const free = table.columns.flatMap((column, index) => (used.has(column) ? [] : [{ column, index }]));
  const fits = mapping.name ? looksLikeCodes : looksLikeNames;
  const found = free.find(({ index }) => fits(sampleValues(table, index)));
  if (!found) return mapping;
  return mapping.name ? { ...mapping, code: found.column } : { ...mapping, name: found.column };
}

/** For a table without a header row: the first column of dotted codes and the first of names. */
function guessWithoutHeader(table: SourceTable): Mapping {
  const values = table.columns.map((_, index) => sampleValues(table, index));
  const code = values.findIndex((cells) => looksLikeCodes(cells) && share(cells, isDotted) > 0.5);
  const name = values.findIndex((cells) => looksLikeNames(cells));
  if (code < 0 || name < 0) return NO_MAPPING;
  const description = values.findIndex((cells, index) => index !== name && looksLikeNames(cells));
  return {
    ...NO_MAPPING,
    code: table.columns[code] ?? null,
    name: table.columns[name] ?? null,
    description: table.columns[description] ?? null,
  };
}

/** True for a cell that only a row of values holds, never a header: a dotted code. */
function isDotted(cell: string): boolean {
  return CODE.test(cell) && /\d\.\d/.test(cell);
}

/** True when at least half of the filled cells differ: a column of departments or statuses holds no codes. */
function isDistinct(table: SourceTable, index: number): boolean {
  const values = sampleValues(table, index);
  return values.length > 0 && new Set(values).size >= values.length / 2;
}

function sampleValues({ rows }: SourceTable, index: number): string[] {
  return rows.slice(0, SAMPLE_ROWS).flatMap(({ cells }) => cells[index] || []);
}

function looksLikeCodes(values: string[]): boolean {
  return share(values, (value) => value.length <= 40 && CODE.test(value)) > 0.8 && distinctShare(values) > 0.9;
}

function looksLikeNames(values: string[]): boolean {
  return share(values, (value) => /\p{L}{2}/u.test(value) && !CODE.test(value)) > 0.8 && distinctShare(values) > 0.5;
}

function share(values: string[], test: (value: string) => boolean): number {
  return values.length ? values.filter(test).length / values.length : 0;
}

function distinctShare(values: string[]): number {
  return values.length ? new Set(values).size / values.length : 0;
}
