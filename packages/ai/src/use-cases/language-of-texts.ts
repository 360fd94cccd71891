import { LANGUAGES, type Language } from '@process-ai/library/use-case';
import { isStopWord, wordsIn } from './language.ts';

/** So many small words of a language tell it from names and loan words. */
const TELLING_LEAST = 8;
/** Languages share some of their small words: the first must have so many times those of the next. */
const AHEAD = 1.25;
/** Characters: enough to tell a language, however long the texts are. */
const READ_MOST = 100_000;

/**
 * The language that texts are in by their small words ("der", "les"); null where those are too few, or two languages
 * level.
 * @param least so many small words tell it; fewer where texts are short, and only one answer among several
 */
export function languageOfTexts(texts: readonly string[], least = TELLING_LEAST): Language | null {
  const words = wordsIn(texts.join('\n').slice(0, READ_MOST));
  const told = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => word.length > 1 && isStopWord(word, language)).length,
  })).sort((a, b) => b.count - a.count);
  const [first, second] = told;
  if (!first || !second || first.count < least) return null;
  return first.count >= AHEAD * second.count ? first.language : null;
}
