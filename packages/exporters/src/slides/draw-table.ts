import { textOn } from '../palette.ts';
import { isTurned } from '../text-direction.ts';
import { type DeckTheme, SIZE } from './deck-theme.ts';
import type { Box } from './draw.ts';
import { fitText, heightOf, lineCount } from './fit-text.ts';
import type { BorderProps, Slide, TableCell } from './presentation.ts';

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
    size: least = SIZE.small,
    grows = false,
    name,
  }: {
    columns: readonly TableColumn<Row>[];
    rows: readonly Row[];
    box: Box;
    size?: number;
    /** Whether a short table is set larger, as long as all of it fits. */
    grows?: boolean;
    /** What it shows, for screen readers. */
    name: string;
  },
): number {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (box.w * width) / total);
  const texts = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const { layout, size } = layoutOf(
    { header: columns.map((column) => column.header), rows: texts },
    columns.map(({ lines = 1, bold = false }, index) => ({ w: (widths[index] ?? 1) - 2 * PADDING.side, lines, bold })),
    { sizes: grows ? LARGER.filter((one) => one > least) : [], least, h: box.h },
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

/** Inches between the paddings of a cell. */
interface ColumnRoom {
  w: number;
  /** Most lines in a cell. */
  lines: number;
  bold: boolean;
}

interface TableLayout {
  header: string[];
  rows: string[][];
  /** Inches, of the header and of each row. */
  heights: number[];
}

const PADDING = { side: 0.08, top: 0.045 };
const HEADER_LINES = 2;
const RULE = 0.02;
/** Where a table does not fill its box, its rows are made higher by so much at most. */
const AIRIER = 1.25;
const STEP = 0.02;
/** A program without Calibri may set a text wider by so much, and break what is one line there. */
const WIDER = { plain: 1.22, bold: 1.36 };
/** One more than any column has lines: what takes more is cut. */
const BROKEN_MOST = 5;

/** Tried from the first on, in points. */
const LARGER = [SIZE.lead, SIZE.body];

/** In the first of these sizes in which every row is there and no text is cut; else in the least one. */
function layoutOf(
  table: { header: readonly string[]; rows: readonly (readonly string[])[] },
  columns: readonly ColumnRoom[],
  { sizes, least, h }: { sizes: readonly number[]; least: number; h: number },
): { layout: TableLayout; size: number } {
  for (const size of sizes) {
    const layout = tableLayout(table, columns, { size, h });
    const isWhole =
      layout.rows.length === table.rows.length &&
      [layout.header, ...layout.rows].flat().join('\n') === [table.header, ...table.rows].flat().join('\n');
    if (isWhole && !breaksWords(table, columns, size)) return { layout, size };
  }
  return { layout: tableLayout(table, columns, { size: least, h }), size: least };
}

/** Whether a program without Calibri would break a word within a cell. */
function breaksWords(
  { header, rows }: { header: readonly string[]; rows: readonly (readonly string[])[] },
  columns: readonly ColumnRoom[],
  size: number,
): boolean {
  const isBroken = (text: string, w: number, bold: boolean) =>
    text
      .split(/[\s-]/)
      .some((word) => lineCount(word, { w: w / (bold ? WIDER.bold : WIDER.plain), size, bold }, 2) > 1);
  return columns.some(
    ({ w, bold }, index) =>
      isBroken(header[index] ?? '', w, true) || rows.some((texts) => isBroken(texts[index] ?? '', w, bold)),
  );
}

/** What stands in each cell of a table in a box, and how high its rows are. Rows beyond the box are left out. */
function tableLayout(
  { header, rows }: { header: readonly string[]; rows: readonly (readonly string[])[] },
  columns: readonly ColumnRoom[],
  { size, h }: { size: number; h: number },
): TableLayout {
  const first = laid(
    header,
    columns.map(({ w }) => ({ w, lines: HEADER_LINES, bold: true })),
    size,
  );
  let all = [first];
  let used = first.height;
  for (const texts of rows) {
    const row = laid(texts, columns, size);
    used += row.height;
    if (used > h + 0.01) break;
    all.push(row);
  }
  // Where another program would run over the end of the box, texts are cut to what fits there too.
  if (all.reduce((sum, { heightElsewhere }) => sum + heightElsewhere, 0) > h) {
    all = [first, ...rows.slice(0, all.length - 1).map((texts) => laid(texts, columns, size, true))];
  }
  const airier = airiest(all, h);
  return {
    header: first.texts,
    rows: all.slice(1).map(({ texts }) => texts),
    heights: all.map(({ height }) => airier * height),
  };
}

interface LaidRow {
  texts: string[];
  height: number;
  /** Where texts are set wider. */
  heightElsewhere: number;
}

function laid(texts: readonly string[], columns: readonly ColumnRoom[], size: number, isTight = false): LaidRow {
  const cells = columns.map(({ w, lines, bold }, index) => {
    const text = texts[index] ?? '';
    const elsewhere = { w: w / (bold ? WIDER.bold : WIDER.plain), size, bold };
    const broken = lineCount(text, elsewhere, BROKEN_MOST);
    // What is one line elsewhere is one line here, as most are.
    return { text, elsewhere, broken, lines: broken === 1 ? 1 : lineCount(text, { w, size, bold }, lines), w };
  });
  const lines = Math.max(...cells.map((cell) => cell.lines));
  const shown = cells.map(({ text, elsewhere, broken, w }) => {
    const h = heightOf(lines, size);
    if (broken <= lines || (!isTight && fitText(text, { ...elsewhere, w, h }) === text)) return { text, broken };
    // What has to be cut anyway is cut so that it fits elsewhere too.
    return { text: fitText(text, { ...elsewhere, h }), broken: lines };
  });
  return {
    texts: shown.map(({ text }) => text),
    height: rowHeight(lines, size),
    heightElsewhere: rowHeight(Math.max(...shown.map(({ broken }) => broken)), size),
  };
}

const rowHeight = (lines: number, size: number) => heightOf(lines, size) + 2 * PADDING.top + RULE;

/** How much higher all rows can be and still end in the box, also where texts are set wider. */
function airiest(rows: readonly LaidRow[], most: number): number {
  const end = (airier: number) =>
    rows.reduce((sum, { height, heightElsewhere }) => sum + Math.max(airier * height, heightElsewhere), 0);
  let airier = AIRIER;
  while (airier > 1 && end(airier) > most) airier -= STEP;
  return Math.max(1, airier);
}
