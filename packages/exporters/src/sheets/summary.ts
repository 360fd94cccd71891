import type ExcelJS from 'exceljs';
import { writeLargestSavings } from './largest-savings.ts';
import { FIRST_ROW, HEADER_ROW, SHEET } from './layout.ts';
import { writeOpportunitiesByType } from './opportunities-by-type.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, fitRow, NOTE_FONT, restyle, setPrintArea } from './sheet-style.ts';
import { type Figure, summaryFigures } from './summary-figures.ts';
import { putCell, writeTable } from './table.ts';

export function writeSummary(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { blueprint } = plan;
  const sheet = addSheet(
    workbook,
    SHEET.summary,
    `Summary – ${plan.text(blueprint.sector.name, 'Sector name')}`,
    'What the processes cost today, what can be saved, and when that pays back.',
  );
  const figures = summaryFigures(plan);
  writeTable<Figure>(
    sheet,
    [
      { letter: 'A', header: 'Figure', width: 46, cell: ({ label }) => label },
      { letter: 'B', header: 'Value', width: 18, format: 'General', cell: () => null },
      { letter: 'C', header: 'How it is computed', width: 16, cell: ({ note }) => note },
      { letter: 'D', header: '', width: 20, cell: () => null },
      { letter: 'E', header: '', width: 19, cell: () => null },
      { letter: 'F', header: '', width: 24, cell: () => null },
    ],
    figures,
  );
  for (const { row, formula, result, format } of figures) {
    putCell(sheet, `B${row}`, { formula, result }, 'figure', format);
    restyle(sheet.getCell(`B${row}`), { font: { bold: true } });
    // A note runs on over the empty cells beside it.
    restyle(sheet.getCell(`C${row}`), {
      font: NOTE_FONT,
      alignment: { vertical: 'top', horizontal: 'left', indent: 1 },
    });
    fitRow(sheet, row);
  }
  restyle(sheet.getCell(`C${HEADER_ROW}`), { alignment: { vertical: 'middle', horizontal: 'left', indent: 1 } });
  fitRow(sheet, HEADER_ROW);
  const afterTop = writeLargestSavings(sheet, plan, FIRST_ROW + figures.length + 1);
  writeOpportunitiesByType(sheet, plan, afterTop + 1);
  const chartEnd = drawLargestSavings(sheet, plan, FIRST_ROW + figures.length + 3, afterTop);
  setPrintArea(sheet, 'F', chartEnd);
  sheet.pageSetup.fitToHeight = 1;
}

const CHART_ROWS = 16;

/** The chart beside the table of types; returns the last row it covers. */
function drawLargestSavings(sheet: ExcelJS.Worksheet, plan: SheetPlan, first: number, after: number): number {
  const rows = Array.from({ length: after - first }, (_, index) => first + index);
  if (rows.length === 0) return after;
  const cells = (letter: string) => `${SHEET.summary}!$${letter}$${first}:$${letter}$${after - 1}`;
  plan.charts.push({
    sheet: sheet.id,
    title: `Largest savings a year (${plan.blueprint.assumptions.currency})`,
    labels: { range: cells('A'), values: rows.map((row) => String(sheet.getCell(`A${row}`).result)) },
    amounts: {
      range: cells('B'),
      values: rows.map((row) => Number(sheet.getCell(`B${row}`).result)),
      format: plan.formats.money,
    },
    from: { column: 3, row: after },
    to: { column: 6, row: after + CHART_ROWS },
  });
  return after + CHART_ROWS;
}
