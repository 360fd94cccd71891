import { GLOSSARY } from '@process-ai/library/glossary';
import type { Language } from '@process-ai/library/use-case';
import { isStopWord, stemOf, wordsIn } from './language.ts';

/** Longest term of the glossary, in words. */
const TERM_WORDS_MAX = 4;

/** Reads texts of one language as concepts of the glossary and, where it has none, stems; each once, in order. */
export type ReadTerms = (text: string) => readonly string[];

export interface Readers {
  read: ReadTerms;
  /** Word by word: "job applications" are jobs and applications and no candidates; all compounds fall into parts. */
  readWords: ReadTerms;
}

interface Vocabulary {
  language: Language;
  /** By the stems of a term, joined by blanks: its concept. */
  concepts: Map<string, string>;
  /** By the stem that terms begin with: how many words the longest of them has. */
  longest: Map<string, number>;
  /** Stems that a compound may be made of. */
  parts: Set<string>;
}

/** Readers that know the words of these phrases and of the glossary. */
export function createReaders(language: Language, phrases: readonly string[]): Readers {
  const vocabulary = vocabularyOf(language, phrases);
  const readerOf = (isWordByWord: boolean): ReadTerms => {
    const known = new Map<string, readonly string[]>();
    return (text) => {
      const terms = known.get(text) ?? termsOf(wordsIn(text), vocabulary, isWordByWord);
      if (known.size >= TEXTS_KEPT) known.clear();
      known.set(text, terms);
      return terms;
    };
  };
  return { read: readerOf(false), readWords: readerOf(true) };
}

/** Names of parents come again and again. */
const TEXTS_KEPT = 5000;

function vocabularyOf(language: Language, phrases: readonly string[]): Vocabulary {
  const vocabulary: Vocabulary = { language, concepts: new Map(), longest: new Map(), parts: new Set() };
  const said = GLOSSARY.flatMap((entry) => {
    const concept = `=${wordsIn(entry.en.split(',')[0] ?? '').join('-')}`;
    return entry[language].split(',').map((term) => ({ concept, words: wordsIn(term) }));
  });
  if (language === 'de' || language === 'nl') {
    for (const words of [...said.map((term) => term.words), ...phrases.map(wordsIn)]) learnParts(words, vocabulary);
  }
  // Single words first: a word that the glossary knows is no stop word, and longer terms are read as texts are.
  for (const { concept, words } of said) if (words.length === 1) addTerm(concept, words, vocabulary);
  for (const { concept, words } of said) if (words.length > 1) addTerm(concept, words, vocabulary);
  return vocabulary;
}

function addTerm(concept: string, words: readonly string[], vocabulary: Vocabulary): void {
  const { language, concepts, longest } = vocabulary;
  const [only] = words;
  const isOne = words.length === 1 && only !== undefined;
  const stems = isOne ? [stemOf(only, language)] : stemsOf(words, vocabulary);
  if (!isOne && stems.length < 2) return;
  const key = stems.join(' ');
  if (!concepts.has(key)) concepts.set(key, concept);
  const first = stems[0] ?? '';
  longest.set(first, Math.max(stems.length, longest.get(first) ?? 0));
}

function learnParts(words: readonly string[], { language, parts }: Vocabulary): void {
  for (const word of words) {
    if (word.length >= PART_MIN && !isStopWord(word, language)) parts.add(stemOf(word, language));
  }
}

/** The stems of what is no stop word, compounds in their parts. */
function stemsOf(words: readonly string[], vocabulary: Vocabulary, isWordByWord = false): string[] {
  const { language, concepts } = vocabulary;
  return words
    .filter((word) => word.length > 1 || /\p{N}/u.test(word))
    .filter((word) => !isStopWord(word, language) || concepts.has(stemOf(word, language)))
    .flatMap((word) => partsOf(word, vocabulary, isWordByWord));
}

function termsOf(words: readonly string[], vocabulary: Vocabulary, isWordByWord: boolean): string[] {
  const { concepts, longest } = vocabulary;
  const stems = stemsOf(words, vocabulary, isWordByWord);
  const terms = new Set<string>();
  for (let at = 0; at < stems.length; ) {
    const stem = stems[at] ?? '';
    const most = Math.min(longest.get(stem) ?? 0, isWordByWord ? 1 : TERM_WORDS_MAX);
    const length = longestTermAt(stems, at, concepts, most);
    terms.add(length > 0 ? (concepts.get(stems.slice(at, at + length).join(' ')) ?? stem) : stem);
    at += Math.max(1, length);
  }
  return [...terms];
}

function longestTermAt(
  stems: readonly string[],
  at: number,
  concepts: ReadonlyMap<string, string>,
  most: number,
): number {
  for (let length = Math.min(most, stems.length - at); length > 0; length -= 1) {
    if (concepts.has(stems.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** The stem of a word; of a compound, unless the glossary has it and is asked, the stems of its parts. */
function partsOf(word: string, { language, concepts, parts }: Vocabulary, isWordByWord: boolean): string[] {
  const stem = stemOf(word, language);
  if ((language !== 'de' && language !== 'nl') || word.length < 2 * PART_MIN) return [stem];
  if (concepts.has(stem) && !isWordByWord) return [stem];
  // "Lieferanten" would fall into "liefer" and "anten": what the glossary has falls into what it has.
  const isWhole = concepts.has(stem);
  const stemOfPart = (part: string) => {
    const stemmed = stemOf(part, language);
    return (parts.has(stemmed) && !isWhole) || concepts.has(stemmed) ? stemmed : null;
  };
  return splitCompound(word, stemOfPart, isWordByWord) ?? [stem];
}

const PART_MIN = 4;

/**
 * The fewest parts that a compound falls into, joined by "s", "n", "en", "es" or "er"; null where it is none. By its
 * longest tail, "Lieferantenstammdaten" are master data of suppliers, and else data of what is onboarded.
 */
function splitCompound(
  word: string,
  stemOfPart: (part: string) => string | null,
  isByLongestTail: boolean,
): string[] | null {
  for (let cut = PART_MIN; cut <= word.length - PART_MIN; cut += 1) {
    const at = isByLongestTail ? cut : word.length - cut;
    const tail = stemOfPart(word.slice(at));
    if (tail === null) continue;
    const head = word.slice(0, at);
    for (const joint of ['', 's', 'n', 'en', 'es', 'er']) {
      if (!head.endsWith(joint) || head.length - joint.length < PART_MIN) continue;
      const bare = head.slice(0, head.length - joint.length);
      const whole = stemOfPart(bare);
      if (whole !== null) return [whole, tail];
      const further = bare.length >= 2 * PART_MIN ? splitCompound(bare, stemOfPart, isByLongestTail) : null;
      if (further) return [...further, tail];
    }
  }
  return null;
}
