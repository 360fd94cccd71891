import { wrapText } from '../wrap-text.ts';

/** Inches, and points of the type. */
export interface TextBox {
  w: number;
  h: number;
  size: number;
}

const POINTS = 72;
/** Height of a line in sizes of its type. */
const LEADING = 1.2;
/** The measure is that of bold Arial; the deck's Calibri is narrower by this much at least. */
const NARROWER = 1.12;
/** Width of the narrowest letters, in sizes of the type. */
const NARROWEST = 0.3;

/** The text as much as the box has room for; "…" says that it goes on. */
export function fitText(text: string, { w, h, size }: TextBox): string {
  return rejoined(text, linesIn(text, w, size, linesThatFit(h, size)));
}

/** How many lines a text takes at a width, at most `most`. */
export const lineCount = (text: string, w: number, size: number, most: number): number =>
  Math.max(1, linesIn(text, w, size, most).length);

/** Inches that so many lines take. */
export const heightOf = (lines: number, size: number): number => (lines * size * LEADING) / POINTS;

/** A name inside a sentence, cut to so many characters. */
export function shortName(name: string, most = 40): string {
  if (name.length <= most) return name;
  const signs = Array.from(signsOf.segment(name.slice(0, 4 * most)), ({ segment }) => segment);
  return signs.length <= most
    ? name
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

// By grapheme, so that an accent or an emoji is never cut in half.
const signsOf = new Intl.Segmenter();

const linesThatFit = (h: number, size: number) => Math.max(1, Math.floor((h * POINTS) / (size * LEADING) + 0.05));

function linesIn(text: string, w: number, size: number, lines: number): string[] {
  const width = w * POINTS * NARROWER;
  // No letter is wider than the type is high, so most texts need no measuring.
  if (text.length * size <= width) return text === '' ? [] : [text];
  // More than this never fits, and measuring a long text takes its time.
  const most = Math.ceil((lines * width) / (size * NARROWEST)) + lines;
  return wrapText(text.slice(0, most).toWellFormed(), { width, size, lines });
}

/** The lines as one text, with a space between two only where the text has one: the program that shows it breaks it. */
function rejoined(text: string, lines: readonly string[]): string {
  let at = 0;
  return lines
    .map((line, index) => {
      const gap = index > 0 && text[at] === ' ' ? ' ' : '';
      at += gap.length + line.length;
      return gap + line;
    })
    .join('');
}
