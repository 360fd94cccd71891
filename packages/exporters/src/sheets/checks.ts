import type ExcelJS from 'exceljs';
import { businessCaseChecks, fitChecks } from './business-case-checks.ts';
import {
  type Check,
  type Codes,
  headline,
  headlineFormula,
  statusFormula,
  statusOf,
  verdictFormula,
  verdictOf,
} from './check.ts';
import { estimatedIn } from './costed-process.ts';
import { CALCULATION as C, FIRST_ROW, INPUT, lastRow, onSheet, range } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { setPrintArea } from './printed-pages.ts';
import { addSheet, restyle, writeNote } from './sheet-style.ts';
import { FIGURE_ROW } from './summary-figures.ts';
import { putCell, writeTable } from './table.ts';

/** Sums that must agree, and what a reader should know before trusting the totals. All live. */
export function writeChecks(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const checks = checksOf(plan);
  const { sheets } = plan;
  const { codes } = plan.words.say.workbook;
  const says = plan.words.say.workbookChecks.checks;
  const sheet = addSheet(workbook, sheets.checks, sheets.checks, says.subtitle);
  writeTable<Check>(
    sheet,
    [
      { letter: 'A', header: says.check, width: 62, cell: ({ label }) => label },
      { letter: 'B', header: says.found, width: 16, format: 'General', cell: () => null },
      {
        letter: 'C',
        header: says.status,
        width: 12,
        cell: (check, at) => ({
          formula: statusFormula(`B${at}`, check.severity, codes),
          result: statusOf(check, codes),
        }),
      },
      { letter: 'D', header: says.means, width: 100, cell: ({ note }) => note },
    ],
    checks,
  );
  checks.forEach(({ formula, result, format }, index) =>
    putCell(sheet, `B${FIRST_ROW + index}`, formula ? { formula, result } : result, 'figure', format),
  );
  const exported: [label: string, value: number, name: string][] = [
    [says.savingsAsExported, plan.blueprint.summary.totalSavings, 'SavingsAsExported'],
    [says.npvAsExported, plan.blueprint.case?.result.npv ?? 0, 'NpvAsExported'],
  ];
  for (const [index, [label, value, name]] of exported.entries()) {
    const at = FIRST_ROW + checks.length + index;
    putCell(sheet, `A${at}`, label);
    putCell(sheet, `B${at}`, value, 'text', plan.formats.moneyExact);
    workbook.definedNames.add(onSheet(sheets.checks, `$B$${at}`), name);
  }
  writeVerdict(workbook, sheet, checks, plan);
  setPrintArea(sheet, 'D');
}

/** Every check; what was cut is known once all other sheets are written. */
export const checksOf = (plan: SheetPlan): Check[] => [
  ...figureChecks(plan),
  ...businessCaseChecks(plan),
  ...fitChecks(plan),
  ...provenance(plan),
];

const COLOURS = { ok: 'FF15803D', note: 'FF1D4ED8', warning: 'FFB45309', error: 'FFB91C1C' };

function writeVerdict(
  workbook: ExcelJS.Workbook,
  sheet: ExcelJS.Worksheet,
  checks: readonly Check[],
  { sheets, words: { say } }: SheetPlan,
): void {
  const { codes } = say.workbook;
  const statuses = `C${FIRST_ROW}:C${FIRST_ROW + checks.length - 1}`;
  putCell(sheet, 'A3', say.workbookChecks.checks.overall);
  putCell(sheet, 'B3', { formula: verdictFormula(statuses, codes), result: verdictOf(checks, codes) });
  workbook.definedNames.add(onSheet(sheets.checks, '$B$3'), 'ChecksVerdict');
  for (const cell of [sheet.getCell('A3'), sheet.getCell('B3')]) {
    restyle(cell, { alignment: { horizontal: 'left', indent: 1 }, font: { bold: true }, border: {} });
  }

  flagVerdict(sheet, 'B3', codes);
  sheet.addConditionalFormatting({
    ref: statuses,
    rules: Object.entries({ ok: codes.ok, ...codes.severities }).map(([name, status], index) => ({
      type: 'cellIs',
      operator: 'equal',
      priority: index + 1,
      formulae: [`"${status}"`],
      style: { font: { bold: true, color: { argb: COLOURS[name as keyof typeof COLOURS] } } },
    })),
  });
}

/** Words of the overall verdict, red where something is broken. */
export function flagVerdict(sheet: ExcelJS.Worksheet, cell: string, codes: Codes): void {
  sheet.addConditionalFormatting({
    ref: cell,
    rules: [
      {
        type: 'expression',
        priority: 90,
        formulae: [`ChecksVerdict="${codes.verdicts.errors}"`],
        style: {
          font: { bold: true, color: { argb: 'FFFFFFFF' } },
          fill: { type: 'pattern', pattern: 'solid', bgColor: { argb: COLOURS.error } },
        },
      },
    ],
  });
}

/** At the head of every sheet, so that nobody reads a figure of a broken workbook unwarned. */
export function writeVerdicts(workbook: ExcelJS.Workbook, { sheets, words: { say } }: SheetPlan): void {
  const { codes } = say.workbook;
  const verdict = workbook.getWorksheet(sheets.checks)?.getCell('B3').text ?? '';
  const [result, formula] = [headline(verdict, say.workbook), headlineFormula(say.workbook)];
  for (const sheet of workbook.worksheets) {
    if (sheet.name === sheets.readMe || sheet.name === sheets.checks) continue;
    writeNote(sheet, 'A3', '');
    sheet.getCell('A3').value = { formula, result };
    flagVerdict(sheet, 'A3', codes);
  }
}

/** How far this file is from what was exported. */
function provenance({ formats, cuts, sheets, words: { say } }: SheetPlan): Check[] {
  const says = say.workbookChecks.checks;
  return [
    {
      ...says.savingsNow,
      formula: `${onSheet(sheets.summary, `$B$${FIGURE_ROW.savings}`)}-SavingsAsExported`,
      result: 0,
      severity: 'note',
      format: formats.moneyExact,
    },
    {
      ...says.npvNow,
      formula: 'NetPresentValue-NpvAsExported',
      result: 0,
      severity: 'note',
      format: formats.moneyExact,
    },
    {
      ...says.shortened,
      result: cuts.length,
      severity: 'note',
      format: '0',
      ...(cuts.length > 0 && { note: says.fullTexts(places(cuts, says.andMore)) }),
    },
  ];
}

const PLACES_NAMED = 10;
const PLACE_MAX = 120;

function places(cuts: readonly string[], andMore: (places: string, more: number) => string): string {
  const named = cuts
    .slice(0, PLACES_NAMED)
    .map((place) => (place.length > PLACE_MAX ? `${place.slice(0, PLACE_MAX - 1).toWellFormed()}…` : place))
    .join('; ');
  return cuts.length > PLACES_NAMED ? andMore(named, cuts.length - PLACES_NAMED) : named;
}

/** On the figures of the processes and their totals. */
const figureChecks = (plan: SheetPlan): Check[] => [...soundness(plan), ...judgement(plan)];

const calculated = ({ costed, sheets }: SheetPlan, letter: string) => range(sheets.calculation, letter, costed.length);

/** From the first row to the last that a spreadsheet has: rows may be added. */
const allRows = (letter: string) => `$${letter}$${FIRST_ROW}:$${letter}$1048576`;

/** What can only be zero unless the workbook is broken, or holds impossible inputs. */
function soundness(plan: SheetPlan): Check[] {
  const { costed, formats, sheets } = plan;
  const says = plan.words.say.workbookChecks.checks;
  const summary = (name: keyof typeof FIGURE_ROW) => onSheet(sheets.summary, `$B$${FIGURE_ROW[name]}`);
  const error = { severity: 'error' as const, result: 0 };
  const count = (first: string, last: string, condition: string) =>
    `COUNTIF(${onSheet(sheets.inputs, `$${first}$${FIRST_ROW}:$${last}$${lastRow(costed.length)}`)},"${condition}")`;
  return [
    {
      ...error,
      ...says.agree,
      formula: `${summary('savings')}-SUM(CalcCountedSavings)`,
      format: formats.moneyExact,
    },
    {
      ...error,
      ...says.netIsRest,
      formula: `${summary('net')}-(${summary('savings')}-SUMIFS(CalcRunCost,CalcCounts,1))`,
      format: formats.moneyExact,
    },
    {
      ...error,
      ...says.withoutRow,
      formula: `COUNT(${onSheet(sheets.inputs, allRows(INPUT.number))})-COUNT(${onSheet(sheets.calculation, allRows(C.number))})`,
      format: '0',
    },
    {
      ...error,
      ...says.negative,
      formula: count(INPUT.fte, INPUT.realisation, '<0'),
      format: '0',
    },
    {
      ...error,
      ...says.above,
      formula: count(INPUT.rate, INPUT.realisation, '>1'),
      format: '0',
    },
  ];
}

/** What is possible, and worth a look. */
function judgement(plan: SheetPlan): Check[] {
  const { workbook, workbookChecks } = plan.words.say;
  const says = workbookChecks.checks;
  const results = plan.costed.map(({ roi, opportunities }) => ({
    ...roi.result,
    estimated: estimatedIn(opportunities),
  }));
  const column = (letter: string) => calculated(plan, letter);
  const count = (holds: (result: (typeof results)[number]) => boolean) => results.filter(holds).length;
  return [
    {
      ...says.overworked,
      formula: `COUNTIF(${column(C.utilisation)},">1")`,
      result: count(({ utilisation }) => utilisation !== null && utilisation > 1),
      severity: 'warning',
      format: '0',
    },
    {
      ...says.overpromised,
      formula: `SUMPRODUCT((CalcCost>0)*(${column(C.estimated)}>CalcCost))`,
      result: count(({ currentAnnualCost, estimated }) => currentAnnualCost > 0 && estimated > currentAnnualCost),
      severity: 'warning',
      format: '0',
    },
    {
      ...says.neverPays,
      formula: 'COUNTIFS(CalcCost,">0",CalcNet,"<=0")',
      result: count(({ currentAnnualCost, netAnnual }) => currentAnnualCost > 0 && netAnnual <= 0),
      severity: 'warning',
      format: '0',
    },
    {
      ...says.countedAbove,
      formula: 'COUNTIF(CalcCounts,0)',
      result: count(({ countedInAncestor }) => countedInAncestor),
      severity: 'note',
      format: '0',
    },
    {
      ...says.byTeam,
      formula: `COUNTIF(${column(C.basis)},"${workbook.codes.capacity}")`,
      result: count(({ basis }) => basis === 'capacity'),
      severity: 'note',
      format: '0',
    },
  ];
}
