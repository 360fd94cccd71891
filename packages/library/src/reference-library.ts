import type { DiscoveredProcess } from '@process-ai/contract/processes';
import type { ReferenceModel } from '@process-ai/contract/sectors';

/** A reference model's process hierarchy as the product ships it. */
export interface ReferenceLibrary {
  model: ReferenceModel;
  title: string;
  /** What comes from where, and under which terms; shown wherever the library is used. */
  attribution: string;
  /** Top down: a parent always stands before its children. */
  processes: DiscoveredProcess[];
}

/**
 * `[code, name, description]`. The dots of the code say level and parent: "3.1.2" is level 3 below "3.1".
 * As APQC writes them, "3.0" is level 1, and "3.1" stands below it.
 */
export type LibraryEntry = readonly [code: string, name: string, description: string];

/** Builds a library from its entries; throws when a parent is missing, stands later, or a code occurs twice. */
export function referenceLibrary(
  head: Omit<ReferenceLibrary, 'processes'>,
  entries: readonly LibraryEntry[],
): ReferenceLibrary {
  const seen = new Set<string>();
  const processes = entries.map(([code, name, description]) => {
    const { level, parentCode } = placeOf(code, seen);
    if (seen.has(code)) throw new Error(`${head.model}: the code ${code} occurs twice`);
    if (parentCode !== null && !seen.has(parentCode)) throw new Error(`${head.model}: ${code} has no parent before it`);
    seen.add(code);
    return { code, name, level, description, parentCode };
  });
  return { ...head, processes };
}

export function placeOf(code: string, seen: ReadonlySet<string>): { level: number; parentCode: string | null } {
  const parts = code.split('.');
  if (parts.length === 1 || (parts.length === 2 && parts[1] === '0')) return { level: 1, parentCode: null };
  const parentCode = parts.slice(0, -1).join('.');
  const category = `${parentCode}.0`;
  return { level: parts.length, parentCode: parts.length === 2 && seen.has(category) ? category : parentCode };
}
