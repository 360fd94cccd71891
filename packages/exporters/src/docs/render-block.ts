import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  type FileChild,
  HeadingLevel,
  ImageRun,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  SequentialIdentifier,
  ShadingType,
  SimpleField,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { ChartRun } from 'docx/charts';
import type { FigureWords } from '../figure-words.ts';
import { TABLE_PLACE } from '../ooxml/post-process-document.ts';
import { writable } from '../ooxml/xml-text.ts';
import type { Palette } from '../palette.ts';
import type { Block, FiguresBlock, PictureBlock, ProseBlock, Reference } from './blocks.ts';
import { TEXT_WIDTH } from './page.ts';
import { RUN_ON } from './paginated.ts';
import { FIGURE_PADDING } from './pieces.ts';

const LEVELS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
export const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};

/** How it looks, and in which language. */
export interface Look {
  palette: Palette;
  words: Pick<FigureWords, 'say'>;
}

interface BlockNames {
  /** Of a heading that stands in the contents. */
  bookmark?: string;
  /** Of a table or figure, from 1. */
  number?: number;
  /** Of the document: below a table that fills its page no room is left, and what stands there would turn the page. */
  isLast?: boolean;
}

/**
 * A block as Word has it, its heading under the name of a bookmark where one is given; of a table all but the table
 * itself. Texts of clients lose here what XML cannot hold.
 */
export function renderBlock(block: Block, { palette, words }: Look, names: BlockNames = {}): FileChild[] {
  const { say } = words;
  const { bookmark, number = 0, isLast = false } = names;
  switch (block.kind) {
    case 'heading': {
      const children = [new TextRun(writable(block.text))];
      return [
        new Paragraph({
          heading: LEVELS[block.level],
          ...(block.runsOn
            ? { spacing: { before: RUN_ON } }
            : { pageBreakBefore: block.level === 1 || block.breaks === true }),
          children: bookmark === undefined ? children : [new Bookmark({ id: bookmark, children })],
        }),
      ];
    }
    case 'prose':
      return [proseParagraph(block, say)];
    case 'table':
      return [
        new Paragraph({ style: 'TableCaption', children: caption('Table', number, block.caption, say) }),
        new Paragraph({ style: TABLE_PLACE }),
        new Paragraph({
          style: 'AfterTable',
          ...(block.keepNext && { keepNext: true }),
          ...(isLast && { spacing: { line: 20, lineRule: LineRuleType.EXACT } }),
        }),
      ];
    case 'figures':
      return [figuresTable(block, palette), new Paragraph({ style: 'AfterTable' })];
    case 'chart': {
      const altText = { name: writable(block.caption), description: writable(block.alt) };
      const chart = new ChartRun({ ...block.chart, altText });
      return figure(chart, number, block.caption, say);
    }
    case 'picture':
      return figure(picture(block), number, block.caption, say);
    default:
      return block satisfies never;
  }
}

const picture = ({ png, width, height, alt, caption: name }: PictureBlock) =>
  new ImageRun({
    type: 'png',
    data: png,
    transformation: { width, height },
    altText: { name: writable(name), description: writable(alt) },
  });

const figure = (run: ParagraphChild, number: number, text: string, say: Say) => [
  new Paragraph({ style: 'Picture', children: [run] }),
  new Paragraph({ style: 'Caption', children: caption('Figure', number, text, say) }),
];

/** The name by which the text finds the number of a table or figure. */
const anchorOf = (label: Reference['label'], number: number) => `${label.toLowerCase()}_${number}`;

type Say = FigureWords['say'];

const nameOf = (label: Reference['label'], { cover }: Say) => (label === 'Table' ? cover.table : cover.figure);

const caption = (label: Reference['label'], number: number, text: string, say: Say): ParagraphChild[] => [
  new Bookmark({
    id: anchorOf(label, number),
    children: [new TextRun(`${nameOf(label, say)}\u00a0`), new SequentialIdentifier(label)],
  }),
  new TextRun(`. ${writable(text)}`),
];

/** As `referencesInWords`, each number a field that leads to its table or figure. */
function references(refers: readonly Reference[], say: Say): ParagraphChild[] {
  const { see, and, to: upTo } = say.cover.references;
  const field = (label: Reference['label'], number: number) =>
    new SimpleField(`REF ${anchorOf(label, number)} \\h`, `${nameOf(label, say)}\u00a0${number}`);
  return refers.flatMap(({ label, from, to }, index) => [
    new TextRun(index === 0 ? see : index === refers.length - 1 ? and : ', '),
    field(label, from),
    ...(to === undefined ? [] : [new TextRun(upTo), field(label, to)]),
    ...(index === refers.length - 1 ? [new TextRun('.')] : []),
  ]);
}

function proseParagraph({ style, text, term, keepNext, refers = [] }: ProseBlock, say: Say): Paragraph {
  const lines = writable(text).split(/\r?\n/);
  return new Paragraph({
    ...(style !== 'Body' && { style }),
    ...(keepNext !== undefined && { keepNext }),
    children: [
      ...(term === undefined ? [] : [new TextRun({ text: `${term} `, bold: true })]),
      ...lines.map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) })),
      ...references(refers, say),
    ],
  });
}

function figuresTable({ figures }: FiguresBlock, { band, accentInk }: Palette): Table {
  const width = Math.floor(TEXT_WIDTH / figures.length);
  const edge = { style: BorderStyle.SINGLE, size: 12, color: accentInk };
  return new Table({
    width: { size: width * figures.length, type: WidthType.DXA },
    columnWidths: figures.map(() => width),
    layout: 'fixed',
    margins: FIGURE_PADDING,
    borders: { ...NO_BORDERS, top: edge },
    rows: [
      new TableRow({
        cantSplit: true,
        children: figures.map(
          ({ label, value, note }) =>
            new TableCell({
              width: { size: width, type: WidthType.DXA },
              shading: { type: ShadingType.CLEAR, color: 'auto', fill: band },
              children: [
                new Paragraph({ style: 'FigureLabel', text: writable(label) }),
                new Paragraph({ style: 'FigureValue', text: writable(value) }),
                new Paragraph({ style: 'FigureNote', text: writable(note), alignment: AlignmentType.LEFT }),
              ],
            }),
        ),
      }),
    ],
  });
}
