import { GLOSSARY } from '@process-ai/library/glossary';
import type { Language } from '@process-ai/library/use-case';
import { isStopWord, stemOf, wordsIn } from './language.ts';

/** Longest term of the glossary, in words. */
const TERM_WORDS_MAX = 4;
const PART_MIN = 4;

/** Reads texts of one language as concepts of the glossary and, where it has none, stems; each once, in order. */
export type ReadTerms = (text: string) => readonly string[];

interface Vocabulary {
  language: Language;
  /** By the stems of a term, joined by blanks: its concept. */
  concepts: Map<string, string>;
  /** Stems that a compound may be made of. */
  parts: Set<string>;
}

/** A reader that knows the words of these phrases and of the glossary. */
export function createReadTerms(language: Language, phrases: readonly string[]): ReadTerms {
  const vocabulary = vocabularyOf(language, phrases);
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const terms = known.get(text) ?? termsOf(wordsIn(text), vocabulary);
    if (known.size >= TEXTS_KEPT) known.clear();
    known.set(text, terms);
    return terms;
  };
}

/** Names of parents come again and again. */
const TEXTS_KEPT = 5000;

function vocabularyOf(language: Language, phrases: readonly string[]): Vocabulary {
  const concepts = new Map<string, string>();
  const parts = new Set<string>();
  const splits = language === 'de' || language === 'nl';
  const learn = (words: readonly string[]) => {
    if (!splits) return;
    for (const word of words) {
      if (word.length >= PART_MIN && !isStopWord(word, language)) parts.add(stemOf(word, language));
    }
  };
  for (const entry of GLOSSARY) {
    const concept = `=${wordsIn(entry.en.split(',')[0] ?? '').join('-')}`;
    for (const term of entry[language].split(',')) {
      const words = wordsIn(term);
      const key = words.map((word) => stemOf(word, language)).join(' ');
      if (key !== '' && !concepts.has(key)) concepts.set(key, concept);
      learn(words);
    }
  }
  for (const phrase of phrases) learn(wordsIn(phrase));
  return { language, concepts, parts };
}

function termsOf(words: readonly string[], vocabulary: Vocabulary): string[] {
  const { language, concepts } = vocabulary;
  const stems = words
    .filter((word) => !isStopWord(word, language) && (word.length > 1 || /\p{N}/u.test(word)))
    .flatMap((word) => partsOf(word, vocabulary));
  const terms = new Set<string>();
  for (let at = 0; at < stems.length; ) {
    const length = longestTermAt(stems, at, concepts);
    const stem = stems[at] ?? '';
    terms.add(length > 0 ? (concepts.get(stems.slice(at, at + length).join(' ')) ?? stem) : stem);
    at += Math.max(1, length);
  }
  return [...terms];
}

function longestTermAt(stems: readonly string[], at: number, concepts: ReadonlyMap<string, string>): number {
  if (concepts.size === 0) return 0;
  for (let length = Math.min(TERM_WORDS_MAX, stems.length - at); length > 0; length -= 1) {
    if (concepts.has(stems.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** The stem of a word; of a compound that the glossary does not have, the stems of its parts. */
function partsOf(word: string, { language, concepts, parts }: Vocabulary): string[] {
  const stem = stemOf(word, language);
  if ((language !== 'de' && language !== 'nl') || word.length < 2 * PART_MIN || concepts.has(stem)) return [stem];
  const stemOfPart = (part: string) => {
    const stemmed = stemOf(part, language);
    return parts.has(stemmed) || concepts.has(stemmed) ? stemmed : null;
  };
  return splitCompound(word, stemOfPart) ?? [stem];
}

/** The fewest parts that a compound falls into, joined by "s", "n", "en", "es" or "er"; null where it is none. */
function splitCompound(word: string, stemOfPart: (part: string) => string | null): string[] | null {
  for (let at = word.length - PART_MIN; at >= PART_MIN; at -= 1) {
    const tail = stemOfPart(word.slice(at));
    if (tail === null) continue;
    const head = word.slice(0, at);
    for (const joint of ['', 's', 'n', 'en', 'es', 'er']) {
      if (!head.endsWith(joint) || head.length - joint.length < PART_MIN) continue;
      const bare = head.slice(0, head.length - joint.length);
      const whole = stemOfPart(bare);
      if (whole !== null) return [whole, tail];
      const further = bare.length >= 2 * PART_MIN ? splitCompound(bare, stemOfPart) : null;
      if (further) return [...further, tail];
    }
  }
  return null;
}
