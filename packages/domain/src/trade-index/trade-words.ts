import { plain } from '../folded.ts';

/** Articles and the like, which come and go: "agence de voyages", "agenzia viaggi". */
const FILLERS = new Set(
  `a an the de di du des do da dos das del della delle dello dei degli dell d l la le les el los las il lo gli het das
  die s`.split(/\s+/),
);

/** The words of a text that say something, folded. */
export const wordsSaid = (text: string): string[] =>
  telling(plain(text.replaceAll('\u00AD', '')).split(/[^\p{L}\p{N}]+/u));

/** The words of a phrase of the tables, which is plain already. */
export const wordsOfPhrase = (phrase: string): string[] => telling(phrase.split(/[ '’*-]/));

const telling = (words: readonly string[]) => words.filter((word) => word !== '' && !FILLERS.has(word));

const SHORTEST = 4;
const STEMMED_LENGTH = 6;
const PLURALS = ['en', 'es', 's', 'x'];
const LAST_VOWELS = 'eiuy';

/** Singular and plural of a longer word in one; rough, and the same for all languages. */
export function stemmed(word: string): string {
  if (word.length < SHORTEST) return word;
  if (word.length < STEMMED_LENGTH) return word.endsWith('s') ? word.slice(0, -1) : word;
  const plural = PLURALS.find((end) => word.endsWith(end)) ?? '';
  const end = word.length - plural.length;
  return word.slice(0, LAST_VOWELS.includes(word.charAt(end - 1)) ? end - 1 : end);
}

/** What a word may be the plural or the genitive of. */
export const singulars = (word: string): string[] =>
  ['', 'n', 's', 'e', 'en', 'es']
    .filter((end) => word.endsWith(end))
    .map((end) => word.slice(0, word.length - end.length));

const ITALIAN_PLURAL: Record<string, string> = { a: 'e', o: 'i' };

/** "agenzie immobiliari" of "agenzia immobiliare"; stems leave the other plurals alike. */
export function italianPlural(word: string): string {
  const plural = ITALIAN_PLURAL[word.charAt(word.length - 1)];
  return plural === undefined ? word : word.slice(0, -1) + plural;
}

/** Trades that are family names, too: “Kanzlei Bauer” is no farm. */
const FAMILY_NAMES = new Set(
  `baker barber brewer butcher carpenter farmer gardener mason miner miller painter tailor taylor potter hunter
  bauer backer fischer maler metzger fleischer schneider schuster zimmermann schreiner glaser gartner maurer winzer
  spengler muller kaufmann tischler zimmerer schmied weber
  boer bakker visser schilder slager timmerman kapper kuiper smit molenaar
  boucher boulanger barbier carpentier charpentier tailleur couturier berger mercier fournier pecheur
  herrero zapatero pescador carpintero sastre barbero pintor ferreiro pedreiro sapateiro barbieri
  sarto calzolaio fabbri ferrari parquet`.split(/\s+/),
);

export const isFamilyName = (word: string): boolean => FAMILY_NAMES.has(word);
