import { type DeckTheme, FONT, SIZE, textOn } from './deck-theme.ts';
import { type Box } from './draw.ts';
import { fitText, heightOf, lineCount } from './fit-text.ts';
import type { BorderProps, Slide, TableCell, TableRow } from './presentation.ts';

export interface TableColumn<Row> {
  header: string;
  /** A share of the table's width. */
  width: number;
  align?: 'left' | 'right' | 'center';
  /** Most lines in a cell; 1 if not said. */
  lines?: number;
  bold?: boolean;
  cell(row: Row): string;
  fill?(row: Row): string | null;
}

const PADDING = { side: 0.08, top: 0.045 };

/**
 * A native table, as high as its rows need. Rows beyond the box are left out: returns how many are drawn, and where
 * they end.
 */
export function drawTable<Row>(
  slide: Slide,
  theme: DeckTheme,
  {
    columns,
    rows,
    box,
    size = SIZE.small,
    name,
  }: {
    columns: readonly TableColumn<Row>[];
    rows: readonly Row[];
    box: Box;
    size?: number;
    /** What it shows, for screen readers. */
    name: string;
  },
): { drawn: number; end: number } {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (box.w * width) / total);
  const room = (index: number) => (widths[index] ?? 1) - 2 * PADDING.side;
  const rowHeight = (lines: number) => heightOf(lines, size) + 2 * PADDING.top + 0.02;

  const header = columns.map(
    ({ header: text, align }, index): TableCell => ({
      text: fitText(text, { w: room(index), h: heightOf(2, size), size }),
      options: {
        bold: true,
        color: theme.muted,
        align: align ?? 'left',
        valign: 'bottom',
        border: rule(theme.accent, 1.25),
      },
    }),
  );
  const headerLines = Math.max(...columns.map(({ header: text }, index) => lineCount(text, room(index), size, 2)));
  const heights = [rowHeight(headerLines)];
  const body: TableRow[] = [];
  for (const row of rows) {
    const texts = columns.map((column) => column.cell(row));
    const lines = Math.max(
      ...columns.map(({ lines: most = 1 }, index) => lineCount(texts[index] ?? '', room(index), size, most)),
    );
    const height = rowHeight(lines);
    if (heights.reduce((sum, one) => sum + one, height) > box.h + 0.01) break;
    heights.push(height);
    body.push(
      columns.map(({ align, bold, fill }, index) => {
        const colour = fill?.(row);
        return {
          text: fitText(texts[index] ?? '', { w: room(index), h: heightOf(lines, size), size }),
          options: {
            align: align ?? 'left',
            bold: bold ?? false,
            color: colour ? textOn(colour, theme) : theme.ink,
            ...(colour && { fill: { color: colour } }),
            border: rule(theme.line, 0.75),
          },
        };
      }),
    );
  }
  slide.addTable([header, ...body], {
    x: box.x,
    y: box.y,
    w: box.w,
    colW: widths,
    rowH: heights,
    fontFace: FONT,
    fontSize: size,
    valign: 'middle',
    margin: [PADDING.top, PADDING.side, PADDING.top, PADDING.side],
    objectName: name,
  });
  return { drawn: body.length, end: box.y + heights.reduce((sum, one) => sum + one, 0) };
}

/** Only below a row. */
const rule = (color: string, pt: number): [BorderProps, BorderProps, BorderProps, BorderProps] => [
  { type: 'none' },
  { type: 'none' },
  { type: 'solid', color, pt },
  { type: 'none' },
];
