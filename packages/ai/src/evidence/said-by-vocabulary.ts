import type { ProcessWords } from '@process-ai/library/process-words';
import type { Language, UseCase } from '@process-ai/library/use-case';
import { isStopWord, isTimeWord, stemOf, wordsIn } from '../use-cases/language.ts';
import type { EvidenceProcess, Profile } from './profiles.ts';

/** A sentence read as a search would: by all words that a process is known by, each as telling as it is rare. */
export interface SaidByVocabulary {
  /**
   * Of the processes that a sentence was tied to by fewer words those that hold: none where it clearly uses the words of
   * another ("quotes" that are followed up are not written). Of none the one process whose words it clearly uses.
   */
  holds(tied: readonly EvidenceProcess[], sentence: string): readonly EvidenceProcess[];
}

/** A word that many texts of all trades use says little, however rare it is in one sector. */
export interface Background {
  texts: number;
  /** By stem. */
  textsWith: ReadonlyMap<string, number>;
}

export interface Vocabulary {
  /** Names, descriptions and ancestors; of the processes of a sector. */
  profiles: readonly Profile[];
  /** What clients call pieces of work, in the language of the document. */
  words: readonly ProcessWords[];
  useCasesOf(process: EvidenceProcess): readonly UseCase[];
  background: Background;
  language: Language;
}

/** What a word counts for, by where it is known from; "returns" alone may be of goods, laundry or leased aircraft. */
const COUNTS = { name: 1, said: 1, saidOfOne: 0.4, description: 0.6, useCase: 0.55 };
/** The one word of a phrase says more than one of three. */
const OF_ONE = 1.3;
const OF_MANY = 0.8;
/** Sum of what the words of a sentence count for, each by how rare it is (natural logarithm). */
const LEAST = 6;
/** Of a neighbor below the same heading, which has the same nouns and differs by what is done. */
const LEAST_OF_NEIGHBOR = 4;
/** How many times what the next process has, and what a neighbor or another has that was tied by fewer words. */
const AHEAD = { ofNext: 2, ofNextToNeighbor: 1.25, ofNeighbor: 1.35, ofOther: 2 };
/** A word that says something by itself; two must, one of them in a name or a phrase. */
const TELLING = 2.2;
const TELLING_WORDS = 2;
const OF_PHRASE = 0.55;
/** A word that so many of the processes are known by tells none of them. */
const COMMON = 0.2;
const FIGURE = /^\d/;

interface Score {
  process: EvidenceProcess;
  sum: number;
  telling: number;
  inPhrases: number;
  /** Whether it is known by the first telling word: what a sentence says first is what it is about. */
  isFirst: boolean;
}

export function backgroundOf(texts: readonly string[], language: Language): Background {
  const textsWith = new Map<string, number>();
  for (const text of texts) {
    for (const stem of new Set(stemsOf(text, language))) textsWith.set(stem, (textsWith.get(stem) ?? 0) + 1);
  }
  return { texts: texts.length, textsWith };
}

export function saidByVocabulary(vocabulary: Vocabulary): SaidByVocabulary {
  const { language, background } = vocabulary;
  const known = knownByStem(vocabulary);
  const ancestorsOf = new Map(vocabulary.profiles.map(({ process, ancestorIds }) => [process, ancestorIds]));
  const processes = vocabulary.profiles.filter(isRead).length;
  const rarityOf = (stem: string, having: number) =>
    Math.min(
      Math.log(1 + processes / having),
      Math.log(1 + background.texts / (1 + (background.textsWith.get(stem) ?? 0))),
    );

  const scoresOf = (sentence: string): Map<EvidenceProcess, Score> => {
    const scores = new Map<EvidenceProcess, Score>();
    let isFirst = true;
    for (const stem of new Set(stemsOf(sentence, language))) {
      const counts = known.get(stem);
      if (!counts || counts.size > COMMON * processes) continue;
      const rarity = rarityOf(stem, counts.size);
      const isTelling = rarity >= TELLING;
      for (const [process, count] of counts) {
        const score = scores.get(process) ?? { process, sum: 0, telling: 0, inPhrases: 0, isFirst: false };
        score.sum += rarity * count;
        if (isTelling) score.telling += 1;
        if (isTelling && count >= OF_PHRASE && count !== COUNTS.description) score.inPhrases += 1;
        if (isTelling && isFirst) score.isFirst = true;
        scores.set(process, score);
      }
      if (isTelling) isFirst = false;
    }
    return scores;
  };

  return {
    holds(tied, sentence) {
      const scores = scoresOf(sentence);
      let best: Score | undefined;
      let next: Score | undefined;
      for (const one of scores.values()) {
        if (!best || one.sum > best.sum) [best, next] = [one, best];
        else if (!next || one.sum > next.sum) next = one;
      }
      if (!best?.isFirst || best.telling < TELLING_WORDS) return tied;
      const isOutdone = (process: EvidenceProcess | undefined, ahead: number) =>
        best.sum >= ahead * ((process && scores.get(process)?.sum) ?? 0);
      const above = ancestorsOf.get(best.process) ?? new Set();
      const isHeld = (process: EvidenceProcess) => {
        // A heading is meant by its own name alone.
        if (above.has(process.id)) return true;
        return process.parentId === best.process.parentId
          ? best.sum < LEAST_OF_NEIGHBOR || !isOutdone(process, AHEAD.ofNeighbor)
          : best.sum < LEAST || !isOutdone(process, AHEAD.ofOther);
      };
      if (tied.some(isHeld)) return tied;
      const isNear = tied.length > 0 && tied.every(({ parentId }) => parentId === best.process.parentId);
      const isClear = isOutdone(next?.process, isNear ? AHEAD.ofNextToNeighbor : AHEAD.ofNext);
      return isClear && best.inPhrases > 0 && (isNear || best.sum >= LEAST) ? [best.process] : [];
    },
  };
}

const isRead = ({ isHeading, isWordByWord }: Profile) => !isHeading && !isWordByWord;

/** By stem, the processes that are known by it and what it counts for there; headings are left to their own names. */
function knownByStem({ profiles, words, useCasesOf, language }: Vocabulary) {
  const known = new Map<string, Map<EvidenceProcess, number>>();
  const learn = (process: EvidenceProcess, stems: readonly string[], count: number) => {
    for (const stem of stems) {
      const counts = known.get(stem) ?? new Map<EvidenceProcess, number>();
      counts.set(process, Math.max(count, counts.get(process) ?? 0));
      known.set(stem, counts);
    }
  };
  const learnPhrase = (process: EvidenceProcess, phrase: string, count: number) => {
    const stems = stemsOf(phrase, language);
    learn(process, stems, count * (stems.length === 1 ? OF_ONE : stems.length === 2 ? 1 : OF_MANY));
  };
  const leaves = profiles.filter(isRead);
  for (const { process, language: own } of leaves) {
    if (own === language) {
      learn(process, stemsOf(process.description ?? '', language), COUNTS.description);
      learn(process, stemsOf(process.name, language), COUNTS.name);
    }
    for (const { phrases } of useCasesOf(process)) {
      for (const phrase of phrases[language].split(',')) learnPhrase(process, phrase, COUNTS.useCase);
    }
  }
  const named = leaves
    .filter(({ language: own }) => own === 'en')
    .map(({ process }) => ({ process, stems: new Set(stemsOf(process.name, 'en')) }));
  const byStem = new Map<string, typeof named>();
  for (const one of named) for (const stem of one.stems) byStem.set(stem, [...(byStem.get(stem) ?? []), one]);
  for (const { names, said } of words) {
    const meant = names.map((name) => {
      const all = stemsOf(name, 'en');
      const having = (byStem.get(all[0] ?? '') ?? []).filter(({ stems }) => all.every((stem) => stems.has(stem)));
      return { having, count: all.length > 1 ? COUNTS.said : COUNTS.saidOfOne };
    });
    const { having, count } = meant.find(({ having }) => having.length > 0) ?? { having: [], count: 0 };
    for (const { process } of having) for (const phrase of said) learnPhrase(process, phrase, count);
  }
  return known;
}

const stemsOf = (text: string, language: Language): string[] =>
  wordsIn(text)
    .filter((word) => !FIGURE.test(word) && !isStopWord(word, language) && !isTimeWord(word, language))
    .map((word) => stemOf(word, language));
