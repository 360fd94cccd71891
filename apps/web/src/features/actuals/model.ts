import type { ActualMonth, ActualMonthInput, Initiative, Month } from '@process-ai/contract/initiatives';
import { monthNumber, monthsFromTo } from '@process-ai/domain/calendar-months';
import { readMonth } from '../../lib/months.ts';
import { decimalMark, readFigure, splitBlock } from '../../lib/typed-figures.ts';

/** What is entered by month; a measure by its id. */
export interface Column {
  id: string;
  measureId: string | null;
  label: string;
  /** As in "USD" or "days"; '' = none. */
  unit: string;
  /** Whether less than nothing makes sense. */
  isSigned: boolean;
}

const MEASURE = 'measure:';

/** Savings, cost, volume, then the measures of the initiative. */
export const columnsOf = (
  { measures }: Pick<Initiative, 'measures'>,
  names: { savings: string; cost: string; volume: string; runs: string },
  currency: string,
): Column[] => [
  { id: 'savings', measureId: null, label: names.savings, unit: currency, isSigned: true },
  { id: 'cost', measureId: null, label: names.cost, unit: currency, isSigned: true },
  { id: 'volume', measureId: null, label: names.volume, unit: names.runs, isSigned: false },
  ...measures.map(({ id, name, unit }) => ({
    id: `${MEASURE}${id}`,
    measureId: id,
    label: name,
    unit: unit ?? '',
    isSigned: true,
  })),
];

/** From the first month of work to this one, and to whatever has figures already. */
export function rowsOf(startMonth: Month, saved: readonly Pick<ActualMonth, 'month'>[], today: Month): Month[] {
  const months = [startMonth, ...saved.map(({ month }) => month)].toSorted();
  const last = [today, ...months].toSorted().at(-1) ?? today;
  return monthsFromTo(months[0] ?? startMonth, last);
}

export interface Cell {
  row: number;
  column: number;
}

/** A figure for a month; null = not known. */
export interface Entry {
  month: Month;
  column: string;
  value: number | null;
}

/** What is entered and not saved yet, by month and column. */
export type Edits = ReadonlyMap<string, number | null>;

export const keyOf = (month: Month, column: string) => `${month} ${column}`;

export function savedValue(saved: ActualMonth | undefined, { id, measureId }: Column): number | null {
  if (!saved) return null;
  if (measureId !== null) return saved.measures[measureId] ?? null;
  return saved[id as 'savings' | 'cost' | 'volume'];
}

/** The edits as the API takes them: only the months and the figures that were changed. */
export function toSave(edits: Edits, rows: readonly Month[], columns: readonly Column[]): ActualMonthInput[] {
  return rows.flatMap((month) => {
    const changed = columns.flatMap((column) => {
      const value = edits.get(keyOf(month, column.id));
      return value === undefined ? [] : [{ column, value }];
    });
    if (changed.length === 0) return [];
    const measures = changed.flatMap(({ column: { measureId }, value }) =>
      measureId === null ? [] : [[measureId, value] as const],
    );
    const figures = changed.flatMap(({ column: { id, measureId }, value }) =>
      measureId === null ? [[id, value] as const] : [],
    );
    return [
      {
        month,
        ...Object.fromEntries(figures),
        ...(measures.length > 0 ? { measures: Object.fromEntries(measures) } : {}),
      },
    ];
  });
}

interface Paste {
  entries: Entry[];
  /** Cells that held something else than a number: they stay as they are. */
  notNumbers: number;
  /** Cells beyond the last month or column. */
  leftOut: number;
}

/**
 * A block from a spreadsheet, laid down from a cell on. Where its first column holds months, each line goes to its
 * month, whatever cell is active, and its figures from the active column on; a line of headings is skipped.
 */
export function pasteFigures(
  text: string,
  at: Cell,
  rows: readonly Month[],
  columns: readonly Pick<Column, 'id'>[],
): Paste {
  const block = splitBlock(text);
  const dated = withMonths(block);
  const lines = dated ?? block.map((cells, down) => ({ month: rows[at.row + down], cells }));
  const mark = decimalMark(lines.flatMap(({ cells }) => cells));
  const paste: Paste = { entries: [], notNumbers: 0, leftOut: 0 };
  for (const { month, cells } of lines) {
    for (const [along, cell] of cells.entries()) {
      const column = columns[at.column + along];
      if (!month || !rows.includes(month) || !column) {
        if (cell.trim() !== '') paste.leftOut += 1;
        continue;
      }
      const value = cell.trim() === '' ? null : readFigure(cell, mark);
      if (value === null && cell.trim() !== '') paste.notNumbers += 1;
      else paste.entries.push({ month, column: column.id, value });
    }
  }
  return paste;
}

/** The lines of a block by the month in their first cell; null where the first column holds something else. */
function withMonths(block: readonly string[][]): { month: Month | undefined; cells: string[] }[] | null {
  const read = block.map(([first = '', ...cells]) => ({ month: readMonth(first) ?? undefined, cells }));
  const body = read[0]?.month ? read : read.slice(1);
  return body.length > 0 && body.every(({ month, cells }) => month && cells.length > 0) ? body : null;
}

export type Move = 'up' | 'down' | 'left' | 'right' | 'start' | 'end';

/** Where a key leads; at an edge it stays. */
export function moveCell({ row, column }: Cell, move: Move, rows: number, columns: number): Cell {
  const to = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    left: { row, column: column - 1 },
    right: { row, column: column + 1 },
    start: { row: 0, column: 0 },
    end: { row: rows - 1, column: columns - 1 },
  }[move];
  return {
    row: Math.max(0, Math.min(rows - 1, to.row)),
    column: Math.max(0, Math.min(columns - 1, to.column)),
  };
}

/** For the axis of a chart: months counted from the first. */
export const placeOf = (month: Month, first: Month) => monthNumber(month) - monthNumber(first);
