import type ExcelJS from 'exceljs';
import { businessCaseChecks, fitChecks } from './business-case-checks.ts';
import { type Check, statusFormula, statusOf, verdictFormula, verdictOf } from './check.ts';
import { figureChecks } from './figure-checks.ts';
import { FIRST_ROW, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, restyle, setPrintArea } from './sheet-style.ts';
import { FIGURE_ROW } from './summary-figures.ts';
import { putCell, writeTable } from './table.ts';

/** Sums that must agree, and what a reader should know before trusting the totals. All live. */
export function writeChecks(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const checks = checksOf(plan);
  const sheet = addSheet(
    workbook,
    SHEET.checks,
    'Checks',
    'Each line is zero when all is well. Errors need mending; warnings and notes need a look.',
  );
  writeTable<Check>(
    sheet,
    [
      { letter: 'A', header: 'Check', width: 62, cell: ({ label }) => label },
      { letter: 'B', header: 'Found', width: 16, format: 'General', cell: () => null },
      {
        letter: 'C',
        header: 'Status',
        width: 12,
        cell: (check, at) => ({ formula: statusFormula(`B${at}`, check.severity), result: statusOf(check) }),
      },
      { letter: 'D', header: 'What it means', width: 100, cell: ({ note }) => note },
    ],
    checks,
  );
  checks.forEach(({ formula, result, format }, index) =>
    putCell(sheet, `B${FIRST_ROW + index}`, formula ? { formula, result } : result, 'figure', format),
  );
  const exported: [label: string, value: number, name: string][] = [
    ['Projected savings a year, as exported', plan.blueprint.summary.totalSavings, 'SavingsAsExported'],
    ['Net present value of the base case, as exported', plan.cases.base.result.npv, 'NpvAsExported'],
  ];
  for (const [index, [label, value, name]] of exported.entries()) {
    const at = FIRST_ROW + checks.length + index;
    putCell(sheet, `A${at}`, label);
    putCell(sheet, `B${at}`, value, 'text', plan.formats.moneyExact);
    workbook.definedNames.add(`${SHEET.checks}!$B$${at}`, name);
  }
  writeVerdict(workbook, sheet, checks);
  setPrintArea(sheet, 'D');
}

/** Every check; what was cut is known once all other sheets are written. */
export const checksOf = (plan: SheetPlan): Check[] => [
  ...figureChecks(plan),
  ...businessCaseChecks(plan),
  ...fitChecks(plan),
  ...provenance(plan),
];

function writeVerdict(workbook: ExcelJS.Workbook, sheet: ExcelJS.Worksheet, checks: readonly Check[]): void {
  const statuses = `C${FIRST_ROW}:C${FIRST_ROW + checks.length - 1}`;
  putCell(sheet, 'A3', 'Overall');
  putCell(sheet, 'B3', { formula: verdictFormula(statuses), result: verdictOf(checks) });
  workbook.definedNames.add(`${SHEET.checks}!$B$3`, 'ChecksVerdict');
  for (const cell of [sheet.getCell('A3'), sheet.getCell('B3')]) {
    restyle(cell, { alignment: { horizontal: 'left', indent: 1 }, font: { bold: true }, border: {} });
  }

  const colours = { OK: 'FF15803D', Note: 'FF1D4ED8', Warning: 'FFB45309', Error: 'FFB91C1C' };
  sheet.addConditionalFormatting({
    ref: statuses,
    rules: Object.entries(colours).map(([status, argb], index) => ({
      type: 'cellIs',
      operator: 'equal',
      priority: index + 1,
      formulae: [`"${status}"`],
      style: { font: { bold: true, color: { argb } } },
    })),
  });
}

/** How far this file is from what was exported. */
function provenance({ formats, cuts }: SheetPlan): Check[] {
  return [
    {
      label: 'Savings now, less savings as exported',
      formula: `${SHEET.summary}!$B$${FIGURE_ROW.savings}-SavingsAsExported`,
      result: 0,
      severity: 'Note',
      format: formats.moneyExact,
      note: 'Not zero once an input or assumption has been changed in this file.',
    },
    {
      label: 'Net present value now, less as exported',
      formula: 'NetPresentValue-NpvAsExported',
      result: 0,
      severity: 'Note',
      format: formats.moneyExact,
      note: 'Not zero once something has been changed. The range of the net present value on Summary is then out of date.',
    },
    {
      label: 'Texts shortened to fit a cell',
      result: cuts.length,
      severity: 'Note',
      format: '0',
      note: cuts.length > 0 ? `Full texts are in the application: ${places(cuts)}.` : 'A cell holds 32,767 characters.',
    },
  ];
}

const PLACES_NAMED = 10;
const PLACE_MAX = 120;

function places(cuts: readonly string[]): string {
  const named = cuts
    .slice(0, PLACES_NAMED)
    .map((place) => (place.length > PLACE_MAX ? `${place.slice(0, PLACE_MAX - 1).toWellFormed()}…` : place))
    .join('; ');
  return cuts.length > PLACES_NAMED ? `${named}; and ${cuts.length - PLACES_NAMED} more` : named;
}
