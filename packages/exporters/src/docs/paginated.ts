import { lineHeightOf, linesOf } from '../calibri.ts';
import type { FigureWords } from '../figure-words.ts';
import { CELL_PADDING, type Cell, leftOf, staysWithNext } from '../ooxml/data-table.ts';
import { writable } from '../ooxml/xml-text.ts';
import { type Block, type FiguresBlock, referencesInWords, type TableBlock } from './blocks.ts';
import { type Measure, OUR_MEASURE } from './measure.ts';
import { type Setting, SINGLE, type StyleName } from './type-scale.ts';

/** Around the text of a figure, in twentieths of a point, as all lengths here. */
export const FIGURE_PADDING = { left: 140, right: 80, top: 60, bottom: 60 } as const;

/** Before a heading of level 1 that does not begin a page. */
export const RUN_ON = 480;

const PIXEL = 15;
/** The rule below a row. */
const RULE = 10;
/** The one above a table. */
const TOP_RULE = 20;
/** Below a heading of level 1: its rule and the distance to it. */
const HEADING_RULE = 140;
/** The cover; the contents begin on the page after it. */
const FRONT_PAGES = 1;

/** What stays together on a page; a paragraph may break between its lines. */
interface Piece {
  before: number;
  after: number;
  /** Of each line. */
  lines: number[];
  /** What of a line is only distance to the next one: it may hang over the end of a page. */
  leading: number;
  keepNext: boolean;
  /** The heading of level 1. */
  chapter?: Block;
  /** That of level 2 or 3. */
  part?: Block;
  /** Repeated where a page begins before this row. */
  header?: number;
  heading?: number;
}

/** How much of a page is filled, 0–1. */
interface PageFill {
  page: number;
  share: number;
}

type Words = Pick<FigureWords, 'say'>;

/** A chapter goes on below the last one where that fills less of its page. */
const SPARSE = 0.6;
/** Nor does a chapter of less than that stay alone: whether it still fits on a page may hang on one line. */
const SHORT = 1 / 3;
/** With less on it the last page takes over parts of those before. */
const LEAST = 0.35;

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
  breaking?: Block,
): { blocks: Block[]; pages: number[]; fills: PageFill[] } {
  const { room } = measure;
  const pages: number[] = [];
  const fills: PageFill[] = [];
  const runningOn = new Set<Block>();
  const parts: { part: Block; page: number; at: number }[] = [];
  let page = FRONT_PAGES + 1;
  let last: number | null = null;
  let used = 0;
  let after = 0;
  const turn = (piece: Piece) => {
    fills.push({ page, share: used / room });
    page += 1;
    used = piece.header ?? 0;
    after = 0;
  };

  const pieces = [...contentsOf(blocks, words, measure), ...blocks.flatMap((block) => piecesOf(block, words, measure))];
  pieces.forEach((piece, index) => {
    const { chapter } = piece;
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
    const begins = (chapter && !runsOn) || (piece.part !== undefined && piece.part === breaking);
    // Where a page just ends, no distance is left before what comes next.
    let distance = begins ? before : Math.max(before, after);
    if (begins) turn(piece);
    else if (used > 0 && used + distance + needed(pieces, index) > room) {
      turn(piece);
      distance = 0;
    }
    if (piece.heading !== undefined) pages.push(page);
    if (piece.part) parts.push({ part: piece.part, page, at: used });
    used += distance;
    for (const line of piece.lines) {
      if (used + line - piece.leading > room) turn(piece);
      used += line;
    }
    after = piece.after;
  });
  const before = fills.at(-1);
  fills.push({ page, share: used / room });
  if (before && used < LEAST * room && breaking === undefined) {
    // From a part to the end, however many pages that takes.
    const restFrom = ({ page: on, at }: (typeof parts)[number]) =>
      (before.page - on) * room + before.share * room - at + used;
    const moved = parts.findLast(
      (part) => part.page < page && part.at >= LEAST * room && restFrom(part) % room >= LEAST * room,
    );
    if (moved) return paginated(blocks, words, measure, moved.part);
  }
  const placed = (block: Block) => ({
    ...block,
    ...(runningOn.has(block) && { runsOn: true }),
    ...(block === breaking && { breaks: true }),
  });
  return { blocks: blocks.map((block) => placed(block) as Block), pages, fills };
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

function contentsOf(blocks: readonly Block[], { say }: Words, measure: Measure): Piece[] {
  const entries = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level < 3
      ? [textPiece(block.text, block.level === 1 ? 'TOC1' : 'TOC2', measure)]
      : [],
  );
  // docx begins the field of the contents in a paragraph of its own.
  return [textPiece(say.cover.contents, 'ContentsTitle', measure), textPiece('', 'Normal', measure), ...entries];
}

function piecesOf(block: Block, words: Words, measure: Measure): Piece[] {
  const { table, figure } = words.say.cover;
  switch (block.kind) {
    case 'heading': {
      const piece = textPiece(block.text, `Heading${block.level}`, measure);
      if (block.level === 3) return [{ ...piece, part: block }];
      if (block.level === 2) return [{ ...piece, heading: 2, part: block }];
      return [{ ...piece, after: piece.after + HEADING_RULE, heading: 1, chapter: block }];
    }
    case 'prose': {
      const term = block.term === undefined ? '' : `${block.term} `;
      const text = `${term}${block.text}${referencesInWords(block.refers, words)}`;
      const piece = textPiece(text, block.style === 'Body' ? 'Normal' : block.style, measure);
      return [{ ...piece, keepNext: block.keepNext ?? piece.keepNext }];
    }
    case 'table':
      return [
        textPiece(`${table} 00. ${block.caption}`, 'TableCaption', measure),
        ...rowsOf(block, measure),
        textPiece('', 'AfterTable', measure),
      ];
    case 'figures':
      return [figuresPiece(block, measure), textPiece('', 'AfterTable', measure)];
    case 'chart':
    case 'picture': {
      const { before, after } = measure.scale.Picture;
      const height = block.height * PIXEL * Math.min(1, measure.wide);
      const picture = { before, after, lines: [height], leading: 0, keepNext: true };
      return [picture, textPiece(`${figure} 00. ${block.caption}`, 'Caption', measure)];
    }
    default:
      return block satisfies never;
  }
}

function textPiece(text: string, style: StyleName, { scale, width, relative }: Measure): Piece {
  const setting = scale[style];
  const size = setting.size / relative;
  const count = linesOf(writable(text), width - (setting.indent ?? 0), size, style.startsWith('Heading'));
  return {
    before: setting.before,
    after: setting.after,
    lines: Array.from({ length: count }, () => lineOf(setting, text)),
    leading: lineOf(setting, text) - lineOf({ ...setting, line: SINGLE }, text),
    keepNext: setting.keepNext ?? false,
  };
}

const lineOf = ({ size, line }: Setting, text: string) => (20 * size * lineHeightOf(text) * line) / SINGLE;

function rowsOf({ columns, rows }: TableBlock, { scale, relative, wide }: Measure): Piece[] {
  const setting = scale.TableText;
  const { before, after } = setting;
  const rowHeight = (cells: readonly (string | Cell)[], isHeader = false) => {
    const heights = cells.map((cell, index) => {
      const { text, strong } = typeof cell === 'string' ? { text: cell, strong: isHeader } : cell;
      const room = wide * (columns[index]?.width ?? 0) - leftOf(columns, index) - CELL_PADDING;
      // Each line of its own is a paragraph.
      const paragraphs = writable(text).split(/\r?\n/);
      const lines = paragraphs.map(
        (one) => linesOf(one, room, setting.size / relative, strong) * lineOf(setting, one) + before + after,
      );
      return lines.reduce((sum, height) => sum + height, 0);
    });
    return Math.max(...heights) + RULE;
  };
  const titles = columns.map((column) => column.header);
  const header = TOP_RULE + rowHeight(titles, true);
  const piece = (height: number, keepNext: boolean): Piece => ({
    before: 0,
    after: 0,
    lines: [height],
    leading: 0,
    keepNext,
  });
  const stays = staysWithNext(rows);
  return [piece(header, true), ...rows.map((row, index) => ({ ...piece(rowHeight(row), stays(index)), header }))];
}

function figuresPiece({ figures }: FiguresBlock, { scale, width, relative }: Measure): Piece {
  const { left, right, top, bottom } = FIGURE_PADDING;
  const room = width / figures.length - left - right;
  const heightOf = (text: string, style: StyleName) => {
    const setting = scale[style];
    return setting.before + setting.after + linesOf(text, room, setting.size / relative) * lineOf(setting, text);
  };
  const heights = figures.map(
    ({ label, value, note }) =>
      heightOf(label, 'FigureLabel') + heightOf(value, 'FigureValue') + heightOf(note, 'FigureNote'),
  );
  return { before: 0, after: 0, lines: [Math.max(...heights) + top + bottom], leading: 0, keepNext: false };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
