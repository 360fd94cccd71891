import { createRequire } from 'node:module';
import { isKnownVerb } from './verb-classes.ts';
import { NO_VERBS, PLAIN_VERBS } from './words-of-names.ts';

const CACHE_MAX = 20_000;
const verbs = new Map<string, string | null>();

/** Lower-case words of a text, with their inner hyphens and apostrophes. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’&][\p{L}\p{N}]+)*/gu) ?? [];

/**
 * The verb that a word is a form of ("Reviewing" → "review"), or null for a word that is none. The verbs of the
 * knowledge table are found by their endings; the language library is asked about the others, once for each word.
 */
export function verbOf(word: string): string | null {
  const key = word.toLowerCase();
  const known = verbs.get(key);
  if (known !== undefined) return known;
  if (verbs.size >= CACHE_MAX) verbs.clear();
  const verb = verbOfTable(key) ?? unknownVerb(key);
  verbs.set(key, verb);
  return verb;
}

export const verbOfTable = (word: string): string | undefined => stems(word).find(isKnownVerb);

function stems(word: string): string[] {
  const found = [word];
  const cut = (ending: string, ...instead: string[]) => {
    if (!word.endsWith(ending) || word.length < ending.length + 2) return;
    const stem = word.slice(0, -ending.length);
    found.push(...instead.map((suffix) => stem + suffix));
    if (stem.at(-1) === stem.at(-2)) found.push(stem.slice(0, -1));
  };
  cut('ing', '', 'e');
  cut('ies', 'y');
  cut('ied', 'y');
  cut('ed', '', 'e');
  cut('es', '', 'e');
  cut('s', '');
  return found;
}

function unknownVerb(word: string): string | null {
  if (PLAIN_VERBS.has(word)) return word;
  return NO_VERBS.has(word) || !isPlainVerb(word) ? null : word;
}

let library: typeof import('compromise/two').default | undefined;

/**
 * Whether the language library takes a lower-case word for the plain form of a verb. The library takes longer to load
 * than a hundred processes to analyze, so it is loaded for the first word that no shipped name has.
 */
export function isPlainVerb(word: string): boolean {
  if (!/^[a-z]{3,20}$/.test(word)) return false;
  library ??= createRequire(import.meta.url)('compromise/two') as NonNullable<typeof library>;
  // Its last step, the dearest, reads a word by those around it: this one stands alone.
  const read = library.tokenize(word).compute(['lexicon', 'preTagger']);
  const terms: { tags?: string[] }[] = read.json()[0]?.terms ?? [];
  const tags = terms.length === 1 ? (terms[0]?.tags ?? []) : [];
  return tags.includes('Infinitive') && !tags.includes('Copula') && !tags.includes('Auxiliary');
}
