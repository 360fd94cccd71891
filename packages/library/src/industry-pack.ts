import type { Industry } from '@process-ai/contract/industries';
import type { DiscoveredProcess } from '@process-ai/contract/processes';
import { placeOf } from './reference-library.ts';

/** What is worth doing at an activity: one to four use cases by id, the best first; or nothing, and why. */
export type Tie = readonly [string, ...string[]] | { nothing: string };

/**
 * `[code, name, description]` of a heading, with a tie of what has nothing below it. The dots of the code say level and
 * parent: "3" is an area, "3.1" a process, "3.1.2" an activity.
 */
export type PackEntry =
  | readonly [code: string, name: string, description: string]
  | readonly [code: string, name: string, description: string, tie: Tie];

/** The core business of one industry in the trade's own words, written for the product; support functions are not in it. */
export interface IndustryPack {
  industry: Industry;
  /** As a sentence names it: "hospitals". */
  name: string;
  /** A pack is of our own making: there is no publisher to name. */
  attribution: null;
  /** Top down, parents before children; the codes begin with those of the pack ("HOS-3.1.2"), so that none is another model's. */
  processes: DiscoveredProcess[];
  /** By the code of each process that has nothing below it. */
  ties: ReadonlyMap<string, Tie>;
}

/** Builds a pack from its entries; throws when a parent is missing, a code occurs twice, or a leaf has no tie. */
export function industryPack(
  { letters, ...head }: Pick<IndustryPack, 'industry' | 'name'> & { letters: string },
  entries: readonly PackEntry[],
): IndustryPack {
  const coded = (code: string) => `${letters}-${code}`;
  const seen = new Set<string>();
  const parents = new Set<string | null>();
  const ties = new Map<string, Tie>();
  const processes = entries.map(([code, name, description, tie]): DiscoveredProcess => {
    const { level, parentCode } = placeOf(code, seen);
    if (seen.has(code)) throw new Error(`${head.industry}: the code ${code} occurs twice`);
    if (parentCode !== null && !seen.has(parentCode))
      throw new Error(`${head.industry}: ${code} has no parent before it`);
    seen.add(code);
    parents.add(parentCode);
    if (tie) ties.set(coded(code), tie);
    return { code: coded(code), name, level, description, parentCode: parentCode && coded(parentCode) };
  });
  const wrong = [...seen].filter((code) => parents.has(code) === ties.has(coded(code)));
  if (wrong.length > 0)
    throw new Error(`${head.industry}: a tie belongs to what has nothing below it: ${wrong.join(', ')}`);
  return { ...head, attribution: null, processes, ties };
}
