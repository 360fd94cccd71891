import { SIZE } from './deck-theme.ts';
import type { Box } from './draw.ts';
import { fitText, heightOf, lineCount } from './fit-text.ts';

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

/** What a table shows, and where. */
export interface TableDraft<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Always shown, below the others: what all of them come to. */
  foot?: readonly Row[];
  box: Box;
  size?: number;
  /** Whether fewer rows are shown before a text is cut that has enough lines in its column. */
  isWhole?: boolean;
}

export type TableDraftOf<Row> = Omit<TableDraft<Row>, 'box'> & { name: string; grows?: boolean };

/** A table of texts, so that tables of different things can stand in one list. */
export type TextTable = TableDraftOf<readonly string[]>;

/** How many of the rows such a table shows: all, or as many as leave room for the line that counts the others. */
export function rowsThatFit<Row>(draft: TableDraft<Row>): number {
  const { rows, box } = draft;
  return fits(draft, rows.length) ? rows.length : mostRows({ ...draft, box: withoutNote(box) }, rows.length - 1);
}

/** The rows of each of the tables that it takes to show all of them. */
export function rowsByPage<Row>(draft: TableDraft<Row>): Row[][] {
  const pages: Row[][] = [];
  for (let from = 0; from < draft.rows.length; from += pages.at(-1)?.length ?? 0)
    pages.push(rowsOfPage({ ...draft, rows: draft.rows.slice(from) }));
  return pages;
}

/** The same, with about as many rows on each: none is left with the last row alone. */
export function evenly<Row>(draft: TableDraft<Row>): Row[][] {
  const pages: Row[][] = [];
  let left = draft.rows;
  for (let count = rowsByPage(draft).length; left.length > 0; count -= 1) {
    const most = rowsOfPage({ ...draft, rows: left });
    // What the pages that follow can not hold stays on this one.
    const page = most.slice(0, Math.max(1, Math.min(most.length, Math.ceil(left.length / Math.max(1, count)))));
    const rest = left.slice(page.length);
    const isRoom = rowsByPage({ ...draft, rows: rest }).length < Math.max(1, count);
    pages.push(isRoom ? page : most);
    left = left.slice(pages.at(-1)?.length ?? 1);
  }
  return pages;
}

/** The rows of the first of them. */
export const rowsOfPage = <Row>(draft: TableDraft<Row>): Row[] =>
  draft.rows.slice(0, mostRows(draft, draft.rows.length));

/** At least one: a row that has no room anywhere is cut. */
function mostRows<Row>(draft: TableDraft<Row>, most: number): number {
  const { foot = [], isWhole = false } = draft;
  // Each row is as high whatever stands below it: no more can fit than do without the foot.
  const room = laidOut({ ...draft, rows: draft.rows.slice(0, most) }, []).layout.rows.length;
  if (foot.length === 0 && !isWhole) return Math.max(Math.min(1, most), room);
  for (let count = room; count > 1; count -= 1) if (fits(draft, count)) return count;
  return Math.min(1, most);
}

/** Whether so many of the rows stand in the box, with those of the foot. */
function fits<Row>({ foot = [], isWhole = false, ...draft }: TableDraft<Row>, count: number): boolean {
  const rows = [...draft.rows.slice(0, count), ...foot];
  const { layout } = laidOut({ ...draft, rows }, []);
  return layout.rows.length === rows.length && !(isWhole && layout.isTight);
}

/** Inches, of the line below a table that says how many rows it leaves out. */
export const NOTE = { above: 0.04, h: 0.24 };
export const withoutNote = (box: Box): Box => ({ ...box, h: box.h - NOTE.above - NOTE.h });

/** In the first of the sizes in which all of it fits, else in its own. */
export function laidOut<Row>(
  { columns, rows, box, size: least = SIZE.small }: TableDraft<Row>,
  sizes: readonly number[],
) {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (box.w * width) / total);
  const texts = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const found = layoutOf(
    { header: columns.map((column) => column.header), rows: texts },
    columns.map(({ lines = 1, bold = false }, index) => ({ w: (widths[index] ?? 1) - 2 * PADDING.side, lines, bold })),
    { sizes, least, h: box.h },
  );
  return { ...found, widths, texts };
}

/** Inches between the paddings of a cell. */
interface ColumnRoom {
  w: number;
  /** Most lines in a cell. */
  lines: number;
  bold: boolean;
}

export interface TableLayout {
  header: string[];
  rows: string[][];
  /** Inches, of the header and of each row. */
  heights: number[];
  /** Whether a text is cut that has enough lines in its column, for programs that set it wider. */
  isTight: boolean;
}

export const PADDING = { side: 0.08, top: 0.045 };
const HEADER_LINES = 2;
const RULE = 0.02;
/** Where a table does not fill its box, its rows are made higher by so much at most; those of a short one by more. */
const AIRIER = { most: 1.25, ofShort: 1.6 };
const SHORT = 10;
const STEP = 0.02;
/** Inches. */
const ROUNDING = 0.01;
/** A program without Calibri may set a text wider by so much, and break what is one line there. */
const WIDER = { plain: 1.22, bold: 1.36 };
/** One more than any column has lines: what takes more is cut. */
const BROKEN_MOST = 5;

/** Tried from the first on, in points. */
export const LARGER = [SIZE.lead, SIZE.body];

/** In the first of these sizes in which every row is there and no text is cut; else in the least one. */
function layoutOf(
  table: { header: readonly string[]; rows: readonly (readonly string[])[] },
  columns: readonly ColumnRoom[],
  { sizes, least, h }: { sizes: readonly number[]; least: number; h: number },
): { layout: TableLayout; size: number } {
  const texts = [table.header, ...table.rows];
  for (const size of sizes) {
    // Most larger sizes are told by their rows alone, on one line each.
    if (texts.length * rowHeight(1, size) > h + ROUNDING) continue;
    const roomy = rowsWithin(table, columns, { size, h });
    if (roomy.length < texts.length) continue;
    const layout = tableLayout(table, columns, { size, h }, roomy);
    const isWhole = areEqual([layout.header, ...layout.rows], texts);
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

/** Its header, and as many of its rows as end in the box here. */
function rowsWithin(
  { header, rows }: { header: readonly string[]; rows: readonly (readonly string[])[] },
  columns: readonly ColumnRoom[],
  { size, h }: { size: number; h: number },
): readonly [LaidRow, ...LaidRow[]] {
  const all: [LaidRow, ...LaidRow[]] = [
    laid(
      header,
      columns.map(({ w }) => ({ w, lines: HEADER_LINES, bold: true })),
      size,
    ),
  ];
  let used = all[0].height;
  for (const texts of rows) {
    const row = laid(texts, columns, size);
    used += row.height;
    if (used > h + ROUNDING) break;
    all.push(row);
  }
  return all;
}

/** What stands in each cell of a table in a box, and how high its rows are, of the rows that fit. */
function tableLayout(
  table: { header: readonly string[]; rows: readonly (readonly string[])[] },
  columns: readonly ColumnRoom[],
  { size, h }: { size: number; h: number },
  roomy = rowsWithin(table, columns, { size, h }),
): TableLayout {
  const [first, ...others] = roomy;
  let all: readonly LaidRow[] = roomy;
  // Where another program would run over the end of the box, texts are cut to what fits there too.
  if (all.reduce((sum, { heightElsewhere }) => sum + heightElsewhere, 0) > h) {
    all = [first, ...others.map((_, row) => laid(table.rows[row] ?? [], columns, size, true))];
  }
  const airier = airiest(all, h);
  return {
    header: first.texts,
    rows: all.slice(1).map(({ texts }) => texts),
    heights: all.map(({ height }) => airier * height),
    isTight: all !== roomy && !areEqual(all.map(textsOf), roomy.map(textsOf)),
  };
}

const textsOf = ({ texts }: LaidRow) => texts;

const areEqual = (a: readonly (readonly string[])[], b: readonly (readonly string[])[]) =>
  a.length === b.length && a.every((texts, row) => texts.every((text, column) => text === b[row]?.[column]));

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
  let airier = rows.length > SHORT ? AIRIER.most : AIRIER.ofShort;
  while (airier > 1 && end(airier) > most) airier -= STEP;
  return Math.max(1, airier);
}
