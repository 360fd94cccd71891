import { termsOf } from './terms.ts';
import { TERMS } from './words.gen.ts';

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  TERMS.split('\n').map((line) => {
    const cut = line.lastIndexOf(' ');
    return [line.slice(0, cut), Number(line.slice(cut + 1))];
  }),
);

export interface KnownTerm {
  /** The words of the text, in lower case. */
  words: string;
  /** Thousandths of the label: 100 moves an estimate a tenth of the way from T0 to T4. */
  weight: number;
}

/** The terms of a text that the calibration was fitted on. */
export function knownTerms(text: string): KnownTerm[] {
  return [...termsOf(text)].flatMap(([term, words]) => {
    const weight = WEIGHTS.get(term);
    return weight === undefined ? [] : [{ words, weight }];
  });
}
