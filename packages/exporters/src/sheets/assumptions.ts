import type { AssumptionChange } from '@process-ai/contract/roi';
import type ExcelJS from 'exceljs';
import type { FigureWords } from '../figure-words.ts';
import type { Assumption } from './assumption.ts';
import { assumptionGroups } from './assumption-groups.ts';
import { FIRST_ROW, onSheet } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { setPrintArea } from './printed-pages.ts';
import { addSheet, restyle, writeHeading } from './sheet-style.ts';
import { putCell, writeTable } from './table.ts';
import { allow } from './validation.ts';

type Line = Assumption | string;

/** Every assumption is one named cell: change it here, and all sheets follow. */
export function writeAssumptions(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { sheets, words } = plan;
  const { columns } = words.say.workbook;
  const says = words.say.workbookChecks.assumptions;
  const sheet = addSheet(workbook, sheets.assumptions, sheets.assumptions, says.subtitle);
  const groups = assumptionGroups(plan);
  const lines = groups.flatMap(({ heading, assumptions }): Line[] => [heading, ...assumptions]);
  const of = (read: (assumption: Assumption) => string | null) => (line: Line) =>
    typeof line === 'string' ? null : read(line);
  writeTable<Line>(
    sheet,
    [
      { letter: 'A', header: says.assumption, width: 50, cell: of(({ label }) => label) },
      { letter: 'B', header: columns.value, width: 14, format: 'General', cell: () => null },
      { letter: 'C', header: columns.unit, width: 24, cell: of(({ unit }) => unit) },
      { letter: 'D', header: says.default, width: 12, format: 'General', cell: () => null },
      { letter: 'E', header: says.setBy, width: 13, cell: () => null },
      {
        letter: 'F',
        header: columns.changedBy,
        width: 30,
        cell: of(({ changed }) => (changed ? plan.text(whoAndWhen(changed, words), columns.changedBy) : null)),
      },
      { letter: 'G', header: says.source, width: 82, cell: of(({ source }) => source) },
      { letter: 'H', header: says.name, width: 28, cell: of(({ name }) => name ?? '') },
    ],
    lines,
  );
  lines.forEach((line, index) => {
    const at = FIRST_ROW + index;
    if (typeof line === 'string') writeGroup(sheet, at, line);
    else writeValue(workbook, sheet, at, line, plan);
  });
  for (const { heading, range, assumptions } of groups) {
    const first = FIRST_ROW + lines.indexOf(heading) + 1;
    if (range) {
      workbook.definedNames.add(onSheet(sheets.assumptions, `$B$${first}:$B$${first + assumptions.length - 1}`), range);
    }
  }
  setPrintArea(sheet, 'H');
  // More than a page: what is usually changed stands on the first.
  const rest = groups.find(({ heading }) => heading === says.weights || heading === says.rampFrom);
  if (rest) sheet.getRow(FIRST_ROW + lines.indexOf(rest.heading) - 1).addPageBreak();
}

/** "Ada Tester, March 2, 2026" */
const whoAndWhen = ({ by, at }: AssumptionChange, { say, day }: FigureWords) => say.workbook.whoAndWhen(by, day(at));

function writeGroup(sheet: ExcelJS.Worksheet, at: number, heading: string): void {
  for (const letter of 'BCDEFGH') sheet.getCell(`${letter}${at}`).style = {};
  writeHeading(sheet, at, heading);
  restyle(sheet.getCell(`A${at}`), { alignment: { vertical: 'bottom', horizontal: 'left', indent: 1 }, border: {} });
}

function writeValue(
  workbook: ExcelJS.Workbook,
  sheet: ExcelJS.Worksheet,
  at: number,
  { name, value, format, standard, allowed }: Assumption,
  plan: SheetPlan,
): void {
  const { say } = plan.words;
  const { codes } = say.workbook;
  const says = say.workbookChecks.assumptions;
  const content = typeof value === 'string' ? plan.text(value, say.workbook.readMe.currency) : value;
  const isDerived = typeof value === 'object';
  putCell(sheet, `B${at}`, content, allowed ? 'input' : 'figure', format);
  const right = { alignment: { horizontal: 'right', vertical: 'middle' } } as const;
  restyle(sheet.getCell(`B${at}`), right);
  if (name) workbook.definedNames.add(onSheet(plan.sheets.assumptions, `$B$${at}`), name);
  if (allowed) allow(sheet, `B${at}`, allowed, plan.words);
  if (standard === undefined) {
    putCell(sheet, `E${at}`, isDerived ? says.byFormula : says.byMethod);
    return;
  }
  putCell(sheet, `D${at}`, standard, 'text', format);
  restyle(sheet.getCell(`D${at}`), right);
  const now = typeof value === 'object' ? value.result : value;
  putCell(sheet, `E${at}`, {
    formula: `IF(B${at}=D${at},"${codes.isDefault}","${codes.isChanged}")`,
    result: now === standard ? codes.isDefault : codes.isChanged,
  });
}
