import type ExcelJS from 'exceljs';
import { writeBusinessCase } from './business-case.ts';
import {
  AFTER_SENSITIVITY,
  CURVE_ROW,
  CURVE_ROWS,
  commonRow,
  onSummary,
  SENSITIVITY_HEADING,
  YEAR_COLUMNS,
  YEARS_HEADING,
  yearRow,
  years,
} from './business-case-cells.ts';
import { CALCULATION as C, HEADER_ROW, range, SHEET } from './layout.ts';
import type { CostedProcess, SheetPlan } from './plan.ts';
import { writeSavingsByType } from './savings-by-type.ts';
import { writeSensitivity } from './sensitivity.ts';
import { addSheet, fitRow, restyle, setPrintArea, styleHeader, writeHeading, writeNote } from './sheet-style.ts';
import { type Figure, summaryFigures } from './summary-figures.ts';
import { putCell, writeTable } from './table.ts';

const LABEL_WIDTH = 44;
const FIGURE_WIDTH = 14;

export function writeSummary(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { blueprint } = plan;
  const sheet = addSheet(
    workbook,
    SHEET.summary,
    `Summary – ${plan.text(blueprint.sector.name, 'Sector name')}`,
    'What the processes cost today, what can be saved, and when that pays back.',
  );
  sheet.getColumn('A').width = LABEL_WIDTH;
  for (const letter of YEAR_COLUMNS) sheet.getColumn(letter).width = FIGURE_WIDTH;

  writeFigures(sheet, plan);
  writeBusinessCase(workbook, sheet, plan);
  drawPaybackCurve(sheet, plan);
  writeSensitivity(sheet, plan);
  const afterRange = writeNpvRange(sheet, plan, AFTER_SENSITIVITY + 1);
  const largestFirst = afterRange + 3;
  const afterLargest = writeLargestSavings(sheet, plan, afterRange + 1);
  drawLargestSavings(sheet, plan, largestFirst, afterLargest);
  const end = writeSavingsByType(sheet, plan, afterLargest + 1);

  // Each page of paper is one subject.
  for (const heading of [YEARS_HEADING, SENSITIVITY_HEADING, afterRange + 1]) sheet.getRow(heading - 1).addPageBreak();
  sheet.views = [{ state: 'frozen', ySplit: HEADER_ROW - 2, showGridLines: false }];
  sheet.pageSetup.printTitlesRow = '1:2';
  setPrintArea(sheet, YEAR_COLUMNS.at(-1) ?? 'L', end);
}

function writeFigures(sheet: ExcelJS.Worksheet, plan: SheetPlan): void {
  const figures = summaryFigures(plan);
  writeTable<Figure>(
    sheet,
    [
      { letter: 'A', header: 'Figure', width: LABEL_WIDTH, cell: ({ label }) => label },
      { letter: 'B', header: 'Value', width: FIGURE_WIDTH, format: 'General', cell: () => null },
    ],
    figures,
  );
  for (const { row, formula, result, format, note } of figures) {
    putCell(sheet, `B${row}`, { formula, result }, 'figure', format);
    restyle(sheet.getCell(`B${row}`), { font: { bold: true } });
    writeNote(sheet, `C${row}`, note);
    fitRow(sheet, row);
  }
  sheet.getCell(`C${HEADER_ROW}`).value = 'How it is computed';
  for (const letter of YEAR_COLUMNS.slice(1)) styleHeader(sheet.getCell(`${letter}${HEADER_ROW}`));
  restyle(sheet.getCell(`C${HEADER_ROW}`), { alignment: { vertical: 'middle', horizontal: 'left', indent: 1 } });
  fitRow(sheet, HEADER_ROW);
}

/** The chart beside the table of the largest savings. */
function drawLargestSavings(sheet: ExcelJS.Worksheet, plan: SheetPlan, first: number, after: number): void {
  const rows = Array.from({ length: after - first }, (_, index) => first + index);
  if (rows.length === 0) return;
  const cells = (letter: string) => `${SHEET.summary}!$${letter}$${first}:$${letter}$${after - 1}`;
  plan.charts.push({
    sheet: sheet.id,
    kind: 'bars',
    title: `Largest savings a year (${plan.blueprint.assumptions.currency})`,
    description: 'Bar chart of the processes with the largest projected savings a year.',
    format: plan.formats.moneyShort,
    series: [
      {
        name: 'Savings a year',
        labels: { range: cells('A'), values: rows.map((row) => String(sheet.getCell(`A${row}`).result)) },
        amounts: { range: cells('B'), values: rows.map((row) => Number(sheet.getCell(`B${row}`).result)) },
        accent: 1,
      },
    ],
    from: { column: 6, row: first - 2 },
    to: { column: 12, row: Math.max(after - 1, first + 9) },
  });
}

/** How far the NPV may turn out. Drawn by the product, so the figures stay as exported. Returns the row after it. */
function writeNpvRange(sheet: ExcelJS.Worksheet, { blueprint, formats }: SheetPlan, headingRow: number): number {
  const range = blueprint.businessCase?.range;
  if (!range) return headingRow;
  const lines: [label: string, value: number, format: string][] = [
    ['NPV undercut one time in ten (P10)', range.p10, formats.money],
    ['NPV as likely undercut as exceeded (P50)', range.p50, formats.money],
    ['NPV exceeded one time in ten (P90)', range.p90, formats.money],
    ['Mean NPV', range.mean, formats.money],
    ['Chance of an NPV above zero', range.chanceOfGain, '0.0%'],
    ['Draws', range.draws, '#,##0'],
    ['Seed', range.seed, '0'],
  ];
  writeHeading(sheet, headingRow, 'Range of the net present value, as exported');
  lines.forEach(([label, value, format], index) => {
    putCell(sheet, `A${headingRow + 1 + index}`, label);
    putCell(sheet, `B${headingRow + 1 + index}`, value, 'text', format);
  });
  const notes = [
    'Values, not formulas: Process AI draws benefits, implementation and run cost independently of each other from the',
    'spreads on Assumptions. The same seed gives the same range. It does not follow changes in this file; the three',
    'cases above do. Checks says when the range is out of date.',
  ];
  for (const [index, note] of notes.entries()) writeNote(sheet, `C${headingRow + 1 + index}`, note);
  return headingRow + lines.length + 1;
}

/**
 * The base case's money over the years. Years beyond the horizon fall on its last point, so that the curve ends where
 * the horizon does also when it is changed.
 */
function drawPaybackCurve(sheet: ExcelJS.Worksheet, { blueprint, cases, charts, formats }: SheetPlan): void {
  const shown = (row: number) => ({
    range: onSummary(years(row)),
    values: valuesOf(sheet, row),
  });
  const labels = shown(commonRow('chartYear'));
  const { paybackMonths } = cases.base.result;
  charts.push({
    sheet: sheet.id,
    kind: 'curves',
    title: 'When it pays back (base case)',
    description: `Cumulative net cash flow by year, as it is and discounted. ${paybackMonths === null ? 'It does not pay back within these years.' : `Paid back after ${paybackMonths.toFixed(1)} months.`}`,
    format: formats.moneyShort,
    axisTitles: { labels: 'Years', amounts: `Cumulative net cash flow (${blueprint.assumptions.currency})` },
    series: [
      { name: 'Cumulative', labels, amounts: shown(yearRow('cumulative', 'base')), accent: 1 },
      {
        name: 'Cumulative, discounted',
        labels,
        amounts: shown(yearRow('discountedCumulative', 'base')),
        accent: 2,
        dashed: true,
      },
    ],
    from: { column: 0, row: CURVE_ROW - 1 },
    to: { column: 5, row: CURVE_ROW + CURVE_ROWS - 2 },
  });
}

function valuesOf(sheet: ExcelJS.Worksheet, row: number): number[] {
  const [from = '', to = ''] = years(row).replaceAll('$', '').split(':');
  const [first, last] = [sheet.getCell(from).col, sheet.getCell(to).col].map(Number);
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) =>
    Number(sheet.getCell(row, (first ?? 1) + index).result),
  );
}

const TOP = 10;

/** The processes with the largest savings, kept in order by formula. Returns the row after the table. */
function writeLargestSavings(
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
