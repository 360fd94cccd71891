import type { CitedSentence } from '@process-ai/contract/insights';
import type { DocumentContext } from '../analyst.ts';
import { type Passage, passagesOf, weightOf } from './passages.ts';

const FEWEST = 4;
const MOST = 7;
/** One more sentence than the fewest for so many that could be chosen. */
const FOR_ONE_MORE = 25;

/** A sentence that says something by itself, and is read at once. */
const SHORTEST = 40;
const LONGEST = 400;
const TERMS_LEAST = 5;
/** Share of letters below which a line is a table of figures, or of contents. */
const LETTERS = 0.6;
/** What begins in the middle of a sentence, and rows that are to be filled in by hand or point to a page. */
const FRAGMENT = /^[^\p{L}\p{N}]*\p{Ll}/u;
const BLANKS = /([_.…·=*#-])\1{3}/u;
/** With so many sentences, or this share of all passages, they tell enough; else it is the lists that tell. */
const PROSE_ENOUGH = 14;
const PROSE = 0.25;
/** A passage on so many pages is a running title. */
const REPEATED = 3;
/** Terms in more of the passages than this join sentences and tell nothing: "the", "und", "для". */
const COMMON = 0.25;
const COMMON_FROM = 12;
/** First sentences of a document say more than later ones. */
const OPENING = 0.35;
const TITLE = 1;
/** What has been said already counts less. */
const SAID = 0.25;

interface Candidate extends Passage {
  terms: ReadonlySet<string>;
}

/**
 * Four to seven sentences of the document itself, in its order, each its own quote; fewer where it has fewer, none
 * where it has no text. They are chosen by SumBasic (Nenkova and Vanderwende 2005): the sentence whose words are most
 * frequent on average, then again with the words of the chosen ones counting less, and the opening and the words of the
 * title counting more. Lists and rows are taken only where there are too few sentences.
 */
export function summarizeDocument({ title, pages }: DocumentContext): CitedSentence[] {
  const candidates = candidatesIn(withoutRunningTitles(passagesOf(pages)));
  const probability = probabilities(candidates);
  const inTitle = new Set(termsOf(title));
  const wanted = Math.min(MOST, FEWEST + Math.floor(candidates.length / FOR_ONE_MORE));

  const left = new Set(candidates);
  const chosen: Candidate[] = [];
  while (chosen.length < wanted && left.size > 0) {
    let best: Candidate | null = null;
    let highest = -1;
    for (const candidate of left) {
      const score = scoreOf(candidate, probability, inTitle, candidates.length);
      if (score <= highest) continue;
      best = candidate;
      highest = score;
    }
    if (!best) break;
    chosen.push(best);
    left.delete(best);
    for (const term of best.terms) probability.set(term, SAID * (probability.get(term) ?? 0));
  }
  return chosen.toSorted((a, b) => a.at - b.at).map(({ text, page }) => ({ text, page, quote: text }));
}

function scoreOf(
  { terms, at }: Candidate,
  probability: ReadonlyMap<string, number>,
  inTitle: ReadonlySet<string>,
  count: number,
): number {
  let sum = 0;
  let titled = 0;
  for (const term of terms) {
    sum += probability.get(term) ?? 0;
    if (inTitle.has(term)) titled += 1;
  }
  const mean = sum / Math.max(TERMS_LEAST, terms.size);
  return mean * (1 + OPENING / (1 + (8 * at) / count) + (TITLE * titled) / Math.max(1, inTitle.size));
}

/** How often each term occurs, by sentences; those of nearly every sentence, or of one only, tell nothing. */
function probabilities(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of candidates) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const tooCommon = candidates.length >= COMMON_FROM ? COMMON * candidates.length : Number.POSITIVE_INFINITY;
  return new Map([...counts].map(([term, count]) => [term, count > tooCommon ? 0 : count / candidates.length]));
}

/** Sentences; where there are too few, also lists and rows; where there are none of these either, whatever has words. */
function candidatesIn(passages: readonly Passage[]): Candidate[] {
  const seen = new Set<string>();
  const all = passages.flatMap((passage): Candidate[] => {
    const key = passage.text.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...passage, terms: new Set(termsOf(passage.text)) }];
  });
  const readable = all.filter(({ text }) => lettersIn(text) >= LETTERS && text.length <= LONGEST && !BLANKS.test(text));
  const full = readable.filter(({ text, terms }) => terms.size >= TERMS_LEAST && weightOf(text) >= SHORTEST);
  const prose = full.filter(({ text, isSentence }) => isSentence && !FRAGMENT.test(text));
  if (prose.length >= Math.min(PROSE_ENOUGH, Math.max(FEWEST, PROSE * full.length))) return prose;
  if (full.length >= FEWEST) return full;
  const short = readable.filter(({ terms }) => terms.size >= 2);
  return short.length >= FEWEST ? short : readable.filter(({ terms }) => terms.size > 0).concat(cutOf(all, readable));
}

/** A document that is one endless line still gives its beginning, up to a word's end. */
function cutOf(all: readonly Candidate[], readable: readonly Candidate[]): Candidate[] {
  if (readable.length > 0) return [];
  return all
    .filter(({ text, terms }) => text.length > LONGEST && terms.size > 0)
    .slice(0, FEWEST)
    .map((candidate) => ({
      ...candidate,
      text: candidate.text
        .slice(0, LONGEST)
        .replace(/\s\S*$/, '')
        .toWellFormed(),
    }));
}

function withoutRunningTitles(passages: readonly Passage[]): Passage[] {
  const pages = new Map<string, Set<number>>();
  for (const { text, page } of passages) pages.set(text, (pages.get(text) ?? new Set()).add(page));
  return passages.filter(({ text }) => (pages.get(text)?.size ?? 0) < REPEATED);
}

function lettersIn(text: string): number {
  const filled = text.replace(/\s/g, '').length;
  return filled === 0 ? 0 : (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0) / filled;
}

const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Inflected forms of one word mostly share so many letters. */
const STEM = 7;
const WORD_MIN = 3;
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The words of a text in any script, folded so that forms of one word count as one; numbers and short words are none. */
function termsOf(text: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of words.segment(text.normalize('NFKC').toLowerCase())) {
    if (!isWordLike || !/\p{L}/u.test(segment)) continue;
    const length = Array.from(segment).length;
    if (length >= (NO_SPACES.test(segment) ? 2 : WORD_MIN)) found.push(Array.from(segment).slice(0, STEM).join(''));
  }
  return found;
}
