import { guessFromValues, isDistinct } from './guess-from-values.ts';
import { headerRank, levelOfHeader } from './header-words.ts';
import { type Mapping, NO_MAPPING } from './mapping.ts';
import type { SourceTable } from './source-table.ts';

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
export function guessFromHeaders(columns: string[], isKey: (index: number) => boolean = () => true): Mapping {
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
