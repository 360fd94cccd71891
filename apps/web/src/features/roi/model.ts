import { decimalMark, readFigure, splitBlock } from '../../lib/typed-figures.ts';
import { FIELDS, type Field } from './model/fields.ts';

/** What the keyboard stops at in a row, from left to right. */
export const STOPS = [
  'select',
  ...FIELDS,
  'currentAnnualCost',
  'projectedSavings',
  'savingsPercentage',
  'paybackMonths',
  'notes',
] as const;

const FIRST_INPUT = STOPS.indexOf(FIELDS[0]);
const LAST_INPUT = FIRST_INPUT + FIELDS.length - 1;

/** A place in the grid: the n-th row shown, and the index of a stop. */
export interface Cell {
  row: number;
  column: number;
}

export const FIRST_CELL: Cell = { row: 0, column: FIRST_INPUT };

export const fieldAt = (column: number): Field | undefined => FIELDS[column - FIRST_INPUT];
export const columnOf = (field: Field) => FIRST_INPUT + FIELDS.indexOf(field);

export type Move = 'up' | 'down' | 'left' | 'right' | 'rowStart' | 'rowEnd' | 'start' | 'end' | 'pageUp' | 'pageDown';

/** Where a move leads; at an edge it stays. */
export function moveCell({ row, column }: Cell, move: Move, rows: number, page: number): Cell {
  const to: Record<Move, Cell> = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    left: { row, column: column - 1 },
    right: { row, column: column + 1 },
    rowStart: { row, column: 0 },
    rowEnd: { row, column: STOPS.length - 1 },
    start: { row: 0, column: 0 },
    end: { row: rows - 1, column: STOPS.length - 1 },
    pageUp: { row: row - page, column },
    pageDown: { row: row + page, column },
  };
  return { row: clamp(to[move].row, rows - 1), column: clamp(to[move].column, STOPS.length - 1) };
}

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max));

/** The input that Tab leads to, row by row, past the rows that take none; null where the grid ends. */
export function nextInput(
  { row, column }: Cell,
  step: 1 | -1,
  rows: number,
  isLocked: (row: number) => boolean = () => false,
): Cell | null {
  if (!isLocked(row)) {
    const next = clamp(column + step, STOPS.length - 1);
    if (next !== column && next >= FIRST_INPUT && next <= LAST_INPUT) return { row, column: next };
    if (step === 1 && column < FIRST_INPUT) return { row, column: FIRST_INPUT };
    if (step === -1 && column > LAST_INPUT) return { row, column: LAST_INPUT };
  }
  let other = row + step;
  while (other >= 0 && other < rows && isLocked(other)) other += step;
  if (other < 0 || other >= rows) return null;
  return { row: other, column: step === 1 ? FIRST_INPUT : LAST_INPUT };
}

/** A rectangle of inputs, its edges included. */
interface Range {
  top: number;
  bottom: number;
  /** Indexes into FIELDS. */
  left: number;
  right: number;
}

/** The inputs between two cells; null when either stands outside the inputs. */
export function rangeOf(from: Cell, to: Cell): Range | null {
  if (!fieldAt(from.column) || !fieldAt(to.column)) return null;
  const [left, right] = [from.column - FIRST_INPUT, to.column - FIRST_INPUT];
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(left, right),
    right: Math.max(left, right),
  };
}

/** A figure for one input of the n-th row shown. */
export interface Entry {
  row: number;
  field: Field;
  value: number;
}

/** The same figure for every input of a range. */
export const fillRange = (range: Range, value: number): Entry[] => cellsOf(range).map((cell) => ({ ...cell, value }));

/** What the top row of a range holds, for the rows below it; a single row takes what stands above it. */
export function fillDown(range: Range, valueAt: (row: number, field: Field) => number | undefined): Entry[] {
  const source = range.top === range.bottom ? range.top - 1 : range.top;
  if (source < 0) return [];
  return cellsOf({ ...range, top: source + 1 }).flatMap(({ row, field }) => {
    const value = valueAt(source, field);
    return value === undefined ? [] : [{ row, field, value }];
  });
}

const cellsOf = ({ top, bottom, left, right }: Range): Omit<Entry, 'value'>[] =>
  Array.from({ length: bottom - top + 1 }, (_, index) =>
    FIELDS.slice(left, right + 1).map((field) => ({ row: top + index, field })),
  ).flat();

interface Paste {
  entries: Entry[];
  /** Cells that held no number, and so became 0. */
  notNumbers: number;
  /** Cells that stood beyond the last row or column. */
  leftOut: number;
}

/** A block copied from a spreadsheet, laid down from the range's first cell. One single cell fills the whole range. */
export function pasteBlock(text: string, range: Range, rows: number): Paste {
  const block = splitBlock(text);
  const mark = decimalMark(block.flat());
  const single = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
  if (single !== undefined) {
    const value = readFigure(single, mark);
    return { entries: fillRange(range, value ?? 0), notNumbers: value === null ? 1 : 0, leftOut: 0 };
  }

  const paste: Paste = { entries: [], notNumbers: 0, leftOut: 0 };
  for (const [down, line] of block.entries()) {
    for (const [along, cell] of line.entries()) {
      const row = range.top + down;
      const field = FIELDS[range.left + along];
      if (!field || row >= rows) {
        paste.leftOut += 1;
        continue;
      }
      const value = readFigure(cell, mark);
      if (value === null) paste.notNumbers += 1;
      paste.entries.push({ row, field, value: value ?? 0 });
    }
  }
  return paste;
}
