import { ADDRESSED, isEmptyTalk, isInLatin, OF_ITSELF, SUBJECTLESS, type Theme } from './telling-words.ts';

/** What a sentence gains and loses, where its words count up to 0.5. */
const WORTH = {
  fact: 0.3,
  factsMost: 2,
  theme: 0.25,
  themesMost: 2,
  opening: 0.4,
  title: 0.3,
  leaning: -0.9,
  addressed: -1,
  subjectless: -0.6,
  long: -0.2,
};
/** Longer than is read at once. */
export const LONG = 280;

/** A sentence that a summary may tell. */
export interface Candidate {
  text: string;
  /** As it stands, where that is not the text itself. */
  quote: string;
  page: number;
  at: number;
  /** Its place in the document, where `at` counts lists alone. */
  stands?: number | undefined;
  terms: ReadonlySet<string>;
  themes: readonly Theme[];
  facts: number;
  isLeaning: boolean;
}

/**
 * Whether a head of department would miss it: it holds a figure, or speaks of what hurts, is wanted, is used, must be
 * kept to or is decided; or it begins the document, and says what that is about. What leans on a sentence that is not
 * told says nothing alone.
 */
export function isWorthTelling({ text, facts, themes, isLeaning }: Candidate, isOpening: boolean): boolean {
  if (!isInLatin(text)) return true;
  return !isLeaning && !isEmptyTalk(text, facts > 0) && (facts > 0 || themes.length > 0 || isOpening);
}

/** What its figures and themes are worth beside the chosen sentences: how many of them hold figures, or speak of a theme. */
export function freshnessOf(
  { themes, facts }: Candidate,
  themesSaid: ReadonlyMap<Theme, number>,
  figuresSaid: number,
): number {
  if (themes.length === 0 && facts === 0) return 0;
  const fresh = themes.map((theme) => 1 / (1 + (themesSaid.get(theme) ?? 0))).toSorted((a, b) => b - a);
  return (
    (WORTH.fact * Math.min(WORTH.factsMost, facts)) / (1 + figuresSaid / 3) +
    WORTH.theme * fresh.slice(0, WORTH.themesMost).reduce((sum, one) => sum + one, 0)
  );
}

/** What a sentence is worth whatever is chosen beside it. */
export function standingOf(
  { text, at, terms, isLeaning }: Candidate,
  inTitle: ReadonlySet<string>,
  count: number,
): number {
  const titled = [...terms].filter((term) => inTitle.has(term)).length;
  return (
    WORTH.opening / (1 + (8 * at) / count) +
    (WORTH.title * titled) / Math.max(3, inTitle.size) +
    (isLeaning ? WORTH.leaning : 0) +
    (ADDRESSED.test(text) || OF_ITSELF.test(text) ? WORTH.addressed : 0) +
    (SUBJECTLESS.test(text) ? WORTH.subjectless : 0) +
    (text.length > LONG ? WORTH.long : 0)
  );
}
