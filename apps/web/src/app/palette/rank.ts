import { fold, matchesFolded } from '@process-ai/domain/matches-words';

/** What an entry can be found by: its title, then what else says what it is, such as a sector's model or other words for it. */
export interface Findable {
  title: string;
  note?: string | null;
  words?: string;
}

/** How well an entry answers a text, from 0, not at all. Each word must be in it; what the title says goes before other words for it. */
export function rank(text: string, { title, note, words }: Findable): number {
  const query = fold(text).trim().split(/\s+/).join(' ');
  const name = fold(title);
  const others = fold([note, words].filter(Boolean).join(' '));
  const matches = matchesFolded(query);
  if (!matches(`${name} ${others}`)) return 0;
  if (name.startsWith(query)) return 5;
  if (` ${name}`.includes(` ${query}`)) return 4;
  if (` ${others}`.includes(` ${query}`)) return 3;
  return matches(name) ? 2 : 1;
}

export interface Ranked<Entry> {
  heading: string;
  entries: readonly Entry[];
}

/** From this rank on, a word of the entry begins with the text. */
const BEGINS = 3;

/**
 * Entries of each group, best first. Groups stay in their order, so that what can be done goes before what is found;
 * those that hold the text in the middle of a word alone come last, those without an answer are left out.
 */
export function ranked<Entry extends Findable>(text: string, groups: readonly Ranked<Entry>[]): Ranked<Entry>[] {
  if (!text.trim()) return groups.filter(({ entries }) => entries.length > 0);
  return groups
    .map(({ heading, entries }) => ({ heading, found: entries.map((entry) => ({ entry, score: rank(text, entry) })) }))
    .map(({ heading, found }) => ({
      heading,
      found: found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score),
    }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => tier(b.found[0]?.score) - tier(a.found[0]?.score))
    .map(({ heading, found }) => ({ heading, entries: found.map(({ entry }) => entry) }));
}

const tier = (score = 0) => Math.min(score, BEGINS);
