import type { DocumentPage, InsightFigure } from '@process-ai/contract/insights';
import { type Found, RULES } from './figures/figure-rules.ts';

const MOST = 50;
const READ_MAX = 1_000_000;
/** Characters of the document on each side of a figure that its quote shows, up to the end of the sentence. */
const AROUND = 60;
/** What makes of a number a reference to a place, a version or a date. */
const REFERENCE =
  /(?:section|chapter|page|pages|figure|fig\.|table|step|appendix|article|clause|version|no\.|nr\.|§|#|level)\s*$/i;

/**
 * Figures that look like ROI inputs, each in its field's unit with page, exact words and how it was converted. It reads
 * English, and rather overlooks a figure than takes a date, a page, a percentage or a deadline for one.
 */
export function findFigures(pages: readonly DocumentPage[]): InsightFigure[] {
  const found: InsightFigure[] = [];
  const seen = new Set<string>();
  let left = READ_MAX;
  for (const { page, text } of pages) {
    const read = text.slice(0, left);
    left -= read.length;
    const onPage = RULES.flatMap((rule) => rule(read)).filter((figure) => isFigure(read, figure));
    for (const figure of onPage.toSorted((a, b) => a.start - b.start)) {
      const { field, value, conversion, start, end } = figure;
      const key = `${field} ${value}`;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ field, value, page, quote: quoteOf(read, start, end), conversion });
      if (found.length === MOST) return found;
    }
  }
  return found;
}

/** A number alone on its line is a page number or a cell whose heading is elsewhere. */
function isFigure(text: string, { start, numberEnd }: Found): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, endOr(text, text.indexOf('\n', numberEnd)));
  const number = text.slice(start, numberEnd);
  return line.trim() !== number.trim() && !REFERENCE.test(text.slice(Math.max(0, start - 20), start));
}

const BREAK = /(?<=[.!?;])\s|\n\s*\n|\n(?=\s*[-–•*])/g;

/** The words around the figure, from one end of a word to another, within its sentence. */
function quoteOf(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const cut = [...before.matchAll(BREAK)].at(-1);
  const from = cut ? before.slice(cut.index + cut[0].length) : start > AROUND ? before.replace(/^\S*\s/, '') : before;
  const stop = after.search(BREAK);
  const to = stop >= 0 ? after.slice(0, stop) : end + AROUND < text.length ? after.replace(/\s\S*$/, '') : after;
  return `${from}${text.slice(start, end)}${to}`.replace(/\s+/g, ' ').trim().toWellFormed();
}

const endOr = (text: string, index: number) => (index === -1 ? text.length : index);
