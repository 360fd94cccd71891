import { type Mapping, NO_MAPPING } from './mapping.ts';
import type { SourceTable } from './source-table.ts';

const SAMPLE_ROWS = 2_000;

/** "1.1", "BC-1300.10", "A100": one word of letters, digits and separators, with a digit in it. */
const CODE = /^(?=.*\d)[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*\.?$/u;

/**
 * Fills in the code or the name from the cells where the headers named only the other one: codes are unique single words
 * with a digit, names are differing texts with letters. Where the headers named neither, nothing is guessed: a price list
 * would pass for processes.
 */
export function guessFromValues(table: SourceTable, mapping: Mapping): Mapping {
  if (Boolean(mapping.code) === Boolean(mapping.name)) return mapping;
  const used = new Set(Object.values(mapping).flat());
  const free = table.columns.flatMap((column, index) => (used.has(column) ? [] : [{ column, index }]));
  const fits = mapping.name ? looksLikeCodes : looksLikeNames;
  const found = free.find(({ index }) => fits(sampleValues(table, index)));
  if (!found) return mapping;
  return mapping.name ? { ...mapping, code: found.column } : { ...mapping, name: found.column };
}

/** For a table without a header row: the first column of dotted codes and the first of names. */
export function guessWithoutHeader(table: SourceTable): Mapping {
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
export function isDotted(cell: string): boolean {
  return CODE.test(cell) && /\d\.\d/.test(cell);
}

/** True when at least half of the filled cells differ: a column of departments or statuses holds no codes. */
export function isDistinct(table: SourceTable, index: number): boolean {
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
