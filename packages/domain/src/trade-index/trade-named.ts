import { withWiderIndustry } from '@process-ai/contract/industries';
import { type Trade, type TradePhrase, tradeIndex } from './trade-index.ts';
import { LANGUAGES, type Language } from './trade-table.ts';
import { isFamilyName, singulars, stemmed, wordsSaid } from './trade-words.ts';

/** What follows is not the organization itself: where it is, whom it works for, what else it has. */
const ASIDE = new Set(
  `for with in near from at by on to of selling serving that which who without under
  für fur mit im am bei aus an auf der einer eines von vom ohne nach
  pour avec dans sur chez au aux à
  para con por sin
  per nel nella a al alla
  com em no na nos nas por sem
  voor met te op uit van bij`.split(/\s+/),
);
/** "A chain of launderettes" */
const SEVERAL = new Set(['chain', 'group', 'network', 'kett', 'grupp', 'keten', 'groep']);
const AND = new Set('and und et y e ed und sowie'.split(' '));
/** "And" to the Dutch, "in" to the French and the Spanish. */
const AND_OR_IN = 'en';

const SAYS_LANGUAGE: Record<Language, RegExp> = {
  en: /\b(?:the|and|of|for|with|company|firm|services?)\b/gi,
  de: /\b(?:und|für|mit|im|der|die|das|von|einer)\b|[äöüß]/gi,
  fr: /\b(?:du|des|et|pour|avec|les|aux|une?|d|l)\b|[èêœ]/gi,
  es: /\b(?:del?|y|para|con|los|las|el|una?)\b|[ñ]|(?:ción|ía)\b/gi,
  it: /\b(?:di|della|delle|dei|per|con|il|degli|nel)\b/gi,
  pt: /\b(?:d[eoa]s?|para|com|em|n[oa]|uma?)\b|[ãõ]|ção\b/gi,
  nl: /\b(?:van|voor|met|het|een|en|te)\b|ij/gi,
};

/** The head of a name stands first in these languages: "cabinet d'avocats"; last in the others: "law firm". */
const HEAD_FIRST: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt']);

/** Ends of German and Dutch words that say no more than that it is a business. */
const BUSINESS =
  /^(.{5,}?)(?:(?:fach|meister)?betriebe?s?|unternehmen|firma|geschaft|meister|kette|gruppe|filialist|bedrijf|bedrijven|onderneming|zaak|keten|groep|praktijk)$/;

const PHRASE_WORDS = 6;
const SHORTEST = 4;

interface Match {
  phrases: readonly TradePhrase[];
  /** Which of the things that "and" joins. */
  part: number;
  /** Whether it may be somebody's name. */
  isWeak: boolean;
}

/**
 * The class of economic activity that a name says: "funeral services" for “Bestattungen Kern”, whether anything is
 * known of it or not. Null where it says none, two that are level, or one that another word must tell.
 */
export function tradeNamed(name: string): Trade | null {
  const languages = languagesOf(name);
  for (const clause of clausesOf(name)) {
    const matches = matchesIn(clause);
    if (matches.length > 0) return headOf(matches, languages);
  }
  return null;
}

/** The languages that the trade in a name is said in; English where it says none. */
export function languagesOfTrade(name: string): readonly Language[] {
  for (const clause of clausesOf(name)) {
    const languages = matchesIn(clause).flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.languages));
    if (languages.length > 0) return languages;
  }
  return ['en'];
}

/** Whether a name is that of a trade of which nothing is known, though its words sound like another one. */
export const isUnknownTrade = (name: string): boolean => tradeNamed(name)?.industry === null;

const clausesOf = (name: string) =>
  name
    .slice(0, 2000)
    .split(/[,;:()|/\n–—]|\.\s|\s-\s/)
    .map((clause) => clause.replaceAll(/[&+]/g, ' and '));

function matchesIn(clause: string): Match[] {
  const words = wordsSaid(clause);
  const stems = words.map(stemmed);
  const found: Match[] = [];
  let part = 0;
  for (let at = 0; at < words.length; ) {
    const { phrases, length } = longestAt(words, stems, at);
    if (phrases) {
      found.push({ phrases, part, isWeak: length === 1 && isFamilyName(words[at] ?? '') });
    } else if (isAside(words[at] ?? '') && words[at] !== AND_OR_IN && !SEVERAL.has(stems[at - 1] ?? '')) {
      break;
    } else if (AND.has(words[at] ?? '') || words[at] === AND_OR_IN) {
      if (words[at] === AND_OR_IN && found.length > 0) break;
      part += 1;
    }
    at += length;
  }
  const strong = found.filter(({ isWeak }) => !isWeak);
  return strong.length > 0 ? strong : found;
}

const isAside = (word: string) => ASIDE.has(word);

function longestAt(words: readonly string[], stems: readonly string[], at: number) {
  const { phrases } = tradeIndex();
  for (let length = Math.min(PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    const said = phrases.get(stems.slice(at, at + length).join(' '));
    if (said) return { phrases: said, length };
  }
  return { phrases: partOfWord(words[at] ?? ''), length: 1 };
}

/**
 * The head of a compound is its end: a "Zahnarztversicherung" insures; but where the end takes from the beginning,
 * that is the word: an "Akkerbouwbedrijf" builds nothing. What only says "business" is left out.
 */
function partOfWord(word: string): readonly TradePhrase[] | undefined {
  const ending = endingOf(word);
  const beginning = beginningOf(word);
  if (beginning && (!ending || beginning.end > ending.start)) return beginning.phrases;
  if (ending) return ending.phrases;
  const business = BUSINESS.exec(word)?.[1];
  return business === undefined ? undefined : (phraseOfOne(business) ?? endingOf(business)?.phrases);
}

const phraseOfOne = (word: string) =>
  singulars(word)
    .map((form) => tradeIndex().phrases.get(stemmed(form)))
    .find((said) => said !== undefined);

function endingOf(word: string) {
  const { endings } = tradeIndex();
  const forms = singulars(word);
  for (let start = 1; start <= word.length - SHORTEST; start += 1) {
    const phrases = forms.map((form) => endings.get(form.slice(start))).find((found) => found !== undefined);
    if (phrases) return { phrases, start };
  }
  return undefined;
}

function beginningOf(word: string) {
  const { beginnings } = tradeIndex();
  for (let end = word.length; end >= SHORTEST; end -= 1) {
    const phrases = beginnings.get(word.slice(0, end));
    if (phrases) return { phrases, end };
  }
  return undefined;
}

function headOf(matches: readonly Match[], languages: readonly Language[]): Trade | null {
  const parts = [...new Set(matches.map(({ part }) => part))].map((part) =>
    inPart(
      matches.filter((match) => match.part === part),
      languages,
    ),
  );
  const [first = null, ...others] = parts;
  return others.every((other) => other?.industry === first?.industry) ? first : null;
}

function inPart(matches: readonly Match[], languages: readonly Language[]): Trade | null {
  const said = matches.flatMap(({ phrases }) => inLanguage(phrases, languages) ?? []);
  if (said.length < matches.length) return null;
  const spoken = said.flatMap((phrase) => phrase.languages);
  const romance = spoken.filter((language) => HEAD_FIRST.has(language)).length / spoken.length;
  const isHeadFirst = romance === 0.5 ? HEAD_FIRST.has(languages[0] ?? 'en') : romance > 0.5;
  const head = isHeadFirst ? said[0] : said.at(-1);
  const made = isHeadFirst && head?.trade === null ? said.find(({ trade }) => trade && isMade(trade)) : undefined;
  return (made ?? head)?.trade ?? null;
}

/** "fábrica de embutidos" */
const isMade = ({ industry }: Trade) => industry !== null && withWiderIndustry(industry).includes('manufacturing');

/** A word that means several trades means that of the language which the name is in. */
function inLanguage(phrases: readonly TradePhrase[], languages: readonly Language[]): TradePhrase | undefined {
  if (phrases.length === 1) return phrases[0];
  for (const language of languages) {
    const spoken = phrases.filter((phrase) => phrase.languages.includes(language));
    if (spoken.length > 0) return spoken.length === 1 ? spoken[0] : undefined;
  }
  return undefined;
}

/** The languages that a name may be in, the likeliest first. */
function languagesOf(name: string): Language[] {
  const hits = (language: Language) => name.match(SAYS_LANGUAGE[language])?.length ?? 0;
  return LANGUAGES.toSorted((a, b) => hits(b) - hits(a));
}
