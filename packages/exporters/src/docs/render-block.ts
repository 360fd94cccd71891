import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  type FileChild,
  HeadingLevel,
  ImageRun,
  Paragraph,
  type ParagraphChild,
  SequentialIdentifier,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { ChartRun } from 'docx/charts';
import type { Palette } from '../palette.ts';
import type { Block, Cell, FiguresBlock, PictureBlock, ProseBlock, TableBlock } from './blocks.ts';
import { writable } from './document-text.ts';
import { CELL_PADDING, FIGURE_PADDING, staysWithNext } from './heading-pages.ts';
import { TEXT_WIDTH } from './page.ts';

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

/** A block as Word has it, its heading under the name of a bookmark where one is given. Texts of clients lose here what XML cannot hold. */
export function renderBlock(block: Block, palette: Palette, bookmark?: string): FileChild[] {
  switch (block.kind) {
    case 'heading': {
      const children = [new TextRun(writable(block.text))];
      return [
        new Paragraph({
          heading: LEVELS[block.level],
          pageBreakBefore: block.level === 1,
          children: bookmark === undefined ? children : [new Bookmark({ id: bookmark, children })],
        }),
      ];
    }
    case 'prose':
      return [proseParagraph(block)];
    case 'table':
      return [
        new Paragraph({ style: 'TableCaption', children: caption('Table', block.caption) }),
        dataTable(block, palette),
        new Paragraph({ style: 'AfterTable' }),
      ];
    case 'figures':
      return [figuresTable(block, palette), new Paragraph({ style: 'AfterTable' })];
    case 'chart': {
      const altText = { name: writable(block.caption), description: writable(block.alt) };
      const chart = new ChartRun({ ...block.chart, altText });
      return figure(chart, block.caption);
    }
    case 'picture':
      return figure(picture(block), block.caption);
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

const figure = (run: ParagraphChild, text: string) => [
  new Paragraph({ style: 'Picture', children: [run] }),
  new Paragraph({ style: 'Caption', children: caption('Figure', text) }),
];

const caption = (label: 'Table' | 'Figure', text: string): ParagraphChild[] => [
  new TextRun(`${label}\u00a0`),
  new SequentialIdentifier(label),
  new TextRun(`. ${writable(text)}`),
];

function proseParagraph({ style, text, term, keepNext }: ProseBlock): Paragraph {
  const lines = writable(text).split(/\r?\n/);
  return new Paragraph({
    ...(style !== 'Body' && { style }),
    ...(keepNext && { keepNext }),
    children: [
      ...(term === undefined ? [] : [new TextRun({ text: `${term} `, bold: true })]),
      ...lines.map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) })),
    ],
  });
}

function dataTable({ columns, rows }: TableBlock, { tint, line, accentInk }: Palette): Table {
  const rule = { style: BorderStyle.SINGLE, size: 4, color: line };
  const strong = { style: BorderStyle.SINGLE, size: 8, color: accentInk };
  const widths = columns.map(({ width }) => width);
  const shading = { type: ShadingType.CLEAR, color: 'auto', fill: tint };
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(
      ({ header, width, align }) =>
        new TableCell({
          width: { size: width, type: WidthType.DXA },
          shading,
          verticalAlign: 'bottom',
          children: [new Paragraph({ style: align ? 'TableHeadNumber' : 'TableHead', text: header })],
        }),
    ),
  });
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: 'fixed',
    margins: { left: CELL_PADDING, right: CELL_PADDING },
    borders: { ...NO_BORDERS, top: strong, bottom: rule, insideHorizontal: rule },
    rows: [
      head,
      ...rows.map(
        (row, at) =>
          new TableRow({
            cantSplit: true,
            keepNext: staysWithNext(rows.length, at),
            children: row.map((cell, index) => dataCell(cell, widths[index] ?? 0, columns[index]?.align === 'right')),
          }),
      ),
    ],
  });
}

function dataCell(content: string | Cell, width: number, isNumber: boolean): TableCell {
  const { text, strong, fill } =
    typeof content === 'string' ? { text: content, strong: false, fill: undefined } : content;
  const style = `Table${strong ? 'Strong' : ''}${isNumber ? 'Number' : strong ? '' : 'Text'}`;
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(fill && { shading: { type: ShadingType.CLEAR, color: 'auto', fill } }),
    children: writable(text)
      .split(/\r?\n/)
      .map((line) => new Paragraph({ style, text: line })),
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
