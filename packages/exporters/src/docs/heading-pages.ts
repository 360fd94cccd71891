import type { Block, Cell, FiguresBlock, TableBlock } from './blocks.ts';
import { LINE_HEIGHT, linesOf } from './calibri.ts';
import { PAGE, TEXT_WIDTH } from './page.ts';
import { type Setting, type StyleName, TYPE_SCALE } from './type-scale.ts';

/** Left and right of the text of a cell; left, right, top and bottom of a figure's. Twentieths of a point, as all here. */
export const CELL_PADDING = 75;
export const FIGURE_PADDING = { left: 140, right: 80, top: 60, bottom: 60 } as const;

const SMALL_TABLE = 6;
/** Whether a row stands on the page of the one below it: small tables are not torn apart. */
export const staysWithNext = (rowCount: number, index: number): boolean =>
  rowCount <= SMALL_TABLE && index < rowCount - 1;

const ROOM = PAGE.height - PAGE.margin.top - PAGE.margin.bottom;
const PIXEL = 15;
/** The rule below a row. */
const RULE = 10;
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
  keepNext: boolean;
  beginsPage?: boolean;
  /** Repeated where a page begins before this row. */
  header?: number;
  heading?: number;
}

/**
 * The page on which each heading of level 1 and 2 stands, in their order. It is an estimate by the widths of Calibri
 * and the settings of TYPE_SCALE: laying the document out cell by cell, as docx can, takes ten times as long as writing
 * it.
 */
export function headingPages(blocks: readonly Block[]): number[] {
  const pages: number[] = [];
  let page = FRONT_PAGES + 1;
  let used = 0;
  let after = 0;
  const turn = (piece: Piece) => {
    page += 1;
    used = piece.header ?? 0;
    after = 0;
  };

  const pieces = [...contentsOf(blocks), ...blocks.flatMap(piecesOf)];
  pieces.forEach((piece, index) => {
    if (piece.beginsPage) turn(piece);
    else if (used > 0 && used + gap(piece) + needed(pieces, index) > ROOM) turn(piece);
    if (piece.heading !== undefined) pages.push(page);
    used += gap(piece);
    for (const line of piece.lines) {
      if (used + line > ROOM) turn(piece);
      used += line;
    }
    after = piece.after;
  });
  return pages;

  function gap({ before }: Piece): number {
    return Math.max(before, after);
  }
}

/** The least that must stand on the page together: the piece, its beginning at least, and what it is kept with. */
function needed(pieces: readonly Piece[], from: number): number {
  let height = 0;
  for (let at = from; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const previous = pieces[at - 1];
    if (at > from && previous) height += Math.max(piece.before, previous.after);
    if (!piece.keepNext) return height + beginning(piece.lines);
    height += sum(piece.lines);
  }
  return height;
}

/** Neither a first nor a last line stands alone. */
const beginning = (lines: readonly number[]) => sum(lines.length <= 3 ? lines : lines.slice(0, 2));

function contentsOf(blocks: readonly Block[]): Piece[] {
  const entries = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level < 3 ? [textPiece(block.text, block.level === 1 ? 'TOC1' : 'TOC2')] : [],
  );
  return [textPiece('Contents', 'ContentsTitle'), ...entries];
}

function piecesOf(block: Block): Piece[] {
  switch (block.kind) {
    case 'heading': {
      const piece = textPiece(block.text, `Heading${block.level}`);
      if (block.level === 3) return [piece];
      if (block.level === 2) return [{ ...piece, heading: 2 }];
      return [{ ...piece, after: piece.after + HEADING_RULE, heading: 1, beginsPage: true }];
    }
    case 'prose': {
      const text = block.term === undefined ? block.text : `${block.term} ${block.text}`;
      const piece = textPiece(text, block.style === 'Body' ? 'Normal' : block.style);
      return [{ ...piece, keepNext: piece.keepNext || block.keepNext === true }];
    }
    case 'table':
      return [textPiece(`Table 00. ${block.caption}`, 'TableCaption'), ...rowsOf(block), textPiece('', 'AfterTable')];
    case 'figures':
      return [figuresPiece(block), textPiece('', 'AfterTable')];
    case 'chart':
    case 'picture': {
      const { before, after } = TYPE_SCALE.Picture;
      const picture = { before, after, lines: [block.height * PIXEL], keepNext: true };
      return [picture, textPiece(`Figure 00. ${block.caption}`, 'Caption')];
    }
    default:
      return block satisfies never;
  }
}

function textPiece(text: string, style: StyleName): Piece {
  const setting: Setting = TYPE_SCALE[style];
  const count = linesOf(text, TEXT_WIDTH - (setting.indent ?? 0), setting.size, style.startsWith('Heading'));
  return {
    before: setting.before,
    after: setting.after,
    lines: Array.from({ length: count }, () => lineOf(setting)),
    keepNext: setting.keepNext ?? false,
  };
}

const lineOf = ({ size, line }: Setting) => (20 * size * LINE_HEIGHT * line) / 240;

function rowsOf({ columns, rows }: TableBlock): Piece[] {
  const { before, after } = TYPE_SCALE.TableText;
  const rowHeight = (cells: readonly (string | Cell)[], isHeader = false) => {
    const count = cells.map((cell, index) => {
      const { text, strong } = typeof cell === 'string' ? { text: cell, strong: isHeader } : cell;
      const room = (columns[index]?.width ?? 0) - 2 * CELL_PADDING;
      return linesOf(text, room, TYPE_SCALE.TableText.size, strong);
    });
    return Math.max(1, ...count) * lineOf(TYPE_SCALE.TableText) + before + after + RULE;
  };
  const header = rowHeight(
    columns.map((column) => column.header),
    true,
  );
  const piece = (height: number, keepNext: boolean): Piece => ({ before: 0, after: 0, lines: [height], keepNext });
  return [
    piece(header, true),
    ...rows.map((row, index) => ({ ...piece(rowHeight(row), staysWithNext(rows.length, index)), header })),
  ];
}

function figuresPiece({ figures }: FiguresBlock): Piece {
  const { left, right, top, bottom } = FIGURE_PADDING;
  const room = TEXT_WIDTH / figures.length - left - right;
  const heightOf = (text: string, style: StyleName) => {
    const setting: Setting = TYPE_SCALE[style];
    return setting.before + setting.after + linesOf(text, room, setting.size) * lineOf(setting);
  };
  const heights = figures.map(
    ({ label, value, note }) =>
      heightOf(label, 'FigureLabel') + heightOf(value, 'FigureValue') + heightOf(note, 'FigureNote'),
  );
  return { before: 0, after: 0, lines: [Math.max(...heights) + top + bottom], keepNext: false };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
