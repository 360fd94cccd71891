import type { Language, UseCase } from '@process-ai/library/use-case';
import MiniSearch, { type SearchResult } from 'minisearch';
import {
  type ClosestPhrase,
  closestPhrase,
  type EntryTerms,
  leftBy,
  NOT_SAID,
  type SaidTerms,
} from './closest-phrase.ts';
import { languageOf, languagesByWord, wordsIn } from './language.ts';
import { createReaders, type Readers } from './term-readers.ts';

/** The texts of a process, as the index understands them. */
export interface ProcessTerms extends SaidTerms {
  language: Language;
}

interface ProcessTexts {
  name: string;
  description: string;
  /** Names, from the root down. */
  ancestors: readonly string[];
}

export interface Fit extends ClosestPhrase {
  useCase: UseCase;
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
  /** `least`: whatever is sure to score less may be given as 0, which spares its closer look. */
  fitOf(process: ProcessTerms, useCase: UseCase, least?: number): Fit;
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
    vocabulary ??= languagesByWord((language) => wordsIn(useCases.map(({ phrases }) => phrases[language]).join()));
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
    fitOf: (process, useCase, least) => indexOf(process.language).fitOf(process, useCase, least),
    phraseFit(process, phrases) {
      const { weightOf } = indexOf(process.language);
      const read = phrases.map(readEnglish);
      const none = () => [];
      const entry = { phrases: read, said: new Set(read.flat()), title: none, description: none, not: none };
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
  fitOf: UseCaseIndex['fitOf'];
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
    return [...own, ...inEnglish].filter(isSome);
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
      title: once(() => readEnglish(useCase.title)),
      description: once(() => readEnglish(useCase.description)),
      not: once(() => useCase.not.split(',').map(readEnglish).filter(isSome)),
    };
    entries.set(useCase, terms);
    return terms;
  };

  const entriesWith = (name: readonly string[]): SearchResult[] => {
    const known = name.filter((term) => frequency.has(term));
    return known.length === 0 ? [] : index.search(known.join(' '), { boostTerm: weightOf });
  };
  // Of the same name, those that may be are asked for twice: in the industry, and in any.
  let last: { name: readonly string[]; found: SearchResult[] } = { name: [], found: [] };

  return {
    ...readers,
    weightOf,
    knows: (word) => read(word).some((term) => term.startsWith('=') || frequency.has(term)),
    search(name, mayBe) {
      if (name !== last.name) last = { name, found: entriesWith(name) };
      const found: UseCase[] = [];
      for (const { id } of last.found) {
        const useCase = useCases[id];
        if (useCase && mayBe(useCase)) found.push(useCase);
        if (found.length === CANDIDATES) break;
      }
      return found;
    },
    fitOf(process, useCase, least = 0) {
      const entry = termsOf(useCase);
      const closest = closestPhrase(process, entry, weightOf, least);
      if (closest.score === 0 || closest.score < least) return { useCase, ...NOT_SAID, telling: 0, isSupported: false };
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

function isSupported(
  { name, description, parent, above }: ProcessTerms,
  { said, title, description: told }: EntryTerms,
  weightOf: (term: string) => number,
): boolean {
  const around = [...description, ...parent, ...above].filter(
    (term) => weightOf(term) >= TELLING && !name.includes(term),
  );
  const says = (term: string) => said.has(term) || title().includes(term) || told().includes(term);
  return around.length === 0 || around.some(says);
}

function once<T>(read: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= read());
}

const isSome = (terms: readonly string[]) => terms.length > 0;
