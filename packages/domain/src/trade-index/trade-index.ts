import type { Industry } from '@process-ai/contract/industries';
import { plain } from '../folded.ts';
import { OTHER } from '../industry-words.ts';
import { once } from '../once.ts';
import { FARMS_MINES_AND_MAKERS } from './farms-mines-and-makers.ts';
import { GUESTS_MEDIA_AND_MONEY } from './guests-media-and-money.ts';
import { PROFESSIONS_AND_SERVICES } from './professions-and-services.ts';
import { STATE_CARE_AND_LEISURE } from './state-care-and-leisure.ts';
import { SUPPLY_AND_BUILDING } from './supply-and-building.ts';
import { TRADE_AND_TRANSPORT } from './trade-and-transport.ts';
import { LANGUAGES, type Language, PARTS } from './trade-table.ts';
import { italianPlural, stemmed, wordsOfPhrase } from './trade-words.ts';

/** A class of economic activity. */
export interface Trade {
  /** "dental practices" */
  name: string;
  /** Whose pack or library knows it; null where none does. */
  industry: Industry | null;
}

/** A word or phrase that means a trade in these languages; without a trade it only begins to say one. */
export interface TradePhrase {
  trade: Trade | null;
  languages: Language[];
}

type Phrases = Map<string, TradePhrase[]>;

export interface TradeIndex {
  phrases: Phrases;
  /** Words that may end a longer one. */
  endings: Phrases;
  /** Beginnings of words. */
  beginnings: Phrases;
}

const TABLES = [
  FARMS_MINES_AND_MAKERS,
  SUPPLY_AND_BUILDING,
  TRADE_AND_TRANSPORT,
  GUESTS_MEDIA_AND_MONEY,
  PROFESSIONS_AND_SERVICES,
  STATE_CARE_AND_LEISURE,
];

/** Shorter words end too many others. */
const ENDING_LENGTH = 6;

export const tradeIndex = once(indexed);

function indexed(): TradeIndex {
  const made: TradeIndex = { phrases: new Map(), endings: new Map(), beginnings: new Map() };
  for (const table of TABLES) {
    for (const [industry, classes] of Object.entries(table)) {
      for (const line of plain(classes).trim().split('\n')) addClass(made, industry, line);
    }
  }
  return made;
}

function addClass(made: TradeIndex, industry: string, line: string) {
  const colon = line.indexOf(':');
  const name = line.slice(line.indexOf(' ') + 1, colon);
  const trade = industry === PARTS ? null : { name, industry: industry === OTHER ? null : (industry as Industry) };
  for (const [column, said] of line
    .slice(colon + 1)
    .split('|')
    .entries()) {
    const language = LANGUAGES[column];
    if (language) for (const phrase of said.split(',')) addPhrase(made, phrase.trim(), trade, language);
  }
}

function addPhrase(made: TradeIndex, phrase: string, trade: Trade | null, language: Language) {
  const words = wordsOfPhrase(phrase);
  const [only] = words;
  if (only === undefined) return;
  if (phrase.endsWith('*')) return add(made.beginnings, only, trade, language);
  if (phrase.startsWith('*')) return add(made.endings, only, trade, language);
  add(made.phrases, words.map(stemmed).join(' '), trade, language);
  if (language === 'it') add(made.phrases, words.map(italianPlural).map(stemmed).join(' '), trade, language);
  const isCompounding = language === 'de' || language === 'nl';
  if (isCompounding && words.length === 1 && only.length >= ENDING_LENGTH) add(made.endings, only, trade, language);
}

function add(phrases: Phrases, key: string, trade: Trade | null, language: Language) {
  const known = phrases.get(key);
  const same = known?.find((phrase) => phrase.trade?.name === trade?.name);
  if (!known) phrases.set(key, [{ trade, languages: [language] }]);
  else if (!same) known.push({ trade, languages: [language] });
  else if (!same.languages.includes(language)) same.languages.push(language);
}
