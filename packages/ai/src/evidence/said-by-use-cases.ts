import type { Language, UseCase } from '@process-ai/library/use-case';
import type { Places } from '../use-cases/places.ts';
import { TELLING, type UseCaseIndex } from '../use-cases/use-case-index.ts';
import type { EvidenceProcess, Profile } from './profiles.ts';

export interface SaidByUseCases {
  /** The one process of which a sentence speaks in the words that a use case knows for it; null where none is clear. */
  meantBy(about: readonly string[], isWordByWord: boolean, language: Language): EvidenceProcess | null;
}

/** What a phrase must tell that is said: more of two terms than of a rare one. */
const PHRASE = { least: 7, ofOne: 6.1 };
/** What says nearly as much as the best phrase may be meant as well. */
const NEARLY = 0.8;
const LETTERS = /\p{L}/u;

/** A process to which a use case is tied as its best, its second best, … */
interface Tied {
  profile: Profile;
  rank: number;
}

/**
 * Names of shipped processes are English; what clients of other languages call the work stands in the phrases of the
 * use cases that were tied to them by hand.
 */
export function saidByUseCases(profiles: readonly Profile[], index: UseCaseIndex, places: Places): SaidByUseCases {
  const byUseCase = new Map<UseCase, Tied[]>();
  for (const profile of profiles) {
    const { code, name } = profile.process;
    for (const [rank, useCase] of (places.withCode(code, name, '')?.useCases ?? []).entries()) {
      const tied = byUseCase.get(useCase);
      if (tied) tied.push({ profile, rank });
      else byUseCase.set(useCase, [{ profile, rank }]);
    }
  }
  const known = new Map<string, PhrasesByTerm>();
  const phrasesIn = (language: Language, isWordByWord: boolean) => {
    const key = `${language} ${isWordByWord}`;
    const phrases = known.get(key) ?? byRarestTerm([...byUseCase.keys()], index, language, isWordByWord);
    known.set(key, phrases);
    return phrases;
  };

  return {
    meantBy(about, isWordByWord, language) {
      const byTerm = phrasesIn(language, isWordByWord);
      const said = about
        .flatMap((term) => byTerm.get(term) ?? [])
        .filter(({ terms }) => terms.every((term) => about.includes(term)));
      const best = Math.max(...said.map(({ weight }) => weight));
      const meant = new Set(said.flatMap(({ weight, useCase }) => (weight >= NEARLY * best ? [useCase] : [])));
      const tied = [...meant].flatMap((useCase) => byUseCase.get(useCase) ?? []);
      // Of several the one that has more of the sentence itself, else the one that has the use case as its best.
      const shared = ({ profile }: Tied) =>
        about.reduce((sum, term) => sum + (profile.has.get(term) ?? 0) * index.weightOf(term, language), 0);
      // What a use case calls a piece of work may be said of another: the process must speak of the matter as well.
      if (!tied.some((one) => shared(one) >= TELLING)) return null;
      const closest = leastBy(
        leastBy(tied, (one) => -shared(one)),
        ({ rank }) => rank,
      );
      const processes = new Map(closest.map(({ profile: { process } }) => [process.id, process]));
      const [only, second] = processes.values();
      return (!second && only) || null;
    },
  };
}

function leastBy<T>(all: readonly T[], measure: (one: T) => number): T[] {
  const least = Math.min(...all.map(measure));
  return all.filter((one) => measure(one) === least);
}

interface Phrase {
  /** Those that tell something. */
  terms: readonly string[];
  weight: number;
  useCase: UseCase;
}

type PhrasesByTerm = ReadonlyMap<string, readonly Phrase[]>;

function byRarestTerm(
  useCases: readonly UseCase[],
  index: UseCaseIndex,
  language: Language,
  isWordByWord: boolean,
): PhrasesByTerm {
  const weightOf = (term: string) => index.weightOf(term, language);
  const byTerm = new Map<string, Phrase[]>();
  for (const useCase of useCases) {
    for (const phrase of useCase.phrases[language].split(',')) {
      const terms = index
        .termsOf(phrase, language, isWordByWord)
        .filter((term) => LETTERS.test(term) && weightOf(term) >= TELLING);
      const weight = terms.reduce((sum, term) => sum + weightOf(term), 0);
      const [rarest] = terms.toSorted((a, b) => weightOf(b) - weightOf(a));
      if (rarest === undefined || weight < (terms.length > 1 ? PHRASE.least : PHRASE.ofOne)) continue;
      const same = byTerm.get(rarest);
      if (same) same.push({ terms, weight, useCase });
      else byTerm.set(rarest, [{ terms, weight, useCase }]);
    }
  }
  return byTerm;
}
