import type ExcelJS from 'exceljs';
import type { SheetPlan } from './plan.ts';
import { writeHeading, writeNote } from './sheet-style.ts';
import { putCell } from './table.ts';

/** How far the NPV may turn out. Drawn by the product, so the figures stay as exported. Returns the row after it. */
export function writeNpvRange(sheet: ExcelJS.Worksheet, { blueprint, formats }: SheetPlan, headingRow: number): number {
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
