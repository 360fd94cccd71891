import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stopwords as dutchStops } from '@orama/stopwords/dutch';
import { stopwords as englishStops } from '@orama/stopwords/english';
import { stopwords as frenchStops } from '@orama/stopwords/french';
import { stopwords as germanStops } from '@orama/stopwords/german';
import { stopwords as italianStops } from '@orama/stopwords/italian';
import { stopwords as portugueseStops } from '@orama/stopwords/portuguese';
import { stopwords as spanishStops } from '@orama/stopwords/spanish';
import { LANGUAGES, type Language } from '@process-ai/library/use-case';

const STEMMERS: Record<Language, (word: string) => string> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

const STOPS: Record<Language, ReadonlySet<string>> = {
  en: folded(englishStops, 'etc, eg, ie, per, vs'),
  de: folded(germanStops, 'bzw, inkl, sowie, gem, ggf, usw, je, pro, zur, zum, im, am, beim, vom, ins'),
  es: folded(spanishStops, 'etc'),
  fr: folded(frenchStops, 'etc, l, d, s, n, m, t, c, qu'),
  it: folded(italianStops, 'ecc, l, d'),
  nl: folded(dutchStops, 'enz, cq'),
  pt: folded(portugueseStops, 'etc'),
};

/** The words of a text in lower case, without accents; "IT" is no pronoun. */
export function wordsIn(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function fold(text: string): string {
  return text
    .replace(/\b(?:I\.?T|TI)\b\.?/g, 'informatics')
    .toLowerCase()
    .replaceAll('&', ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

export const isStopWord = (word: string, language: Language): boolean => STOPS[language].has(word);

const stems = new Map<string, string>();

/** Words whose stem would be that of another thing: customs are no customers. */
const OWN_STEMS: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set('customs securities accounting receivable receivables authority authorities governance pos'.split(' ')),
};

/** The part of a word that its forms have in common: verb and noun of one work are one ("prüfen", "Prüfung"). */
export function stemOf(word: string, language: Language): string {
  const key = `${language} ${word}`;
  const known = stems.get(key);
  if (known !== undefined) return known;
  const isOwn = OWN_STEMS[language]?.has(word) ?? false;
  const stem = isOwn ? word : trimmed(STEMMERS[language](umlautFree(word, language)));
  if (stems.size > 100_000) stems.clear();
  stems.set(key, stem);
  return stem;
}

/** "pruefung" is how a keyboard without umlauts writes "prüfung". */
const umlautFree = (word: string, language: Language) =>
  language === 'de' ? word.replace(/(?<![aeq])([aou])e/g, '$1') : word;

const trimmed = (stem: string): string => {
  const short = stem.replace(/(?:ungen|ung|ier|ation|azion|acion|acao|ment|ion|ier|[iey])$/, '');
  return short.length >= 4 ? short : stem;
};

/**
 * The language that most words of a text are known in; English where several are level, and where it knows them all.
 * `isKnown` says whether the vocabulary of a language has a word.
 */
export function languageOf(words: readonly string[], isKnown: (word: string, language: Language) => boolean): Language {
  if (words.every((word) => isStopWord(word, 'en') || isKnown(word, 'en'))) return 'en';
  const votes = LANGUAGES.map((language) => ({ language, count: votesFor(language, words, isKnown) }));
  return votes.reduce((best, vote) => (vote.count > best.count ? vote : best)).language;
}

/** Function words tell a language best. */
const votesFor = (
  language: Language,
  words: readonly string[],
  isKnown: (word: string, language: Language) => boolean,
) => words.reduce((sum, word) => sum + (isStopWord(word, language) ? 1.5 : isKnown(word, language) ? 1 : 0), 0);

function folded(words: readonly string[], more: string): ReadonlySet<string> {
  return new Set([...words, ...more.split(', ')].flatMap(wordsIn));
}
