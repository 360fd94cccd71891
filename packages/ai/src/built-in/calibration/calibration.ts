import { scoreOfTerms } from './automation-score.ts';
import { type KnownTerm, knownTerms } from './known-terms.ts';

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
