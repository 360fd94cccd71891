import type { Palette } from '../palette.ts';
import { isRightToLeft } from '../text-direction.ts';
import type { OfficeTheme } from './office-theme.ts';
import { escapeXml, writable } from './xml-text.ts';

interface Column {
  header: string;
  /** In twentieths of a point (DXA); those of a table add up to the width of the text. */
  width: number;
  align?: 'right';
}

export interface Cell {
  text: string;
  strong?: boolean;
  /** "rrggbb" */
  fill?: string;
}

/** A table of texts; they may contain characters that XML cannot represent. */
export interface DataTable {
  columns: readonly Column[];
  rows: readonly (readonly (string | Cell)[])[];
  /** What it shows, for whoever hears it. */
  caption: string;
  /** Whether its last row stays on the page of what follows it: of its note. */
  keepNext?: boolean;
  /** Whether it goes over to the next page although it is small: whole, it would leave much of a page empty. */
  breaks?: boolean;
  /** Its last rows that stay together, where they are more than of other tables. */
  lastTogether?: number;
}

/** How tables are described to whoever hears them, in the language of the file. */
export type DescribeTable = (headers: readonly string[], rows: number) => string;

/** Lines of a row that stays on one page, about half of it, and the width of a character, in twentieths of a point. */
const UNBROKEN = { lines: 30, character: 95 };
/** Rows that are written together. */
const ROWS_A_PIECE = 500;

/**
 * A table in WordprocessingML, in pieces. It is written as text, since tables are most of a document: as objects of docx,
 * the 16,000 cells of a thousand processes take three times as long as everything else.
 * @param look style: of the firm's, which draws its lines and its head
 */
export function* dataTablePieces(
  table: DataTable,
  { tint, line, accentInk }: Palette,
  theme: OfficeTheme,
  { style, describe }: { style?: string | null | undefined; describe: DescribeTable },
): Generator<string> {
  const { columns, rows, caption } = table;
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const gaps = columns.map((_, index) => gap(leftOf(columns, index)));
  const head = columns.map(({ header, width, align }, index) => {
    const look = `${style ? '' : shading(tint, theme)}${gaps[index]}<w:vAlign w:val="bottom"/>`;
    const isRight = align === 'right' || isTurned(rows, index);
    return cellXml(width, look, [header], isRight ? 'TableHeadNumber' : 'TableHead');
  });
  const stays = staysWithNext(table);
  const rowXml = (row: DataTable['rows'][number], at: number) => {
    const keepNext = stays(at) ? '<w:keepNext/>' : '';
    const cells = row.map((cell, index) => {
      const { width = 0, align } = columns[index] ?? {};
      return dataCell(cell, { width, isNumber: align === 'right', gap: gaps[index] ?? '', keepNext, theme });
    });
    // Programs clip a row that is longer than a page and must not break.
    const isUnbroken = row.every((cell, index) => linesIn(textOf(cell), columns[index]?.width ?? 1) <= UNBROKEN.lines);
    return `<w:tr>${isUnbroken ? '<w:trPr><w:cantSplit/></w:trPr>' : ''}${cells.join('')}</w:tr>`;
  };
  const headers = columns.map(({ header }) => header);
  const described = `${caption}. ${describe(headers, rows.length)}`;
  yield [
    `<w:tbl><w:tblPr>${style ? `<w:tblStyle w:val="${style}"/>` : ''}<w:tblW w:type="dxa" w:w="${total}"/>`,
    style ? '' : bordersOf(theme.line(accentInk), theme.line(line)),
    '<w:tblLayout w:type="fixed"/><w:tblCellMar>',
    `<w:left w:type="dxa" w:w="${CELL_PADDING}"/><w:right w:type="dxa" w:w="${CELL_PADDING}"/></w:tblCellMar>`,
    '<w:tblLook w:val="0020" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>',
    `<w:tblCaption w:val="${attribute(caption)}"/><w:tblDescription w:val="${attribute(described)}"/></w:tblPr>`,
    `<w:tblGrid>${columns.map(({ width }) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`,
    `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${head.join('')}</w:tr>`,
  ].join('');
  for (let first = 0; first < rows.length; first += ROWS_A_PIECE) {
    const piece = rows.slice(first, first + ROWS_A_PIECE);
    yield piece.map((row, index) => rowXml(row, first + index)).join('');
  }
  yield '</w:tbl>';
}

/** Whether most texts of a column are right to left, so that its header is aligned right. */
const isTurned = (rows: DataTable['rows'], index: number) =>
  rows.filter((row) => isRightToLeft(textOf(row[index] ?? ''))).length > rows.length / 2;

const textOf = (cell: string | Cell) => (typeof cell === 'string' ? cell : cell.text);

/** About as many lines as a text takes in a column. */
const linesIn = (text: string, width: number) =>
  text.split(/\r?\n/).reduce((sum, { length }) => sum + Math.max(1, (UNBROKEN.character * length) / width), 0);

interface Place {
  width: number;
  isNumber: boolean;
  gap: string;
  keepNext: string;
  theme: OfficeTheme;
}

function dataCell(content: string | Cell, { width, isNumber, gap, keepNext, theme }: Place): string {
  const { text, strong, fill } =
    typeof content === 'string' ? { text: content, strong: false, fill: undefined } : content;
  const style = `Table${strong ? 'Strong' : ''}${isNumber ? 'Number' : strong ? '' : 'Text'}`;
  return cellXml(width, `${fill ? shading(fill, theme) : ''}${gap}`, writable(text).split(/\r?\n/), style, keepNext);
}

/** @param look cell properties besides the width @param keepNext property of the paragraphs */
function cellXml(width: number, look: string, lines: readonly string[], style: string, keepNext = ''): string {
  const properties = `<w:pPr><w:pStyle w:val="${style}"/>${keepNext}</w:pPr>`;
  const paragraphs = lines.map(
    (text) => `<w:p>${properties}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`,
  );
  return `<w:tc><w:tcPr><w:tcW w:type="dxa" w:w="${width}"/>${look}</w:tcPr>${paragraphs.join('')}</w:tc>`;
}

const attribute = (text: string) => escapeXml(writable(text));

const shading = (fill: string, theme: OfficeTheme) => `<w:shd ${theme.fill(fill)} w:color="auto" w:val="clear"/>`;

const gap = (left: number) => (left === CELL_PADDING ? '' : `<w:tcMar><w:left w:type="dxa" w:w="${left}"/></w:tcMar>`);

const bordersOf = (top: string, line: string) =>
  [
    '<w:tblBorders>',
    border('top', top, 8),
    border('left'),
    border('bottom', line, 4),
    border('right'),
    border('insideH', line, 4),
    border('insideV'),
    '</w:tblBorders>',
  ].join('');

const border = (side: string, colour?: string, size = 0) =>
  `<w:${side} w:val="${colour ? 'single' : 'none'}" ${colour ?? 'w:color="auto"'} w:sz="${size}"/>`;

/** Left and right of the text of a cell, in twentieths of a point. */
export const CELL_PADDING = 75;
/** Additional distance between a column of figures, aligned right, and a column of text after it. */
const COLUMN_GAP = 150;
/** Left of the text of a cell. */
export const leftOf = (columns: readonly Column[], index: number): number =>
  columns[index - 1]?.align === 'right' && columns[index]?.align !== 'right' ? CELL_PADDING + COLUMN_GAP : CELL_PADDING;

const SMALL_TABLE = 8;
/** Rows that stay together at the begin and at the end of a larger one. */
const TOGETHER = 3;
/** Characters of the longest cells of rows that are kept together: more of them leave too much of a page empty. */
const TALL = 800;
/**
 * Whether a row stays on the page of the next one: small tables are not split, and of none a row or two stand alone,
 * unless their rows are too tall for that.
 */
export function staysWithNext(table: Omit<DataTable, 'columns' | 'caption'>): (index: number) => boolean {
  const { rows, keepNext = false, breaks = false, lastTogether = 0 } = table;
  const { length } = rows;
  const end = keepNext ? length : length - 1;
  const tall = (some: DataTable['rows']) => some.reduce((sum, row) => sum + longestOf(row), 0) > TALL;
  if (length <= SMALL_TABLE && !breaks && !tall(rows)) return (index) => index < end;
  if (length <= TOGETHER) return (index) => index < end && index === length - 1;
  const together = Math.min(TOGETHER, Math.floor(length / 2));
  const [atBegin = 1, usual = 1] = [rows.slice(0, together), rows.slice(-together)].map((some) =>
    tall(some) ? 1 : together,
  );
  const atEnd = Math.max(usual, lastTogether);
  return (index) => index < end && (index < atBegin - 1 || index >= length - atEnd);
}

const longestOf = (row: DataTable['rows'][number]) => Math.max(0, ...row.map((cell) => textOf(cell).length));
