import type { Language } from '@process-ai/library/use-case';
import { actionOf } from '../built-in/action.ts';
import { readDescription } from '../built-in/read-description.ts';
import { isStopWord, isTimeWord, stemOf, wordsIn } from '../use-cases/language.ts';
import { type ProcessTerms, TELLING, type UseCaseIndex } from '../use-cases/use-case-index.ts';

export interface EvidenceProcess {
  id: string;
  parentId: string | null;
  code: string;
  name: string;
  description: string | null;
}

/** What a term counts for, by where the process has it. */
export const HAS = { name: 1, description: 0.6, parent: 0.4, above: 0.25 };
const DESCRIPTION_READ = 600;
/** Words from one term of a noun phrase to the next; letters of a German or Dutch word that says as much as two. */
const NEAR = 4;
const COMPOUND = 10;
/** What a sentence is about stands among so many of its first words. */
const TOPIC = 3;
/** So many nouns of a name, near each other, need no verb. */
const MANY = 3;
const PLURAL = /(?<!^(?:i|wa|ha|doe|thi))s$/i;
/** "The site has 1,100 employees": what it has, and nothing of what is done. */
const HAS_ONLY = /^(?:has|have|had|hat|haben|hatte|tiene|tienen|ont|possède|heeft|hebben|tem|têm)$/i;
const WORD_OR_JOINT = /\p{L}[\p{L}\p{N}&-]*|[;:]|,(?!\d)/gu;
/** What begins another statement. */
const JOINT = /^(?:[,;:]|and|or|but|und|oder|aber|y|pero|et|mais|ma|maar|mas)$/i;

/** What a process is known by in a sentence. */
export interface Profile {
  process: EvidenceProcess;
  language: Language;
  /** Read word by word, not by the terms of the glossary. */
  isWordByWord: boolean;
  name: readonly string[];
  /** Its parts: "count stock" and "explain differences". */
  names: readonly (readonly string[])[];
  /** What the work is done on: the name without its verb. */
  object: readonly string[];
  /** Its parts: "carrier invoices" and "documents". */
  parts: readonly (readonly string[])[];
  /** The noun that each part of the object ends in: "invoices" and "documents" of "carrier invoices and documents". */
  heads: readonly (readonly string[])[];
  /** What is done: the rest of the name. */
  verb: readonly string[];
  /** What each term of its texts counts for. */
  has: ReadonlyMap<string, number>;
  ancestorIds: ReadonlySet<string>;
  isHeading: boolean;
  weightOf(term: string): number;
}

export function profilesOf(processes: readonly EvidenceProcess[], index: UseCaseIndex): Profile[] {
  const byId = new Map(processes.map((process) => [process.id, process]));
  const parents = new Set(processes.map(({ parentId }) => parentId));
  return processes.flatMap((process) => {
    const ancestors: EvidenceProcess[] = [];
    for (let above = byId.get(process.parentId ?? ''); above; above = byId.get(above.parentId ?? '')) {
      if (ancestors.length > byId.size) break;
      ancestors.unshift(above);
    }
    const texts = {
      name: process.name,
      description: readDescription(process.description).slice(0, DESCRIPTION_READ),
      ancestors: ancestors.map(({ name }) => name),
    };
    const profileBy = (isWordByWord: boolean): Profile => {
      const terms = index.read(texts, isWordByWord);
      return {
        process,
        language: terms.language,
        isWordByWord,
        name: terms.name,
        ...actionIn(process.name, terms, index, parents.has(process.id), isWordByWord),
        has: sharesOf(terms),
        ancestorIds: new Set(ancestors.map(({ id }) => id)),
        isHeading: parents.has(process.id),
        weightOf: (term) => index.weightOf(term, terms.language),
      };
    };
    const [asRead, byWord] = [profileBy(false), profileBy(true)];
    return byWord.name.join(' ') === asRead.name.join(' ') ? [asRead] : [asRead, byWord];
  });
}

const VERB_LAST: ReadonlySet<Language> = new Set(['de', 'nl']);

type NameParts = Pick<Profile, 'names' | 'object' | 'parts' | 'heads' | 'verb'>;

function actionIn(
  name: string,
  { language, name: all }: ProcessTerms,
  index: UseCaseIndex,
  isHeading: boolean,
  isWordByWord: boolean,
): NameParts {
  const words = name.split(' ');
  const isLast = VERB_LAST.has(language);
  const action = language === 'en' ? actionOf(name) : null;
  const text = action?.object ?? words.slice(...(isLast ? [0, -1] : [1])).join(' ');
  const read = (phrase: string) => index.termsOf(phrase, language, isWordByWord);
  // One term may stand for verb and noun: "pick orders".
  const object = read(text).filter((term) => all.includes(term));
  const clauses = name.split(JOINED).map((clause) => read(clause).filter((term) => all.includes(term)));
  const names = clauses.filter((clause) => clause.some((term) => index.weightOf(term, language) >= TELLING));
  if (object.length === 0) return { names: [all], object: all, parts: [all], heads: [all], verb: [] };
  const ofObject = (phrase: string) => read(phrase).filter((term) => object.includes(term));
  const phrases = text.split(JOINED);
  const parts = phrases.map(ofObject).filter((terms) => terms.length > 0);
  const heads = phrases
    .flatMap((phrase) => phrase.split(OF))
    .map((phrase) => {
      // Some terms are of several words: "bank account".
      const head = ofObject(headWordOf(phrase, language));
      return head.length > 0 ? head : ofObject(phrase);
    })
    .filter((terms) => terms.length > 0);
  const before = name.toLowerCase().indexOf(text.toLowerCase());
  const verb = action ? (before > 0 ? name.slice(0, before) : (action.verb ?? '')) : words.at(isLast ? -1 : 0);
  return {
    names: names.length > 0 && !isHeading ? names : [all],
    object,
    parts: parts.length > 0 ? parts : [object],
    heads: heads.length > 0 ? heads : [object],
    verb: read(verb ?? '').filter((term) => !object.includes(term)),
  };
}

const JOINED = /,|\/|\s(?:and|or|&|und|oder|y|o|et|ou|e|en)\s/u;
const OF = /\sof\s/u;

/** The noun stands last in English, German and Dutch, first in the others. */
const headWordOf = (phrase: string, language: Language) =>
  phrase
    .trim()
    .split(' ')
    .at(language === 'en' || VERB_LAST.has(language) ? -1 : 0) ?? '';

function sharesOf({ name, description, parent, above }: ProcessTerms): Map<string, number> {
  const shares = new Map<string, number>();
  for (const term of above) shares.set(term, HAS.above);
  for (const term of parent) shares.set(term, HAS.parent);
  for (const term of description) shares.set(term, HAS.description);
  for (const term of name) shares.set(term, HAS.name);
  return shares;
}

/**
 * Whether the noun of a name is said, and with it what is done, or what else belongs to the noun, next to it ("cost
 * drivers" are not meant by "a driver costs …"), or else whether the sentence is about the noun.
 */
export function saysWhatIsDone(
  { process, object, names, parts, heads, verb, has, isHeading, language: ofProcess, weightOf }: Profile,
  sentence: string,
  here: readonly string[],
  language: Language,
  index: UseCaseIndex,
): boolean {
  const isHere = (term: string) => here.includes(term);
  if (!heads.some((head) => head.some(isHere))) return false;
  const words = sentence.match(WORD_OR_JOINT) ?? [];
  const placesOf = (terms: readonly string[]) => {
    const said = new Set(index.wordsOf(sentence, terms.filter(isHere), language));
    return words.flatMap((word, at) => (said.has(word) ? [at] : []));
  };
  const places = placesOf(object);
  const around = (at: number) => ['', ...words].slice(at);
  // "Nonconforming parts" are of a kind of their own, and "customs declarations" no customs.
  const isOtherKind = (at: number) => {
    const [before = ''] = around(at);
    if (language !== 'en' || process.name.toLowerCase().includes(before.toLowerCase())) return false;
    const terms = index.termsOf(withoutStopWords(before.toLowerCase(), language), language);
    return terms.some((term) => !has.has(term));
  };
  if (object.length === 1 && isOtherKind(places[0] ?? 0)) return false;
  if (verb.some(isHere)) return true;
  const verbs = index.wordsOf(process.name, verb, ofProcess).map((word) => withoutEnding(word, ofProcess));
  const isForm = (word: string, stem: string) =>
    word.startsWith(stem) && (ofProcess === 'en' || word.length - stem.length <= ENDING_MAX);
  if (verbs.some((stem) => words.some((word) => isForm(folded(word), stem)))) return true;
  const nouns = index.wordsOf(process.name, object, ofProcess);
  if (VERB_LAST.has(ofProcess) && nouns.some((word) => word.length >= COMPOUND)) return true;
  // A term that no single word says is one of several words: "first notice of loss".
  if (places.length === 0) return true;
  const isNear = (at: number, number: number, all: readonly number[]) => {
    const then = all[number + 1] ?? Number.POSITIVE_INFINITY;
    return then - at <= NEAR && !words.slice(at, then).some((word) => JOINT.test(word));
  };
  const tellingOf = (terms: readonly string[]) => terms.filter((term) => weightOf(term) >= TELLING);
  // "Send reminders for overdue books": three nouns tell what is meant, wherever they stand in the name.
  const whole = names.map((name) => tellingOf(name.filter((term) => !verb.includes(term) && isHere(term))));
  const phrases = [...parts, ...whole.filter(({ length }) => length >= MANY)];
  if (phrases.some((phrase) => placesOf(phrase).some(isNear))) return true;
  const inClause = (part: readonly string[]) =>
    areInOneClause(
      tellingOf(part).map((term) => placesOf([term])),
      words,
    );
  if (parts.some(inClause)) return true;
  const isVerbVague = verb.every((term) => weightOf(term) < TELLING);
  const isTopic = (part: readonly string[]) => {
    const [at] = placesOf(part);
    // "The pool was closed": only what is not one of several, or what a sentence begins with, is what it is about.
    const within = object.length === 1 ? TOPIC : isHeading ? 0 : 1;
    if (part.length !== 1 || at === undefined || at >= within || isOtherKind(at)) return false;
    const [, noun = '', next = ''] = around(at);
    const isModifier =
      language === 'en' && (noun.endsWith('s') ? PLURAL.test(next) : !isStopWord(next.toLowerCase(), language));
    return !isModifier && !HAS_ONLY.test(next) && isVerbVague;
  };
  return parts.some(isTopic);
}

/** Two nouns or more, however far from each other, with no other statement between them. */
const areInOneClause = (places: readonly (readonly number[])[], words: readonly string[]) => {
  const firsts = places.map(([at = -1]) => at).toSorted((a, b) => a - b);
  const areApart = firsts.length >= 2 && firsts[0] !== -1 && new Set(firsts).size === firsts.length;
  return areApart && !words.slice(firsts[0], firsts.at(-1)).some((word) => JOINT.test(word));
};

const folded = (word: string) => wordsIn(word).join('');
/** Letters that a form of a verb adds: "triées" of "trier". */
const ENDING_MAX = 5;
const ROMANCE: ReadonlySet<Language> = new Set(['es', 'fr', 'it', 'pt']);
const ROMANCE_ENDING = /(?<=\p{L}{3})(?:[aei]re?|re)$/u;
const ENDING = /(?<=\p{L}{3})(?:en|e|y|r)$/u;
const withoutEnding = (word: string, language: Language) =>
  folded(word).replace(ROMANCE.has(language) ? ROMANCE_ENDING : ENDING, '');

/** One term alone must stand in the same words: a glossary that calls a duplicate a copy would tie too much. */
export function saysTheWord(
  { process, parts, language: ofProcess, weightOf }: Profile,
  sentence: string,
  language: Language,
  index: UseCaseIndex,
): boolean {
  // Across languages there is nothing but the glossary.
  if (language !== ofProcess) return true;
  return parts.some((part) => {
    const strongest = part.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, 1);
    const said = new Set(index.wordsOf(sentence, strongest, language).map((word) => stemOfWord(word, language)));
    const wanted = index.wordsOf(process.name, strongest, ofProcess);
    // No single word says a term of several: "proof of delivery".
    return wanted.length === 0 ? said.size === 0 : wanted.every((word) => said.has(stemOfWord(word, language)));
  });
}

const stemOfWord = (word: string, language: Language) => stemOf(folded(word), language);

/** "are" is no accounts receivable (AR), as it would be in a name. */
export const withoutStopWords = (text: string, language: Language) =>
  text.replace(/(?<![\p{L}\p{M}])\p{Ll}+/gu, (word) => (isStopWord(word, language) ? ' ' : word));

export const withoutTimeWords = (text: string, language: Language) =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => (isTimeWord(folded(word), language) ? ' ' : word));
