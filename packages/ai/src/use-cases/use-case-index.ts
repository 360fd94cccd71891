import { LANGUAGES, type UseCase } from '@process-ai/library/use-case';
import MiniSearch from 'minisearch';
import { createTermReader, type Terms } from './terms.ts';

/** So many entries are looked at closely. */
const CANDIDATES = 24;

/** A text of a process, as the index understands it. */
export interface ProcessTerms {
  name: Terms;
  description: ReadonlySet<string>;
  parent: ReadonlySet<string>;
  above: ReadonlySet<string>;
}

export interface Fit {
  useCase: UseCase;
  /** 0–1: how far name and phrase say the same. */
  score: number;
  /** The terms of the process's own name that led there. */
  terms: string[];
  /** 0–1: the part of the name that the phrase itself says. */
  covered: number;
}

export interface UseCaseIndex {
  read(text: string): Terms;
  /** How much a term tells: rare terms much, work words such as "manage" little. */
  weightOf(term: string): number;
  /** The entries that the terms may mean, best first, out of those that `mayBe` lets through. */
  candidates(process: ProcessTerms, mayBe: (useCase: UseCase) => boolean): UseCase[];
  fitOf(process: ProcessTerms, useCase: UseCase): Fit;
}

/** Words of work that fit anything, in English: their concepts stand for them in the other languages. */
const VAGUE = `manage, management, process, perform, conduct, execute, handle, administer, develop, define, establish,
  determine, identify, create, maintain, review, ensure, provide, support, monitor, evaluate, assess, analyze, plan,
  prepare, coordinate, operate, implement, deliver, measure, track, update, set, activity, task, operation, service,
  system, data, information, document, report, reporting, program, project, strategy, policy, procedure, requirement,
  order, case, request, other, general, new, internal, external, business, organization, enterprise, company, resource,
  product, performance, standard, control, change, issue, result, work, type, level, team, need, option, opportunity,
  improve, optimize, communicate, approve, collect, select, assign, validate, verify, check, record, respond, resolve`;
const VAGUE_WEIGHT = 0.3;
/** What a term of the process counts for that a phrase has, by where it stands. */
const PRESENCE = { name: 1, description: 0.5, parent: 0.4, above: 0.25 };
/** What a term of the name counts for that the phrase lacks but the entry's other texts have. */
const SUPPORT = { title: 0.75, description: 0.4 };
/** A word of `not` in the description or above makes the entry doubtful; in the name it rules it out. */
const DOUBTFUL = 0.6;

interface EntryTerms {
  phrases: readonly (readonly string[])[];
  title: ReadonlySet<string>;
  description: ReadonlySet<string>;
  not: readonly (readonly string[])[];
}

const tokenize = (terms: string) => terms.split(' ');

/** A full-text index over the catalogue, and the closer look that decides. */
export function createUseCaseIndex(useCases: readonly UseCase[]): UseCaseIndex {
  const reader = createTermReader(useCases.map(({ phrases }) => phrases));
  const phrasesOf = ({ phrases }: UseCase) =>
    LANGUAGES.flatMap((language) =>
      phrases[language].split(',').map((phrase) => reader.read(phrase, language).terms),
    ).filter((terms) => terms.length > 0);

  const phrases = useCases.map(phrasesOf);
  const titles = useCases.map(({ title }) => reader.read(title, 'en').terms);
  const frequency = new Map<string, number>();
  for (const [index, ofEntry] of phrases.entries()) {
    for (const term of new Set([...ofEntry.flat(), ...(titles[index] ?? [])])) {
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
    }
  }
  const rarest = Math.log(1 + useCases.length / 2);
  const vague = new Set(VAGUE.split(',').flatMap((word) => reader.read(word, 'en').terms));
  const weightOf = (term: string) => {
    const telling = frequency.has(term) ? Math.log(1 + useCases.length / (1 + (frequency.get(term) ?? 0))) : rarest;
    return vague.has(term) ? VAGUE_WEIGHT * telling : telling;
  };

  const index = new MiniSearch<{ id: number; title: string; phrases: string }>({
    fields: ['title', 'phrases'],
    tokenize,
    processTerm: (term) => term,
    searchOptions: { boost: { phrases: 1.5 }, tokenize, processTerm: (term) => term },
  });
  index.addAll(
    useCases.map((_useCase, id) => ({
      id,
      title: (titles[id] ?? []).join(' '),
      phrases: (phrases[id] ?? []).flat().join(' '),
    })),
  );

  const numbers = new Map(useCases.map((useCase, number) => [useCase, number]));
  const entries = new Map<UseCase, EntryTerms>();
  const termsOf = (useCase: UseCase): EntryTerms => {
    const known = entries.get(useCase);
    if (known) return known;
    const number = numbers.get(useCase) ?? 0;
    const read: EntryTerms = {
      phrases: phrases[number] ?? [],
      title: new Set(titles[number]),
      description: new Set(reader.read(useCase.description, 'en').terms),
      not: useCase.not
        .split(',')
        .map((word) => reader.read(word, 'en').terms)
        .filter((terms) => terms.length > 0),
    };
    entries.set(useCase, read);
    return read;
  };

  return {
    read: (text) => reader.read(text),
    weightOf,
    candidates({ name }, mayBe) {
      const telling = name.terms.filter((term) => frequency.has(term));
      if (telling.length === 0) return [];
      return index
        .search(telling.join(' '), {
          boostTerm: (term) => weightOf(term),
          filter: ({ id }) => {
            const useCase = useCases[id];
            return useCase !== undefined && mayBe(useCase);
          },
        })
        .slice(0, CANDIDATES)
        .flatMap(({ id }) => useCases[id] ?? []);
    },
    fitOf(process, useCase) {
      const entry = termsOf(useCase);
      const { score, terms, covered } = closest(process, entry, weightOf);
      return { useCase, score: score * leftBy(entry, process), terms, covered };
    },
  };
}

/** How far the closest phrase of an entry and the process say the same. */
function closest(
  { name, description, parent, above }: ProcessTerms,
  entry: EntryTerms,
  weightOf: (term: string) => number,
): Pick<Fit, 'score' | 'terms' | 'covered'> {
  const own = new Set(name.terms);
  const presence = (term: string) => {
    if (own.has(term)) return PRESENCE.name;
    if (description.has(term)) return PRESENCE.description;
    if (parent.has(term)) return PRESENCE.parent;
    return above.has(term) ? PRESENCE.above : 0;
  };
  const ofName = total(name.terms, weightOf);
  let best: Pick<Fit, 'score' | 'terms' | 'covered'> = { score: 0, terms: [], covered: 0 };
  for (const phrase of [...entry.phrases, [...entry.title]]) {
    const shared = name.terms.filter((term) => phrase.includes(term));
    if (total(shared, weightOf) < 0.5 * LEAST_TELLING) continue;
    const recall = total(phrase, (term) => weightOf(term) * presence(term)) / total(phrase, weightOf);
    const supported = (term: string) => {
      if (phrase.includes(term)) return 1;
      if (entry.title.has(term)) return SUPPORT.title;
      return entry.description.has(term) ? SUPPORT.description : 0;
    };
    const precision = total(name.terms, (term) => weightOf(term) * supported(term)) / ofName;
    const score = (2 * recall * precision) / (recall + precision);
    if (score > best.score) best = { score, terms: shared, covered: total(shared, weightOf) / ofName };
  }
  return best;
}

/** Below this weight a term tells nothing by itself. */
const LEAST_TELLING = 2;

/** What the words of `not` leave of a score: nothing when they stand in the name, less when they stand around it. */
function leftBy({ not }: EntryTerms, { name, description, parent, above }: ProcessTerms): number {
  const own = new Set(name.terms);
  if (not.some((terms) => terms.every((term) => own.has(term)))) return 0;
  const isAround = (term: string) => own.has(term) || description.has(term) || parent.has(term) || above.has(term);
  return not.some((terms) => terms.every(isAround)) ? DOUBTFUL : 1;
}

const total = (terms: readonly string[], weightOf: (term: string) => number): number =>
  terms.reduce((sum, term) => sum + weightOf(term), 0);
