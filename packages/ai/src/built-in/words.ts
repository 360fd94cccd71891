import nlp from 'compromise/two';
import { isKnownVerb } from './verb-classes.ts';

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
  const verb = stems(key).find(isKnownVerb) ?? unknownVerb(key);
  verbs.set(key, verb);
  return verb;
}

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
  if (!/^[a-z]{3,20}$/.test(word)) return null;
  const terms: { tags?: string[] }[] = nlp(word).json()[0]?.terms ?? [];
  const tags = terms.length === 1 ? (terms[0]?.tags ?? []) : [];
  const isPlainVerb = tags.includes('Infinitive') && !tags.includes('Copula') && !tags.includes('Auxiliary');
  return isPlainVerb ? word : null;
}
