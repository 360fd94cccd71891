import { fitText, heightOf, lineCount } from './fit-text.ts';

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

export const PADDING = { side: 0.08, top: 0.045 };
const HEADER_LINES = 2;
const RULE = 0.02;
/** Where a table does not fill its box, its rows are made higher by so much at most. */
const AIRIER = 1.25;
const STEP = 0.02;
/** A program without Calibri may set a text wider by so much, and break what is one line there. */
const WIDER = { plain: 1.22, bold: 1.36 };
const BROKEN_MOST = 4;

/** What stands in each cell of a table in a box, and how high its rows are. Rows beyond the box are left out. */
export function tableLayout(
  { header, rows }: { header: readonly string[]; rows: readonly (readonly string[])[] },
  columns: readonly ColumnRoom[],
  { size, h }: { size: number; h: number },
): TableLayout {
  const first = laid(
    header,
    columns.map(({ w }) => ({ w, lines: HEADER_LINES, bold: true })),
    size,
  );
  const all = [first];
  let used = first.height;
  for (const texts of rows) {
    const row = laid(texts, columns, size);
    used += row.height;
    if (used > h + 0.01) break;
    all.push(row);
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

function laid(texts: readonly string[], columns: readonly ColumnRoom[], size: number): LaidRow {
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
    if (broken <= lines || fitText(text, { ...elsewhere, w, h }) === text) return { text, broken };
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
