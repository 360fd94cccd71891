import { singular } from '@process-ai/domain/capability-tags/stems';
import { wordsOf } from '../words.ts';

/**
 * What the calibration knows a text by, each with the words it was written in: the stems of its words, its pairs of
 * neighbouring stems ("custom order") and its first stem marked as such ("^process"), for a task nearly always begins
 * with its verb.
 */
export function termsOf(text: string): Map<string, string> {
  const words = wordsOf(text).filter((word) => !EMPTY.has(word));
  const terms = new Map<string, string>();
  let before: { word: string; stem: string } | null = null;
  for (const word of words) {
    const stem = stemOf(word);
    if (!terms.has(stem)) terms.set(stem, word);
    if (before) terms.set(`${before.stem} ${stem}`, `${before.word} ${word}`);
    else terms.set(`^${stem}`, word);
    before = { word, stem };
  }
  return terms;
}

const EMPTY = new Set(
  'a an the of to in on at by for from with and or as is are be been that this these those it its'.split(' '),
);

/** Endings in which the forms of one word differ. */
const ENDING = /(?:ations?|ating|ates?|ated|ings?|ions?|ments?|ers?|ors?|ed|es|e|ly|y)$/;
const SHORTEST = 4;

/** Forms of one word share a stem: "processing", "processed" and "processes" are "process". Not meant to be shown. */
export function stemOf(word: string): string {
  const base = singular(word);
  const cut = base.replace(ENDING, '');
  const stem = cut.length >= SHORTEST ? cut : base;
  return stem.at(-1) === stem.at(-2) && !stem.endsWith('ss') ? stem.slice(0, -1) : stem;
}
