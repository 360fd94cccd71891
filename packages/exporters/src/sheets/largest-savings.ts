import type ExcelJS from 'exceljs';
import { CALCULATION as C, range, SHEET } from './layout.ts';
import type { CostedProcess, SheetPlan } from './plan.ts';
import { writeHeading } from './sheet-style.ts';
import { writeTable } from './table.ts';

const TOP = 10;

/** The processes with the largest savings, kept in order by formula. Returns the row after the table. */
export function writeLargestSavings(
  sheet: ExcelJS.Worksheet,
  { costed, formats, text }: SheetPlan,
  headingRow: number,
): number {
  const column = (letter: string) => range(SHEET.calculation, letter, costed.length);
  const saved = column(C.countedSavings);
  const headerRow = headingRow + 1;
  const largest = [...costed].sort((a, b) => countedSavings(b) - countedSavings(a)).slice(0, TOP);
  const look = (letter: string, at: number) =>
    `IF(F${at}="","",INDEX(${column(letter)},MATCH(F${at},${column(C.number)},0)))`;
  const shown = (process: CostedProcess, result: string | number) => (countedSavings(process) > 0 ? result : '');

  writeHeading(sheet, headingRow, 'Largest savings');
  writeTable<CostedProcess>(
    sheet,
    [
      {
        letter: 'A',
        header: 'Process',
        width: 0,
        cell: (process, at) => ({
          formula: look(C.name, at),
          result: shown(process, text(process.name, 'Process name')),
        }),
      },
      {
        letter: 'B',
        header: 'Savings a year',
        width: 0,
        format: formats.money,
        cell: (process, at) => ({
          formula: `IF(COUNTIFS(${saved},">0")<${at - headerRow},"",LARGE(${saved},${at - headerRow}))`,
          result: shown(process, countedSavings(process)),
        }),
      },
      {
        letter: 'C',
        header: 'Code',
        width: 0,
        cell: (process, at) => ({ formula: look(C.code, at), result: shown(process, text(process.code, 'Code')) }),
      },
      {
        letter: 'D',
        header: 'Current cost a year',
        width: 0,
        format: formats.money,
        cell: (process, at) => ({
          formula: look(C.cost, at),
          result: shown(process, process.roi.result.currentAnnualCost),
        }),
      },
      {
        letter: 'E',
        header: 'Payback in months',
        width: 0,
        format: '#,##0.0',
        cell: (process, at) => ({
          formula: look(C.payback, at),
          result: shown(process, process.roi.result.paybackMonths ?? 'N/A'),
        }),
      },
      {
        letter: 'F',
        header: 'No.',
        width: 0,
        format: '0',
        cell: (process, at) => ({
          formula: nextNumber(at, at === headerRow + 1),
          result: shown(process, process.number),
        }),
      },
    ],
    largest,
    headerRow,
  );
  return headerRow + largest.length + 1;

  /** The first process with the savings in column B; among equals, the first after the one in the row above. */
  function nextNumber(at: number, isFirst: boolean): string {
    const after = isFirst ? '0' : `IF(B${at}=B${at - 1},F${at - 1},0)`;
    return `IF(B${at}="","",_xlfn.MINIFS(${column(C.number)},${saved},B${at},${column(C.number)},">"&${after}))`;
  }
}

const countedSavings = ({ roi }: CostedProcess) => (roi.countedIn === null ? roi.result.projectedSavings : 0);
