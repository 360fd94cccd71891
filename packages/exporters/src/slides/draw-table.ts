import type { FigureWords } from '../figure-words.ts';
import { textOn } from '../palette.ts';
import { isTurned } from '../text-direction.ts';
import { type DeckTheme, SIZE } from './deck-theme.ts';
import { type Box, drawText } from './draw.ts';
import type { BorderProps, Slide, TableCell } from './presentation.ts';
import {
  LARGER,
  laidOut,
  NOTE,
  PADDING,
  rowsThatFit,
  type TableColumn,
  type TableDraft,
  type TableLayout,
  withoutNote,
} from './table-layout.ts';

interface DrawnTable<Row> extends TableDraft<Row> {
  /** Whether a short table is set larger, as long as all of it fits. */
  grows?: boolean;
  /** What it shows, for screen readers. */
  name: string;
}

/** A native table, as high as its rows need; returns where it ends. What has no room in the box is counted below it. */
export function drawTable<Row>(
  slide: Slide,
  { theme, words }: { theme: DeckTheme; words: FigureWords },
  { foot = [], grows = false, name, ...draft }: DrawnTable<Row>,
): number {
  const { columns, box, size: least = SIZE.small } = draft;
  const sizes = grows ? LARGER.filter((one) => one > least) : [];
  const all = [...draft.rows, ...foot];
  const whole = laidOut({ ...draft, rows: all }, sizes);
  if (whole.layout.rows.length === all.length && !(draft.isWhole && whole.layout.isTight)) {
    drawRows(slide, theme, { columns, rows: all, ...whole, box, name });
    return endOf(box, whole.layout);
  }
  const shown = rowsThatFit({ ...draft, foot });
  const rows = [...draft.rows.slice(0, shown), ...foot];
  drawRows(slide, theme, { columns, rows, ...laidOut({ ...draft, rows, box: withoutNote(box) }, []), box, name });
  // At the end of the box: in another program the table may end lower than here.
  const note = { x: box.x, y: box.y + box.h - NOTE.h, w: box.w, h: NOTE.h };
  drawText(slide, words.say.deck.shownOf(shown, draft.rows.length), note, {
    size: SIZE.small,
    bold: true,
    color: theme.muted,
  });
  return box.y + box.h;
}

interface LaidTable<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  texts: readonly (readonly string[])[];
  widths: number[];
  layout: TableLayout;
  size: number;
  box: Box;
  name: string;
}

const endOf = ({ y }: Box, { heights }: TableLayout) => y + heights.reduce((sum, height) => sum + height, 0);

function drawRows<Row>(
  slide: Slide,
  theme: DeckTheme,
  { columns, rows, texts, widths, layout, size, box, name }: LaidTable<Row>,
): void {
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
    fontSize: size,
    valign: 'middle',
    margin: [PADDING.top, PADDING.side, PADDING.top, PADDING.side],
    objectName: name,
  });
}

/** Only below a row. */
const rule = (color: string, pt: number): [BorderProps, BorderProps, BorderProps, BorderProps] => [
  { type: 'none' },
  { type: 'none' },
  { type: 'solid', color, pt },
  { type: 'none' },
];
