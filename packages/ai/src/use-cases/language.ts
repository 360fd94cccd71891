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
import { GLOSSARY } from '@process-ai/library/glossary';
import { LANGUAGES, type Language } from '@process-ai/library/use-case';
import { PART_MIN, splitCompound } from './compounds.ts';

const STEMMERS: Record<Language, (word: string) => string> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

const BEYOND_ASCII = /[^\p{ASCII}]/u;

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
  const lower = text
    .replace(/\b(?:I\.?T|TI)\b\.?/g, 'informatics')
    .toLowerCase()
    .replaceAll('&', ' ');
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** By word, the languages in which it says nothing. */
const STOPPED_IN = languagesByWord((language) => STOPS[language]);

export const isStopWord = (word: string, language: Language): boolean => STOPS[language].has(word);

/** By language; words come again and again. */
const stems = new Map<Language, Map<string, string>>(LANGUAGES.map((language) => [language, new Map()]));
const STEMS_MAX = 50_000;

/** Words whose stem would be that of another thing: customs are no customers, and who waits ("warten") maintains nothing. */
const OWN_STEMS: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  en: ownStems('customs securities accounting receivable receivables authority authorities governance pos'),
  de: ownStems('wartung=wartungen rechnung=rechnungen'),
  it: ownStems('aspettativa=aspettative'),
  pt: ownStems('cartao=cartoes'),
};

/** Each word is its own stem, or that of what stands before it. */
function ownStems(words: string): ReadonlyMap<string, string> {
  const forms = words.split(' ').map((group) => group.split('='));
  return new Map(forms.flatMap((group) => group.map((form) => [form, group[0] ?? form] as const)));
}

/** The part of a word that its forms have in common: verb and noun of one work are one ("prüfen", "Prüfung"). */
export function stemOf(word: string, language: Language): string {
  const ofLanguage = stems.get(language) ?? new Map<string, string>();
  const known = ofLanguage.get(word);
  if (known !== undefined) return known;
  const stem = OWN_STEMS[language]?.get(word) ?? trimmed(STEMMERS[language](readyToStem(word, language)), language);
  if (ofLanguage.size >= STEMS_MAX) ofLanguage.clear();
  ofLanguage.set(word, stem);
  return stem;
}

/** "pruefung" is how a keyboard without umlauts writes "prüfung"; stemmers know plurals of Portuguese by their accents. */
function readyToStem(word: string, language: Language): string {
  if (language === 'de') return word.replace(/(?<![aeq])([aou])e/g, '$1');
  return language === 'pt' && word.length > 4 ? singularOf(word) : word;
}

/** "Reclamações", "jornais", "papéis" and "ordens", without their accents. */
const singularOf = (word: string) =>
  word
    .replace(/[oa]es$/, 'ao')
    .replace(/(?<=[aeou])is$/, 'l')
    .replace(/(?<=[aeiou])ns$/, 'm');

const trimmed = (stem: string, language: Language): string => {
  const noun = language === 'pt' ? stem.replace(/aca$/, '') : stem;
  const short = noun.replace(/(?:ungen|ung|ier|ation|azion|acion|acao|ment|ion|ier|[iey])$/, '');
  return short.length >= 4 ? short : stem;
};

/** Portuguese shares most of its small words with Spanish, but not the endings of "ligação" and "reclamações". */
const PORTUGUESE = /(?:ao|oes)$/;
/** Endings that tell these two from each other, though from nothing else: English has teams and claims. */
const IBERIAN = {
  pt: /(?:ao|oes|[aei]m|[ai]ns|nh[aeo]s?|lh[aeo]s?|anca|eir[ao]s?)$/,
  es: /(?:cion|ciones|dad|dades|mientos?|ll[aeo]s?|uel[ao]s?|eros?)$/,
};

/** What notes that hold little but figures say: "duren 9 weken". */
const TIME_WORDS: Partial<Record<Language, ReadonlySet<string>>> = {
  de: new Set('minuten stunden tage tagen woche wochen monat monate monaten jahr jahre dauert dauern'.split(' ')),
  es: new Set('minutos mes meses semana semanas ano anos lleva llevan tarda tardan'.split(' ')),
  fr: new Set('heures jour jours semaine semaines mois an ans'.split(' ')),
  it: new Set('minuti ore giorno giorni settimana settimane mese mesi anno anni'.split(' ')),
  nl: new Set(
    'minuten uur uren dag dagen weken maand maanden jaar duurt duren kost kosten we per af elk elke'.split(' '),
  ),
  pt: new Set(
    'cada minutos hora horas dia dias mes meses semana semanas ano anos leva levam demora demoram'.split(' '),
  ),
};

/** "Klanten betalen na 61 dagen" is not about days. */
export const isTimeWord = (word: string, language: Language): boolean => TIME_WORDS[language]?.has(word) ?? false;

/**
 * The language that most words of a text are known in; English where several are level, and where it knows them all.
 * `knownIn` says which languages' vocabularies have a word. Function words tell a language best.
 */
export function languageOf(
  words: readonly string[],
  knownIn: (word: string) => readonly Language[] = () => [],
): Language {
  if (words.every((word) => isStopWord(word, 'en') || knownIn(word).includes('en'))) return 'en';
  const votes = new Map<Language, number>();
  const vote = (language: Language, weight: number) => votes.set(language, weight + (votes.get(language) ?? 0));
  for (const word of words) {
    const stopsIn = STOPPED_IN.get(word) ?? [];
    for (const language of stopsIn) vote(language, 1.5);
    for (const language of knownIn(word)) if (!stopsIn.includes(language)) vote(language, 1);
    if (PORTUGUESE.test(word)) vote('pt', 1);
    for (const language of LANGUAGES) if (TIME_WORDS[language]?.has(word)) vote(language, 1);
  }
  const ofMost = (languages: readonly Language[]) =>
    languages.reduce((best, language) => ((votes.get(language) ?? 0) > (votes.get(best) ?? 0) ? language : best));
  const most = ofMost(LANGUAGES);
  if (most !== 'es' && most !== 'pt') return most;
  for (const word of words) {
    if (IBERIAN.pt.test(word)) vote('pt', 1);
    if (IBERIAN.es.test(word)) vote('es', 1);
  }
  return ofMost(['es', 'pt']);
}

/** Of each word the languages that have it. */
export function languagesByWord(wordsOf: (language: Language) => Iterable<string>): ReadonlyMap<string, Language[]> {
  const languages = new Map<string, Language[]>();
  for (const language of LANGUAGES) {
    for (const word of new Set(wordsOf(language))) {
      const others = languages.get(word);
      if (others) others.push(language);
      else languages.set(word, [language]);
    }
  }
  return languages;
}

function folded(words: readonly string[], more: string): ReadonlySet<string> {
  return new Set([...words, ...more.split(', ')].flatMap(wordsIn));
}

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
