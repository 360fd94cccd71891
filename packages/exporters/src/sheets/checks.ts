import type ExcelJS from 'exceljs';
import { businessCaseChecks, fitChecks } from './business-case-checks.ts';
import { estimatedIn } from './calculation.ts';
import { type Check, passFormula, passOf, statusFormula, statusOf, verdictFormula, verdictOf } from './check.ts';
import { CALCULATION as C, FIRST_ROW, INPUT, range, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, restyle, setPrintArea, writeNote } from './sheet-style.ts';
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
    ['Net present value, as exported', plan.blueprint.case?.result.npv ?? 0, 'NpvAsExported'],
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

const COLOURS = { OK: 'FF15803D', Note: 'FF1D4ED8', Warning: 'FFB45309', Error: 'FFB91C1C' };

function writeVerdict(workbook: ExcelJS.Workbook, sheet: ExcelJS.Worksheet, checks: readonly Check[]): void {
  const statuses = `C${FIRST_ROW}:C${FIRST_ROW + checks.length - 1}`;
  putCell(sheet, 'A3', 'Overall');
  putCell(sheet, 'B3', { formula: verdictFormula(statuses), result: verdictOf(checks) });
  workbook.definedNames.add(`${SHEET.checks}!$B$3`, 'ChecksVerdict');
  for (const cell of [sheet.getCell('A3'), sheet.getCell('B3')]) {
    restyle(cell, { alignment: { horizontal: 'left', indent: 1 }, font: { bold: true }, border: {} });
  }

  flagVerdict(sheet, 'B3');
  sheet.addConditionalFormatting({
    ref: statuses,
    rules: Object.entries(COLOURS).map(([status, argb], index) => ({
      type: 'cellIs',
      operator: 'equal',
      priority: index + 1,
      formulae: [`"${status}"`],
      style: { font: { bold: true, color: { argb } } },
    })),
  });
}

/** Words of the overall verdict, red where something is broken. */
export function flagVerdict(sheet: ExcelJS.Worksheet, cell: string): void {
  sheet.addConditionalFormatting({
    ref: cell,
    rules: [
      {
        type: 'expression',
        priority: 90,
        formulae: [`${passFormula('ChecksVerdict')}="FAIL"`],
        style: {
          font: { bold: true, color: { argb: 'FFFFFFFF' } },
          fill: { type: 'pattern', pattern: 'solid', bgColor: { argb: COLOURS.Error } },
        },
      },
    ],
  });
}

/** At the head of every sheet, so that nobody reads a figure of a broken workbook unwarned. */
export function writeVerdicts(workbook: ExcelJS.Workbook): void {
  const words = (verdict: string) => `Checks, ${passOf(verdict)}: ${verdict}`;
  const result = words(workbook.getWorksheet(SHEET.checks)?.getCell('B3').text ?? '');
  for (const sheet of workbook.worksheets) {
    if (sheet.name === SHEET.readMe || sheet.name === SHEET.checks) continue;
    writeNote(sheet, 'A3', '');
    sheet.getCell('A3').value = { formula: `"Checks, "&${passFormula('ChecksVerdict')}&": "&ChecksVerdict`, result };
    flagVerdict(sheet, 'A3');
  }
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
      note: 'Not zero once something has been changed. What was simulated is then out of date.',
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

/** On the figures of the processes and their totals. */
const figureChecks = (plan: SheetPlan): Check[] => [...soundness(plan), ...judgement(plan)];

const calculated = ({ costed }: SheetPlan, letter: string) => range(SHEET.calculation, letter, costed.length);
const summary = (name: keyof typeof FIGURE_ROW) => `${SHEET.summary}!$B$${FIGURE_ROW[name]}`;

/** From the first row to the last that a spreadsheet has: rows may be added. */
const allRows = (letter: string) => `$${letter}$${FIRST_ROW}:$${letter}$1048576`;

/** What can only be zero unless the workbook is broken, or holds impossible inputs. */
function soundness(plan: SheetPlan): Check[] {
  const { costed, formats } = plan;
  const column = (letter: string) => calculated(plan, letter);
  const error = { severity: 'Error' as const, result: 0 };
  const count = (first: string, last: string, condition: string) =>
    `COUNTIF(${SHEET.inputs}!$${first}$${FIRST_ROW}:$${last}$${FIRST_ROW + Math.max(costed.length, 1) - 1},"${condition}")`;
  return [
    {
      ...error,
      label: 'Summary and Calculation agree on the savings',
      formula: `${summary('savings')}-SUM(${column(C.countedSavings)})`,
      format: formats.moneyExact,
      note: 'The same total by two ways.',
    },
    {
      ...error,
      label: 'Net benefit is savings less run cost',
      formula: `${summary('net')}-(${summary('savings')}-SUMIFS(${column(C.runCost)},${column(C.counts)},1))`,
      format: formats.moneyExact,
      note: 'The same total by two ways.',
    },
    {
      ...error,
      label: 'Rows on Inputs without a row on Calculation',
      formula: `COUNT(${SHEET.inputs}!${allRows(INPUT.number)})-COUNT(${SHEET.calculation}!${allRows(C.number)})`,
      format: '0',
      note: 'Add a process by copying the last row on both sheets, and widen the ranges on Summary.',
    },
    {
      ...error,
      label: 'Negative inputs',
      formula: count(INPUT.fte, INPUT.realisation, '<0'),
      format: '0',
      note: 'Counts, amounts, times and rates cannot be negative.',
    },
    {
      ...error,
      label: 'Rates above 100%',
      formula: count(INPUT.rate, INPUT.realisation, '>1'),
      format: '0',
      note: 'Automation rate and realization are shares: 60% is 0.6.',
    },
  ];
}

/** What is possible, and worth a look. */
function judgement(plan: SheetPlan): Check[] {
  const results = plan.costed.map(({ roi, opportunities }) => ({
    ...roi.result,
    estimated: estimatedIn(opportunities),
  }));
  const column = (letter: string) => calculated(plan, letter);
  const count = (holds: (result: (typeof results)[number]) => boolean) => results.filter(holds).length;
  return [
    {
      label: 'Processes whose work exceeds the team’s hours',
      formula: `COUNTIF(${column(C.utilisation)},">1")`,
      result: count(({ utilisation }) => utilisation !== null && utilisation > 1),
      severity: 'Warning',
      format: '0',
      note: 'Runs × minutes need more hours than the FTE have: one of the three is off.',
    },
    {
      label: 'Processes whose opportunities promise more than they cost',
      formula: `SUMPRODUCT((${column(C.cost)}>0)*(${column(C.estimated)}>${column(C.cost)}))`,
      result: count(({ currentAnnualCost, estimated }) => currentAnnualCost > 0 && estimated > currentAnnualCost),
      severity: 'Warning',
      format: '0',
      note: 'No more can be saved than is spent. The totals use the projected savings, not these estimates.',
    },
    {
      label: 'Processes that never pay back',
      formula: `COUNTIFS(${column(C.cost)},">0",${column(C.net)},"<=0")`,
      result: count(({ currentAnnualCost, netAnnual }) => currentAnnualCost > 0 && netAnnual <= 0),
      severity: 'Warning',
      format: '0',
      note: 'The run cost eats the savings.',
    },
    {
      label: 'Processes counted in a process above them',
      formula: `COUNTIF(${column(C.counts)},0)`,
      result: count(({ countedInAncestor }) => countedInAncestor),
      severity: 'Note',
      format: '0',
      note: 'Left out of the totals, so that no saving is counted twice. Clear “Counted in” on Inputs to count one itself.',
    },
    {
      label: 'Processes priced by team instead of by work',
      formula: `COUNTIF(${column(C.basis)},"capacity")`,
      result: count(({ basis }) => basis === 'capacity'),
      severity: 'Note',
      format: '0',
      note: 'Frequency or runtime is missing, so the cost is that of the whole team.',
    },
  ];
}
