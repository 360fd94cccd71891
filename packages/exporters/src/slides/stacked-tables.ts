import type { DeckPlan } from './deck-plan.ts';
import { BODY, GAP, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';
import type { Slide } from './presentation.ts';
import { LARGER, rowsThatFit, type TableColumn, type TableDraft, type TextTable } from './table-layout.ts';

/** Points: nothing is put on one slide with other things in smaller type, where there is room for two. */
export const JOINED_LEAST = SIZE.small;

export function inTexts<Row>({ rows, columns, ...table }: ToldTable<Row>): TextTable {
  const texts = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const rowOf = new Map(texts.map((row, index) => [row, rows[index] as Row] as const));
  return {
    ...table,
    rows: texts,
    columns: columns.map(({ fill, ...column }, index) => ({
      ...column,
      cell: (row: readonly string[]) => row[index] ?? '',
      ...(fill && {
        fill: (row: readonly string[]) => {
          const source = rowOf.get(row as string[]);
          return source === undefined ? null : fill(source);
        },
      }),
    })),
  };
}

export interface ToldTable<Row> {
  name: string;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  isWhole: boolean;
  grows?: boolean;
}

export interface PlacedTable extends TextTable {
  /** Inches. */
  h: number;
}

/** Tables below each other on one slide, in the largest type in which every row of all stands whole; null = in none. */
export function belowEachOther(tables: readonly TextTable[], least = SIZE.tiny): PlacedTable[] | null {
  const room = BODY.h - GAP * (tables.length - 1);
  for (const size of [...LARGER, SIZE.small, SIZE.tiny].filter((one) => one >= least)) {
    const placed = tables.map((table) => ({ ...table, size, h: heightOf({ ...table, size }) }));
    const needed = placed.reduce((sum, { h }) => sum + h, 0);
    // What is left over is air for all of them.
    if (needed <= room) return placed.map((table) => ({ ...table, h: (table.h * room) / needed }));
  }
  return null;
}

const STEP = 0.1;

/** Inches in which every row of a table stands whole. */
function heightOf(table: TextTable): number {
  for (let h = 4 * STEP; h <= BODY.h; h += STEP) if (standsWhole({ ...table, box: { ...BODY, h } })) return h;
  return Number.POSITIVE_INFINITY;
}

const standsWhole = <Row>(table: TableDraft<Row>) => rowsThatFit(table) === table.rows.length;

export function drawBelowEachOther(slide: Slide, plan: DeckPlan, tables: readonly PlacedTable[]): void {
  let { y } = BODY;
  for (const [index, { h, ...table }] of tables.entries()) {
    const isLast = index === tables.length - 1;
    y = drawTable(slide, plan, { ...table, box: { ...BODY, y, h: isLast ? BODY.y + BODY.h - y : h } }) + GAP;
  }
}
