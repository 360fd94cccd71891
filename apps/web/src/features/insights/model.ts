import type { Evidence, EvidenceDecision } from '@process-ai/contract/evidence';
import type { DocumentPage, InsightFact } from '@process-ai/contract/insights';
import { csvOf } from '../../lib/csv.ts';

const TYPES = ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'png'];

export const ACCEPTED = TYPES.map((type) => `.${type}`).join(',');

export const isAccepted = (fileName: string) => TYPES.some((type) => fileName.toLowerCase().endsWith(`.${type}`));

/** A range of a text, in UTF-16 units. */
interface Stretch {
  start: number;
  end: number;
}

/**
 * Where a quote stands in a page, as its citation was verified: white space, soft hyphens, kinds of quotation marks and
 * dashes, letter case and compatibility forms do not count. null = nowhere.
 */
export function findQuote(text: string, quote: string): Stretch | null {
  const wanted = fold(quote, '').text;
  if (wanted === '') return null;
  const folded = fold(text, '');
  const at = folded.text.indexOf(wanted);
  return at < 0 ? null : stretchOf(folded, at, wanted.length);
}

interface Match extends Stretch {
  /** Index of the page. */
  page: number;
}

export const MATCHES_MAX = 1000;

type Folded = ReturnType<typeof foldPages>;

/** A document prepared for searching, once. */
export const foldPages = (pages: readonly DocumentPage[]) => pages.map(({ text }) => fold(text, ' '));

/** Where the words stand, page by page; at most a thousand places. White space and letter case do not count. */
export function findMatches(pages: Folded, words: string): Match[] {
  const wanted = fold(words.trim(), ' ').text;
  if (wanted === '') return [];
  const found: Match[] = [];
  for (const [page, folded] of pages.entries()) {
    for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + wanted.length)) {
      found.push({ page, ...stretchOf(folded, at, wanted.length) });
      if (found.length === MATCHES_MAX) return found;
    }
  }
  return found;
}

interface FoldedText {
  text: string;
  /** For each unit of the folded text, where the character begins that it stands for, and where that ends. */
  starts: number[];
  ends: number[];
}

const stretchOf = ({ starts, ends }: FoldedText, at: number, length: number): Stretch => ({
  start: starts[at] ?? 0,
  end: ends[at + length - 1] ?? 0,
});

/** The text as it is compared; each run of white space becomes `space`. Character by character, to find the way back. */
function fold(text: string, space: '' | ' '): FoldedText {
  const [starts, ends]: [number[], number[]] = [[], []];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const plain = foldCharacter(character);
    const kept = plain === ' ' && (space === '' || folded.endsWith(' ')) ? '' : plain;
    for (let unit = 0; unit < kept.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    folded += kept;
    at = end;
  }
  return { text: folded, starts, ends };
}

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  // Fast path for ASCII, where only capitals and quotation marks change.
  if (code < 128 && code > 32 && code !== 96) return code >= 65 && code <= 90 ? character.toLowerCase() : character;
  if (/^\s$/u.test(character)) return ' ';
  return character
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Cf}\s]/gu, '')
    .replace(/[‘’‚‛′`]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/\p{Pd}/gu, '-');
}

/** A piece of a page, rendered separately so that only visible pieces cost anything. */
interface Piece extends Stretch {
  text: string;
}

const PIECE = 2000;

/** Splits the page into pieces of about 2,000 characters, at line ends where possible. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  while (start < text.length) {
    const line = text.indexOf('\n', start + PIECE);
    const end = line < 0 || line > start + 4 * PIECE ? nextCut(text, start) : line + 1;
    pieces.push({ start, end, text: text.slice(start, end) });
    start = end;
  }
  return pieces;
}

/** Where a text without lines may be split: at a space, never within a character. */
function nextCut(text: string, start: number): number {
  if (text.length - start <= 2 * PIECE) return text.length;
  const space = text.indexOf(' ', start + PIECE);
  const cut = space < 0 || space > start + 2 * PIECE ? start + PIECE : space + 1;
  return /[\ud800-\udbff]/.test(text.charAt(cut - 1)) ? cut + 1 : cut;
}

export interface Marked extends Stretch {
  kind: 'quote' | 'match' | 'current';
}

/** A piece cut at its marks, in order; marks do not overlap. */
export function runsOf(
  piece: Piece,
  marks: readonly Marked[],
): { text: string; kind: Marked['kind'] | null; at: number }[] {
  const runs: { text: string; kind: Marked['kind'] | null; at: number }[] = [];
  let at = piece.start;
  const add = (until: number, kind: Marked['kind'] | null) => {
    if (until > at) runs.push({ text: piece.text.slice(at - piece.start, until - piece.start), kind, at });
    at = Math.max(at, until);
  };
  for (const { start, end, kind } of marks) {
    if (end <= piece.start || start >= piece.end) continue;
    add(Math.max(start, piece.start), null);
    add(Math.min(end, piece.end), kind);
  }
  add(piece.end, null);
  return runs;
}

/** Marks without overlaps, in order: what comes earlier in the list wins. */
export function withoutOverlaps(marks: readonly Marked[]): Marked[] {
  const kept: Marked[] = [];
  for (const mark of marks) if (!kept.some(({ start, end }) => mark.start < end && start < mark.end)) kept.push(mark);
  return kept.toSorted((a, b) => a.start - b.start);
}

/** The table of facts for a spreadsheet. */
export const factsAsCsv = (facts: readonly InsightFact[]): string =>
  csvOf([
    ['What', 'Figure', 'Unit', 'Currency', 'Per', 'Page', 'Quote'],
    ...facts.map(({ what, value, unit, currency, period, page, quote }) => [
      what,
      value,
      unit,
      currency,
      period,
      page,
      quote,
    ]),
  ]);

/** What the sentence of a figure is tied to: by its words, or by a person. */
interface Tie {
  /** The whole sentence, where it is known; else as the figure quotes it. */
  quote: string;
  processIds: string[];
  /** null = nobody decided. */
  decision: EvidenceDecision | null;
}

/** A figure's quote may be cut within its sentence, and may reach beyond it. */
export function tieOf(
  { page, quote }: Pick<InsightFact, 'page' | 'quote'>,
  evidence: readonly Evidence[],
  decisions: readonly EvidenceDecision[],
): Tie {
  const isSame = (sentence: string) => isIn(quote, sentence);
  const decision = decisions.find((one) => isSame(one.quote)) ?? null;
  const said = evidence.filter((one) => one.page === page && isSame(one.quote));
  return {
    quote: decision?.quote ?? said[0]?.quote ?? quote,
    processIds: decision
      ? [decision.processId].filter((id) => id !== null)
      : [...new Set(said.map(({ processId }) => processId))],
    decision,
  };
}

/** Whether one of the two holds the other; white space does not count. */
export function isIn(quote: string, sentence: string): boolean {
  const words = quote.replace(/\s+/g, ' ').trim();
  return sentence.includes(words) || words.includes(sentence);
}
