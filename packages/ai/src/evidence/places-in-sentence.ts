import type { Language } from '@process-ai/library/use-case';
import { isTimeWord, wordsIn } from '../use-cases/language.ts';
import { clausesOf } from './clauses.ts';
import { stemOfOne } from './named-processes.ts';
import { infinitivesOf, infinitivesOfPresent } from './verb-forms.ts';

/** "63 deviations are open": words from a figure to what it counts. */
const COUNTED_WITHIN = 3;
/** Letters of a part of a German or Dutch compound. */
const PART_MIN = 5;
const COMPOUNDING: ReadonlySet<Language> = new Set(['de', 'nl']);
const FIGURE = /^\d+$/;

/** The places of the words that stand right behind a figure, and are not what time is measured in. */
export function countedIn(all: readonly string[], language: Language): ReadonlySet<number> {
  const words = all.flatMap((_, at) => (isFigure(all, at, language) ? [] : [at]));
  return new Set(
    words.flatMap((_, place) => {
      const last = words.slice(Math.max(0, place - COUNTED_WITHIN + 1), place + 1);
      return last.some((one) => FIGURE.test(all[one - 1] ?? '')) ? [place] : [];
    }),
  );
}

/** The places of the words that stand in another clause than the figure. */
export function otherIn(sentence: string, language: Language): ReadonlySet<number> {
  const other = new Set<number>();
  const clauses = clausesOf(sentence);
  if (clauses.every(({ isCounted }) => isCounted)) return other;
  let at = 0;
  for (const { text, isCounted } of clauses) {
    const { length } = withoutFigures(wordsIn(text), language);
    if (!isCounted) for (let place = at; place < at + length; place += 1) other.add(place);
    at += length;
  }
  return other;
}

/** "74 dagen open" says nothing of an open day, and no figure parts words that belong together. */
export const withoutFigures = (words: readonly string[], language: Language): string[] =>
  words.filter((_, at) => !isFigure(words, at, language));

const isFigure = (words: readonly string[], at: number, language: Language) =>
  FIGURE.test(words[at] ?? '') || (FIGURE.test(words[at - 1] ?? '') && isTimeWord(words[at] ?? '', language));

/** Where all of the stems stand next to each other, in any order. */
export function placesOf(
  stems: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  between: number,
): number[] | null {
  const [first = '', ...rest] = stems;
  for (const at of places.get(first) ?? []) {
    const found = [at, ...rest.flatMap((stem) => nearest(places.get(stem) ?? [], at))];
    if (found.length === stems.length && Math.max(...found) - Math.min(...found) < stems.length + between) return found;
  }
  return null;
}

/** Where all of the stems stand one after the other. */
export function placesInOrder(
  stems: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  between: number,
): number[] | null {
  for (const first of places.get(stems[0] ?? '') ?? []) {
    const found = [first];
    for (const stem of stems.slice(1)) {
      const next = places.get(stem)?.find((at) => at > (found.at(-1) ?? first));
      if (next !== undefined) found.push(next);
    }
    if (found.length === stems.length && (found.at(-1) ?? first) - first < stems.length + between) return found;
  }
  return null;
}

const nearest = (all: readonly number[], at: number): number[] =>
  all.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at)).slice(0, 1);

/** The stem of a word; of what may be a compound, the stems of its beginnings and ends as well. */
export function stemsIn(word: string, language: Language): ReadonlySet<string> {
  const forms = [word, ...infinitivesOf(word, language), ...infinitivesOfPresent(word, language)];
  const stems = new Set(forms.map((form) => stemOfOne(form, language)));
  if (!COMPOUNDING.has(language)) return stems;
  for (let cut = PART_MIN; cut <= word.length - 3; cut += 1) stems.add(stemOfOne(word.slice(0, cut), language));
  for (let cut = 3; cut <= word.length - PART_MIN; cut += 1) stems.add(stemOfOne(word.slice(cut), language));
  return stems;
}
