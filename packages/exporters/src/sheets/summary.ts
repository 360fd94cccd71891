import type ExcelJS from 'exceljs';
import { FIRST_ROW, HEADER_ROW, SHEET } from './layout.ts';
import { writeLargestSavings } from './largest-savings.ts';
import { writeOpportunitiesByType } from './opportunities-by-type.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, fitRow, NOTE_FONT, setPrintArea } from './sheet-style.ts';
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
      { letter: 'A', header: 'Figure', width: 50, cell: ({ label }) => label },
      { letter: 'B', header: 'Value', width: 18, format: 'General', cell: () => null },
      { letter: 'C', header: 'How it is computed', width: 16, cell: ({ note }) => note },
      { letter: 'D', header: '', width: 18, cell: () => null },
      { letter: 'E', header: '', width: 18, cell: () => null },
      { letter: 'F', header: '', width: 18, cell: () => null },
    ],
    figures,
  );
  for (const { row, formula, result, format } of figures) {
    putCell(sheet, `B${row}`, { formula, result }, 'figure', format);
    sheet.getCell(`B${row}`).font = { ...sheet.getCell(`B${row}`).font, bold: true };
    // A note runs on over the empty cells beside it.
    sheet.getCell(`C${row}`).alignment = { vertical: 'top', horizontal: 'left', indent: 1 };
    sheet.getCell(`C${row}`).font = NOTE_FONT;
    fitRow(sheet, row);
  }
  sheet.getCell(`C${HEADER_ROW}`).alignment = { vertical: 'middle', indent: 1 };
  fitRow(sheet, HEADER_ROW);
  const afterTop = writeLargestSavings(sheet, plan, FIRST_ROW + figures.length + 1);
  writeOpportunitiesByType(sheet, plan, afterTop + 1);
  setPrintArea(sheet, 'F');
}
