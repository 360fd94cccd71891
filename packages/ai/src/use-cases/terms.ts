import { GLOSSARY } from '@process-ai/library/glossary';
import { LANGUAGES, type Language } from '@process-ai/library/use-case';
import { isStopWord, languageOf, stemOf, wordsIn } from './language.ts';

/** Longest term of the glossary, in words. */
const TERM_WORDS_MAX = 4;
const PART_MIN = 4;

interface Vocabulary {
  /** By the stems of a term, joined by blanks: its concept. */
  concepts: Map<string, string>;
  /** Words as they stand in phrases and glossary: they tell the language. */
  words: Set<string>;
  /** Stems that a compound may be made of. */
  parts: Set<string>;
}

export interface Terms {
  readonly language: Language;
  /** Concepts of the glossary and, where it has none, stems; each once, in order. */
  readonly terms: readonly string[];
}

export interface TermReader {
  /** The terms of a text; its language is found out where it is not given. */
  read(text: string, language?: Language): Terms;
}

/** Reads texts in seven languages as concepts, knowing the words of these phrases and of the glossary. */
export function createTermReader(phrases: readonly Record<Language, string>[]): TermReader {
  const vocabularies = Object.fromEntries(
    LANGUAGES.map((language) => [language, vocabularyOf(language, phrases)]),
  ) as Record<Language, Vocabulary>;
  const isKnown = (word: string, language: Language) => vocabularies[language].words.has(word);

  return {
    read(text, given) {
      const words = wordsIn(text);
      const language = given ?? languageOf(words, isKnown);
      return { language, terms: termsOf(words, language, vocabularies[language]) };
    },
  };
}

function vocabularyOf(language: Language, phrases: readonly Record<Language, string>[]): Vocabulary {
  const concepts = new Map<string, string>();
  const words = new Set<string>();
  const parts = new Set<string>();
  const learn = (text: string) => {
    for (const word of wordsIn(text)) {
      words.add(word);
      if (word.length >= PART_MIN && !isStopWord(word, language)) parts.add(stemOf(word, language));
    }
  };
  for (const entry of GLOSSARY) {
    const [concept = ''] = wordsIn(entry.en.split(',')[0] ?? '')
      .join('-')
      .split(' ');
    for (const term of entry[language].split(',')) {
      const stems = wordsIn(term).map((word) => stemOf(word, language));
      if (stems.length > 0 && !concepts.has(stems.join(' '))) concepts.set(stems.join(' '), `=${concept}`);
      learn(term);
    }
  }
  for (const phrase of phrases) learn(phrase[language]);
  return { concepts, words, parts };
}

function termsOf(words: readonly string[], language: Language, vocabulary: Vocabulary): string[] {
  const stems = words
    .filter((word) => !isStopWord(word, language) && (word.length > 1 || /\p{N}/u.test(word)))
    .flatMap((word) => partsOf(word, language, vocabulary));
  const terms = new Set<string>();
  for (let at = 0; at < stems.length; ) {
    const length = longestTermAt(stems, at, vocabulary.concepts);
    const stem = stems[at] ?? '';
    terms.add(length > 0 ? (vocabulary.concepts.get(stems.slice(at, at + length).join(' ')) ?? stem) : stem);
    at += Math.max(1, length);
  }
  return [...terms];
}

function longestTermAt(stems: readonly string[], at: number, concepts: ReadonlyMap<string, string>): number {
  for (let length = Math.min(TERM_WORDS_MAX, stems.length - at); length > 0; length -= 1) {
    if (concepts.has(stems.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** The stem of a word; of a compound that the vocabulary does not have, the stems of its parts. */
function partsOf(word: string, language: Language, { concepts, parts }: Vocabulary): string[] {
  const stem = stemOf(word, language);
  if ((language !== 'de' && language !== 'nl') || concepts.has(stem) || word.length < 2 * PART_MIN) return [stem];
  const found = splitCompound(word, (part) => {
    const stemmed = stemOf(part, language);
    return parts.has(stemmed) || concepts.has(stemmed) ? stemmed : null;
  });
  return found ?? [stem];
}

/** The fewest parts that a compound falls into, joined by "s", "n", "en" or "es"; null where it is none. */
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
