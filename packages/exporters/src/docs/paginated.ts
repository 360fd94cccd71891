import { staysWithNext } from '../ooxml/data-table.ts';
import type { Block, TableBlock } from './blocks.ts';
import { type Measure, OUR_MEASURE } from './measure.ts';
import { contentsOf, type Piece, piecesOf, type Words } from './pieces.ts';

/** Before a heading of level 1 that does not begin a page. */
export const RUN_ON = 480;

/** The cover; the contents begin on the page after it. */
const FRONT_PAGES = 1;

/** How much of a page is filled, 0–1. */
interface PageFill {
  page: number;
  share: number;
}

/** A chapter goes on below the last one where that fills less of its page. */
const SPARSE = 0.6;
/** Nor does a chapter of less than that stay alone: whether it still fits on a page may hang on one line. */
const SHORT = 1 / 3;
/** With less on it the last page takes over parts of those before. */
const LEAST = 0.45;
/** Rather than leave so much of a page empty, a small table goes over to the next one. */
const WHITE = 0.25;
/** Rows, two for each page: none stands alone. */
const BREAKS_LEAST = 4;
/** Rows that a table keeps at its begin when its last ones go to the last page. */
const BEGIN = 3;

/**
 * The blocks, their chapters running on where a page would stay nearly empty or both end on one page, the page of each
 * heading of level 1 and 2, in their order, and how full each page is: an estimate by the widths of Calibri and the settings of the measure.
 * The tests hold it against `estimatePageNumbersWith` of docx/layout, which lays out cell by cell: it takes 1.3 s for
 * the example client, 7 s for a thousand processes and 5 minutes for 20,000, where writing the whole document takes 0.3,
 * 0.3 and 3 s.
 */
export function paginated(
  blocks: readonly Block[],
  words: Words,
  measure: Measure = OUR_MEASURE,
  isMended = false,
): { blocks: Block[]; pages: number[]; fills: PageFill[] } {
  const { room } = measure;
  const pages: number[] = [];
  const fills: PageFill[] = [];
  const runningOn = new Set<Block>();
  const breaking = new Set<Block>();
  const parts: { part: Block; page: number; at: number }[] = [];
  let page = FRONT_PAGES + 1;
  /** The piece that begins it. */
  let first = 0;
  let last: number | null = null;
  let used = 0;
  let after = 0;
  const turn = (piece: Piece, index: number) => {
    fills.push({ page, share: used / room });
    page += 1;
    first = index;
    used = piece.header ?? 0;
    after = 0;
  };

  const pieces = [...contentsOf(blocks, words, measure), ...blocks.flatMap((block) => piecesOf(block, words, measure))];
  pieces.forEach((piece, index) => {
    const { chapter, part } = piece;
    // The first one begins a page: before it stand the contents.
    const runsOn =
      chapter &&
      pages.length > 0 &&
      (used < SPARSE * room ||
        used + RUN_ON + restOf(pieces, index, room) <= room ||
        (last !== null && restOf(pieces, last, room) < SHORT * room));
    if (chapter) last = index;
    if (runsOn) runningOn.add(chapter);
    const before = runsOn ? RUN_ON : piece.before;
    const begins = (chapter && !runsOn) || part?.breaks === true;
    // Where a page just ends, no distance is left before what comes next.
    let distance = begins ? before : Math.max(before, after);
    const fits = () => used === 0 || used + distance + needed(pieces, index) <= room;
    if (begins) turn(piece, index);
    else if (!fits()) {
      const table = used < (1 - WHITE) * room ? smallTable(pieces, index) : null;
      if (table) setBreaks(pieces, table, true);
      if (table && fits()) breaking.add(table);
      else {
        if (table) setBreaks(pieces, table, false);
        turn(piece, index);
        distance = 0;
      }
    }
    if (piece.heading !== undefined) pages.push(page);
    if (part) parts.push({ part, page, at: used });
    used += distance;
    for (const line of piece.lines) {
      if (used + line - piece.leading > room) turn(piece, index);
      used += line;
    }
    after = piece.after;
  });
  const before = fills.at(-1);
  fills.push({ page, share: used / room });
  if (before && used < LEAST * room && !isMended) {
    const mended = (block: Block, change: Partial<TableBlock> | { breaks: true }) =>
      paginated(
        blocks.map((one) => (one === block ? ({ ...one, ...change } as Block) : one)),
        words,
        measure,
        true,
      );
    const rows = rowsToMove(pieces, first, LEAST * room - used, (before.share - LEAST) * room);
    if (rows) return mended(rows.table, rows.change);
    // From a part to the end, however many pages that takes.
    const restFrom = ({ page: on, at }: (typeof parts)[number]) =>
      (before.page - on) * room + before.share * room - at + used;
    const moved = parts.findLast(
      (one) => one.page < page && one.at >= LEAST * room && restFrom(one) % room >= LEAST * room,
    );
    if (moved) return mended(moved.part, { breaks: true });
  }
  const placed = (block: Block) => ({
    ...block,
    ...(runningOn.has(block) && { runsOn: true }),
    ...(breaking.has(block) && { breaks: true }),
  });
  return { blocks: blocks.map((block) => placed(block) as Block), pages, fills };
}

/** The table that is kept with the piece, where none of it may stand on another page. */
function smallTable(pieces: readonly Piece[], from: number): TableBlock | null {
  let at = from;
  while (pieces[at]?.keepNext && !pieces[at]?.row) at += 1;
  const table = pieces[at]?.row?.table;
  return table && !table.breaks && table.rows.length >= BREAKS_LEAST ? table : null;
}

function setBreaks(pieces: readonly Piece[], table: TableBlock, breaks: boolean): void {
  const stays = staysWithNext({ ...table, breaks });
  for (const piece of pieces) if (piece.row?.table === table) piece.keepNext = stays(piece.row.index);
}

/**
 * As many rows of a table before the piece that begins the last page as fill it: they stay together with what is there,
 * the rest of the table or what follows it.
 */
function rowsToMove(pieces: readonly Piece[], first: number, least: number, most: number) {
  // Between the last row and what follows it is a distance.
  const end = pieces[first]?.row ? first : first - 1;
  const table = pieces[end - 1]?.row?.table;
  if (!table) return null;
  const { length } = table.rows;
  const isOver = pieces[first]?.row?.table === table;
  const next = pieces[first]?.row?.index ?? length;
  let height = 0;
  for (let count = 1; next - count >= BEGIN; count += 1) {
    height += sum(pieces[end - count]?.lines ?? []);
    if (height > most) return null;
    if (height >= least)
      return { table, change: { lastTogether: length - next + count, ...(!isOver && { keepNext: true }) } };
  }
  return null;
}

/** The height of a chapter from its heading on. */
function restOf(pieces: readonly Piece[], from: number, room: number): number {
  let height = 0;
  for (let at = from; at < pieces.length && height <= room; at += 1) {
    const piece = pieces[at] as Piece;
    if (at > from && piece.chapter) break;
    height += (at > from ? Math.max(piece.before, pieces[at - 1]?.after ?? 0) : 0) + sum(piece.lines);
  }
  return height;
}

/** The least that must stand on the page together: the piece, its beginning at least, and what it is kept with. */
function needed(pieces: readonly Piece[], from: number): number {
  let height = 0;
  for (let at = from; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const previous = pieces[at - 1];
    if (at > from && previous) height += Math.max(piece.before, previous.after);
    if (!piece.keepNext) return height + beginning(piece.lines) - piece.leading;
    height += sum(piece.lines);
  }
  return height;
}

/** Neither a first nor a last line stands alone. */
const beginning = (lines: readonly number[]) => sum(lines.length <= 3 ? lines : lines.slice(0, 2));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
