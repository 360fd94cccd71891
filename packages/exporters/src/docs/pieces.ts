import { lineHeightOf, linesOf } from '../calibri.ts';
import type { FigureWords } from '../figure-words.ts';
import { CELL_PADDING, type Cell, leftOf, staysWithNext } from '../ooxml/data-table.ts';
import { writable } from '../ooxml/xml-text.ts';
import { type Block, type FiguresBlock, type HeadingBlock, referencesInWords, type TableBlock } from './blocks.ts';
import type { Measure } from './measure.ts';
import { type Setting, SINGLE, type StyleName } from './type-scale.ts';

/** Around the text of a figure, in twentieths of a point, as all lengths here. */
export const FIGURE_PADDING = { left: 140, right: 80, top: 60, bottom: 60 } as const;

const PIXEL = 15;
/** The rule below a row. */
const RULE = 10;
/** The one above a table. */
const TOP_RULE = 20;
/** Below a heading of level 1: its rule and the distance to it. */
const HEADING_RULE = 140;

/** What stays together on a page; a paragraph may break between its lines. */
export interface Piece {
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
  part?: HeadingBlock;
  /** Repeated where a page begins before this row. */
  header?: number;
  row?: { table: TableBlock; index: number };
  heading?: number;
}

export type Words = Pick<FigureWords, 'say'>;

export function contentsOf(blocks: readonly Block[], { say }: Words, measure: Measure): Piece[] {
  const entries = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level < 3
      ? [textPiece(block.text, block.level === 1 ? 'TOC1' : 'TOC2', measure)]
      : [],
  );
  // docx begins the field of the contents in a paragraph of its own.
  return [textPiece(say.cover.contents, 'ContentsTitle', measure), textPiece('', 'Normal', measure), ...entries];
}

export function piecesOf(block: Block, words: Words, measure: Measure): Piece[] {
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
        { ...textPiece('', 'AfterTable', measure), keepNext: block.keepNext ?? false },
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

function rowsOf(table: TableBlock, { scale, relative, wide }: Measure): Piece[] {
  const { columns, rows } = table;
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
  const stays = staysWithNext(table);
  return [
    piece(header, true),
    ...rows.map((row, index) => ({ ...piece(rowHeight(row), stays(index)), header, row: { table, index } })),
  ];
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
