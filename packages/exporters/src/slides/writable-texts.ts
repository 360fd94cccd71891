import { UNWRITABLE } from '../ooxml/xml-text.ts';

/** A quick first test for texts that may have to change: very few do. The narrow space of French sentences stays. */
const SUSPECT = /[\u0000-\u001f\u0080-\u00a0\u2000-\u200a\u2028-\u202e\u3000\ud800-\udfff\ufeff\ufffe\uffff]| {2}/;
const SPACE = 32;

/**
 * A copy of a plain value in which every text can be put on a slide: on one line, without characters that XML cannot
 * represent. Parts that need no change are returned as they are.
 */
export const writableTexts = <T>(value: T): T => written(value, new Map()) as T;

/** By far the largest part of a process, and figures alone: none of its texts is ever written. */
const FIGURES = 'roi';

/** Lists that stand in several places are read once. */
type Done = Map<readonly unknown[], readonly unknown[]>;

function written(value: unknown, done: Done): unknown {
  if (typeof value === 'string') return writable(value);
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  return Array.isArray(value) ? writableItems(value, done) : writableFields(value as Record<string, unknown>, done);
}

// By index: iterating over keys takes four times as long.
function writableItems(items: readonly unknown[], done: Done): readonly unknown[] {
  const known = done.get(items);
  if (known) return known;
  let changed: unknown[] | null = null;
  for (let index = 0; index < items.length; index += 1) {
    const one = written(items[index], done);
    if (one === items[index]) continue;
    changed ??= [...items];
    changed[index] = one;
  }
  done.set(items, changed ?? items);
  return changed ?? items;
}

function writableFields(value: Record<string, unknown>, done: Done): Record<string, unknown> {
  let changed: Record<string, unknown> | null = null;
  for (const key in value) {
    const field = value[key];
    // Most fields are numbers, or nothing.
    if (field === null || (typeof field !== 'string' && typeof field !== 'object') || key === FIGURES) continue;
    const one = written(field, done);
    if (one === field) continue;
    changed ??= { ...value };
    changed[key] = one;
  }
  return changed ?? value;
}

function writable(text: string): string {
  const isPadded = text.charCodeAt(0) === SPACE || text.charCodeAt(text.length - 1) === SPACE;
  if (!isPadded && !SUSPECT.test(text)) return text;
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[^\S\u202f]+/g, ' ')
    .trim();
}
