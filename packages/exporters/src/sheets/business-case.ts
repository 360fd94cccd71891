import type ExcelJS from 'exceljs';
import {
  AFTER_YEARS,
  caseCell,
  EVERY_YEAR,
  FIGURE_COLUMN,
  figureRow,
  GRID,
  YEARS_HEADER,
  YEARS_HEADING,
  type YearLine,
  yearColumn,
  yearRow,
  yearsAt,
} from './business-case-cells.ts';
import { caseFigures, crossingsOf, gridFormulas, gridRows, worthAt } from './business-case-figures.ts';
import { FIRST_ROW, HEADER_ROW, onSheet } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { setPrintArea } from './printed-pages.ts';
import { addSheet, BEYOND_THE_CASE, restyle, styleHeader, writeHeading, writeNote } from './sheet-style.ts';
import { writeSimulation } from './simulation.ts';
import { putCell } from './table.ts';
import { monthsOf } from './timeline-cells.ts';
import { rounded } from './timeline-results.ts';

const CURVE_ROWS = 17;

/** The case by year, summed from the timeline, and what it comes to. Below it the simulation, as values. */
export function writeBusinessCase(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { columns } = plan.words.say.workbook;
  const { businessCase } = plan.sheets;
  const sheet = addSheet(workbook, businessCase, businessCase, plan.words.say.workbookCase.businessCase.subtitle);
  sheet.getColumn('A').width = 42;
  sheet.getColumn('B').width = 20;
  sheet.getColumn('C').width = 2;
  for (const year of EVERY_YEAR) sheet.getColumn(yearColumn(year)).width = 13;
  header(sheet, HEADER_ROW, [columns.figure, columns.unit, '', columns.value]);
  for (const { figure, label, unit, format, formula, result, note } of caseFigures(plan)) {
    const at = figureRow(figure);
    putCell(sheet, `A${at}`, label);
    putCell(sheet, `B${at}`, unit);
    putCell(sheet, `${FIGURE_COLUMN}${at}`, { formula, result }, 'figure', format);
    writeNote(sheet, `${yearColumn(1)}${at}`, note);
    if (figure === 'npv' || figure === 'paybackMonths') {
      restyle(sheet.getCell(`${FIGURE_COLUMN}${at}`), { font: { bold: true } });
    }
  }
  const names = {
    NetPresentValue: caseCell('npv'),
    PaybackMonths: caseCell('paybackMonths'),
    NotPaidBack: caseCell('notPaidBack'),
    RateOfReturn: caseCell('irr'),
    PresentCosts: caseCell('presentCosts'),
    NetOfYearZero: `$${FIGURE_COLUMN}$${yearRow('net')}`,
    NetOfYears: yearsAt(yearRow('net'), 1),
  };
  for (const [name, cells] of Object.entries(names)) workbook.definedNames.add(onSheet(businessCase, cells), name);
  writeYears(sheet, plan);
  writeGrid(sheet, plan);
  if (plan.blueprint.case) drawCurve(sheet, plan);
  const end = writeSimulation(sheet, plan, AFTER_YEARS + CURVE_ROWS + 1);
  sheet.views = [{ state: 'frozen', ySplit: HEADER_ROW - 2, showGridLines: false }];
  sheet.pageSetup.printTitlesRow = '1:2';
  if (plan.blueprint.case) sheet.getRow(AFTER_YEARS + CURVE_ROWS).addPageBreak();
  setPrintArea(sheet, yearColumn(EVERY_YEAR.length - 1), end);
}

function header(sheet: ExcelJS.Worksheet, at: number, words: readonly (string | number)[]): void {
  words.forEach((word, index) => {
    const cell = sheet.getCell(at, index + 1);
    cell.value = word;
    styleHeader(cell, index >= 3 ? 'right' : 'left');
  });
}

interface YearRow {
  label: string;
  unit: string;
  format: string;
  formula: (here: string, before: string) => string;
  results: readonly number[];
}

function writeYears(sheet: ExcelJS.Worksheet, plan: SheetPlan): void {
  const { workbook, workbookCase } = plan.words.say;
  writeHeading(sheet, YEARS_HEADING, workbookCase.businessCase.byYear);
  header(sheet, YEARS_HEADER, [workbookCase.businessCase.endOfYear, workbook.columns.unit, '', ...EVERY_YEAR]);
  for (const [name, line] of Object.entries(yearLines(plan)) as [YearLine, YearRow][]) {
    const at = yearRow(name);
    putCell(sheet, `A${at}`, line.label);
    putCell(sheet, `B${at}`, line.unit);
    for (const year of EVERY_YEAR) {
      const here = yearColumn(year);
      const content = { formula: line.formula(here, yearColumn(year - 1)), result: line.results[year] ?? 0 };
      putCell(sheet, `${here}${at}`, content, 'figure', line.format);
    }
  }
  for (const year of EVERY_YEAR)
    restyle(sheet.getCell(`${yearColumn(year)}${yearRow('net')}`), { font: { bold: true } });
  sheet.addConditionalFormatting({
    ref: `${yearColumn(0)}${YEARS_HEADER + 1}:${yearColumn(EVERY_YEAR.length - 1)}${yearRow('chartYear')}`,
    rules: [
      {
        type: 'expression',
        priority: 1,
        formulae: [`${yearColumn(0)}$${YEARS_HEADER}>CaseYears`],
        style: BEYOND_THE_CASE,
      },
    ],
  });
}

function yearLines({ blueprint, formats, sheets, words: { say } }: SheetPlan): Record<YearLine, YearRow> {
  const { units } = say.workbook;
  const { lines, signs: ofSign } = say.workbookCase;
  const { years: horizon, discountRate, currency } = blueprint.assumptions;
  const found = blueprint.case?.years ?? [];
  const money = { unit: currency, format: formats.money };
  const at = (line: YearLine, column: string) => `${column}$${yearRow(line)}`;
  const year = (column: string) => `${column}$${YEARS_HEADER}`;
  const by = (of: (year: number) => number) => EVERY_YEAR.map(of);
  const summed = (line: 'benefits' | 'oneOff' | 'run') => (here: string) =>
    `SUMIFS(${monthsOf(sheets, line)},${monthsOf(sheets, 'year')},${year(here)})`;
  const running = (total: YearLine, of: YearLine) => (here: string, before: string) =>
    `ROUND(${at(total, before)}+${at(of, here)},Decimals)`;
  const net = by((one) => found[one]?.net ?? 0);
  const worthToday = by((one) => found[one]?.discounted ?? 0);
  return {
    within: {
      label: lines.within,
      unit: units.isYes,
      format: '0',
      formula: (here) => `IF(${year(here)}<=CaseYears,1,0)`,
      results: by((one) => (one <= horizon ? 1 : 0)),
    },
    factor: {
      label: lines.factor,
      unit: units.factor,
      format: '0.0000',
      formula: (here) => `1/(1+DiscountRate)^${year(here)}`,
      results: by((one) => 1 / (1 + discountRate) ** one),
    },
    benefits: {
      ...money,
      label: lines.benefits,
      formula: summed('benefits'),
      results: by((one) => found[one]?.benefits ?? 0),
    },
    oneOff: {
      ...money,
      label: lines.oneOff,
      formula: summed('oneOff'),
      results: by((one) => found[one]?.oneOffCost ?? 0),
    },
    run: { ...money, label: lines.run, formula: summed('run'), results: by((one) => found[one]?.runCost ?? 0) },
    net: {
      ...money,
      label: lines.net,
      formula: (here) => `${at('benefits', here)}-${at('oneOff', here)}-${at('run', here)}`,
      results: net,
    },
    cumulative: { ...money, label: lines.cumulative, formula: running('cumulative', 'net'), results: totals(net) },
    discounted: {
      ...money,
      label: lines.discounted,
      formula: (here) => `${at('net', here)}*${at('factor', here)}`,
      results: worthToday,
    },
    discountedCumulative: {
      ...money,
      label: lines.discountedCumulative,
      formula: running('discountedCumulative', 'discounted'),
      results: totals(worthToday),
    },
    sign: {
      label: lines.sign,
      unit: ofSign,
      format: '0',
      formula: (here, before) =>
        `IF(ROUND(${at('net', here)},Decimals)=0,N(${at('sign', before)}),SIGN(${at('net', here)}))`,
      results: signs(net),
    },
    chartYear: {
      label: lines.chartYear,
      unit: units.year,
      format: '0',
      formula: (here) => `MIN(${year(here)},CaseYears)`,
      results: by((one) => Math.min(one, horizon)),
    },
  };
}

function totals(flows: readonly number[]): number[] {
  let total = 0;
  return flows.map((flow) => {
    total = rounded(total + flow);
    return total;
  });
}

function signs(flows: readonly number[]): number[] {
  let latest = 0;
  return flows.map((flow) => {
    latest = Math.sign(rounded(flow)) || latest;
    return latest;
  });
}

function writeGrid(sheet: ExcelJS.Worksheet, { blueprint, words: { say } }: SheetPlan): void {
  const { grid } = say.workbookCase.businessCase;
  const flows = blueprint.case?.result.flows ?? [];
  const crossings = new Set(crossingsOf(flows));
  const headers = {
    [GRID.number]: say.workbook.columns.number,
    [GRID.point]: grid.point,
    [GRID.worth]: grid.worth,
    [GRID.crossing]: grid.crossing,
  };
  for (const [letter, words] of Object.entries(headers)) {
    sheet.getCell(`${letter}${HEADER_ROW}`).value = words;
    styleHeader(sheet.getCell(`${letter}${HEADER_ROW}`), 'right');
    sheet.getColumn(letter).width = 13;
  }
  for (const { at, point } of gridRows) {
    const { point: asPoint, worth, crossing } = gridFormulas(at);
    putCell(sheet, `${GRID.number}${at}`, at - FIRST_ROW + 1, 'text', '0');
    putCell(sheet, `${GRID.point}${at}`, { formula: asPoint, result: point }, 'figure', '0.0000');
    putCell(sheet, `${GRID.worth}${at}`, { formula: worth, result: worthAt(flows, point) }, 'figure', '0.00E+00');
    const result = crossings.has(point) ? point : 0;
    putCell(sheet, `${GRID.crossing}${at}`, { formula: crossing, result }, 'figure', '0.0000;;"–"');
  }
}

/** Years beyond the horizon fall on its last point, so that the curve ends where the horizon does also when it changes. */
function drawCurve(sheet: ExcelJS.Worksheet, { blueprint, charts, formats, sheets, words }: SheetPlan): void {
  const says = words.say.workbookCase.businessCase;
  const shown = (line: YearLine) => ({
    range: onSheet(sheets.businessCase, yearsAt(yearRow(line))),
    values: EVERY_YEAR.map((year) => Number(sheet.getCell(`${yearColumn(year)}${yearRow(line)}`).result)),
  });
  const payback = blueprint.case?.result.paybackMonths ?? null;
  charts.push({
    sheet: sheet.id,
    kind: 'curves',
    title: says.curve,
    description: says.curveHeard(payback === null ? null : words.monthsOf(payback)),
    format: formats.axis([...shown('cumulative').values, ...shown('discountedCumulative').values]),
    axisTitles: { labels: says.years, amounts: says.cumulativeIn(blueprint.assumptions.currency) },
    series: [
      { name: says.cumulative, labels: shown('chartYear'), amounts: shown('cumulative'), accent: 1 },
      {
        name: says.cumulativeDiscounted,
        labels: shown('chartYear'),
        amounts: shown('discountedCumulative'),
        accent: 2,
        dashed: true,
      },
    ],
    from: { column: 0, row: AFTER_YEARS },
    to: { column: 9, row: AFTER_YEARS + CURVE_ROWS - 1 },
  });
}
