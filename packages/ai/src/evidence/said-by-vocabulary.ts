import type { ProcessWords } from '@process-ai/library/process-words';
import type { Language, UseCase } from '@process-ai/library/use-case';
import { isEmptyWord, isTimeWord, stemOf, wordsIn } from '../use-cases/language.ts';
import { clausesOf, OTHER_CLAUSE } from './clauses.ts';
import { type NamedProcesses, stemsOf } from './named-processes.ts';
import type { EvidenceProcess, Profile } from './profiles.ts';

/** A sentence read as a search would: by all words that a process is known by, each as telling as it is rare. */
export interface SaidByVocabulary {
  holds(sentence: string, told: Told): Held;
  /** 0–1: how much of what a sentence says is known of the process, each word as telling as it is rare. */
  shareOf(sentence: string, process: EvidenceProcess): number;
}

export interface Held {
  /**
   * The one process whose words the sentence clearly uses; where none is clear, or the sentence names a heading above
   * it, those that it was tied to by a name or a phrase.
   */
  meant: readonly EvidenceProcess[];
  /** How near the sentence comes to the nearest process: 2 = as by two words that no other process has. */
  nearness: number;
}

/** What else a sentence tells. */
export interface Told {
  /** By a name or a phrase. */
  tied: readonly EvidenceProcess[];
  /** By how many phrases, see SaidByWords. */
  said: ReadonlyMap<EvidenceProcess, number>;
  /** By what use cases call it. */
  called: readonly EvidenceProcess[];
}

/** A word that many texts of all trades use says little, however rare it is in one sector. */
interface Background {
  texts: number;
  /** By stem. */
  textsWith: ReadonlyMap<string, number>;
}

export interface Vocabulary {
  /** Names, descriptions and ancestors; of the processes of a sector. */
  profiles: readonly Profile[];
  named: NamedProcesses;
  /** What clients call pieces of work, in the language of the document. */
  words: readonly ProcessWords[];
  useCasesOf(process: EvidenceProcess): readonly UseCase[];
  background: Background;
  language: Language;
}

/** What a word counts for, by where it is known from. */
const COUNTS = { name: 3, said: 2, useCase: 0.6, title: 0.8, description: 0.3 };
/** To the score of its words: a phrase for the whole of a process, and what use cases call it. */
const ADDS = { phrase: 3, called: 2 };
/** Okapi BM25 (Robertson and Zaragoza, 2009): how fast a repeated word stops counting, and what a long text takes off. */
const K1 = 1.5;
const B = 0.6;
/**
 * What is clear: so much of the best, in English more, where descriptions are read as well; by its words it also needs
 * so many times the score of the next, but not where phrases say so much of it. What was tied and scores so many times
 * less is not meant.
 */
const CLEAR = {
  byWords: { en: 10, others: 9 },
  byPhrases: { en: 12, others: 9 },
  ofNext: 1.05,
  phrases: 0.7,
  ofTied: 1.7,
  ofSibling: 1.2,
};
/** What stands below a heading and scores so much of it is meant. */
const BELOW = 0.8;
/** Letters of a German or Dutch compound, and of a part of it; what a part of a word counts for. */
const COMPOUND = { least: 9, part: 4, counts: 0.7 };
const COMPOUNDING: ReadonlySet<Language> = new Set(['de', 'nl']);
const FIGURE = /^\d/;
/** What an amount is in says nothing of what it is paid for; without accents. */
const CURRENCY = /^(?:eur|euros?|usd|dollars?|dolar(?:es)?|dollari|brl|reais|real|pesos?|gbp|pounds?|chf|franken)$/;

/** The words of a process: how much each counts, and all of them together. */
interface Words {
  process: EvidenceProcess;
  counts: Map<string, number>;
  length: number;
}

/** By language; the same for all documents. */
const backgrounds = new Map<Language, Background>();

export function backgroundIn(language: Language, useCases: readonly UseCase[]): Background {
  const textOf = ({ title, description, phrases }: UseCase) =>
    language === 'en' ? `${title} ${description}` : phrases[language];
  const known = backgrounds.get(language) ?? backgroundOf(useCases.map(textOf), language);
  backgrounds.set(language, known);
  return known;
}

function backgroundOf(texts: readonly string[], language: Language): Background {
  const textsWith = new Map<string, number>();
  for (const text of texts) {
    for (const stem of new Set(stemsKnown(text, language))) textsWith.set(stem, (textsWith.get(stem) ?? 0) + 1);
  }
  return { texts: texts.length, textsWith };
}

export function saidByVocabulary(vocabulary: Vocabulary): SaidByVocabulary {
  const { language, profiles, background } = vocabulary;
  const all = wordsOfProcesses(vocabulary);
  const meanLength = all.reduce((sum, { length }) => sum + length, 0) / all.length;
  const having = new Map<string, Words[]>();
  for (const words of all) {
    for (const stem of words.counts.keys()) {
      const others = having.get(stem);
      if (others) others.push(words);
      else having.set(stem, [words]);
    }
  }
  const rarityOf = (stem: string): number => {
    const rareInAll = Math.log(1 + background.texts / (1 + (background.textsWith.get(stem) ?? 0)));
    const known = having.get(stem)?.length;
    return known === undefined ? rareInAll : Math.min(rareInAll, rarityAmong(all.length, known));
  };
  const ancestorsOf = new Map(profiles.map(({ process, ancestorIds }) => [process, ancestorIds]));

  const scoresOf = (sentence: string): Map<EvidenceProcess, number> => {
    const scores = new Map<EvidenceProcess, number>();
    for (const [stem, share] of termsOfClauses(sentence, language)) {
      const rarity = rarityOf(stem);
      for (const { process, counts, length } of having.get(stem) ?? []) {
        const count = counts.get(stem) ?? 0;
        const worth = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / meanLength));
        scores.set(process, (scores.get(process) ?? 0) + share * rarity * worth);
      }
    }
    return scores;
  };

  const isAbove = (one: EvidenceProcess, other: EvidenceProcess) => ancestorsOf.get(other)?.has(one.id) ?? false;
  const mostOf = (scores: ReadonlyMap<EvidenceProcess, number>, mayBe: (process: EvidenceProcess) => boolean) => {
    let [most, sum]: [EvidenceProcess | undefined, number] = [undefined, 0];
    for (const [process, score] of scores) if (score > sum && mayBe(process)) [most, sum] = [process, score];
    return { most, sum };
  };
  const bestOf = (scores: ReadonlyMap<EvidenceProcess, number>): Best | null => {
    const { most, sum } = mostOf(scores, () => true);
    if (!most) return null;
    // What a heading is known by is soon said of what stands below it: its work is meant.
    const below = mostOf(scores, (one) => isAbove(most, one));
    const [process, own] = below.most && below.sum >= BELOW * sum ? [below.most, below.sum] : [most, sum];
    const next = mostOf(scores, (one) => one !== process && !isAbove(one, process) && !isAbove(process, one));
    return { process, sum: own, next: next.sum };
  };

  return {
    holds(sentence, { tied, said, called }) {
      const scores = scoresOf(sentence);
      const add = (process: EvidenceProcess, score: number) => scores.set(process, (scores.get(process) ?? 0) + score);
      for (const [process, phrases] of said) add(process, ADDS.phrase * phrases);
      for (const process of called) add(process, ADDS.called);
      const best = bestOf(scores);
      if (!best) return { meant: tied, nearness: 0 };
      const { process, sum, next } = best;
      const isOutdone = (one: EvidenceProcess, times: number) => sum >= times * (scores.get(one) ?? 0);
      const clearest = (): readonly EvidenceProcess[] => {
        if (tied.includes(process)) return tied.filter((one) => one === process || !isOutdone(one, CLEAR.ofSibling));
        if (tied.some(({ id }) => ancestorsOf.get(process)?.has(id))) return tied;
        // What stands below it was named: that is meant.
        const below = tied.filter((one) => isAbove(process, one));
        if (below.length > 0) return below;
        const hasPhrases = (said.get(process) ?? 0) >= CLEAR.phrases || called.includes(process);
        const least = CLEAR[hasPhrases ? 'byPhrases' : 'byWords'][language === 'en' ? 'en' : 'others'];
        const isClear = sum >= least && (hasPhrases || sum >= CLEAR.ofNext * next);
        if (isClear) return [process];
        // What other words say so much more of is not meant, though it is not clear what is.
        return tied.filter((one) => one.parentId === process.parentId || !isOutdone(one, CLEAR.ofTied));
      };
      return { meant: clearest(), nearness: sum / rarityAmong(all.length, 1) };
    },

    shareOf(sentence, process) {
      const own = all.find((one) => one.process === process)?.counts;
      let [known, sum] = [0, 0];
      for (const { text, isCounted } of clausesOf(sentence)) {
        for (const word of contentOf(text, language)) {
          const weight = rarityOf(stemOf(word, language)) * (isCounted ? 1 : OTHER_CLAUSE);
          const shares = [...termsOfSentence(word, language)].map(([stem, share]) => (own?.has(stem) ? share : 0));
          known += weight * Math.max(...shares);
          sum += weight;
        }
      }
      return sum === 0 ? 0 : known / sum;
    },
  };
}

/** The rarity of a word that so many of all processes are known by, as BM25 has it. */
const rarityAmong = (all: number, known: number): number => Math.log(1 + (all - known + 0.5) / (known + 0.5));

interface Best {
  process: EvidenceProcess;
  sum: number;
  /** Of the next that neither stands below it nor above. */
  next: number;
}

/** Each word of a sentence once; those of other clauses than the one with the figure count for less. */
function termsOfClauses(sentence: string, language: Language): Map<string, number> {
  const terms = new Map<string, number>();
  for (const { text, isCounted } of clausesOf(sentence)) {
    for (const [stem, share] of termsOfSentence(text, language))
      terms.set(stem, Math.max(terms.get(stem) ?? 0, share * (isCounted ? 1 : OTHER_CLAUSE)));
  }
  return terms;
}

/** Each word of a text once, with what it counts for; of a compound its beginnings and ends as well. */
function termsOfSentence(sentence: string, language: Language): Map<string, number> {
  const terms = new Map<string, number>();
  for (const word of contentOf(sentence, language)) {
    terms.set(stemOf(word, language), 1);
    if (!COMPOUNDING.has(language) || word.length < COMPOUND.least) continue;
    for (let cut = COMPOUND.part; cut <= word.length - COMPOUND.part; cut += 1) {
      terms.set(asBeginning(stemOf(word.slice(0, cut), language)), COMPOUND.counts);
      terms.set(asEnd(stemOf(word.slice(cut), language)), COMPOUND.counts);
    }
  }
  return terms;
}

const asBeginning = (stem: string) => `${stem}-`;
const asEnd = (stem: string) => `-${stem}`;

/** The stems of a text that a process is known by; those that a compound may be made of as its parts as well. */
const stemsKnown = (text: string, language: Language): string[] =>
  contentOf(text, language).flatMap((word) => {
    const stem = stemOf(word, language);
    const isPart = COMPOUNDING.has(language) && word.length >= COMPOUND.part;
    return isPart ? [stem, asBeginning(stem), asEnd(stem)] : [stem];
  });

const contentOf = (text: string, language: Language): string[] =>
  wordsIn(text).filter(
    (word) =>
      word.length > 1 &&
      !FIGURE.test(word) &&
      !CURRENCY.test(word) &&
      !isEmptyWord(word, language) &&
      !isTimeWord(word, language),
  );

/** Of each process its name and description, what its use cases are called, and what clients call it. */
function wordsOfProcesses({ profiles, named, words, useCasesOf, language }: Vocabulary): Words[] {
  const read = profiles.filter(({ isWordByWord }) => !isWordByWord);
  const all = new Map(read.map(({ process }) => [process, { process, counts: new Map<string, number>(), length: 0 }]));
  const learn = (process: EvidenceProcess, text: string, count: number) => {
    const known = all.get(process);
    if (!known) return;
    for (const stem of stemsKnown(text, language)) {
      known.counts.set(stem, (known.counts.get(stem) ?? 0) + count);
      known.length += count;
    }
  };
  for (const { process, language: own } of read) {
    if (own === language) {
      learn(process, process.name, COUNTS.name);
      learn(process, process.description ?? '', COUNTS.description);
    }
    for (const { title, phrases } of useCasesOf(process)) {
      learn(process, phrases[language], COUNTS.useCase);
      if (language === 'en') learn(process, title, COUNTS.title);
    }
  }
  for (const { names, said } of words) {
    const meant = names.map((name) => {
      const only = named.called(name);
      return only ? [only] : named.withStems(stemsOf(name, 'en'));
    });
    const first = meant.find(({ length }) => length > 0) ?? [];
    for (const { process } of first) learn(process, said.join(' '), COUNTS.said / Math.sqrt(first.length));
  }
  return [...all.values()].filter(({ length }) => length > 0);
}
