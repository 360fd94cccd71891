import type ExcelJS from 'exceljs';
import { writeBusinessCase } from './business-case.ts';
import { AFTER_SENSITIVITY, SENSITIVITY_HEADING, YEAR_COLUMNS, YEARS_HEADING } from './business-case-cells.ts';
import { writeLargestSavings } from './largest-savings.ts';
import { HEADER_ROW, SHEET } from './layout.ts';
import { writeNpvRange } from './npv-range.ts';
import { drawPaybackCurve } from './payback-curve.ts';
import type { SheetPlan } from './plan.ts';
import { writeSavingsByType } from './savings-by-type.ts';
import { writeSensitivity } from './sensitivity.ts';
import { addSheet, fitRow, restyle, setPrintArea, styleHeader, writeNote } from './sheet-style.ts';
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
