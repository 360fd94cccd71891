import { AppError } from '@process-ai/contract/errors';
import type { ImportMapping } from '@process-ai/contract/imports';
import type { Field } from './header-words.ts';
import { quoted } from './problems.ts';

/** The contract's ImportMapping with every place filled: null = no column holds it. */
export type Mapping = Record<Field | 'sheet' | 'descriptionSheet', string | null> & { levels: string[] };

export const NO_MAPPING: Mapping = {
  code: null,
  name: null,
  level: null,
  description: null,
  parent: null,
  levels: [],
  sheet: null,
  descriptionSheet: null,
};

/** The places that one column each can fill. */
export const FIELDS = ['code', 'name', 'level', 'description', 'parent'] as const;

/**
 * The guess, overridden by what a person chose: an absent place keeps the guess, null clears it.
 * Throws `importNotReadable` when a chosen column is not in the file.
 */
export function completeMapping(guess: Mapping, chosen: ImportMapping, columns: string[]): Mapping {
  const mapping = { ...guess };
  for (const field of FIELDS) if (chosen[field] !== undefined) mapping[field] = chosen[field] || null;
  if (chosen.levels) mapping.levels = chosen.levels;
  else if (chosen.code || chosen.name) mapping.levels = [];
  for (const column of [...FIELDS.map((field) => mapping[field]), ...mapping.levels]) {
    if (column === null || columns.includes(column)) continue;
    throw new AppError('importNotReadable', `The file has no column ${quoted(column)}. ${columnList(columns)}`);
  }
  return mapping;
}

/** True when the mapping says where codes and names are. */
export function isComplete({ code, name, levels }: Mapping): boolean {
  return levels.length > 0 || (code !== null && name !== null);
}

/** 'The file has "A", "B" and 3 more.', bounded. */
export function columnList(columns: string[]): string {
  if (!columns.length) return 'The file has no columns.';
  if (columns.length === 1) return `The file has only ${quoted(columns[0] ?? '')}.`;
  const shown = columns.slice(0, 12).map(quoted);
  const last = columns.length > 12 ? `${columns.length - 12} more` : shown.pop();
  return `The file has ${shown.join(', ')} and ${last}.`;
}

/** "code", "name" or both: what an incomplete mapping lacks. */
export function missingFields({ code, name }: Mapping): string {
  if (!code && !name) return 'the code and the name';
  return code ? 'the name' : 'the code';
}
