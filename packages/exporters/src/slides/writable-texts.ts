import { UNWRITABLE } from '../ooxml/xml-text.ts';

/** A quick first test for texts that may have to change: very few do. */
const SUSPECT = /[\u0000-\u001f\u0080-\u00a0\u2000-\u200a\u2028-\u202f\u3000\ud800-\udfff\ufeff\ufffe\uffff]| {2}/;
const SPACE = 32;

/**
 * A copy of a plain value in which every text can be put on a slide: on one line, without characters that XML cannot
 * represent. Parts that need no change are returned as they are.
 */
export function writableTexts<T>(value: T): T {
  if (typeof value === 'string') return writable(value) as T;
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  return (Array.isArray(value) ? writableItems(value) : writableFields(value)) as T;
}

// By index: iterating over keys takes four times as long.
function writableItems(items: readonly unknown[]): readonly unknown[] {
  let changed: unknown[] | null = null;
  for (let index = 0; index < items.length; index += 1) {
    const written = writableTexts(items[index]);
    if (written === items[index]) continue;
    changed ??= [...items];
    changed[index] = written;
  }
  return changed ?? items;
}

function writableFields<T extends object>(value: T): T {
  let changed: T | null = null;
  for (const key in value) {
    const field = value[key];
    // Most fields are numbers, or nothing.
    if (field === null || (typeof field !== 'string' && typeof field !== 'object')) continue;
    const written = writableTexts(field);
    if (written === field) continue;
    changed ??= { ...value };
    changed[key] = written;
  }
  return changed ?? value;
}

function writable(text: string): string {
  const isPadded = text.charCodeAt(0) === SPACE || text.charCodeAt(text.length - 1) === SPACE;
  if (!isPadded && !SUSPECT.test(text)) return text;
  return text.toWellFormed().replace(UNWRITABLE, '').replace(/\s+/g, ' ').trim();
}
