import type { DocumentPage } from '@process-ai/contract/insights';

/** A sentence, list item or table row of a document, as it stands there but for white space. */
export interface Passage {
  text: string;
  page: number;
  /** Its place in the document, from 0. */
  at: number;
  /** Whether it is a sentence, and not a line that ends without one. */
  isSentence: boolean;
}

/** Text beyond this is not read: some 300 pages. */
const READ_MAX = 1_000_000;
/** A line this near to the longest ones of its page runs on into the next, unless all are as short as titles are. */
const FULL_LINE = 0.7;
const TITLE_LINE = 40;
/** The longest lines that are looked at, so that one row of a table does not make all others short. */
const LONG_LINES = 0.9;
const MARKER = /^\s*(?:[-–—•‣◦▪●○*·■□➢✓→]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s+/u;
const ENDS = /[.!?…。！？؟।۔](?:["'”’»)\]]*)$/u;
/** A page number, or a cell of a table. */
const NUMBER_ALONE = /^[\s\d.,–-]*$/;
const CONTINUES = /^\s*[\p{Ll},;)]/u;

/** Only so much of a sentence is looked at for its end, or a text of nothing but abbreviations would take for ever. */
const ABBREVIATION = 16;

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The passages of a document in its order: lines that a page breaks are joined, list items and rows stand alone. */
export function passagesOf(pages: readonly DocumentPage[]): Passage[] {
  const found: Passage[] = [];
  let left = READ_MAX;
  for (const { page, text } of pages) {
    const read = text.slice(0, left);
    left -= read.length;
    for (const block of blocksOf(read)) {
      for (const sentence of sentencesIn(block)) {
        found.push({ text: sentence, page, at: found.length, isSentence: ENDS.test(sentence) });
      }
    }
    if (left <= 0) break;
  }
  return found;
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Length in letters of an alphabet: an ideograph says about three. */
export const weightOf = (text: string) => text.length + 2 * (text.match(WIDE)?.length ?? 0);

function blocksOf(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029\f\v]/).map((line) => line.replace(/\s+$/, ''));
  const lengths = lines
    .map((line) => line.length)
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b);
  const full = Math.max(TITLE_LINE, FULL_LINE * (lengths[Math.floor(LONG_LINES * (lengths.length - 1))] ?? 0));

  const blocks: string[] = [];
  let open = '';
  let last = '';
  for (const line of lines) {
    const runsOn =
      open &&
      line.trim() &&
      !NUMBER_ALONE.test(line) &&
      !NUMBER_ALONE.test(last) &&
      !MARKER.test(line) &&
      !ENDS.test(last) &&
      (CONTINUES.test(line) || weightOf(last) >= full);
    const sameParagraph = open && line.trim() && !MARKER.test(line) && ENDS.test(last) && weightOf(last) >= full;
    if (runsOn || sameParagraph) {
      open += `\n${line}`;
    } else {
      if (open) blocks.push(open);
      open = line.trim() ? line : '';
    }
    last = line;
  }
  if (open) blocks.push(open);
  return blocks;
}

/** Ends after a short word with a capital, a number or a usual abbreviation are none: "Dr. Lee", "No. 5", "e.g. this". */
const NO_END =
  /(?:^|\s|\()(?:\p{Lu}|\d{1,3}|Dr|Mr|Mrs|Ms|Prof|St|No|Nr|Art|Sec|Fig|Inc|Ltd|Co|Corp|vs|cf|etc|e\.g|i\.e|approx|ca|z\.\s?B|bzw|т\.\s?е|г|ст)\.\s*$/u;

function sentencesIn(block: string): string[] {
  const found: string[] = [];
  let parts: string[] = [];
  let end = '';
  const close = () => {
    const sentence = parts.join('').trim();
    if (sentence) found.push(sentence);
    parts = [];
  };
  for (const { segment } of sentences.segment(block.replace(/\s+/g, ' '))) {
    parts.push(segment);
    end = `${end}${segment}`.slice(-ABBREVIATION);
    if (!NO_END.test(end)) close();
  }
  close();
  return found;
}
