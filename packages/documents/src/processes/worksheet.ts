import { AppError } from '@process-ai/contract/errors';
import type { OfficeFile } from '../office/office-file.ts';
import { attribute, decodeEntities } from '../office/scan-tags.ts';
import type { Budget } from './budget.ts';
import { formatNumber } from './number-format.ts';
import { COLUMNS_MAX, ROWS_MAX, type TableRow } from './source-table.ts';

/** Shared strings and the number format of each cell style, by their indexes; and what all sheets may hold together. */
export interface WorkbookParts {
  strings: string[];
  formats: string[];
  cells: Budget;
  characters: Budget;
}

const position = attribute('r');
const cellType = attribute('t');
const cellStyle = attribute('s');

/** A worksheet part → its rows that hold anything, each cell as the sheet shows it. Cells beyond 1,000 columns are ignored. */
export function readWorksheet(file: OfficeFile, part: string, parts: WorkbookParts): TableRow[] {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let row = 0;
  let cell = { column: -1, type: '', style: 0, value: '' };
  file.scan(part, ['row', 'c', 'v', 't'], (tag) => {
    if (tag.kind === 'open' && tag.name === 'v') cell.value = decodeEntities(tag.text);
    else if (tag.kind === 'open' && tag.name === 't' && cell.type === 'inlineStr')
      cell.value += decodeEntities(tag.text);
    else if (tag.name === 'c' && tag.kind === 'close') keepCell();
    else if (tag.name === 'c') openCell(position(tag), cellType(tag) ?? 'n', Number(cellStyle(tag) ?? 0));
    else if (tag.name === 'row' && tag.kind !== 'close') {
      row = Number(position(tag)) || row + 1;
      cells = [];
      cell.column = -1;
    } else if (tag.name === 'row' && cells.length) {
      parts.cells.take(cells.length);
      rows.push({ row, cells: Array.from(cells, (value) => value ?? '') });
      if (rows.length > ROWS_MAX) throw new AppError('importNotReadable', `A sheet has more than ${ROWS_MAX} rows.`);
    }
  });
  return rows;

  function openCell(ref: string | null, type: string, style: number): void {
    const column = ref ? columnIndex(ref) : cell.column + 1;
    cell = { column, type, style, value: '' };
  }

  function keepCell(): void {
    const text = cellText(cell, parts).trim();
    if (!text || cell.column < 0 || cell.column >= COLUMNS_MAX) return;
    parts.characters.take(text.length);
    cells[cell.column] = text;
  }
}

function cellText(
  { type, style, value }: { type: string; style: number; value: string },
  parts: WorkbookParts,
): string {
  if (type === 's') return parts.strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'e') return '';
  if (type === 'n') return formatNumber(value, parts.formats[style] ?? 'General');
  return unescapeString(value);
}

/** "C7" → 2 */
function columnIndex(ref: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(ref)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Workbooks write characters that XML cannot hold as _x000D_. */
export function unescapeString(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
