import { damaged } from './unusable.ts';

/** A range of offsets in the file, its end not included. */
export interface Range {
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
export function deletedRanges(document: DataView, table: DataView): Range[] {
  return rangesWith(document, table, CHARACTER_PAGES, DELETED, (page, run, runs) => {
    const at = page.getUint8((runs + 1) * 4 + run) * 2;
    return at ? { start: at + 1, end: at + 1 + page.getUint8(at) } : null;
  });
}

/** Paragraphs that end a row of a table, in the order of the file. */
export function rowEnds(document: DataView, table: DataView): Range[] {
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
