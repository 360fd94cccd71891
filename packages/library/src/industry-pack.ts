import type { Industry } from '@process-ai/contract/industries';
import type { DiscoveredProcess } from '@process-ai/contract/processes';
import { placeOf } from './reference-library.ts';

/** What is worth doing at an activity: one to four use cases by id, the best first; or nothing, and why. */
export type Tie = readonly [string, ...string[]] | { nothing: string };

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

/**
 * Builds a pack from a text. An entry is a line with its code and name, for what has nothing below it also " | " and the
 * use cases by id, the best first; and a line that says what happens. Where nothing is worth doing, a line that begins
 * with "Nothing: " says why. The dots of the code say level and parent: "3" is an area, "3.1" a process, "3.1.2" an
 * activity. Throws when a line is out of form, a parent is missing, a code occurs twice, or a leaf has no tie.
 */
export function industryPack(
  { letters, ...head }: Pick<IndustryPack, 'industry' | 'name'> & { letters: string },
  text: string,
): IndustryPack {
  const coded = (code: string) => `${letters}-${code}`;
  const seen = new Set<string>();
  const parents = new Set<string | null>();
  const ties = new Map<string, Tie>();
  const processes = entriesOf(text).map(({ code, name, description, tie }): DiscoveredProcess => {
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

interface PackEntry {
  code: string;
  name: string;
  description: string;
  tie: Tie | null;
}

function entriesOf(text: string): PackEntry[] {
  const entries: PackEntry[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, code, name, uses] = /^(\d+(?:\.\d+)*) ([^|]+?)(?: \| ([a-z\d-]+(?:, [a-z\d-]+)*))?$/.exec(line) ?? [];
    const last = entries.at(-1);
    if (code && name) entries.push({ code, name, description: '', tie: uses ? (uses.split(', ') as [string]) : null });
    else if (last && !last.description) last.description = line;
    else if (last?.tie === null && line.startsWith('Nothing: ')) last.tie = { nothing: line.slice('Nothing: '.length) };
    else throw new Error(`"${line.slice(0, 80)}" belongs to no entry`);
  }
  return entries;
}
