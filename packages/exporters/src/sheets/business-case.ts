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
import { FIRST_ROW, HEADER_ROW, onSheet, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, restyle, setPrintArea, styleHeader, writeHeading, writeNote } from './sheet-style.ts';
import { writeSimulation } from './simulation.ts';
import { putCell } from './table.ts';
import { monthsOf } from './timeline-cells.ts';
import { rounded } from './timeline-results.ts';

const CURVE_ROWS = 17;

/** The case by year, summed from the timeline, and what it comes to. Below it the simulation, as values. */
export function writeBusinessCase(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const sheet = addSheet(
    workbook,
    SHEET.businessCase,
    'Business case',
    'Of the scenario in force, by year from Timeline. Benefits and costs are positive; net = benefits less costs.',
  );
  sheet.getColumn('A').width = 42;
  sheet.getColumn('B').width = 20;
  sheet.getColumn('C').width = 2;
  for (const year of EVERY_YEAR) sheet.getColumn(yearColumn(year)).width = 13;
  header(sheet, HEADER_ROW, ['Figure', 'Unit', '', 'Value']);
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
  workbook.definedNames.add(caseCell('npv'), 'NetPresentValue');
  workbook.definedNames.add(caseCell('paybackMonths'), 'PaybackMonths');
  writeYears(sheet, plan);
  writeGrid(sheet, plan);
  drawCurve(sheet, plan);
  const end = writeSimulation(sheet, plan, AFTER_YEARS + CURVE_ROWS + 1);
  sheet.views = [{ state: 'frozen', ySplit: HEADER_ROW - 2, showGridLines: false }];
  sheet.pageSetup.printTitlesRow = '1:2';
  sheet.getRow(AFTER_YEARS + CURVE_ROWS).addPageBreak();
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
  writeHeading(sheet, YEARS_HEADING, 'By year');
  header(sheet, YEARS_HEADER, ['End of year', 'Unit', '', ...EVERY_YEAR]);
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
        style: { font: { color: { argb: 'FFB6BCC6' } } },
      },
    ],
  });
}

function yearLines({ blueprint, formats }: SheetPlan): Record<YearLine, YearRow> {
  const { years: horizon, discountRate, currency } = blueprint.assumptions;
  const found = blueprint.case?.years ?? [];
  const money = { unit: currency, format: formats.money };
  const at = (line: YearLine, column: string) => `${column}$${yearRow(line)}`;
  const year = (column: string) => `${column}$${YEARS_HEADER}`;
  const by = (of: (year: number) => number) => EVERY_YEAR.map(of);
  const summed = (line: 'benefits' | 'oneOff' | 'run') => (here: string) =>
    `SUMIFS(${monthsOf(line)},${monthsOf('year')},${year(here)})`;
  const running = (total: YearLine, of: YearLine) => (here: string, before: string) =>
    `ROUND(${at(total, before)}+${at(of, here)},Decimals)`;
  const net = by((one) => found[one]?.net ?? 0);
  const worthToday = by((one) => found[one]?.discounted ?? 0);
  return {
    within: {
      label: 'Within the years of the case',
      unit: '1 = yes',
      format: '0',
      formula: (here) => `IF(${year(here)}<=CaseYears,1,0)`,
      results: by((one) => (one <= horizon ? 1 : 0)),
    },
    factor: {
      label: 'Discount factor',
      unit: 'factor',
      format: '0.0000',
      formula: (here) => `1/(1+DiscountRate)^${year(here)}`,
      results: by((one) => 1 / (1 + discountRate) ** one),
    },
    benefits: {
      ...money,
      label: 'Benefits',
      formula: summed('benefits'),
      results: by((one) => found[one]?.benefits ?? 0),
    },
    oneOff: {
      ...money,
      label: 'One-off cost',
      formula: summed('oneOff'),
      results: by((one) => found[one]?.oneOffCost ?? 0),
    },
    run: { ...money, label: 'Run cost', formula: summed('run'), results: by((one) => found[one]?.runCost ?? 0) },
    net: {
      ...money,
      label: 'Net cash flow',
      formula: (here) => `${at('benefits', here)}-${at('oneOff', here)}-${at('run', here)}`,
      results: net,
    },
    cumulative: { ...money, label: 'Net, cumulative', formula: running('cumulative', 'net'), results: totals(net) },
    discounted: {
      ...money,
      label: 'Net, discounted',
      formula: (here) => `${at('net', here)}*${at('factor', here)}`,
      results: worthToday,
    },
    discountedCumulative: {
      ...money,
      label: 'Net, discounted, cumulative',
      formula: running('discountedCumulative', 'discounted'),
      results: totals(worthToday),
    },
    sign: {
      label: 'Sign of the latest flow',
      unit: '−1, 0 or 1',
      format: '0',
      formula: (here, before) =>
        `IF(ROUND(${at('net', here)},Decimals)=0,N(${at('sign', before)}),SIGN(${at('net', here)}))`,
      results: signs(net),
    },
    chartYear: {
      label: 'Year on the chart',
      unit: 'year',
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

function writeGrid(sheet: ExcelJS.Worksheet, { blueprint }: SheetPlan): void {
  const flows = blueprint.case?.result.flows ?? [];
  const crossings = new Set(crossingsOf(flows));
  const headers = {
    [GRID.number]: 'No.',
    [GRID.point]: 'u; rate = 1/u − 2',
    [GRID.worth]: 'Worth',
    [GRID.crossing]: 'Changes its sign after',
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
function drawCurve(sheet: ExcelJS.Worksheet, { blueprint, charts, formats }: SheetPlan): void {
  const shown = (line: YearLine) => ({
    range: onSheet(SHEET.businessCase, yearsAt(yearRow(line))),
    values: EVERY_YEAR.map((year) => Number(sheet.getCell(`${yearColumn(year)}${yearRow(line)}`).result)),
  });
  const payback = blueprint.case?.result.paybackMonths ?? null;
  charts.push({
    sheet: sheet.id,
    kind: 'curves',
    title: 'When it pays back',
    description: `Cumulative net cash flow by year, as it is and discounted. ${payback === null ? 'It does not pay back within these years.' : `Paid back after ${payback.toFixed(1)} months.`}`,
    format: formats.moneyShort,
    axisTitles: { labels: 'Years', amounts: `Cumulative net cash flow (${blueprint.assumptions.currency})` },
    series: [
      { name: 'Cumulative', labels: shown('chartYear'), amounts: shown('cumulative'), accent: 1 },
      {
        name: 'Cumulative, discounted',
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
