import { singular } from '@process-ai/domain/capability-tags/stems';

/** Words between the others, in the seven languages: they break no phrase. */
const SMALL = new Set(
  `a al an and at au aux by com d da das de dei del della delle dem den der des di die do dos du e el en et for from fur het il im in
  into l la las le les los mit na no of on or os per pela por para the to u und van vom von voor with y zu zum zur`.split(
    /\s+/,
  ),
);

/** The words of a name in lower case and without accents. "IT" is no pronoun, and "R&D" is one word. */
export const wordsOfName = (name: string): string[] =>
  (
    name
      .replace(/\b(?:IT|TI)\b/g, 'infotech')
      .replace(/\b(?:R ?& ?D|F ?& ?E|I ?\+ ?D)\b/g, 'rnd')
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ß', 'ss')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !SMALL.has(word));

interface Pattern<Value> {
  /** "rechnung*" is the beginning of a word, "*rechnung" its end, "invoice" the word, also in its plural. */
  words: readonly string[];
  length: number;
  value: Value;
}

const MEMORY_MAX = 50_000;

/** Answers each key once; what it knows is dropped when it grows beyond all sectors of a day. */
export function remembered<Answer>(answer: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as Answer;
    if (known.size >= MEMORY_MAX) known.clear();
    const fresh = answer(key);
    known.set(key, fresh);
    return fresh;
  };
}

/**
 * Reads what the words of a name stand for. A row of the table is words and phrases between commas, languages between
 * bars; of several that fit a word the longest is meant, and of two phrases that begin at a word the one of more words.
 */
export function meaningsIn<Value>(table: readonly (readonly [patterns: string, value: Value])[]) {
  const patterns = table
    .flatMap(([text, value]) => text.split(/[,|]/).map((said): Pattern<Value> => patternOf(said, value)))
    .toSorted((a, b) => b.words.length - a.words.length || b.length - a.length);
  const startingLike = Map.groupBy(patterns, ({ words }) => startOf(words[0] ?? ''));
  const startingAnyhow = startingLike.get('*') ?? [];
  // Few words begin like another, so that a word that was never met is read about as fast as a known one.
  const patternsFrom = remembered((word) => {
    const like = [...(startingLike.get(startOf(word)) ?? []), ...startingAnyhow];
    const fitting = like.filter(({ words }) => fits(word, words[0] ?? ''));
    return { phrases: fitting.filter(({ words }) => words.length > 1), single: longestOf(fitting)?.value };
  });

  return (words: readonly string[]): Value[] => {
    const found: Value[] = [];
    for (let at = 0; at < words.length; ) {
      const { phrases, single } = patternsFrom(words[at] ?? '');
      const phrase = phrases.find((one) => one.words.every((said, on) => fits(words[at + on] ?? '', said)));
      const value = phrase ? phrase.value : single;
      if (value !== undefined) found.push(value);
      at += phrase?.words.length ?? 1;
    }
    return found;
  };
}

function patternOf<Value>(said: string, value: Value): Pattern<Value> {
  const words = said.trim().split(/\s+/);
  return { words, length: said.trim().replaceAll('*', '').length, value };
}

/** What decides which patterns come into question: the first two letters, or that the pattern is the end of a word. */
const startOf = (word: string) => (word.startsWith('*') ? '*' : word.slice(0, 2));

const longestOf = <Value>(patterns: readonly Pattern<Value>[]) =>
  patterns.filter(({ words }) => words.length === 1).toSorted((a, b) => b.length - a.length)[0];

function fits(word: string, pattern: string): boolean {
  if (pattern.endsWith('*')) return word.startsWith(pattern.slice(0, -1));
  if (pattern.startsWith('*')) return word.endsWith(pattern.slice(1));
  return word === pattern || singular(word) === pattern;
}
