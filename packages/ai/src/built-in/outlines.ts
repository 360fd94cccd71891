import type { DocumentPage } from '@process-ai/contract/insights';
import { BLANKS, CAPITALS, linesOf, MARKER, weightOf } from './passages.ts';
import { isEmptyTalk } from './telling-words.ts';

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

/** Eight steps of a procedure are told whole. */
const LONGEST = 600;
const TITLE_LONGEST = 80;
const LEAD_LONGEST = 200;
const SLIDE_LINE = 200;
/** More lines than these are a page. */
const SLIDE_LINES = 20;
const ITEM_LEAST = 8;
const ITEMS_LEAST = 2;
/** A list whose items are this short on average is one of names: a table, or a menu. */
const MEAN_LEAST = 14;
const BEGINS = /^["“«„'(]*[\p{Lu}\p{Lo}\p{N}£$€]/u;
const TITLE_ENDS = /[\p{L}\p{N})”]$/u;
const BROKEN = 45;
const ENDS = /[.;,:!?。]$|\s(?:and|or|and\/or|und|oder|et|ou|y|o|e|en|of)$/u;
/** What an item ends with, and the "and" before the last one. */
const LAST = /(?:,?\s(?:and|or|and\/or|und|oder|et|ou|y|o|e|en))?[.;,:\s]*$/u;
const RUNS_ON = /^\p{Ll}/u;
/** A sentence that leads to a list; French has a blank before the colon. */
const LEADS_IN = /^(?:\S+\s+){2,}\S*[\p{L}\p{N})”»]\s?:$/u;
/** What lists what comes. */
const OF_CONTENTS = /(?:contents|agenda|outline|inhalt|gliederung|índice|sommaire|indice|inhoud|sumário|目录|目次)$/iu;
/** What stands in few words with a mark of excitement, asks, goes on from elsewhere or points there is a speaker's aside. */
const ASIDE =
  /[!?]\)?$|(?:\.{3}|…)$|^(?:\.{3}|…)|^\(.*\)$|\betc\.?$|\b(?:see (?:later|below|above|also|next)|more (?:on (?:that|this)|later)|(?:dazu|mehr dazu) später|siehe (?:unten|oben|folie)|voir plus (?:loin|bas)|véase|vedi (?:sotto|oltre)|zie (?:hierna|onder)|ver (?:abaixo|adiante))\b|^not sure\b|\broughly$/iu;
/** "Stage 1 — March 2014 to mid-2015": a label with a figure, and what belongs to it. */
const LABELED = /^(?=.*\d).{2,40}?\s[—–-]\s+\S.{3,}$/u;
const LABELED_LEAST = 3;
/** "7.0 Develop and Manage Human Capital" */
const NUMBERED = /^\d{1,2}(?:\.\d{1,2})?\.?\s+\p{Lu}[^\t]{6,}[\p{L})]$/u;
const NUMBERED_LEAST = 4;
/** A list that begins with another number is the rest of one. */
const NUMBERED_FIRST = /^1(?:\.0)?\.?\s/u;
const CONTENTS_PAGES = 5;
const CHAPTERS_LEAST = 6;
const CHAPTER = /^\p{Lu}\p{L}+,? [^\t]*\p{L}[^\t]*$/u;
/** The first slide of several introduces who speaks. */
const DECK = 4;

/**
 * What slides and lists say: a title or a lead-in with the lines below it, up to a length that is read at once; of a
 * longer list its first items.
 */
export function outlinesOf(pages: readonly DocumentPage[]): Outline[] {
  const named = contentsOf(pages);
  const outlines = linesOf(pages).flatMap(({ page, lines }, index) => {
    const isSlide = pages.length > 1 && lines.every((line) => line.length <= SLIDE_LINE);
    const isCover = isSlide && index === 0 && pages.length >= DECK;
    const groups = groupsOf(lines);
    const labeled = isSlide && !isCover ? labeledOf(lines, page) : null;
    if (labeled) return [labeled];
    // A slide's title may stand behind its list, in the order in which somebody drew them.
    const apart = groups.find((group) => group.length === 1 && isTitle(group[0] ?? ''))?.[0];
    return groups.flatMap(
      (group) => (isCover ? null : outlineOf(group, isSlide, apart, page)) ?? numberedOf(group, page) ?? [],
    );
  });
  return named ? [named, ...outlines] : outlines;
}

/** The chapters of a process model: the numbers of its table of contents in a column, and all of their names in the next. */
function contentsOf(pages: readonly DocumentPage[]): Outline | null {
  for (const { page, text } of pages.slice(0, CONTENTS_PAGES)) {
    const lines = text.split('\n').map((line) => line.trim());
    const first = lines.indexOf('1.0');
    if (first < 0) continue;
    let count = 1;
    while (lines[first + count] === `${count + 1}.0`) count += 1;
    const names = lines.slice(first + count, first + 2 * count);
    const isWhole = count >= CHAPTERS_LEAST && names.length === count && names.every((name) => CHAPTER.test(name));
    if (!isWhole) continue;
    const told = names.map((name, at) => `${at + 1}.0 ${name}`).join('; ');
    return { text: told, quote: names.join('\n'), page, items: names, isLedIn: true };
  }
  return null;
}

/** A timetable on a slide, whose rows may stand apart: the title is the line that is none of them. */
function labeledOf(lines: readonly string[], page: number): Outline | null {
  const filled = lines.map((line) => line.trim()).filter(Boolean);
  const first = filled.findIndex((line) => LABELED.test(line));
  const last = filled.findLastIndex((line) => LABELED.test(line));
  const items = filled.slice(first, last + 1);
  const title = filled.find((line, at) => (at < first || at > last) && isTitle(line));
  if (!title || items.length < LABELED_LEAST || !items.every((line) => LABELED.test(line))) return null;
  return toldAs(title, items, { quote: items.join('\n'), page, items, isLedIn: false });
}

/** The parts of a hierarchy as a page lists them below a title in capitals: those of a process model, or of a manual. */
function numberedOf(group: readonly string[], page: number): Outline | null {
  const first = group.findIndex(
    (line, at) => at > 0 && NUMBERED.test(line) && CAPITALS.test(group[at - 1] ?? '') && isTitle(group[at - 1] ?? ''),
  );
  if (first < 0) return null;
  const end = group.findIndex((line, at) => at > first && !NUMBERED.test(line));
  const items = group.slice(first, end < 0 ? undefined : end);
  if (items.length < NUMBERED_LEAST || !NUMBERED_FIRST.test(items[0] ?? '')) return null;
  const title = group[first - 1] ?? '';
  if (OF_CONTENTS.test(title)) return null;
  const plain = items.map((item) => item.replace(/^[\d.]+\s+/u, ''));
  return toldAs(title, plain, { quote: [title, ...items].join('\n'), page, items, isLedIn: true });
}

function toldAs(title: string, items: readonly string[], outline: Omit<Outline, 'text'>): Outline {
  const [head = '', ...plain] = [title, ...items].map((line) => line.replace(MARKER, '').replace(LAST, ''));
  return { ...outline, text: `${head}: ${plain.join('; ')}` };
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
    // What leads to a list begins a group, whatever title stands above it.
    const isLead = LEADS_IN.test(text) && BEGINS.test(text) && MARKER.test(lines[index + 1] ?? '');
    const last = open.at(-1) ?? '';
    if (isLead && last !== '' && (ENDS.test(last) || last.length < BROKEN)) {
      groups.push(open);
      open = [];
    }
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
  const [begin = '', ...rest] = group;
  // Of a paragraph only the last sentence leads to the list.
  const first = /[.!?]\s+(\p{Lu}[^.!?]*:)$/u.exec(begin)?.[1] ?? begin;
  const isLedIn = LEADS_IN.test(first) && first.length <= LEAD_LONGEST && BEGINS.test(first);
  const isMarked = !MARKER.test(first) && rest.length > 0 && rest.every((line) => MARKER.test(line));
  const isOwn = isLedIn || ((isMarked || (isSlide && !apart)) && isTitle(first));
  const title = isOwn ? first : isSlide ? apart : undefined;
  const below = isLedIn && isSlide ? withoutTitle(rest) : isOwn ? rest : group;
  if (!title || OF_CONTENTS.test(title) || ASIDE.test(title) || below.length < (isOwn ? ITEMS_LEAST : ITEMS_LEAST + 1))
    return null;
  // A form asks, and tells nothing.
  if (below.filter((line) => /^\(|:$/.test(line)).length >= ITEMS_LEAST) return null;
  // Lines that a page broke are no items.
  const broken = below.filter(
    (line, index) => line.length >= BROKEN && !ENDS.test(line) && RUNS_ON.test(below[index + 1] ?? ''),
  ).length;
  if (broken > (isSlide ? 1 : 0) || (isSlide && below.length > SLIDE_LINES)) return null;
  const told: string[] = [];
  let length = title.length;
  let end = 0;
  const lines = [...new Set(below)];
  // "Examples of how it works,\ne.g. after overtime" is one item.
  const isCommaList = 2 * lines.filter((line) => line.endsWith(',')).length > lines.length;
  const goesOn = (at: number) => !isCommaList && (lines[at] ?? '').endsWith(',') && RUNS_ON.test(lines[at + 1] ?? '');
  for (const [at, item] of lines.entries()) {
    if (item === title || BLANKS.test(item) || /https?:|www\.|@/.test(item) || length + item.length > LONGEST) break;
    if (isAside(item)) continue;
    if (at > 0 && goesOn(at - 1) && end === at) told.push(`${told.pop()} ${item}`);
    else told.push(item);
    length += item.length + 1;
    end = at + 1;
  }
  // What is mostly asked, or said by the way, is still open.
  const asides = below.filter(isAside).length;
  if (asides >= told.length) return null;
  const letters = told.map((item) => weightOf(item.match(/\p{L}/gu)?.join('') ?? ''));
  const telling = letters.filter((count) => count >= ITEM_LEAST).length;
  if (telling < ITEMS_LEAST || letters.reduce((sum, one) => sum + one, 0) < MEAN_LEAST * told.length) return null;
  const isCut = lines.slice(end).some((item) => item !== title && !isAside(item));
  const quoted = [...(isOwn ? [title] : []), ...lines.slice(0, end)];
  const outline = toldAs(title, told, { quote: quoted.join('\n'), page, items: below, isLedIn });
  return isCut ? { ...outline, text: `${outline.text}; …` } : outline;
}

/** What a speaker says by the way, or in praise. */
const isAside = (item: string) => ASIDE.test(item.replace(MARKER, '')) || isEmptyTalk(item, /\d/.test(item));

/** The title of a slide may be drawn last: it alone of the lines below a lead-in has no stop. */
function withoutTitle(items: readonly string[]): readonly string[] {
  const [last = '', ...others] = items.toReversed();
  const isDrawnLast = others.length > 1 && isTitle(last) && others.every((item) => ENDS.test(item));
  return isDrawnLast ? items.slice(0, -1) : items;
}
