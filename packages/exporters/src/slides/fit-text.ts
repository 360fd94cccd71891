import { linesOf } from '../calibri.ts';

/** Inches, and points of the type. */
interface TextLines {
  w: number;
  size: number;
  bold?: boolean;
}

/** Of a line of Calibri, in sizes of the type (source: its ascent and descent). */
const LINE_HEIGHT = 1.2207;
const POINTS = 72;
const TWENTIETHS = 20;
/** Usable share of a line: other programs may break it slightly earlier. */
const FILLED = 0.96;
/** Width of the narrowest letters, in sizes of the type. */
const NARROWEST = 0.22;
/** A word that would be cut is dropped instead if it is no longer than this. */
const WORD = 14;

/** The text, cut with "…" to what fits into a box of the given height. */
export function fitText(text: string, { h, ...box }: TextLines & { h: number }): string {
  const lines = Math.max(1, Math.floor((h * POINTS) / (box.size * LINE_HEIGHT) + 0.05));
  const start = mostOf(text, box, lines);
  const fits = (part: string) => linesIn(part, box) <= lines;
  if (start.length === text.length && fits(text)) return text;
  let [fitting, tooLong] = [0, start.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(cutAt(start, middle))) fitting = middle;
    else tooLong = middle;
  }
  const space = start.lastIndexOf(' ', fitting);
  return cutAt(start, space > 0 && fitting - space <= WORD ? space : fitting);
}

/** How many lines a text takes, at most `most`. */
export const lineCount = (text: string, box: TextLines, most: number): number =>
  Math.min(most, linesIn(mostOf(text, box, most), box));

/** Height of the lines in inches. */
export const heightOf = (lines: number, size: number): number => (lines * size * LINE_HEIGHT) / POINTS;

// By grapheme, so that an accent or an emoji is never cut in half.
const signsOf = new Intl.Segmenter();

const cutAt = (text: string, length: number) => `${text.slice(0, signStart(text, length)).replace(/[\s,;:–]+$/, '')}…`;

/** Of texts on one line: before this code unit, none joins the one before it (source: Unicode Annex 29). */
const FIRST_JOINING = 0x300;

/** Where the sign at a place begins. Most begin there, and to have all segmented takes a fifth of the time of a deck. */
const signStart = (text: string, at: number): number =>
  text.charCodeAt(at) < FIRST_JOINING && text.charCodeAt(at - 1) < FIRST_JOINING
    ? at
    : (signsOf.segment(text).containing(at)?.index ?? at);

/** An upper bound of what fits, so that long texts need not be measured whole. */
const mostOf = (text: string, { w, size }: TextLines, lines: number) =>
  text.slice(0, Math.ceil((lines * w * POINTS) / (size * NARROWEST)));

function linesIn(text: string, { w, size, bold }: TextLines): number {
  const width = w * POINTS * FILLED;
  // No letter is wider than the type is high, so most texts need no measuring.
  return text.length * size <= width ? 1 : linesOf(text, width * TWENTIETHS, size, bold);
}
