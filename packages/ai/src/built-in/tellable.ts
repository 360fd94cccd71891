import type { FoundFact } from './found-fact.ts';
import { BLANKS, isBalanced, lettersIn, MARKER, type Passage, singleSpaced, termsOf, weightOf } from './passages.ts';
import { aspectsOf, type Candidate, LONG } from './sentence-worth.ts';
import {
  ADDRESSED,
  CODE,
  CONTENTS,
  isNotice,
  LEANING,
  NOTE,
  OF_ITSELF,
  POINTING,
  RULE,
  SECTIONS_LEFT_OUT,
  SUBJECT_BEFORE,
  themesOf,
} from './telling-words.ts';

/** A sentence that says something by itself, and is read at once. */
const SHORTEST = 40;
const LONGEST = 400;
export const TERMS_LEAST = 5;
/** With a figure, shorter ones do as well: "We employ 54 technicians." */
export const SHORTEST_WITH_FIGURE = 25;
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
/** The figures of a text, by what they weigh. */
export type FactsIn = (text: string) => readonly Pick<FoundFact, 'unit' | 'period'>[];

type Told = Omit<Candidate, 'terms' | 'aspects' | 'hasFigure'>;

export function candidateOf(
  told: Told,
  factsIn: FactsIn,
  terms: ReadonlySet<string> = new Set(termsOf(told.text)),
): Candidate {
  const facts = factsIn(singleSpaced(told.quote));
  return { ...told, terms, aspects: aspectsOf(told.text, facts, themesOf(told.text)), hasFigure: facts.length > 0 };
}

/** The whole sentences that tell something; one that leans on the sentence before it is told with that. */
export function proseOf(passages: readonly Passage[], factsIn: FactsIn): Candidate[] {
  const seen = new Set<string>();
  const found: Candidate[] = [];
  for (const [index, passage] of passages.entries()) {
    const { page, at, block } = passage;
    const text = withoutLabel(passage.text);
    const key = text.toLowerCase();
    if (seen.has(key)) continue;
    const terms = new Set(termsOf(text));
    if (!isTold(passage, text, terms, factsIn(text).length > 0)) continue;
    seen.add(key);
    const before = passages[index - 1];
    const isFirst = before?.block !== block || before.page !== page;
    const isLeaning = LEANING.test(text) && !(isFirst && POINTING.test(text));
    const isLed = before && !isFirst && (isLeaning || SUBJECT_BEFORE.test(text));
    const both = isLed ? toldWith(before, text, factsIn) : null;
    if (both !== null && found.at(-1)?.at === before?.at) found.pop();
    const told = both ?? text;
    // Behind "Note:" a sentence may begin with a small letter.
    const said = `${told.slice(0, 1).toUpperCase()}${told.slice(1)}`;
    const one = { text: said, quote: told, page, at, isLeaning: isLeaning && both === null };
    found.push(candidateOf(one, factsIn, both === null ? terms : undefined));
  }
  return found;
}

/** A sentence together with the one before it, which it leans on; null where that is not told, or leans itself. */
function toldWith(before: Passage, text: string, factsIn: FactsIn): string | null {
  const led = withoutLabel(before.text);
  const both = `${led}${before.joint}${text}`;
  const isTogether =
    both.length <= LONG &&
    isTold(before, led, new Set(termsOf(led)), factsIn(before.text).length > 0) &&
    !LEANING.test(led);
  return isTogether ? both : null;
}

const LABEL = /^\([^()]{2,40}\)\s+(?=\p{Lu})/u;

/**
 * Without its bullet or number, what it is filed under ("(Itinerary) Travel for more …"), what marks it as a note, and
 * the mark that opens or closes a quotation of several sentences.
 */
function withoutLabel(text: string): string {
  const bare = text.replace(MARKER, '').replace(LABEL, '').replace(NOTE, '');
  return isBalanced(bare) ? bare : bare.replace(/^[“„«"](?=[^”“»"]*$)/u, '').replace(/(?<=^[^“„«"]*)[”»"]$/u, '');
}

/** `text` is that of the passage without its label. */
function isTold(
  { text: labelled, heading, isSentence, isRow }: Passage,
  text: string,
  terms: ReadonlySet<string>,
  hasFigure: boolean,
): boolean {
  const isRule = !isSentence && !isRow && terms.size >= TERMS_LEAST && RULE.test(text) && !ASKS.test(text);
  return (
    (isSentence || isRule) &&
    !isRow &&
    !(FRAGMENT.test(text) && !NOTE.test(labelled.replace(MARKER, '').replace(LABEL, ''))) &&
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

/** A field of a form, and a line that goes on below. */
const ASKS = /[:,;?]$|\p{L}\/\p{L}.*:|^(?:I|we|my|our)\b/iu;

const isReadable = (text: string) => lettersIn(text) >= LETTERS && text.length <= LONGEST && !BLANKS.test(text);

const isTitled = (text: string) =>
  (text.match(/(?<!\p{L})\p{Lu}\p{L}{2,}/gu) ?? []).length > CAPITALS * (text.match(/\p{L}{3,}/gu) ?? []).length;

/**
 * Of a document that has neither sentences nor lists the lines that say something; of one in a script without stops the
 * beginning, up to a blank between two clauses. A label says nothing, nor does a form, which asks.
 */
export function linesOf(passages: readonly Passage[], factsIn: FactsIn): Candidate[] {
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
      !/[!?…:：]$|^(?:\.{3}|…)|(\p{Lu})\1{3}/u.test(text) &&
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
