import { termsOf } from './terms.ts';
import { BASE, LEVELS, TERMS } from './words.gen.ts';

/** What the words of a process say about it, from labelled tasks that were written in the same words. */
export interface Calibration {
  /** 0–100. */
  score: number;
  /** The words that raise the score most, and those that lower it most. */
  raising: string[];
  lowering: string[];
}

const WORDS = 2;
/** A lighter word leaves the score where it is, as far as anyone could tell. In thousandths, as the weights. */
const TELLING = 20;

/** Null for a text that the calibration knows no word of, as one in another language. */
export function calibrationOf(text: string): Calibration | null {
  const terms = knownTerms(text);
  if (terms.length === 0) return null;
  return {
    score: 100 * scoreOfTerms(terms),
    raising: heaviest(terms, ({ weight }) => weight),
    lowering: heaviest(terms, ({ weight }) => -weight),
  };
}

function heaviest(terms: readonly KnownTerm[], pull: (term: KnownTerm) => number): string[] {
  const sorted = terms.filter((term) => pull(term) >= TELLING).sort((a, b) => pull(b) - pull(a));
  return [...new Set(sorted.map(({ words }) => words))].slice(0, WORDS);
}

const levels = LEVELS.split(' ').map(Number);

/**
 * How automatable the words of a short English text say its work is: the share, 0–1, of labelled tasks that they place
 * below it. Fitted by fit.ts on O*NET task statements with the automation labels T0 to T4 of Eloundou et al. 2023,
 * "GPTs are GPTs" (arXiv 2303.10130). A text without one known word is placed near the middle.
 */
export function automationScore(text: string): number {
  return scoreOfTerms(knownTerms(text));
}

function scoreOfTerms(terms: readonly KnownTerm[]): number {
  const estimate = terms.reduce((sum, { weight }) => sum + weight, BASE);
  const above = levels.findIndex((level) => estimate < level);
  if (above === 0) return 0;
  if (above === -1) return 1;
  const [low = 0, high = 0] = levels.slice(above - 1, above + 1);
  return (above - 1 + (estimate - low) / (high - low)) / (levels.length - 1);
}

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  TERMS.split('\n').map((line) => {
    const cut = line.lastIndexOf(' ');
    return [line.slice(0, cut), Number(line.slice(cut + 1))];
  }),
);

interface KnownTerm {
  /** The words of the text, in lower case. */
  words: string;
  /** Thousandths of the label: 100 moves an estimate a tenth of the way from T0 to T4. */
  weight: number;
}

/** The terms of a text that the calibration was fitted on. */
function knownTerms(text: string): KnownTerm[] {
  return [...termsOf(text)].flatMap(([term, words]) => {
    const weight = WEIGHTS.get(term);
    return weight === undefined ? [] : [{ words, weight }];
  });
}
