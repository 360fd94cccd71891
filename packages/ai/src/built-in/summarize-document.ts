import type { CitedSentence, DocumentPage } from '@process-ai/contract/insights';
import type { DocumentContext, DocumentSummary } from '../analyst.ts';
import { interviewIn } from './answers.ts';
import { findFacts } from './find-facts.ts';
import { figuresOf } from './find-figures.ts';
import type { FoundFact } from './found-fact.ts';
import { outlinesOf } from './outlines.ts';
import { knownIn, mended, type Passage, passagesOf, termsOf } from './passages.ts';
import { type Aspect, type Candidate, freshnessOf, isWorthTelling, standingOf } from './sentence-worth.ts';
import { candidateOf, linesOf, proseOf, SHORTEST_WITH_FIGURE, TERMS_LEAST } from './tellable.ts';
import { CODE, isNotice, OF_ITSELF } from './telling-words.ts';
import { isUnread, unreadFigures } from './unread-figures.ts';

const FEWEST = 5;
const MOST = 8;

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
/** What the words of a sentence weigh, by how often the document says them. */
const WORDS = 0.35;

/**
 * Five to eight whole sentences of the document itself, in its order, each its own quote; fewer where it has fewer that
 * are worth telling, none where it has no text. Each is chosen for its words, as SumBasic does (Nenkova and Vanderwende
 * 2005), for the figures in it, and for speaking of what hurts, is wanted, is used, decided or must be kept to; what has been
 * said already counts less. Slides and lists without sentences are told by their titles with what stands below. The facts
 * are those of the whole document.
 */
export function summarizeDocument({ title, pages }: DocumentContext): Required<DocumentSummary> {
  const passages = passagesOf(pages);
  const facts = findFacts(pages, passages);
  const sentences = sentencesOf(title, pages, passages, facts.filter(isFigure));
  return { sentences, figures: figuresOf(pages, facts) };
}

function sentencesOf(
  title: string,
  pages: readonly DocumentPage[],
  passages: readonly Passage[],
  facts: readonly FoundFact[],
): CitedSentence[] {
  const isForeign = isUnread(pages.map(({ text }) => text.slice(0, 4000)).join('\n'));
  const factsIn = (text: string) =>
    isForeign
      ? unreadFigures(text)
      : facts.filter(
          ({ quote }) => text.includes(quote) || (text.length > SHORTEST_WITH_FIGURE && quote.includes(text)),
        );

  const outlines = outlinesOf(pages).filter(
    ({ text }) => !isNotice(text) && ![OF_ITSELF, CODE].some((one) => one.test(text)),
  );
  const listed = new Set(outlines.flatMap(({ isLedIn, items }) => (isLedIn ? items : [])));
  // Items of a list that were taken for one sentence tell nothing as such.
  const isRunTogether = ({ text, page }: Passage) =>
    outlines.some((one) => one.page === page && one.items.filter((item) => text.includes(item)).length > 1);
  const unlisted = passages.filter((one) => !listed.has(one.text) && !isRunTogether(one));
  const { answers, others } = interviewIn(unlisted, factsIn);
  const prose = proseOf(others, factsIn);
  const worth = prose.filter((one, at) => isWorthTelling(one, at === 0));
  const lists = outlines
    .filter(({ isLedIn }) => isLedIn || worth.length + answers.length < FEWEST)
    .map(({ text, quote, page, items, isLedIn }, at) => {
      const stands = passages.find((one) => one.page === page && one.text === items[0])?.at;
      return candidateOf({ text, quote, page, at, stands, isList: true, isLedIn, isLeaning: false }, factsIn);
    });
  const told = choose([...worth, ...answers, ...lists], title);
  const chosen = told.length > 0 ? told : choose(linesOf(passages, factsIn), title);
  const isKnown = knownIn(passages);
  return chosen.map(({ text, page, quote }) => ({ text: mended(text, isKnown), page, quote }));
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
  const said = new Map<Aspect, number>();
  const standing = new Map(candidates.map((one) => [one, standingOf(one, inTitle, candidates.length)]));
  const left = new Map(candidates.map((one) => [one, Number.POSITIVE_INFINITY]));
  const chosen: Candidate[] = [];
  while (chosen.length < MOST && left.size > 0) {
    const scoreOf = (one: Candidate) =>
      (WORDS * meanOf(one.terms, probability)) / highest + freshnessOf(one, said) + (standing.get(one) ?? 0);
    const candidate = highestOf(left, scoreOf);
    const score = left.get(candidate) ?? 0;
    // Beyond what is enough only what tells much, and no bare list without a figure.
    if (score < LEAST || (chosen.length >= FEWEST && score < (candidate.isAnswer ? LEAST : MORE))) break;
    left.delete(candidate);
    const isBare = candidate.isList && !candidate.isLedIn && !candidate.hasFigure;
    if (chosen.length >= FEWEST && isBare) continue;
    if (chosen.some((other) => saysTheSame(other.terms, candidate.terms))) continue;
    chosen.push(candidate);
    for (const term of candidate.terms) probability.set(term, SAID * (probability.get(term) ?? 0));
    for (const aspect of candidate.aspects) said.set(aspect, (said.get(aspect) ?? 0) + 1);
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
