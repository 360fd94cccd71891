import type ExcelJS from 'exceljs';
import { HEADER_ROW } from './layout.ts';
import { dashForNothing, type SheetPlan } from './plan.ts';
import { printTail, repeatColumns, setPrintArea } from './printed-pages.ts';
import { addSheet, BEYOND_THE_CASE, fitRow, ROW_HEIGHT, restyle, styleHeader, writeHeading } from './sheet-style.ts';
import { putCell, widthOf } from './table.ts';
import {
  EVERY_MONTH,
  LAST_MONTH,
  monthColumn,
  type TotalLine,
  totalRow,
  WORK_HEADING,
  WORK_LINES,
  type WorkLine,
  workRange,
  workRow,
} from './timeline-cells.ts';
import { timelineResults } from './timeline-results.ts';

/** Rows that can still be read on one printed page. */
const ONE_PAGE = 80;

interface Line {
  label: string;
  unit: string;
  format: string;
  /** The same in every month: in column `here`, with the month before in `before`, in row `at`. */
  formula: (here: string, before: string, at: number) => string;
  /** Adds up over the months. */
  isFlow?: boolean;
}

/** The case by month. Every row holds one formula; column F is empty, so that what runs on begins at nothing. */
export function writeTimeline(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { columns } = plan.words.say.workbook;
  const says = plan.words.say.workbookCase.timeline;
  const sheet = addSheet(workbook, plan.sheets.timeline, plan.sheets.timeline, says.subtitle);
  const all = totalLines(plan);
  const lines = workLines(plan);
  // Its rows are one line high, so its longest label decides how wide the column is.
  const labels = [...Object.values(all), ...Object.values(lines)].map(({ label }) => label.length + 3);
  const widths = {
    A: widthOf(columns.number.length + 3, [columns.number]),
    B: 44,
    C: Math.max(30, ...labels),
    D: 12,
    E: 14,
    F: 2,
  };
  for (const [letter, width] of Object.entries(widths)) sheet.getColumn(letter).width = width;
  const headers = { A: columns.number, B: columns.initiative, C: says.line, D: columns.unit, E: says.total, F: '' };
  for (const [letter, header] of Object.entries(headers)) {
    const cell = sheet.getCell(`${letter}${HEADER_ROW}`);
    cell.value = header;
    styleHeader(cell, letter === 'E' || letter === 'A' ? 'right' : 'left');
  }
  for (const month of EVERY_MONTH) {
    const letter = monthColumn(month);
    sheet.getColumn(letter).width = 11;
    const cell = sheet.getCell(`${letter}${HEADER_ROW}`);
    cell.value = month;
    styleHeader(cell, 'right');
  }
  fitRow(sheet, HEADER_ROW);
  const { totals, work } = timelineResults(plan);
  for (const [name, line] of Object.entries(all) as [TotalLine, Line][]) {
    writeLine(sheet, { at: totalRow(name), line, results: totals[name], number: null, name: says.all });
  }
  writeHeading(sheet, WORK_HEADING, says.byInitiative);
  plan.work.forEach((row, place) => {
    const results = work[place];
    if (!results) return;
    for (const name of WORK_LINES) {
      writeLine(sheet, {
        at: workRow(place, name),
        line: lines[name],
        results: results[name],
        number: row.number,
        name: plan.text(row.name, columns.initiative),
      });
    }
  });
  for (const line of ['net', 'cumulative'] as const) {
    for (const letter of ['C', 'E']) restyle(sheet.getCell(`${letter}${totalRow(line)}`), { font: { bold: true } });
  }
  sheet.addConditionalFormatting({
    ref: `${monthColumn(0)}${HEADER_ROW + 1}:${monthColumn(LAST_MONTH)}${sheet.rowCount}`,
    rules: [
      {
        type: 'expression',
        priority: 1,
        formulae: [`${monthColumn(0)}$${HEADER_ROW}>12*CaseYears`],
        style: BEYOND_THE_CASE,
      },
    ],
  });
  sheet.views = [{ state: 'frozen', xSplit: 5, ySplit: HEADER_ROW, showGridLines: false }];
  sheet.pageSetup.fitToWidth = Math.max(1, plan.blueprint.assumptions.years);
  repeatColumns(sheet, 5);
  // A few rows more than a page holds are printed smaller, not on pages of their own.
  setPrintArea(sheet, monthColumn(12 * plan.blueprint.assumptions.years));
  if (sheet.rowCount <= ONE_PAGE) sheet.pageSetup.fitToHeight = 1;
  else printTail(sheet, Array(sheet.rowCount - HEADER_ROW).fill(ROW_HEIGHT));
}

interface Written {
  at: number;
  line: Line;
  results: readonly number[];
  number: number | null;
  name: string;
}

function writeLine(sheet: ExcelJS.Worksheet, { at, line, results, number, name }: Written): void {
  const { label, unit, format, formula, isFlow } = line;
  putCell(sheet, `A${at}`, number, 'text', '0');
  putCell(sheet, `B${at}`, number === null ? name : { formula: `INDEX(IniName,$A${at})`, result: name });
  // One line each: a long name ends where its column does.
  restyle(sheet.getCell(`B${at}`), { alignment: { vertical: 'middle', horizontal: 'left', indent: 1 } });
  putCell(sheet, `C${at}`, label);
  putCell(sheet, `D${at}`, unit);
  if (isFlow) {
    const cells = `${monthColumn(0)}${at}:${monthColumn(LAST_MONTH)}${at}`;
    const result = results.reduce((sum, value) => sum + value, 0);
    putCell(sheet, `E${at}`, { formula: `SUM(${cells})`, result }, 'figure', format);
  }
  for (const month of EVERY_MONTH) {
    const here = monthColumn(month);
    const content = { formula: formula(here, monthColumn(month - 1), at), result: results[month] ?? 0 };
    putCell(sheet, `${here}${at}`, content, 'figure', format);
  }
}

function totalLines({ formats, work, blueprint, words: { say } }: SheetPlan): Record<TotalLine, Line> {
  const { units } = say.workbook;
  const { lines } = say.workbookCase;
  const { currency } = blueprint.assumptions;
  const money = { unit: currency, format: dashForNothing(formats.money) };
  const row = (line: TotalLine, column: string) => `${column}$${totalRow(line)}`;
  const month = (here: string) => `${here}$${HEADER_ROW}`;
  const together = (line: 'benefits' | 'oneOff' | 'run'): Line => ({
    ...money,
    label: lines[line],
    isFlow: true,
    formula: (here) => `SUMIFS(${workRange(here, work.length)},${workRange('$C', work.length)},$C${totalRow(line)})`,
  });
  const crossing = (flow: TotalLine, total: TotalLine) => (here: string, before: string) =>
    `IF(AND(${row(total, before)}<0,${row(total, here)}>=0),${month(here)}-1-${row(total, before)}/${row(flow, here)},0)`;
  return {
    begins: {
      label: lines.begins,
      unit: units.month,
      format: formats.month,
      formula: (here) => `EDATE(PlanStart,${month(here)}-1)`,
    },
    year: { label: lines.year, unit: units.year, format: '0', formula: (here) => `ROUNDUP(${month(here)}/12,0)` },
    within: {
      label: lines.within,
      unit: units.isYes,
      format: '0',
      formula: (here) => `IF(${month(here)}<=12*CaseYears,1,0)`,
    },
    factor: {
      label: lines.factor,
      unit: units.factor,
      format: '0.0000',
      formula: (here) => `1/(1+DiscountRate)^${row('year', here)}`,
    },
    benefits: together('benefits'),
    oneOff: together('oneOff'),
    run: together('run'),
    net: {
      ...money,
      label: lines.net,
      isFlow: true,
      formula: (here) => `${row('benefits', here)}-${row('oneOff', here)}-${row('run', here)}`,
    },
    cumulative: {
      ...money,
      label: lines.cumulative,
      formula: (here, before) => `ROUND(${row('cumulative', before)}+${row('net', here)},Decimals)`,
    },
    discounted: {
      ...money,
      label: lines.discounted,
      isFlow: true,
      formula: (here) => `${row('net', here)}*${row('factor', here)}`,
    },
    discountedCumulative: {
      ...money,
      label: lines.discountedCumulative,
      formula: (here, before) => `ROUND(${row('discountedCumulative', before)}+${row('discounted', here)},Decimals)`,
    },
    paidBack: {
      label: lines.paidBack,
      unit: units.months,
      format: '0.0;;"–"',
      formula: crossing('net', 'cumulative'),
    },
    discountedPaidBack: {
      label: lines.discountedPaidBack,
      unit: units.months,
      format: '0.0;;"–"',
      formula: crossing('discounted', 'discountedCumulative'),
    },
  };
}

/** Where each line of an initiative stands above or below another one of its lines. */
const away = (from: WorkLine, to: WorkLine, at: number) => at + WORK_LINES.indexOf(to) - WORK_LINES.indexOf(from);

function workLines({ formats, blueprint, words: { say } }: SheetPlan): Record<WorkLine, Line> {
  const { units } = say.workbook;
  const { lines } = say.workbookCase;
  const money = { unit: blueprint.assumptions.currency, format: dashForNothing(formats.money) };
  const months = { unit: units.months, format: dashForNothing('0') };
  const of = (name: string, at: number) => `INDEX(${name},$A${at})`;
  const within = (here: string) => `${here}$${totalRow('within')}`;
  const grown = (from: WorkLine, to: WorkLine) => (here: string, before: string, at: number) =>
    `(${here}${away(from, to, at)}-${before}${away(from, to, at)})`;
  return {
    worked: {
      ...months,
      label: lines.worked,
      formula: (here, _, at) => `MAX(0,MIN(${here}$${HEADER_ROW},${of('IniEnds', at)})-${of('IniBegins', at)}+1)`,
    },
    served: {
      ...months,
      label: lines.served,
      formula: (here, _, at) => `MAX(0,${here}$${HEADER_ROW}-${of('IniEnds', at)})`,
    },
    ramped: {
      unit: units.months,
      format: dashForNothing('0.0'),
      label: lines.ramped,
      formula: (here, _, at) => {
        const served = `${here}${away('ramped', 'served', at)}`;
        return `SUMPRODUCT((${served}>RampFrom)*(${served}-RampFrom)*RampSteps)`;
      },
    },
    benefits: {
      ...money,
      label: lines.benefits,
      isFlow: true,
      formula: (here, before, at) =>
        `${of('IniSavings', at)}/12*${grown('benefits', 'ramped')(here, before, at)}*(1-BenefitRisk)*${within(here)}`,
    },
    oneOff: {
      ...money,
      label: lines.oneOff,
      isFlow: true,
      formula: (here, before, at) =>
        `${of('IniOneOff', at)}/${of('IniMonths', at)}*${grown('oneOff', 'worked')(here, before, at)}*(1+CostRisk)*${within(here)}`,
    },
    run: {
      ...money,
      label: lines.run,
      isFlow: true,
      formula: (here, before, at) =>
        `${of('IniRun', at)}/12*${grown('run', 'served')(here, before, at)}*(1+CostRisk)*${within(here)}`,
    },
  };
}
