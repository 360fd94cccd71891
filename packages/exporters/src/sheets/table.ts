import type ExcelJS from 'exceljs';
import { looksLikeFormula } from './cell-text.ts';
import { FIRST_ROW, HEADER_ROW } from './layout.ts';
import { type CellKind, fitRow, restyle, setPrintArea, styleCell, styleHeader } from './sheet-style.ts';

export type CellContent = string | number | Date | null | { formula: string; result: string | number };

export interface Column<Row> {
  letter: string;
  header: string;
  width: number;
  kind?: CellKind;
  /** Number format; a column without one holds text. */
  format?: string;
  /** The cell for a row of data that stands in sheet row `at`. */
  cell: (row: Row, at: number) => CellContent;
}

/** Writes the header row and one row for each row of data. */
export function writeTable<Row>(
  sheet: ExcelJS.Worksheet,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  headerRow = HEADER_ROW,
): void {
  for (const { letter, header, width, format } of columns) {
    if (headerRow === HEADER_ROW) sheet.getColumn(letter).width = width;
    const cell = sheet.getCell(`${letter}${headerRow}`);
    cell.value = header;
    styleHeader(cell, format ? 'right' : 'left');
    if (looksLikeFormula(header)) restyle(cell, { numFmt: '@' });
  }
  fitRow(sheet, headerRow);
  rows.forEach((row, index) => {
    const at = headerRow + 1 + index;
    for (const { letter, kind, format, cell } of columns) putCell(sheet, `${letter}${at}`, cell(row, at), kind, format);
    fitRow(sheet, at);
  });
}

/** The same for a sheet that is one list: with filter buttons and the area to print. */
export function writeList<Row>(sheet: ExcelJS.Worksheet, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  writeTable(sheet, columns, rows);
  const last = columns.at(-1)?.letter ?? 'A';
  sheet.autoFilter = `A${HEADER_ROW}:${last}${Math.max(FIRST_ROW, sheet.rowCount)}`;
  setPrintArea(sheet, last);
}

export function putCell(
  sheet: ExcelJS.Worksheet,
  address: string,
  content: CellContent,
  kind: CellKind = 'text',
  format?: string,
): void {
  const cell = sheet.getCell(address);
  cell.value = content;
  styleCell(cell, kind, format);
  // Typed as text it is harmless already; formatted as text it stays so when a person edits it.
  if (typeof content === 'string' && looksLikeFormula(content)) restyle(cell, { numFmt: '@' });
}
