import type { DocumentPage } from '@process-ai/contract/insights';

/** A sentence, list item or table row of a document, as it stands there but for white space and hyphens at line ends. */
export interface Passage {
  text: string;
  /** The blank between it and the next of its paragraph, if any. */
  joint: string;
  page: number;
  /** Its place in the document, from 0. */
  at: number;
  /** Its paragraph, from 0; and the title above it, empty where there is none. */
  block: number;
  heading: string;
  /** Whether it is a sentence, and not a line that ends without one. */
  isSentence: boolean;
  /** Whether there are gaps in it, as between the cells of a table or behind a label. */
  isRow: boolean;
}

/** Text beyond this is not read: some 300 pages. */
const READ_MAX = 1_000_000;
/** A line this near to the longest ones of its page runs on into the next, unless all are as short as titles are. */
const FULL_LINE = 0.7;
const TITLE_LINE = 40;
/** The longest lines that are looked at, so that one row of a table does not make all others short. */
const LONG_LINES = 0.9;
/** Lines longer than any page is wide are paragraphs: nothing was broken, so nothing is joined. */
const PARAGRAPH_LINE = 220;
export const MARKER = /^\s*(?:[-–—•‣◦▪●○*·■□➢✓→]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s+/u;
const ENDS = /[.!?…。！？؟।۔](?:["'”’»)\]]*)$/u;
const CONTINUES = /^\s*[\p{Ll},;)]/u;
/** Slides and lists: of so many lines fewer than this share have a full stop. There only a small word goes on. */
const LIST_LINES = 4;
const SENTENCES_LEAST = 0.2;
const STOPS = /[.!?;,。！？؟।、，](?:["”’»)]*)(?:\s|$)|[。！？，、]/u;
const LINKS =
  /^\s*(?:in|on|of|and|or|for|to|the|with|from|by|e\.g|und|oder|für|mit|von|der|die|das|y|de|del|para|con|et|ou|du|des|pour|di|per|e|van|voor|met|do|da)\s/u;
/** "Note: …", "Bank details: …": what begins so goes on with nothing. */
const LABEL = /^\s*\p{Lu}[\p{L} /]{1,24}:\s/u;
/** A page number, or a cell of a table. */
const NUMBER_ALONE = /^[\s\d.,–-]*$/;
/** Rows that are to be filled in by hand, or point to a page. */
export const BLANKS = /([_.…·=*#-])\1{3}/u;
export const CAPITALS = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u;
/** A column of text in which each line is nearly as long as the last and many begin in the middle of a sentence. */
const COLUMN_LINE = 30;
const COLUMN_NEAR = 0.75;
const COLUMN_LINES = 6;
/** A running title is the same on so many pages, but for its page number. */
const REPEATED = 3;

/** The segmenter takes "… on paper. 9 % of …" and "… 4.5 FTE. 9 % of …" for one sentence. */
const BEFORE_NUMBER = /(?<=(?:\p{Ll}{2}|FTE|VZÄ|VZK|ETP|EUR|USD|GBP|CHF|[%€£$])[.!?]\s+)(?=\p{N})/u;

/** A wide blank within a line, while a block is cut into sentences: a blank that none of the texts has. */
const GAP = '\u2003';

/** Not the single spaces, which most blanks are. */
const WIDE_BLANK = /\s{2,}|[^\S ]/g;
export const singleSpaced = (text: string): string => text.replace(WIDE_BLANK, ' ');

/** Only so much of a sentence is looked at for its end, or a text of nothing but abbreviations would take for ever. */
const ABBREVIATION = 16;

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The passages of a document in its order: lines that a page breaks are joined, list items and rows stand alone. */
export function passagesOf(pages: readonly DocumentPage[]): Passage[] {
  const found: Passage[] = [];
  let blocks = 0;
  let heading = '';
  for (const { page, lines } of linesOf(pages)) {
    for (const block of blocksOf(lines)) {
      blocks += 1;
      const parts = sentencesIn(block);
      const [only] = parts;
      if (parts.length === 1 && only && isTitle(only.trim())) heading = only.replaceAll(GAP, ' ').trim();
      for (const part of parts) {
        const isRow = part.trim().includes(GAP);
        const plain = part.replaceAll(GAP, ' ');
        const text = plain.trim();
        const joint = plain.slice(text.length);
        found.push({ text, joint, page, at: found.length, block: blocks, heading, isSentence: ENDS.test(text), isRow });
      }
    }
  }
  return found;
}

const isTitle = (text: string) => text.length <= 2 * TITLE_LINE && !ENDS.test(text) && /^[\p{Lu}\p{Lo}\d]/u.test(text);

/** The lines of each page, without running titles, footers and page numbers. */
export function linesOf(pages: readonly DocumentPage[]): { page: number; lines: string[] }[] {
  let left = READ_MAX;
  const begun = pages.map(({ page, text: whole }) => {
    const text = whole.slice(0, left);
    left -= text.length;
    return { page, text };
  });
  const keyOf = (line: string) => singleSpaced(line.replace(/\d+/g, '#')).trim();
  const read = begun.map(({ page, text }) => {
    const lines = text.split(/\r\n|[\n\r\u2028\u2029\f\v]/).map((line) => line.trimEnd());
    return { page, lines, keys: lines.map(keyOf) };
  });
  const counts = new Map<string, number>();
  for (const { keys } of read) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return read.map(({ page, lines, keys }) => ({
    page,
    lines: lines.filter((_, at) => keys[at] === '' || (counts.get(keys[at] ?? '') ?? 0) < REPEATED),
  }));
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Length in letters of an alphabet: an ideograph says about three. */
export const weightOf = (text: string) => text.length + 2 * (text.match(WIDE)?.length ?? 0);

function blocksOf(lines: readonly string[]): string[] {
  const lengths = lines
    .map((line) => singleSpaced(line.trim()).length)
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b);
  const longest = lengths[Math.floor(LONG_LINES * (lengths.length - 1))] ?? 0;
  const full = Math.max(TITLE_LINE, FULL_LINE * longest);
  const isBroken = (lengths.at(-1) ?? 0) <= PARAGRAPH_LINE || longest > 10 * PARAGRAPH_LINE;

  const filled = lines.filter((line) => line.trim() !== '');
  const isList =
    filled.length >= LIST_LINES && SENTENCES_LEAST * filled.length > filled.filter((line) => STOPS.test(line)).length;

  const blocks: string[] = [];
  let open = '';
  let last = '';
  for (const [index, line] of lines.entries()) {
    const mayJoin =
      isBroken &&
      open !== '' &&
      line.trim() !== '' &&
      !MARKER.test(line) &&
      !LABEL.test(line) &&
      !NUMBER_ALONE.test(line) &&
      !NUMBER_ALONE.test(last) &&
      !BLANKS.test(line) &&
      !BLANKS.test(last) &&
      (!last.endsWith(':') || CONTINUES.test(line)) &&
      CAPITALS.test(line) === CAPITALS.test(last);
    const isLong = () => !isList && (weightOf(singleSpaced(last.trim())) >= full || isColumn(lines, index));
    if (mayJoin && (ENDS.test(last) ? isLong() : (isList ? LINKS : CONTINUES).test(line) || isLong())) {
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

/** Whether the line before this one is one of a narrow column, and so goes on in it. */
function isColumn(lines: readonly string[], index: number): boolean {
  const [last = '', line = ''] = [lines[index - 1], lines[index]];
  if (last.length < COLUMN_LINE || last.length < COLUMN_NEAR * Math.min(line.length, 2 * TITLE_LINE)) return false;
  const around = lines.slice(Math.max(0, index - COLUMN_LINES), index + COLUMN_LINES).filter((one) => one.trim());
  const running = around.filter((one) => CONTINUES.test(one)).length;
  return 3 * running >= around.length && around.some((one) => /\.(?:\s|$)/.test(one));
}

/** Ends after a short word with a capital, a number or a usual abbreviation are none: "Dr. Lee", "No. 5", "e.g. this". */
const NO_END =
  /(?:^|[\s(])(?!\p{L}\.\s?m\.)(?:(?:\p{L}\.\s?)*\p{L}|\d{1,3}|Dr|Mr|Mrs|Ms|Prof|Sr|Sra|Mme|Dhr|Mevr|St|No|Nr|Nº|Núm|Art|Sec|Fig|Abb|Inc|Ltd|Co|Corp|Mio|Mrd|Tsd|Std|Min|vs|[Cc]f|etc|p\.\s?ej|p\.\s?ex|ex|bijv|approx|aprox|env|ca|rd|sog|ggf|evtl|gem|lt|bspw|bzgl|einschl|bzw|[Vv]gl|zzgl|inkl|Abs|Ziff|Nrn|Mlle|Dott|Sig|pag|pág|págs|resp|ст)\.\s*$/u;

/** Words without a stop among them, as most list items are. */
const ONE_SENTENCE = /^\p{Script=Latin}+(?:,? \p{Script=Latin}+)*\.?$/u;

/** With the blank behind each, which some scripts leave out. */
function sentencesIn(block: string): string[] {
  if (ONE_SENTENCE.test(block)) return [block];
  const found: string[] = [];
  let parts: string[] = [];
  let end = '';
  const close = () => {
    const sentence = parts.join('').trimStart();
    if (sentence.trim()) found.push(sentence);
    parts = [];
  };
  const segments = Array.from(sentences.segment(unbroken(block)), ({ segment }) => segment.split(BEFORE_NUMBER)).flat();
  for (const segment of segments) {
    parts.push(segment);
    end = `${end}${segment}`.slice(-ABBREVIATION);
    if (!NO_END.test(end)) close();
  }
  close();
  return found;
}

/** A soft hyphen at a line's end divides a word; a hard one between small letters most likely does. */
const unbroken = (block: string) =>
  block
    .trim()
    .replace(/\u00ad\n\s*/g, '')
    .replace(MARKER, (marker) => `${marker.trim()} `)
    .replace(WIDE_BLANK, (blank) => (/\t| {3}/.test(blank) && !blank.includes('\n') ? GAP : ' '));

const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Inflected forms of one word mostly share so many letters. */
const STEM = 7;
const WORD_MIN = 3;
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Text whose words end at what is no letter: no point, apostrophe or digit may stand within one. */
const PLAIN = /^[\p{Script=Latin} ,;()!?-]+\.?$/u;

/** The words of a text in any script, folded so that forms of one word count as one; numbers and short words are none. */
export function termsOf(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase();
  if (PLAIN.test(folded)) {
    const found = folded.match(/\p{Script=Latin}+/gu) ?? [];
    return found.filter(({ length }) => length >= WORD_MIN).map((word) => word.slice(0, STEM));
  }
  return wordsIn(folded).flatMap((word) => {
    const length = Array.from(word).length;
    if (length < (NO_SPACES.test(word) ? 2 : WORD_MIN)) return [];
    return [length <= STEM ? word : Array.from(word).slice(0, STEM).join('')];
  });
}

const wordsIn = (text: string) =>
  Array.from(words.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike && /\p{L}/u.test(segment) ? [segment] : [],
  );

/** Whether a document has a word, in small letters; its words are looked for with the first that is asked for. */
export function knownIn(passages: readonly Passage[]): (word: string) => boolean {
  let words: ReadonlySet<string> | undefined;
  return (word) => {
    words ??= new Set(passages.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []));
    return words.has(word);
  };
}

/** "pro- cess" is one word where a line ended; "pre- and post-" is not. The document itself says how it is written. */
export function mended(text: string, isKnown: (word: string) => boolean): string {
  return text.replace(/(\p{L}*\p{Ll})[-‐] (\p{Ll}+)/gu, (broken, head: string, tail: string) => {
    if (/^(?:and|or|und|oder|bis|y|o|et|ou|e|en|of)$/.test(tail)) return broken;
    const hyphened = `${head}-${tail}`;
    const whole = `${head}${tail}`;
    return isKnown(hyphened.toLowerCase()) && !isKnown(whole.toLowerCase()) ? hyphened : whole;
  });
}

const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
] as const;

const PAIRED = /[()[\]“”«»"]/;

/** Whether every bracket and quotation mark that is opened is closed. */
export const isBalanced = (text: string) =>
  !PAIRED.test(text) ||
  (PAIRS.every(([open, close]) => text.split(open).length === text.split(close).length) &&
    text.split('"').length % 2 === 1);

/** Share of the letters in what is no white space. */
export function lettersIn(text: string): number {
  const filled = text.replace(/\s/g, '').length;
  const others = text.match(/[^\p{L}\p{M}\s]+/gu)?.join('') ?? '';
  return filled === 0 ? 0 : (filled - others.length) / filled;
}
