import type { DocumentPage } from '@process-ai/contract/insights';

/** A sentence of a document, and what stands around it. */
export interface Passage {
  page: number;
  /** The exact words, white space folded. */
  text: string;
  /** The heading that it stands below; empty where there is none. */
  heading: string;
  /** The sentence before it in the same paragraph; empty for the first. */
  before: string;
}

const READ_MAX = 1_000_000;
const SENTENCE = { least: 20, most: 500 };
/** A line that fills so much of the longest ones runs on in the next. */
const FULL_LINE = 0.7;
const HEADING_WORDS = 10;
const MARKER = /^\s*(?:[-–—•*·▪◦‣]|\(?\d{1,2}[.)](?!\d)|[a-z]\))\s+/u;
const ENDS = /[.!?:;。！？…]["»”)]?\s*$/u;

/** Every sentence of a document, in order; lists count line by line, and headings as what they head. */
export function passagesOf(pages: readonly DocumentPage[]): Passage[] {
  const found: Passage[] = [];
  let left = READ_MAX;
  let heading = '';
  for (const { page, text } of pages) {
    const read = text.slice(0, Math.max(0, left));
    left -= read.length;
    for (const block of blocksOf(read)) {
      if (isHeading(block)) {
        heading = block.text;
        continue;
      }
      let before = '';
      for (const sentence of sentencesOf(block.text)) {
        if (sentence.length >= SENTENCE.least && sentence.length <= SENTENCE.most) {
          found.push({ page, text: sentence, heading, before });
        }
        before = sentence;
      }
    }
  }
  return found;
}

interface Block {
  text: string;
  isItem: boolean;
}

const isHeading = ({ text, isItem }: Block) =>
  !isItem && !ENDS.test(text) && text.split(/\s+/).length <= HEADING_WORDS && /^[\p{Lu}\p{N}]/u.test(text);

/** Paragraphs, items of lists and headings: lines are joined where one runs on in the next. */
function blocksOf(text: string): Block[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029\f\v]/).map((line) => line.trim());
  const full = FULL_LINE * lines.reduce((most, line) => Math.max(most, Math.min(line.length, 140)), 40);
  const blocks: Block[] = [];
  let open: Block | null = null;
  let last = '';
  for (const line of lines) {
    const marker = MARKER.exec(line)?.[0] ?? '';
    const runsOn = last !== '' && line !== '' && marker === '' && (last.length >= full || /^\p{Ll}/u.test(line));
    if (open && runsOn) open.text += ` ${line}`;
    else if (line !== '') {
      open = { text: line.slice(marker.length), isItem: marker !== '' };
      blocks.push(open);
    }
    last = line;
  }
  return blocks.map((block) => ({ ...block, text: block.text.replace(/\s+/g, ' ') }));
}

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
/** The segmenter takes "… on paper. 9 % of …" for one sentence. */
const BEFORE_NUMBER = /(?<=\p{Ll}{2}[.!?]\s+)(?=\p{N})/u;
/** No sentence ends after these: "No. 5", "e.g. this", "ca. 300". */
const NO_END =
  /(?:^|\s|\()(?:\p{Lu}|\d{1,3}|Dr|Mr|Mrs|Ms|Prof|St|No|Nr|Art|Sec|Fig|Inc|Ltd|Co|Corp|vs|cf|etc|e\.g|i\.e|approx|ca|z\.\s?B|bzw|env|aprox|p\.\s?ej)\.\s*$/u;

/** Only so much of a sentence is looked at for its end, or a text of nothing but abbreviations would take for ever. */
const ABBREVIATION = 16;

function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let open = '';
  const segments = Array.from(segmenter.segment(text), ({ segment }) => segment.split(BEFORE_NUMBER)).flat();
  for (const segment of segments) {
    open += segment;
    if (NO_END.test(open.slice(-ABBREVIATION))) continue;
    if (open.trim()) found.push(open.trim());
    open = '';
  }
  if (open.trim()) found.push(open.trim());
  return found;
}
