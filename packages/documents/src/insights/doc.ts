import { openCompoundFile, viewOf } from './compound-file.ts';
import { onePage, type Reading } from './reading.ts';
import { damaged, orDamaged, protectedByPassword, unusable } from './unusable.ts';

/**
 * DOC of Word 97 and later, also fast-saved → one page: the body, its text boxes, footnotes and endnotes.
 * Throws `documentUnusable` when it is protected by a password, older than Word 97, or damaged.
 */
export function readDoc(bytes: Uint8Array): Reading {
  const streams = openCompoundFile(bytes, 'doc', ['WordDocument']);
  const document = viewOf(streams.read('WordDocument') ?? new Uint8Array());
  checkHeader(document);
  const table = streams.read(document.getUint16(10, true) & TABLE_1 ? '1Table' : '0Table');
  if (!table) throw damaged();
  return orDamaged(() => onePage(readParts(document, viewOf(table))));
}

/** The start of the file information block: [MS-DOC] 2.5.2, FibBase. */
function checkHeader(document: DataView): void {
  if (document.byteLength < 12) throw damaged();
  if (document.getUint16(0, true) !== WORD_97_MARK || document.getUint16(2, true) < WORD_97_VERSION) {
    throw unusable('The file is of Word 95 or older, which cannot be read: save it as DOCX and upload it again.');
  }
  if (document.getUint16(10, true) & ENCRYPTED) throw protectedByPassword();
}

const WORD_97_MARK = 0xa5ec;
/** Word 97 writes 0x00c1, and 0x00c0 in some of its languages; Word 95 wrote 0x0068. */
const WORD_97_VERSION = 0x00c0;
const ENCRYPTED = 0x0100;
const TABLE_1 = 0x0200;

/** Offsets of the number of characters of each part, in the order of the parts: FibRgLw97. */
const LENGTHS = {
  body: 0x4c,
  footnotes: 0x50,
  headers: 0x54,
  comments: 0x5c,
  endnotes: 0x60,
  boxes: 0x64,
};

function readParts(document: DataView, table: DataView): string {
  const codes = readCharacters(document, table);
  const texts: Record<string, string> = {};
  let start = 0;
  for (const [part, at] of Object.entries(LENGTHS)) {
    const end = Math.min(start + document.getUint32(at, true), codes.length);
    texts[part] = fieldResults(codes.subarray(start, end));
    start = end;
  }
  const parts = [texts['body'], texts['boxes'], texts['footnotes'], texts['endnotes']];
  return parts.filter((text) => text?.trim()).join('\n\n');
}

/** Offset of the piece table: [MS-DOC] 2.5.6, fcClx. */
const PIECES_AT = 0x01a2;
const PROPERTIES = 1;
const PIECE_TABLE = 2;
const COMPRESSED = 0x40000000;

const MARK = { cell: 0x07, fieldBegin: 0x13, fieldSeparator: 0x14, fieldEnd: 0x15 };

/**
 * The characters of a DOC in their order, by its piece table: the text of a fast-saved file stands in pieces all over the
 * file ([MS-DOC] 2.4.1). Deleted characters are 0, ends of table rows are line ends.
 * Throws `documentUnusable` where the pieces say that there are more characters than bytes, `RangeError` where they lead
 * out of the file.
 */
function readCharacters(document: DataView, table: DataView): Uint16Array {
  const { count, cps, descriptors } = findPieces(document, table);
  const total = table.getUint32(cps + count * 4, true);
  if (total > document.byteLength) throw damaged();
  const codes = new Uint16Array(total);
  const deleted = deletedRanges(document, table);
  const ends = rowEnds(document, table);
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const length = table.getUint32(cps + (index + 1) * 4, true) - table.getUint32(cps + index * 4, true);
    const place = table.getUint32(descriptors + index * 8 + 2, true);
    if (length < 0 || at + length > total) throw damaged();
    const isCompressed = (place & COMPRESSED) !== 0;
    const start = isCompressed ? (place & ~COMPRESSED) / 2 : place;
    const width = isCompressed ? 1 : 2;
    for (let offset = 0; offset < length; offset += 1) {
      codes[at + offset] = isCompressed
        ? windows1252(document.getUint8(start + offset))
        : document.getUint16(start + offset * 2, true);
    }
    const piece = { codes: codes.subarray(at, at + length), start, width };
    mapCharacters(piece, deleted, () => 0);
    mapCharacters(piece, ends, (code) => (code === MARK.cell ? 0x0a : code));
    at += length;
  }
  return codes;
}

/** The table follows properties that fast saving has put before it. */
function findPieces(document: DataView, table: DataView) {
  let at = document.getUint32(PIECES_AT, true);
  while (table.getUint8(at) === PROPERTIES) at += 3 + table.getUint16(at + 1, true);
  if (table.getUint8(at) !== PIECE_TABLE) throw damaged();
  const size = table.getUint32(at + 1, true);
  const cps = at + 5;
  const count = Math.floor((size - 4) / 12);
  if (count < 1 || cps + size > table.byteLength) throw damaged();
  return { count, cps, descriptors: cps + (count + 1) * 4 };
}

interface Piece {
  codes: Uint16Array;
  /** Offset in the file, and bytes per character. */
  start: number;
  width: number;
}

/** Changes the characters of a piece that lie in any of the ranges, which are sorted and do not overlap. */
function mapCharacters({ codes, start, width }: Piece, ranges: Range[], to: (code: number) => number): void {
  const end = start + codes.length * width;
  for (let index = firstAfter(ranges, start); index < ranges.length; index += 1) {
    const range = ranges[index];
    if (!range || range.start >= end) return;
    const last = Math.min(codes.length, Math.ceil((range.end - start) / width));
    for (let at = Math.max(0, Math.floor((range.start - start) / width)); at < last; at += 1) {
      codes[at] = to(codes[at] ?? 0);
    }
  }
}

/** Index of the first range that ends after an offset. */
function firstAfter(ranges: Range[], place: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Characters → text. A field (a link, a page number) counts with its result, not with its code. */
function fieldResults(codes: Uint16Array): string {
  const kept = new Uint16Array(codes.length);
  const closed = closedFields(codes);
  /** For each open field, whether its result has begun. */
  const open: boolean[] = [];
  let inCode = 0;
  let length = 0;
  for (const [index, code] of codes.entries()) {
    if (code === MARK.fieldBegin && closed.has(index)) {
      open.push(false);
      inCode += 1;
    } else if (code === MARK.fieldSeparator && open.length) {
      if (!open.at(-1)) inCode -= 1;
      open[open.length - 1] = true;
    } else if (code === MARK.fieldEnd && open.length) {
      if (!open.pop()) inCode -= 1;
    } else if (!inCode) {
      const character = shownCharacter(code);
      if (character) kept[length++] = character;
    }
  }
  const bytes = Buffer.from(kept.buffer, 0, length * 2);
  return bytes.toString('utf16le');
}

/** Indexes at which fields begin that also end. */
function closedFields(codes: Uint16Array): Set<number> {
  const open: number[] = [];
  const closed = new Set<number>();
  for (const [index, code] of codes.entries()) {
    if (code === MARK.fieldBegin) open.push(index);
    else if (code === MARK.fieldEnd) {
      const begin = open.pop();
      if (begin !== undefined) closed.add(begin);
    }
  }
  return closed;
}

/** Word's marks as the characters that they show; 0 for those that show none (pictures, notes, deleted text). */
function shownCharacter(code: number): number {
  if (code >= 0x20 || code === 0x09 || code === 0x0a) return code;
  return SHOWN[code] ?? 0;
}

const SHOWN: Record<number, number> = { 7: 0x09, 11: 0x0a, 12: 0x0a, 13: 0x0a, 30: 0x2d };

/** Only 0x80 to 0x9f differ from Unicode. */
function windows1252(byte: number): number {
  return byte >= 0x80 && byte < 0xa0 ? (WINDOWS_1252[byte - 0x80] ?? byte) : byte;
}

const WINDOWS_1252 = Array.from(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index)),
  (character) => character.charCodeAt(0),
);

/** A range of offsets in the file, its end not included. */
interface Range {
  start: number;
  end: number;
}

/** Offsets of the lists of pages that hold the properties of characters and of paragraphs: [MS-DOC] 2.5.6. */
const CHARACTER_PAGES = 0x00fa;
const PARAGRAPH_PAGES = 0x0102;
const PAGE_SIZE = 512;

const DELETED = 0x0800;
const ROW_END = 0x2417;
const TABLE_DEFINITION = 0xd608;
/** Size in bytes of a property's operand, by the top three bits of the property: [MS-DOC] 2.2.5.1; 6 states its own. */
const OPERAND_SIZES = [1, 1, 2, 4, 2, 2, 0, 3];

/** Text that revision marks show as deleted, in the order of the file. */
function deletedRanges(document: DataView, table: DataView): Range[] {
  return rangesWith(document, table, CHARACTER_PAGES, DELETED, (page, run, runs) => {
    const at = page.getUint8((runs + 1) * 4 + run) * 2;
    return at ? { start: at + 1, end: at + 1 + page.getUint8(at) } : null;
  });
}

/** Paragraphs that end a row of a table, in the order of the file. */
function rowEnds(document: DataView, table: DataView): Range[] {
  return rangesWith(document, table, PARAGRAPH_PAGES, ROW_END, (page, run, runs) => {
    const at = page.getUint8((runs + 1) * 4 + run * 13) * 2;
    if (!at) return null;
    const words = page.getUint8(at);
    // The first two bytes are the style.
    if (words) return { start: at + 3, end: at + words * 2 };
    return { start: at + 4, end: at + 2 + page.getUint8(at + 1) * 2 };
  });
}

type FindProperties = (page: DataView, run: number, runs: number) => Range | null;

function rangesWith(document: DataView, table: DataView, at: number, property: number, find: FindProperties): Range[] {
  const start = document.getUint32(at, true);
  const count = Math.floor((document.getUint32(at + 4, true) - 4) / 8);
  // Each page occurs in the file once.
  if (count > document.byteLength / PAGE_SIZE) throw damaged();
  const ranges: Range[] = [];
  for (let index = 0; index < count; index += 1) {
    const number = table.getUint32(start + (count + 1) * 4 + index * 4, true) & 0x3fffff;
    if ((number + 1) * PAGE_SIZE > document.byteLength) continue;
    const page = new DataView(document.buffer, document.byteOffset + number * PAGE_SIZE, PAGE_SIZE);
    const runs = page.getUint8(PAGE_SIZE - 1);
    for (let run = 0; run < runs; run += 1) {
      const properties = find(page, run, runs);
      if (!properties || !isSet(page, properties, property)) continue;
      ranges.push({ start: page.getUint32(run * 4, true), end: page.getUint32((run + 1) * 4, true) });
    }
  }
  return mergeRanges(ranges);
}

/** True when a list of properties has one whose operand is not 0. */
function isSet(page: DataView, { start, end }: Range, property: number): boolean {
  const last = Math.min(end, PAGE_SIZE - 1);
  for (let at = start; at + 3 <= last; ) {
    const found = page.getUint16(at, true);
    if (found === property) return page.getUint8(at + 2) !== 0;
    const kind = found >> 13;
    if (found === TABLE_DEFINITION) at += 3 + (at + 4 <= last ? page.getUint16(at + 2, true) : last);
    else at += 2 + (kind === 6 ? 1 + page.getUint8(at + 2) : (OPERAND_SIZES[kind] ?? 1));
  }
  return false;
}

/** Sorted, and overlapping ones joined, so that each character is changed once. */
function mergeRanges(ranges: Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else if (range.end > range.start) joined.push(range);
  }
  return joined;
}
