import type { DocumentPage } from '@process-ai/contract/insights';
import { BLANKS, linesOf, MARKER } from './passages.ts';

/** A title or a lead-in with lines below it. */
export interface Outline {
  /** In one line, as it is told. */
  text: string;
  /** As it stands. */
  quote: string;
  page: number;
  /** Every line of the list, also where only its first ones are told. */
  items: readonly string[];
  /** "The common issues are:" */
  isLedIn: boolean;
}

const LONGEST = 320;
const TITLE_LONGEST = 80;
const LEAD_LONGEST = 200;
const SLIDE_LINE = 200;
const ITEM_LEAST = 8;
const ITEMS_LEAST = 2;
/** A list whose items are this short on average is one of names: a table, or a menu. */
const MEAN_LEAST = 14;
const BEGINS = /^["“«„'(]*[\p{Lu}\p{Lo}\p{N}£$€]/u;
const TITLE_ENDS = /[\p{L}\p{N})”]$/u;
const BROKEN = 45;
const ENDS = /[.;,:!?。]$/u;
const RUNS_ON = /^\p{Ll}/u;
/** What lists what comes. */
const OF_CONTENTS = /(?:contents|agenda|outline|inhalt|gliederung|índice|sommaire|indice|inhoud|sumário|目录|目次)$/iu;
const ASIDE = /!$|^(?:\.{3}|…)|^\(.*\)$/u;
/** The first slide of several introduces who speaks. */
const DECK = 4;

/**
 * What slides and lists say: a title or a lead-in with the lines below it, up to a length that is read at once; of a
 * longer list its first items.
 */
export function outlinesOf(pages: readonly DocumentPage[]): Outline[] {
  return linesOf(pages).flatMap(({ page, lines }, index) => {
    const isSlide = pages.length > 1 && lines.every((line) => line.length <= SLIDE_LINE);
    if (isSlide && index === 0 && pages.length >= DECK) return [];
    const groups = groupsOf(lines);
    // A slide's title may stand behind its list, in the order in which somebody drew them.
    const apart = groups.find((group) => group.length === 1 && isTitle(group[0] ?? ''))?.[0];
    return groups.flatMap((group) => outlineOf(group, isSlide, apart, page) ?? []);
  });
}

const isTitle = (line: string) =>
  line.length <= TITLE_LONGEST && BEGINS.test(line) && TITLE_ENDS.test(line) && !/^\d/.test(line);

function groupsOf(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  let open: string[] = [];
  for (const [index, line] of [...lines, ''].entries()) {
    const text = line.trim();
    // A blank line between a lead-in and its list parts nothing.
    if (text === '' && open.at(-1)?.endsWith(':') && MARKER.test(lines[index + 1] ?? '')) continue;
    // A row of a table is no item.
    if (text !== '' && !text.replace(MARKER, '').includes('\t')) {
      open.push(text);
      continue;
    }
    if (open.length > 0) groups.push(open);
    open = [];
  }
  return groups;
}

function outlineOf(
  group: readonly string[],
  isSlide: boolean,
  apart: string | undefined,
  page: number,
): Outline | null {
  const [first = '', ...rest] = group;
  const isLedIn = /^(?:\S+\s+){3,}\S+:$/.test(first) && first.length <= LEAD_LONGEST && BEGINS.test(first);
  const isMarked = !MARKER.test(first) && rest.length > 0 && rest.every((line) => MARKER.test(line));
  const isOwn = isLedIn || ((isMarked || (isSlide && !apart)) && isTitle(first));
  const title = isOwn ? first : isSlide ? apart : undefined;
  const below = isOwn ? rest : group;
  if (!title || OF_CONTENTS.test(title) || below.length < (isOwn ? ITEMS_LEAST : ITEMS_LEAST + 1)) return null;
  // A form asks, and tells nothing.
  if (below.filter((line) => /^\(|:$/.test(line)).length >= ITEMS_LEAST) return null;
  // Lines that a page broke are no items.
  if (
    !isSlide &&
    below.some((line, index) => line.length >= BROKEN && !ENDS.test(line) && RUNS_ON.test(below[index + 1] ?? ''))
  )
    return null;
  const items: string[] = [];
  let length = title.length;
  let isCut = false;
  for (const item of new Set(below)) {
    if (length + item.length > LONGEST) {
      isCut = true;
      break;
    }
    if (item === title || BLANKS.test(item) || /https?:|www\.|@|(?:\?\)?|…)$/.test(item)) break;
    items.push(item);
    length += item.length + 1;
  }
  const letters = items.map((item) => item.match(/\p{L}/gu)?.length ?? 0);
  const told = letters.filter((count) => count >= ITEM_LEAST).length;
  if (told < ITEMS_LEAST || letters.reduce((sum, one) => sum + one, 0) < MEAN_LEAST * items.length) return null;
  // What stands in few words with a mark of excitement, or goes on from elsewhere, is a speaker's aside.
  if (items.some((item) => ASIDE.test(item.replace(MARKER, '')))) return null;
  const left = isCut ? new Set(below).size - items.length : 0;
  const plain = [title, ...items].map((line) => line.replace(MARKER, '').replace(/[.;,:\s]+$/, ''));
  return {
    text: `${plain[0]}: ${plain.slice(1).join('; ')}${left > 0 ? ` (+ ${left})` : ''}`,
    quote: (isOwn ? [title, ...items] : items).join('\n'),
    page,
    items: below,
    isLedIn,
  };
}
