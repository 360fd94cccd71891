import type { CitedSentence } from '@process-ai/contract/insights';
import type { DocumentContext } from '../analyst.ts';
import { findFacts } from './find-facts.ts';
import type { FoundFact } from './found-fact.ts';
import { outlinesOf } from './outlines.ts';
import {
  BLANKS,
  isBalanced,
  lettersIn,
  MARKER,
  mended,
  type Passage,
  passagesOf,
  termsOf,
  weightOf,
  wordsOf,
} from './passages.ts';
import { type Candidate, freshnessOf, isWorthTelling, LONG, standingOf } from './sentence-worth.ts';
import {
  ADDRESSED,
  CODE,
  CONTENTS,
  isNotice,
  LEANING,
  OF_ITSELF,
  POINTING,
  SECTIONS_LEFT_OUT,
  SUBJECT_BEFORE,
  type Theme,
  themesOf,
} from './telling-words.ts';

const FEWEST = 5;
const MOST = 8;
/** One more sentence than the fewest for so many that could be chosen. */
const FOR_ONE_MORE = 10;

/** A sentence that says something by itself, and is read at once. */
const SHORTEST = 40;
const LONGEST = 400;
const TERMS_LEAST = 5;
/** With a figure, shorter ones do as well: "We employ 54 technicians." */
const SHORTEST_WITH_FIGURE = 25;
const TERMS_WITH_FIGURE = 2;
/** Share of letters below which a line is a table of figures, or of contents. */
const LETTERS = 0.6;
/** Fewer terms are a label; so many blanks and questions, and such a share of them, are a form. */
const LINE_TERMS = 4;
const ASKED = 3;
const ASKED_SHARE = 0.15;
/** What begins in the middle of a sentence. */
const FRAGMENT = /^[^\p{L}\p{N}]*\p{Ll}/u;
/** "Lettings team and what it does, page 3." */
const PAGE_LAST = /\p{N}[.)]*$/u;
/** Words that begin with a capital, beyond this share, are a title. German writes nouns so. */
const CAPITALS = 0.8;
/** Terms in more of the passages than this join sentences and tell nothing: "the", "und", "для". */
const COMMON = 0.25;
const COMMON_FROM = 12;
/** Words of two sentences in common, from which they say the same. */
const SAME = 0.75;
/** What has been said already counts less. */
const SAID = 0.25;

/** Less than this is not worth a line of the summary. */
const LEAST = 0.1;
const MORE = 0.35;

/**
 * Five to eight whole sentences of the document itself, in its order, each its own quote; fewer where it has fewer that
 * are worth telling, none where it has no text. Each is chosen for its words, as SumBasic does (Nenkova and Vanderwende
 * 2005), for the figures in it, and for speaking of what hurts, is wanted, is used, decided or must be kept to; what has been
 * said already counts less. Slides and lists without sentences are told by their titles with what stands below.
 */
export function summarizeDocument({ title, pages }: DocumentContext): CitedSentence[] {
  const passages = passagesOf(pages);
  const facts = findFacts(pages, passages).filter(isFigure);
  const factsIn = (text: string) =>
    facts.filter(({ quote }) => text.includes(quote) || (text.length > SHORTEST_WITH_FIGURE && quote.includes(text)))
      .length;

  const outlines = outlinesOf(pages).filter(
    ({ text }) => !isNotice(text) && ![OF_ITSELF, CODE].some((one) => one.test(text)),
  );
  const listed = new Set(outlines.flatMap(({ isLedIn, items }) => (isLedIn ? items : [])));
  const unlisted = passages.filter(({ text }) => !listed.has(text));
  const prose = proseOf(unlisted, factsIn);
  const lists = outlines
    .filter(({ isLedIn }) => isLedIn || prose.length < FEWEST)
    .map(({ text, quote, page, items }, at) => {
      const stands = passages.find((one) => one.page === page && one.text === items[0])?.at;
      return candidateOf({ text, quote, page, at, stands, isLeaning: false }, factsIn);
    });
  const worth = prose.filter((one, at) => isWorthTelling(one, at === 0));
  const told = choose([...worth, ...lists], title);
  const chosen = told.length > 0 ? told : choose(linesOf(passages, factsIn), title);
  const known = wordsOf(passages);
  return chosen.map(({ text, page, quote }) => ({ text: mended(text, known), page, quote }));
}

/** Ages and small counts tell little. */
const isFigure = ({ unit, period, value, quote }: FoundFact) => {
  if (unit === 'count') return period !== null || value >= 10;
  return !((unit === 'years' || unit === 'months') && /\b(?:years old|aged)\b/i.test(quote));
};

function choose(candidates: readonly Candidate[], title: string): Candidate[] {
  const probability = probabilities(candidates);
  const inTitle = new Set(termsOf(title));
  const highest = Math.max(...candidates.map(({ terms }) => meanOf(terms, probability)), Number.MIN_VALUE);
  const enough = Math.min(MOST, FEWEST + Math.floor(candidates.length / FOR_ONE_MORE));
  const themesSaid = new Map<Theme, number>();
  const standing = new Map(candidates.map((one) => [one, standingOf(one, inTitle, candidates.length)]));
  const left = new Map(candidates.map((one) => [one, Number.POSITIVE_INFINITY]));
  const chosen: Candidate[] = [];
  while (chosen.length < MOST && left.size > 0) {
    const figuresSaid = chosen.filter(({ facts }) => facts > 0).length;
    const scoreOf = (one: Candidate) =>
      (0.5 * meanOf(one.terms, probability)) / highest +
      freshnessOf(one, themesSaid, figuresSaid) +
      (standing.get(one) ?? 0);
    const candidate = highestOf(left, scoreOf);
    const score = left.get(candidate) ?? 0;
    // Beyond what is enough only what holds figures and tells much.
    if (score < LEAST || (chosen.length >= enough && !(candidate.facts > 0 && score >= MORE))) break;
    left.delete(candidate);
    if (chosen.some((other) => saysTheSame(other.terms, candidate.terms))) continue;
    chosen.push(candidate);
    for (const term of candidate.terms) probability.set(term, SAID * (probability.get(term) ?? 0));
    for (const theme of candidate.themes) themesSaid.set(theme, (themesSaid.get(theme) ?? 0) + 1);
  }
  return chosen.toSorted((a, b) => a.page - b.page || (a.stands ?? a.at) - (b.stands ?? b.at));
}

/**
 * The first of the highest. Scores only fall while more is chosen, so that the last one is a bound: most need not be
 * computed again. Writes new scores into the map.
 */
function highestOf(bounds: Map<Candidate, number>, scoreOf: (one: Candidate) => number): Candidate {
  let best: Candidate | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  const [likely] = [...bounds].reduce((a, b) => (b[1] > a[1] ? b : a));
  const likelyScore = scoreOf(likely);
  for (const [one, bound] of bounds) {
    if (bound < likelyScore || bound <= highest) continue;
    const score = one === likely ? likelyScore : scoreOf(one);
    bounds.set(one, score);
    if (score > highest) [best, highest] = [one, score];
  }
  return best ?? likely;
}

function meanOf(terms: ReadonlySet<string>, probability: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const term of terms) sum += probability.get(term) ?? 0;
  return sum / Math.max(TERMS_LEAST, terms.size);
}

const saysTheSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((term) => other.has(term)).length > SAME * Math.min(one.size, other.size);

/** How often each term occurs, by sentences; those of nearly every sentence tell nothing. */
function probabilities(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of candidates) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const tooCommon = candidates.length >= COMMON_FROM ? COMMON * candidates.length : Number.POSITIVE_INFINITY;
  return new Map([...counts].map(([term, count]) => [term, count > tooCommon ? 0 : count / candidates.length]));
}

type FactsIn = (text: string) => number;

type Told = Omit<Candidate, 'terms' | 'themes' | 'facts'>;

function candidateOf(
  told: Told,
  factsIn: FactsIn,
  terms: ReadonlySet<string> = new Set(termsOf(told.text)),
): Candidate {
  return { ...told, terms, themes: themesOf(told.text), facts: factsIn(told.quote.replace(/\s+/g, ' ')) };
}

/** The whole sentences that tell something; one that leans on the sentence before it is told with that. */
function proseOf(passages: readonly Passage[], factsIn: FactsIn): Candidate[] {
  const seen = new Set<string>();
  const found: Candidate[] = [];
  for (const [index, passage] of passages.entries()) {
    const { page, at, block } = passage;
    const text = withoutLabel(passage.text);
    const key = text.toLowerCase();
    if (seen.has(key)) continue;
    const terms = new Set(termsOf(text));
    if (!isTold(passage, terms, factsIn(text) > 0)) continue;
    seen.add(key);
    const before = passages[index - 1];
    const isFirst = before?.block !== block || before.page !== page;
    const isLeaning = LEANING.test(text) && !(isFirst && POINTING.test(text));
    const both = before && !isFirst ? `${withoutLabel(before.text)}${before.joint}${text}` : '';
    const isPair =
      (isLeaning || SUBJECT_BEFORE.test(text)) &&
      before &&
      both !== '' &&
      both.length <= LONG &&
      isTold(before, new Set(termsOf(withoutLabel(before.text))), factsIn(before.text) > 0) &&
      !LEANING.test(withoutLabel(before.text));
    if (isPair && found.at(-1)?.at === before.at) found.pop();
    const told = isPair ? both : text;
    const one = { text: told, quote: told, page, at, isLeaning: isLeaning && !isPair };
    found.push(candidateOf(one, factsIn, isPair ? undefined : terms));
  }
  return found;
}

const LABEL = /^\([^()]{2,40}\)\s+(?=\p{Lu})/u;

/** Without its bullet or number, and without what it is filed under: "(Itinerary) Travel for more …". */
const withoutLabel = (text: string) => text.replace(MARKER, '').replace(LABEL, '');

function isTold(
  { text: labelled, heading, isSentence, isRow }: Passage,
  terms: ReadonlySet<string>,
  hasFigure: boolean,
): boolean {
  const text = withoutLabel(labelled);
  return (
    isSentence &&
    !isRow &&
    !FRAGMENT.test(text) &&
    !/^[*†‡§がをはにのでと]/u.test(text) &&
    !/(?:\.\.\.|[…?？؟])["”’»)]*$/u.test(text) &&
    isReadable(text) &&
    weightOf(text) >= (hasFigure ? SHORTEST_WITH_FIGURE : SHORTEST) &&
    terms.size >= (hasFigure ? TERMS_WITH_FIGURE : TERMS_LEAST) &&
    isBalanced(text) &&
    !isTitled(text) &&
    !SECTIONS_LEFT_OUT.test(heading) &&
    !(CONTENTS.test(heading) && PAGE_LAST.test(text)) &&
    !CODE.test(text) &&
    !isNotice(text)
  );
}

const isReadable = (text: string) => lettersIn(text) >= LETTERS && text.length <= LONGEST && !BLANKS.test(text);

const isTitled = (text: string) =>
  (text.match(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu) ?? []).length > CAPITALS * (text.match(/\p{L}{3,}/gu) ?? []).length;

/**
 * Of a document that has neither sentences nor lists the lines that say something; of one in a script without stops the
 * beginning, up to a blank between two clauses. A label says nothing, nor does a form, which asks.
 */
function linesOf(passages: readonly Passage[], factsIn: FactsIn): Candidate[] {
  const asked = passages.filter(({ text }) => BLANKS.test(text) || /[:：]\s*$/u.test(text)).length;
  if (asked >= ASKED && asked > ASKED_SHARE * passages.length) return [];
  const seen = new Set<string>();
  return passages.flatMap((passage): Candidate[] => {
    const { page, at } = passage;
    const quote =
      passage.text.length > LONGEST && NO_STOPS.test(passage.text) ? beginningOf(passage.text) : passage.text;
    const text = withoutLabel(quote);
    const told = candidateOf({ text, quote, page, at, isLeaning: false }, factsIn);
    const isTelling =
      told.terms.size >= LINE_TERMS &&
      isReadable(text) &&
      isBalanced(text) &&
      !isTitled(text) &&
      !(FRAGMENT.test(text) && text === quote) &&
      !/[!?…]$|(\p{Lu})\1{3}/u.test(text) &&
      ![LEANING, ADDRESSED, OF_ITSELF, CODE].some((pattern) => pattern.test(text)) &&
      !isNotice(text);
    const key = text.toLowerCase();
    if (!isTelling || seen.has(key)) return [];
    seen.add(key);
    return [told];
  });
}

const NO_STOPS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const beginningOf = (text: string) => text.slice(0, LONGEST).replace(/\s\S*$/, '');
