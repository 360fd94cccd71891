import type { Opportunity, OpportunityType } from '@process-ai/contract/opportunities';
import type ExcelJS from 'exceljs';
import type { FigureWords } from '../figure-words.ts';
import type { CostedProcess } from './costed-process.ts';
import { CALCULATION as C, FIRST_ROW, HEADER_ROW, onSheet, range } from './layout.ts';
import { countedOf, dashForNothing, type SheetPlan } from './plan.ts';
import { setPrintArea } from './printed-pages.ts';
import { addSheet, fitRow, restyle, styleHeader, writeHeading, writeNote } from './sheet-style.ts';
import { FIGURE_ROW, type Figure, summaryFigures } from './summary-figures.ts';
import { type CellContent, putCell, writeTable } from './table.ts';

const LABEL_WIDTH = 50;
const FIGURE_WIDTH = 14;
const LETTERS = 'BCDEFGHIJKL'.split('');

/** What the plan is worth, when it pays back and what that covers; behind it the largest savings. */
export function writeSummary(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { blueprint, sheets, words } = plan;
  const says = words.say.workbook.summary;
  const sheet = addSheet(workbook, sheets.summary, says.title(plan.text(blueprint.client, says.client)), says.subtitle);
  sheet.getColumn('A').width = LABEL_WIDTH;
  for (const letter of LETTERS) sheet.getColumn(letter).width = FIGURE_WIDTH;
  sheet.getColumn('B').width = WIDE_FIGURE;

  const figures = summaryFigures(plan);
  writeFigures(sheet, figures, words);
  const heading = FIRST_ROW + figures.length + 1;
  const largest = plan.costed
    .filter((process) => countedSavings(process) > 0)
    .sort((a, b) => countedSavings(b) - countedSavings(a))
    .slice(0, TOP);
  let next = heading;
  if (largest.length > 0) {
    const after = writeLargestSavings(sheet, plan, largest, heading);
    drawLargestSavings(sheet, plan, heading + 2, after);
    next = Math.max(after, heading + 12) + 1;
  }
  const end = writeSavingsByType(sheet, plan, next);

  sheet.views = [{ state: 'frozen', ySplit: HEADER_ROW - 2, showGridLines: false }];
  sheet.pageSetup.printTitlesRow = '1:2';
  sheet.pageSetup.fitToHeight = 1;
  setPrintArea(sheet, LETTERS.at(-1) ?? 'L', end);
}

/** The scope is a text. */
const WIDE_FIGURE = 32;

function writeFigures(sheet: ExcelJS.Worksheet, figures: readonly Figure[], { say }: FigureWords): void {
  const { columns, summary } = say.workbook;
  writeTable<Figure>(
    sheet,
    [
      { letter: 'A', header: columns.figure, width: LABEL_WIDTH, cell: ({ label }) => label },
      { letter: 'B', header: columns.value, width: WIDE_FIGURE, format: 'General', cell: () => null },
    ],
    figures,
  );
  for (const { row, unit, formula, result, format, note } of figures) {
    putCell(sheet, `B${row}`, formula ? { formula, result } : result, 'figure', format);
    restyle(sheet.getCell(`B${row}`), { font: { bold: true } });
    writeNote(sheet, `C${row}`, '');
    sheet.getCell(`C${row}`).value = unit;
    writeNote(sheet, `D${row}`, note);
    fitRow(sheet, row);
  }
  for (const letter of LETTERS.slice(1)) styleHeader(sheet.getCell(`${letter}${HEADER_ROW}`));
  sheet.getCell(`C${HEADER_ROW}`).value = columns.unit;
  sheet.getCell(`D${HEADER_ROW}`).value = summary.says;
  for (const letter of 'CD') {
    restyle(sheet.getCell(`${letter}${HEADER_ROW}`), {
      alignment: { vertical: 'middle', horizontal: 'left', indent: 1 },
    });
  }
  fitRow(sheet, HEADER_ROW);
}

/** The chart beside the table of the largest savings. */
function drawLargestSavings(sheet: ExcelJS.Worksheet, plan: SheetPlan, first: number, after: number): void {
  const rows = Array.from({ length: after - first }, (_, index) => first + index);
  const says = plan.words.say.workbook.summary;
  const cells = (letter: string) => onSheet(plan.sheets.summary, `$${letter}$${first}:$${letter}$${after - 1}`);
  plan.charts.push({
    sheet: sheet.id,
    kind: 'bars',
    title: says.largestChart(plan.blueprint.assumptions.currency),
    description: says.largestHeard,
    format: plan.formats.axis(rows.map((row) => Number(sheet.getCell(`B${row}`).result))),
    series: [
      {
        name: says.savingsAYear,
        labels: { range: cells('A'), values: rows.map((row) => String(sheet.getCell(`A${row}`).result)) },
        amounts: { range: cells('B'), values: rows.map((row) => Number(sheet.getCell(`B${row}`).result)) },
        accent: 1,
      },
    ],
    from: { column: 6, row: first - 2 },
    to: { column: 12, row: Math.max(after - 1, first + 9) },
  });
}

const TOP = 10;

/** Columns of Calculation by their names, or by their place where they have none. */
const NAMED: Readonly<Record<string, string>> = { [C.number]: 'CalcNumber', [C.cost]: 'CalcCost' };

/** The processes with the largest savings, kept in order by formula. Returns the row after the table. */
function writeLargestSavings(
  sheet: ExcelJS.Worksheet,
  { costed, formats, text, sheets, words: { say } }: SheetPlan,
  largest: readonly CostedProcess[],
  headingRow: number,
): number {
  const { columns, summary: says } = say.workbook;
  const column = (letter: string) => NAMED[letter] ?? range(sheets.calculation, letter, costed.length);
  const saved = 'CalcCountedSavings';
  const headerRow = headingRow + 1;
  const look = (letter: string, at: number) =>
    `IF(F${at}="","",INDEX(${column(letter)},MATCH(F${at},${column(C.number)},0)))`;

  writeHeading(sheet, headingRow, says.largest);
  writeTable<CostedProcess>(
    sheet,
    [
      {
        letter: 'A',
        header: columns.process,
        width: 0,
        cell: (process, at) => ({
          formula: look(C.name, at),
          result: text(process.name, columns.processName),
        }),
      },
      {
        letter: 'B',
        header: says.savingsAYear,
        width: 0,
        format: formats.money,
        cell: (process, at) => ({
          formula: `IF(COUNTIFS(${saved},">0")<ROWS(B$${headerRow + 1}:B${at}),"",LARGE(${saved},ROWS(B$${headerRow + 1}:B${at})))`,
          result: countedSavings(process),
        }),
      },
      {
        letter: 'C',
        header: columns.code,
        width: 0,
        cell: (process, at) => ({
          formula: look(C.code, at),
          result: text(process.code, columns.code),
        }),
      },
      {
        letter: 'D',
        header: says.costAYear,
        width: 0,
        format: formats.money,
        cell: (process, at) => ({
          formula: look(C.cost, at),
          result: process.roi.result.currentAnnualCost,
        }),
      },
      {
        letter: 'E',
        header: says.paybackMonths,
        width: 0,
        format: '#,##0.0',
        cell: (process, at) => ({
          formula: look(C.payback, at),
          result: process.roi.result.paybackMonths ?? say.money.notApplicable,
        }),
      },
      {
        letter: 'F',
        header: columns.number,
        width: 0,
        format: '0',
        cell: (process, at) => ({
          formula: nextNumber(at),
          result: process.number,
        }),
      },
    ],
    largest,
    headerRow,
  );
  return headerRow + largest.length + 1;

  /** The first process with the savings in column B; among equals, the first after the one in the row above. */
  function nextNumber(at: number): string {
    const after = `IF(B${at}=B${at - 1},F${at - 1},0)`;
    return `IF(B${at}="","",_xlfn.MINIFS(${column(C.number)},${saved},B${at},${column(C.number)},">"&${after}))`;
  }
}

const countedSavings = ({ roi }: CostedProcess) => (roi.countedIn === null ? roi.result.projectedSavings : 0);

type Kind = OpportunityType | 'none';

const KINDS = ['automation', 'ai', 'agentic', 'none'] as const satisfies Kind[];
const CHART_ROWS = 14;

/** The projected savings by type of opportunity, with their chart. Returns the last row that either covers. */
function writeSavingsByType(sheet: ExcelJS.Worksheet, plan: SheetPlan, headingRow: number): number {
  const { blueprint, formats, sheets } = plan;
  const { say } = plan.words;
  const { basis } = say.workbook.codes;
  const says = say.workbook.summary;
  const labels: Record<Kind, string> = { ...say.money.types, none: says.ofNothing };
  const counting = countedOf(plan);
  const of = (kind: Kind) => counting.filter(({ type }) => type === kind);
  const counted = (kind: Kind, basis: Opportunity['savingsBasis']) =>
    of(kind)
      .filter(({ savingsBasis }) => savingsBasis === basis)
      .reduce((sum, { countedSavings }) => sum + 1000 * countedSavings, 0);
  const projected = (kind: Kind) => counted(kind, 'measured');
  const none = blueprint.summary.totalSavings - projected('automation') - projected('ai') - projected('agentic');
  const figure = (formula: string, result: number): CellContent => ({ formula, result });
  const first = headingRow + 2;

  writeHeading(sheet, headingRow, says.byType);
  writeTable<Kind>(
    sheet,
    [
      { letter: 'A', header: says.type, width: 0, cell: (kind) => labels[kind] },
      {
        letter: 'B',
        header: says.measuredAYear,
        width: 0,
        format: formats.money,
        cell: (kind, at) =>
          kind === 'none'
            ? figure(`B${FIGURE_ROW.savings}-SUM(B${first}:B${at - 1})`, none)
            : figure(`SUMIFS(OppCounted,OppType,A${at},OppBasis,"${basis.measured}",OppCounts,1)`, projected(kind)),
      },
      {
        letter: 'C',
        header: says.byBenchmark,
        width: 0,
        format: dashForNothing(formats.money),
        cell: (kind, at) =>
          figure(
            `SUMIFS(OppCounted,OppType,A${at},OppBasis,"${basis.benchmark}",OppCounts,1)`,
            counted(kind, 'benchmark'),
          ),
      },
      {
        letter: 'D',
        header: says.opportunities,
        width: 0,
        format: '#,##0',
        cell: (kind, at) => figure(`COUNTIFS(OppType,A${at},OppCounts,1)`, of(kind).length),
      },
    ],
    KINDS,
    headingRow + 1,
  );
  const after = first + KINDS.length;
  writeNote(sheet, `A${after}`, says.shared);
  writeNote(sheet, `A${after + 1}`, says.neverAdded);
  const cells = (letter: string) => onSheet(sheets.summary, `$${letter}$${first}:$${letter}$${after - 1}`);
  // Without figures of any process there is nothing to draw.
  if (plan.costed.length === 0) return after + 1;
  plan.charts.push({
    sheet: sheet.id,
    kind: 'bars',
    title: says.byTypeChart(blueprint.assumptions.currency),
    description: says.byTypeHeard,
    format: formats.axis(KINDS.map((kind) => (kind === 'none' ? none : projected(kind)))),
    series: [
      {
        name: says.measuredAYear,
        labels: { range: cells('A'), values: KINDS.map((kind) => labels[kind]) },
        amounts: {
          range: cells('B'),
          values: KINDS.map((kind) => (kind === 'none' ? none : projected(kind))),
        },
        accent: 1,
      },
    ],
    from: { column: 6, row: headingRow },
    to: { column: 12, row: headingRow + CHART_ROWS },
  });
  return headingRow + CHART_ROWS;
}
