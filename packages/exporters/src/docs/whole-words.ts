import { widestWord } from '../calibri.ts';
import { CELL_PADDING, type DataTable, leftOf } from '../ooxml/data-table.ts';
import { TYPE_SCALE } from './type-scale.ts';

/** Other programs set the same letters a little wider. */
const SLACK = 1.03;

/**
 * A table none of whose words is broken within a cell, as long as all of them have room beside each other: a column that
 * is too narrow for its longest word takes what it lacks from those that have more than they need.
 */
export function withWholeWords<Table extends DataTable>(table: Table): Table {
  const { columns, rows } = table;
  const { size } = TYPE_SCALE.TableText;
  const needs = columns.map(({ header }, index) => {
    const widest = rows.reduce(
      (most, row) => {
        const cell = row[index] ?? '';
        const { text, strong } = typeof cell === 'string' ? { text: cell, strong: false } : cell;
        // No letter is wider than the type is high.
        return text.length * size * 20 <= most ? most : Math.max(most, widestWord(text, size, strong));
      },
      widestWord(header, size, true),
    );
    return Math.ceil(SLACK * widest) + leftOf(columns, index) + CELL_PADDING;
  });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const spare = columns.map(({ width }, index) => Math.max(0, width - (needs[index] ?? 0)));
  const lacking = sum(columns.map(({ width }, index) => Math.max(0, (needs[index] ?? 0) - width)));
  if (lacking === 0 || lacking > sum(spare)) return table;
  const level = levelOf(spare, lacking);
  const widths = columns.map(({ width }, index) =>
    Math.max(needs[index] ?? 0, Math.floor(width - Math.max(0, (spare[index] ?? 0) - level))),
  );
  return { ...table, columns: columns.map((column, index) => ({ ...column, width: widths[index] ?? column.width })) };
}

/** What is left to those that have most, where they give so much together: who has little gives nothing. */
function levelOf(spare: readonly number[], lacking: number): number {
  const most = spare.toSorted((a, b) => b - a);
  let sum = 0;
  for (const [index, one] of most.entries()) {
    sum += one;
    const level = (sum - lacking) / (index + 1);
    if (level >= (most[index + 1] ?? 0)) return level;
  }
  return 0;
}
