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

export const BEYOND_ASCII = /[^\p{ASCII}]/u;

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

/** "Rechnungen ohne Bestellung" are no invoices with one; Italian and English lists leave the word in as it is. */
const WITHOUT = new Set('ohne sin sans zonder sem'.split(' '));

/** Of a phrase that people know a piece of work by: whether it would say the same without the word. */
export const isEmptyWord = (word: string, language: Language): boolean =>
  isStopWord(word, language) && !WITHOUT.has(word);

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

const TIMED_IN = languagesByWord((language) => TIME_WORDS[language] ?? []);

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
    for (const language of TIMED_IN.get(word) ?? []) vote(language, 1);
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
