import type { Language, UseCase } from '@process-ai/library/use-case';
import MiniSearch from 'minisearch';
import { createReaders, languageOf, languagesByWord, type Readers, wordsIn } from './language.ts';

/** The texts of a process, as the index understands them. */
export interface ProcessTerms {
  language: Language;
  name: readonly string[];
  description: ReadonlySet<string>;
  parent: ReadonlySet<string>;
  above: ReadonlySet<string>;
}

interface ProcessTexts {
  name: string;
  description: string;
  /** Names, from the root down. */
  ancestors: readonly string[];
}

export interface Fit {
  useCase: UseCase;
  /** 0–1: how far name and phrase say the same. */
  score: number;
  /** The terms of the process's own name that led there. */
  terms: readonly string[];
  /** 0–1: the part of the name that phrase and title say. */
  covered: number;
  /** How many of the terms tell something. */
  telling: number;
  /** Whether description or headings above speak of the entry's matter, too; true where there are none. */
  isSupported: boolean;
}

export type PhraseFit = Pick<Fit, 'score' | 'covered' | 'telling'>;

export interface UseCaseIndex {
  read(texts: ProcessTexts, isWordByWord?: boolean): ProcessTerms;
  /** Those words of the name that stand behind the terms. */
  wordsOf(name: string, terms: readonly string[], language: Language): string[];
  /** How many terms of a name tell something; none when it only says that something is done. */
  tellingTerms(process: ProcessTerms): number;
  /** The entries that the name may mean, best first, out of those that `mayBe` lets through. */
  candidates(process: ProcessTerms, mayBe: (useCase: UseCase) => boolean): UseCase[];
  fitOf(process: ProcessTerms, useCase: UseCase): Fit;
  /** How far the closest of these English phrases and the process say the same. */
  phraseFit(process: ProcessTerms, phrases: readonly string[]): PhraseFit;
  /** A text of that language, as the index reads names. */
  termsOf(text: string, language: Language, isWordByWord?: boolean): readonly string[];
  /** How much a term tells; less than `TELLING`: nothing by itself. */
  weightOf(term: string, language: Language): number;
  /** Whether the glossary or a phrase has the word; a name that somebody gave to a thing is in neither. */
  knows(word: string, language: Language): boolean;
}

/** So many entries are looked at closely. */
const CANDIDATES = 24;
/** Words of work that fit anything: their concepts stand for them in the other languages. */
const VAGUE = `manage, management, process, perform, conduct, execute, handle, administer, develop, define, establish,
  determine, identify, create, maintain, review, ensure, provide, support, monitor, evaluate, assess, analyze, plan,
  prepare, coordinate, operate, implement, deliver, measure, track, update, set, activity, task, operation, service,
  system, data, information, document, report, reporting, program, project, strategy, policy, procedure, requirement,
  order, case, request, other, general, new, internal, external, business, organization, enterprise, company, resource,
  product, performance, standard, control, change, issue, result, work, type, level, team, need, option, opportunity,
  improve, optimize, communicate, approve, collect, select, assign, validate, verify, check, record, respond, resolve`;
const VAGUE_WEIGHT = 0.3;
/** Below this weight a term tells nothing by itself. */
export const TELLING = 2;
/** What a term of a phrase counts for, by where the process says it. */
const PRESENCE = { name: 1, description: 0.5, parent: 0.4, above: 0.25 };
/** What a term of the name counts for that the phrase lacks but the entry's other texts have. */
const SUPPORT = { title: 0.75, description: 0.4 };
/** A word of `not` in the description or above makes the entry doubtful; in the name it rules it out. */
const DOUBTFUL = 0.6;

/** A full-text index over the catalogue for each language that is asked for, and the closer look that decides. */
export function createUseCaseIndex(useCases: readonly UseCase[]): UseCaseIndex {
  const english = createReaders('en', []);
  const readEnglish = english.read;
  const indices = new Map<Language, LanguageIndex>();
  const indexOf = (language: Language): LanguageIndex => {
    const index = indices.get(language) ?? createLanguageIndex(useCases, language, english);
    indices.set(language, index);
    return index;
  };
  let vocabulary: ReadonlyMap<string, Language[]> | undefined;
  const knownIn = (word: string): readonly Language[] => {
    vocabulary ??= languagesByWord((language) => useCases.flatMap(({ phrases }) => wordsIn(phrases[language])));
    return vocabulary.get(word) ?? [];
  };

  return {
    read({ name, description, ancestors }, isWordByWord) {
      const language = languageOf(wordsIn(`${name} ${description.slice(0, 200)}`), knownIn);
      const readers = indexOf(language);
      const read = isWordByWord ? readers.readWords : readers.read;
      const [parent, ...above] = ancestors.toReversed();
      return {
        language,
        name: read(name),
        description: new Set(read(description)),
        parent: new Set(parent === undefined ? [] : read(parent)),
        above: new Set(above.flatMap(read)),
      };
    },
    wordsOf(name, terms, language) {
      const { read, readWords } = indexOf(language);
      const words = name.match(/[\p{L}\p{N}&-]+/gu) ?? [];
      const isMeant = (text: string) => [...read(text), ...readWords(text)].some((term) => terms.includes(term));
      const inPairs = new Set(
        words.flatMap((word, at) => {
          const next = words[at + 1] ?? '';
          return !isMeant(word) && !isMeant(next) && isMeant(`${word} ${next}`) ? [at, at + 1] : [];
        }),
      );
      return words.filter((word, at) => isMeant(word) || inPairs.has(at));
    },
    tellingTerms: ({ name, language }) => name.filter((term) => indexOf(language).weightOf(term) >= TELLING).length,
    candidates: ({ name, language }, mayBe) => indexOf(language).search(name, mayBe),
    fitOf: (process, useCase) => indexOf(process.language).fitOf(process, useCase),
    phraseFit(process, phrases) {
      const { weightOf } = indexOf(process.language);
      const read = phrases.map(readEnglish);
      const entry = { phrases: read, said: new Set(read.flat()), title: NO_TERMS, description: NO_TERMS, not: [] };
      const { score, covered, terms } = closestPhrase(process, entry, weightOf);
      return { score, covered, telling: terms.filter((term) => weightOf(term) >= TELLING).length };
    },
    termsOf: (text, language, isWordByWord) =>
      (isWordByWord ? indexOf(language).readWords : indexOf(language).read)(text),
    weightOf: (term, language) => indexOf(language).weightOf(term),
    knows: (word, language) => indexOf(language).knows(word),
  };
}

interface LanguageIndex extends Readers {
  /** How much a term tells: rare terms much, work words such as "manage" little. */
  weightOf(term: string): number;
  knows(word: string): boolean;
  search(name: readonly string[], mayBe: (useCase: UseCase) => boolean): UseCase[];
  fitOf(process: ProcessTerms, useCase: UseCase): Fit;
}

const NO_TERMS: ReadonlySet<string> = new Set();

interface EntryTerms {
  phrases: readonly (readonly string[])[];
  /** All of its phrases' terms. */
  said: ReadonlySet<string>;
  title: ReadonlySet<string>;
  description: ReadonlySet<string>;
  not: readonly (readonly string[])[];
}

function createLanguageIndex(useCases: readonly UseCase[], language: Language, english: Readers): LanguageIndex {
  const phrasesOfLanguage = useCases.map(({ phrases }) => phrases[language]);
  const readers = language === 'en' ? english : createReaders(language, phrasesOfLanguage);
  const { read } = readers;
  const readEnglish = english.read;
  // The concepts of the glossary are the same in all languages: English phrases help to find what others call it.
  const phrases = useCases.map(({ phrases: said, title }) => {
    const own = language === 'en' ? [] : said[language].split(',').map(read);
    const inEnglish = [...said.en.split(','), title].map(readEnglish);
    return [...own, ...inEnglish].filter((terms) => terms.length > 0);
  });

  const frequency = new Map<string, number>();
  for (const ofEntry of phrases) {
    for (const term of new Set(ofEntry.flat())) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const vague = new Set(VAGUE.split(',').flatMap(readEnglish));
  const weigh = (term: string, count: number) =>
    (vague.has(term) ? VAGUE_WEIGHT : 1) * Math.log(1 + useCases.length / (1 + count));
  const weights = new Map([...frequency].map(([term, count]) => [term, weigh(term, count)]));
  const weightOf = (term: string) => weights.get(term) ?? weigh(term, 1);

  const index = new MiniSearch<{ id: number; terms: string }>({
    fields: ['terms'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(phrases.map((ofEntry, id) => ({ id, terms: ofEntry.flat().join(' ') })));

  const numbers = new Map(useCases.map((useCase, number) => [useCase, number]));
  const entries = new Map<UseCase, EntryTerms>();
  const termsOf = (useCase: UseCase): EntryTerms => {
    const known = entries.get(useCase);
    if (known) return known;
    const own = phrases[numbers.get(useCase) ?? 0] ?? [];
    const terms: EntryTerms = {
      phrases: own,
      said: new Set(own.flat()),
      title: new Set(readEnglish(useCase.title)),
      description: new Set(readEnglish(useCase.description)),
      not: useCase.not
        .split(',')
        .map(readEnglish)
        .filter((words) => words.length > 0),
    };
    entries.set(useCase, terms);
    return terms;
  };

  const entriesWith = (name: readonly string[]): UseCase[] => {
    const known = name.filter((term) => frequency.has(term));
    if (known.length === 0) return [];
    return index.search(known.join(' '), { boostTerm: weightOf }).flatMap(({ id }) => useCases[id] ?? []);
  };
  // Of the same name, those that may be are asked for twice: in the industry, and in any.
  let last: { name: readonly string[]; found: UseCase[] } = { name: [], found: [] };

  return {
    ...readers,
    weightOf,
    knows: (word) => read(word).some((term) => term.startsWith('=') || frequency.has(term)),
    search(name, mayBe) {
      if (name !== last.name) last = { name, found: entriesWith(name) };
      return last.found.filter(mayBe).slice(0, CANDIDATES);
    },
    fitOf(process, useCase) {
      const entry = termsOf(useCase);
      const closest = closestPhrase(process, entry, weightOf);
      return {
        useCase,
        ...closest,
        score: closest.score * leftBy(entry, process),
        telling: closest.terms.filter((term) => weightOf(term) >= TELLING).length,
        isSupported: isSupported(process, entry, weightOf),
      };
    },
  };
}

type Closest = Pick<Fit, 'score' | 'terms' | 'covered'>;

const NOT_SAID: Closest = { score: 0, terms: [], covered: 0 };

/** How far the closest phrase of an entry and the process say the same. */
function closestPhrase(process: ProcessTerms, entry: EntryTerms, weightOf: (term: string) => number): Closest {
  const { name } = process;
  if (!name.some((term) => entry.said.has(term))) return NOT_SAID;
  const presence = presenceIn(process);
  const ofName = total(name, weightOf);
  let best = NOT_SAID;
  for (const phrase of entry.phrases) {
    const shared = name.filter((term) => phrase.includes(term));
    const said = total(shared, weightOf);
    if (said < TELLING / 2) continue;
    const recall = total(phrase, (term) => weightOf(term) * presence(term)) / total(phrase, weightOf);
    const precision = total(name, (term) => weightOf(term) * supportOf(term, phrase, entry)) / ofName;
    const score = (2 * recall * precision) / (recall + precision);
    const covered = total(name, (term) => weightOf(term) * coverOf(term, phrase, entry)) / ofName;
    if (score > best.score) best = { score, terms: shared, covered };
  }
  return best;
}

function isSupported(
  { name, description, parent, above }: ProcessTerms,
  { said, title, description: told }: EntryTerms,
  weightOf: (term: string) => number,
): boolean {
  const around = [...description, ...parent, ...above].filter(
    (term) => weightOf(term) >= TELLING && !name.includes(term),
  );
  const says = (term: string) => title.has(term) || told.has(term) || said.has(term);
  return around.length === 0 || around.some(says);
}

function presenceIn({ name, description, parent, above }: ProcessTerms): (term: string) => number {
  const own = new Set(name);
  return (term) => {
    if (own.has(term)) return PRESENCE.name;
    if (description.has(term)) return PRESENCE.description;
    if (parent.has(term)) return PRESENCE.parent;
    return above.has(term) ? PRESENCE.above : 0;
  };
}

/** What the phrase or the title says of a term. */
const coverOf = (term: string, phrase: readonly string[], { title }: EntryTerms): number =>
  phrase.includes(term) ? 1 : title.has(term) ? SUPPORT.title : 0;

function supportOf(term: string, phrase: readonly string[], { title, description }: EntryTerms): number {
  if (phrase.includes(term)) return 1;
  if (title.has(term)) return SUPPORT.title;
  return description.has(term) ? SUPPORT.description : 0;
}

/** What the words of `not` leave of a score: nothing when they stand in the name, less when they stand around it. */
function leftBy({ not }: EntryTerms, process: ProcessTerms): number {
  const presence = presenceIn(process);
  if (not.some((terms) => terms.every((term) => presence(term) === PRESENCE.name))) return 0;
  return not.some((terms) => terms.every((term) => presence(term) > 0)) ? DOUBTFUL : 1;
}

const total = (terms: readonly string[], weightOf: (term: string) => number): number =>
  terms.reduce((sum, term) => sum + weightOf(term), 0);
