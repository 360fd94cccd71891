import type { InsightFact } from '@process-ai/contract/insights';
import {
  ADDRESSED,
  AIMED,
  DEADLINE,
  IN_MONTH,
  isEmptyTalk,
  isInLatin,
  OF_ITSELF,
  RULE,
  SUBJECTLESS,
  type Theme,
} from './telling-words.ts';

/** What a sentence gains and loses, where its words count up to 0.35. */
const WORTH = {
  figure: 0.15,
  aspectsMost: 3,
  opening: 0.4,
  /** How large somebody is, wherever it stands. */
  size: -0.1,
  title: 0.3,
  leaning: -0.9,
  addressed: -1,
  subjectless: -0.6,
  long: -0.2,
};
/** Money, an aim and a day by which weigh as much as how often and how long. */
const ASPECTS: Record<Aspect, number> = {
  money: 0.3,
  volume: 0.3,
  time: 0.25,
  share: 0.25,
  amount: 0.15,
  aim: 0.35,
  aims: 0.15,
  pains: 0.25,
  rules: 0.25,
  systems: 0.2,
  duties: 0.15,
};
/** What a figure says, or an aim that can be measured ("aim"); and what the words speak of. */
export type Aspect = 'money' | 'volume' | 'time' | 'share' | 'amount' | 'aim' | Theme;
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
  aspects: readonly Aspect[];
  hasFigure: boolean;
  /** A list of a slide; `isLedIn`: a sentence leads to it. */
  isList?: boolean;
  isLedIn?: boolean;
  isLeaning: boolean;
  /** With the question that it answers. */
  isAnswer?: boolean;
}

/**
 * Whether a head of department would miss it: it holds a figure, or speaks of what hurts, is wanted, is used, must be
 * kept to or is decided; or it begins the document, and says what that is about. What leans on a sentence that is not
 * told says nothing alone.
 */
export function isWorthTelling({ text, hasFigure, aspects, isLeaning }: Candidate, isOpening: boolean): boolean {
  const saysMuch = !isInLatin(text) || (!isLeaning && (hasFigure || aspects.length > 0 || isOpening));
  return saysMuch && !isEmptyTalk(text, hasFigure);
}

const ASPECT_OF: Partial<Record<InsightFact['unit'], Aspect>> = {
  currency: 'money',
  percent: 'share',
  count: 'amount',
  fte: 'amount',
};

/** What a sentence with these facts and themes says. */
export function aspectsOf(
  text: string,
  facts: readonly Pick<InsightFact, 'unit' | 'period'>[],
  themes: readonly Theme[],
): Aspect[] {
  const said = facts.map(
    ({ unit, period }): Aspect =>
      unit === 'count' && (period || IN_MONTH.test(text)) ? 'volume' : (ASPECT_OF[unit] ?? 'time'),
  );
  const isRule = !themes.includes('rules') && RULE.test(text);
  const isMeasured = AIMED.test(text) && (facts.length > 0 || DEADLINE.test(text));
  const other = themes.filter((theme) => theme !== 'aims');
  const aim: Aspect[] = isMeasured ? ['aim'] : themes.includes('aims') ? ['aims'] : [];
  // A budget is what is aimed at, and no loss.
  const figures = isMeasured ? said.filter((aspect) => aspect !== 'money') : said;
  return [...new Set([...figures, ...aim, ...other, ...(isRule ? (['rules'] as const) : [])])];
}

/** What it says is worth beside the chosen sentences, by how many of them say such a thing. */
export function freshnessOf({ aspects, hasFigure }: Candidate, said: ReadonlyMap<Aspect, number>): number {
  const fresh = aspects
    .map((aspect) => ASPECTS[aspect] / (1 + (said.get(aspect) ?? 0) / 2))
    .toSorted((a, b) => b - a)
    .slice(0, WORTH.aspectsMost);
  // A day by which is as good as a figure.
  return (hasFigure || aspects.includes('aim') ? WORTH.figure : 0) + fresh.reduce((sum, one) => sum + one, 0);
}

/** What a sentence is worth whatever is chosen beside it. */
export function standingOf(
  { text, at, terms, aspects, hasFigure, isLeaning, isList, isAnswer }: Candidate,
  inTitle: ReadonlySet<string>,
  count: number,
): number {
  const titled = [...terms].filter((term) => inTitle.has(term)).length;
  const isSize = hasFigure && aspects.every((aspect) => aspect === 'amount');
  return (
    (isSize ? WORTH.size : WORTH.opening / (1 + (8 * at) / count)) +
    (WORTH.title * titled) / Math.max(3, inTitle.size) +
    (isLeaning ? WORTH.leaning : 0) +
    (ADDRESSED.test(text) || OF_ITSELF.test(text) ? WORTH.addressed : 0) +
    (SUBJECTLESS.test(text) ? WORTH.subjectless : 0) +
    (text.length > LONG && !isList && !isAnswer ? WORTH.long : 0)
  );
}
