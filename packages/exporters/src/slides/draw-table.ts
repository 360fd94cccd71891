import { textOn } from '../palette.ts';
import { isTurned } from '../text-direction.ts';
import { type DeckTheme, FONT, SIZE } from './deck-theme.ts';
import { type Box } from './draw.ts';
import type { BorderProps, Slide, TableCell } from './presentation.ts';
import { PADDING, tableLayout } from './table-layout.ts';

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

/** A native table, as high as its rows need; returns where it ends. Rows beyond the box are left out. */
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
): number {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (box.w * width) / total);
  const texts = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const layout = tableLayout(
    { header: columns.map((column) => column.header), rows: texts },
    columns.map(({ lines = 1, bold = false }, index) => ({ w: (widths[index] ?? 1) - 2 * PADDING.side, lines, bold })),
    { size, h: box.h },
  );
  const header = columns.map(
    ({ align }, index): TableCell => ({
      text: layout.header[index] ?? '',
      options: {
        bold: true,
        color: theme.muted,
        align: align ?? (isTurned(texts[0]?.[index] ?? '') ? 'right' : 'left'),
        valign: 'bottom',
        border: rule(theme.accent, 1.25),
      },
    }),
  );
  const body = layout.rows.map((shown, row) =>
    columns.map(({ align, bold, fill }, index): TableCell => {
      const colour = fill?.(rows[row] as Row);
      return {
        text: shown[index] ?? '',
        options: {
          align: align ?? 'left',
          bold: bold ?? false,
          color: colour ? textOn(colour) : theme.ink,
          ...(colour && { fill: { color: colour } }),
          border: rule(theme.line, 0.75),
        },
      };
    }),
  );
  slide.addTable([header, ...body], {
    x: box.x,
    y: box.y,
    w: box.w,
    colW: widths,
    rowH: layout.heights,
    fontFace: FONT,
    fontSize: size,
    valign: 'middle',
    margin: [PADDING.top, PADDING.side, PADDING.top, PADDING.side],
    objectName: name,
  });
  return box.y + layout.heights.reduce((sum, height) => sum + height, 0);
}

/** Only below a row. */
const rule = (color: string, pt: number): [BorderProps, BorderProps, BorderProps, BorderProps] => [
  { type: 'none' },
  { type: 'none' },
  { type: 'solid', color, pt },
  { type: 'none' },
];
