import { YEARS_MAX } from '@process-ai/contract/roi';
import { SCENARIOS_RULE, type Scenario } from '@process-ai/domain/sector-business-case';
import type ExcelJS from 'exceljs';
import {
  CASE_COLUMN,
  CASE_HEADING,
  CASES,
  type CaseLine,
  caseCell,
  caseRow,
  YEAR_COLUMNS,
  yearRow,
  years,
} from './business-case-cells.ts';
import { writeBusinessCaseYears } from './business-case-years.ts';
import type { SheetPlan } from './plan.ts';
import { restyle, styleHeader, writeHeading, writeNote } from './sheet-style.ts';
import { FIGURE_ROW } from './summary-figures.ts';
import { putCell } from './table.ts';

interface Line {
  line: CaseLine;
  label: string;
  format: string;
  formula: (which: Scenario) => string;
  result: (which: Scenario) => number | string;
}

const CASE_LABEL: Record<Scenario, string> = { low: 'Low', base: 'Base', high: 'High' };

/** The business case in three cases: its results here, the years behind them below. All by formula. */
export function writeBusinessCase(workbook: ExcelJS.Workbook, sheet: ExcelJS.Worksheet, plan: SheetPlan): void {
  const at = CASE_HEADING;
  writeHeading(sheet, at, 'Business case');
  putCell(sheet, `A${at + 1}`, 'Figure');
  styleHeader(sheet.getCell(`A${at + 1}`));
  for (const which of CASES) {
    const cell = sheet.getCell(`${CASE_COLUMN[which]}${at + 1}`);
    cell.value = CASE_LABEL[which];
    styleHeader(cell, 'right');
  }
  for (const { line, label, format, formula, result } of lines(plan)) {
    const row = caseRow(line);
    putCell(sheet, `A${row}`, label);
    for (const which of CASES) {
      const address = `${CASE_COLUMN[which]}${row}`;
      putCell(sheet, address, { formula: formula(which), result: result(which) }, 'figure', format);
      if (line === 'npv') restyle(sheet.getCell(address), { font: { bold: true } });
    }
  }
  SCENARIOS_RULE.split(/(?<=\.) /).forEach((sentence, index) => {
    writeNote(sheet, `E${at + 2 + index}`, sentence);
  });
  writeNote(sheet, `E${caseRow('npv')}`, 'Year 0 is not discounted, so it stands outside NPV().');
  writeNote(
    sheet,
    `E${caseRow('irr')}`,
    '“none”: no rate makes the flows worth nothing. “several”: more than one does.',
  );
  writeNote(
    sheet,
    `E${caseRow('paybackMonths')}`,
    'Each year’s flow is spread evenly over its months. N/A: the total ends below zero.',
  );
  workbook.definedNames.add(`Summary!${caseCell('npv')}`, 'NetPresentValue');
  writeBusinessCaseYears(sheet, plan);
}

const P10 = 'P10';
const P90 = 'P90';

function lines({ cases, formats }: SheetPlan): Line[] {
  const figure = (name: keyof typeof FIGURE_ROW) => `$B$${FIGURE_ROW[name]}`;
  const scaled = (base: string, name: string, low: string, high: string) => (which: Scenario) =>
    which === 'base' ? base : `${base}*${name}${which === 'low' ? low : high}`;
  const input = (name: 'annualBenefit' | 'implementationCost' | 'annualRunCost') => (which: Scenario) =>
    cases[which].input[name];
  const result =
    (name: 'presentBenefits' | 'presentCosts' | 'npv' | 'paybackMonths' | 'discountedPaybackMonths') =>
    (which: Scenario) =>
      cases[which].result[name] ?? 'N/A';
  const row = (line: Parameters<typeof yearRow>[0], which: Scenario, from: 0 | 1 = 0) =>
    years(yearRow(line, which), from);
  const first = (line: Parameters<typeof yearRow>[0], which: Scenario) => `$B$${yearRow(line, which)}`;
  const last = (line: Parameters<typeof yearRow>[0], which: Scenario) =>
    `$${YEAR_COLUMNS.at(-1)}$${yearRow(line, which)}`;
  const worth = (line: 'benefits' | 'costs' | 'flow') => (which: Scenario) =>
    `${first(line, which)}+NPV(DiscountRate,${row(line, which, 1)})`;
  // The last time that the total reaches zero: before, it fell below again. MAX() of no numbers is zero.
  const paid =
    (total: 'cumulative' | 'discountedCumulative', line: 'paidBack' | 'discountedPaidBack') => (which: Scenario) =>
      `IF(${last(total, which)}<0,"N/A",MAX(${row(line, which)}))`;
  return [
    {
      line: 'annualBenefit',
      label: 'Benefit of a full year',
      format: formats.money,
      formula: scaled(figure('savings'), 'FactorBenefit', P10, P90),
      result: input('annualBenefit'),
    },
    {
      line: 'implementationCost',
      label: 'Implementation cost, once',
      format: formats.money,
      formula: scaled(figure('implementation'), 'FactorImplementation', P90, P10),
      result: input('implementationCost'),
    },
    {
      line: 'annualRunCost',
      label: 'Run cost a year',
      format: formats.money,
      formula: scaled(`MAX(0,${figure('savings')}-${figure('net')})`, 'FactorRunCost', P90, P10),
      result: input('annualRunCost'),
    },
    {
      line: 'presentBenefits',
      label: 'Benefits, present value',
      format: formats.money,
      formula: worth('benefits'),
      result: result('presentBenefits'),
    },
    {
      line: 'presentCosts',
      label: 'Costs, present value',
      format: formats.money,
      formula: worth('costs'),
      result: result('presentCosts'),
    },
    {
      line: 'npv',
      label: 'Net present value (NPV)',
      format: formats.money,
      formula: worth('flow'),
      result: result('npv'),
    },
    {
      line: 'roiPercentage',
      label: 'Return on investment (ROI)',
      format: '0.0%',
      formula: (which) =>
        `IF(${caseCell('presentCosts', which)}>0,${caseCell('npv', which)}/${caseCell('presentCosts', which)},"N/A")`,
      result: (which) => {
        const { roiPercentage } = cases[which].result;
        return roiPercentage === null ? 'N/A' : roiPercentage / 100;
      },
    },
    {
      line: 'irr',
      label: 'Internal rate of return (IRR)',
      format: '0.0%',
      formula: rateFormula,
      result: (which) => cases[which].result.irr,
    },
    {
      line: 'paybackMonths',
      label: 'Payback, months',
      format: '#,##0.0',
      formula: paid('cumulative', 'paidBack'),
      result: result('paybackMonths'),
    },
    {
      line: 'discountedPaybackMonths',
      label: 'Discounted payback, months',
      format: '#,##0.0',
      formula: paid('discountedCumulative', 'discountedPaidBack'),
      result: result('discountedPaybackMonths'),
    },
    {
      line: 'signChanges',
      label: 'Times that the flows change between minus and plus',
      format: '0',
      formula: signChangesFormula,
      result: (which) => signChanges(cases[which].result.flows),
    },
    {
      line: 'rates',
      label: 'Rates that make the flows worth nothing',
      format: '0',
      formula: ratesFormula,
      result: (which) => ratesOf(cases[which].result.flows),
    },
    {
      line: 'firstGuess',
      label: 'First guess for IRR()',
      format: '0.0%',
      formula: firstGuessFormula,
      result: (which) => firstGuess(cases[which].result.flows),
    },
  ];
}

/**
 * IRR() where exactly one rate exists. Flows that change their sign once have one (Descartes' rule of signs); where they
 * change it more often, the rates are counted on a grid of u = x / (1 + x), x = 1 / (1 + rate), which covers every rate
 * above −100%. The grid also gives IRR() a start so close that it arrives.
 */
function rateFormula(which: Scenario): string {
  const [flows, rates, guess] = [flowsOf(which), caseCell('rates', which), caseCell('firstGuess', which)];
  const rate = `IFERROR(IRR(${flows},${guess}),IRR(${flows}))`;
  return `IF(${rates}=0,"none",IF(${rates}>1,"several",${rate}))`;
}

function signChangesFormula(which: Scenario): string {
  const row = yearRow('sign', which);
  return `SUMPRODUCT(--($B$${row}:$K$${row}*$C$${row}:$L$${row}<0))`;
}

function ratesFormula(which: Scenario): string {
  const changes = caseCell('signChanges', which);
  return `IF(${changes}<=1,${changes},SUMPRODUCT(--(${crossings(flowsOf(which))})))`;
}

/** The rate in the middle of the two points of the grid between which it lies; 10% where it lies outside the grid. */
function firstGuessFormula(which: Scenario): string {
  const middle = `SUMPRODUCT(MAX((${crossings(flowsOf(which))})*(${POINTS}+0.5/${PARTS})))`;
  return `IF(${caseCell('rates', which)}=0,${NO_GUESS},IF(${middle}=0,${NO_GUESS},1/${middle}-2))`;
}

function signChanges(flows: readonly number[]): number {
  const signs = flows.map(Math.sign).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

function ratesOf(flows: readonly number[]): number {
  const changes = signChanges(flows);
  return changes <= 1 ? changes : crossingsOf(flows).length;
}

function firstGuess(flows: readonly number[]): number {
  const last = crossingsOf(flows).at(-1);
  return ratesOf(flows) === 0 || last === undefined ? NO_GUESS : 1 / (last + 0.5 / PARTS) - 2;
}

const NO_GUESS = 0.1;
/** The points lie between 0 and 1 and never on them: a spreadsheet has no 0^0. As many columns as points, less one. */
const PARTS = 1001;
const POINTS = `COLUMN($A$1:$ALK$1)/${PARTS}`;
const NEXT_POINTS = `(COLUMN($A$1:$ALK$1)+1)/${PARTS}`;

const flowsOf = (which: Scenario) => years(yearRow('flow', which));

function crossings(flows: string): string {
  const sign = (u: string) =>
    `SIGN(MMULT(${flows},(${u})^(ROW($1:$${YEARS_MAX + 1})-1)*(1-${u})^(${YEARS_MAX + 1}-ROW($1:$${YEARS_MAX + 1}))))`;
  return `${sign(POINTS)}*${sign(NEXT_POINTS)}<0`;
}

/** Points of the grid after which the worth of the flows changes its sign. */
function crossingsOf(flows: readonly number[]): number[] {
  const worth = (u: number) =>
    Math.sign(flows.reduce((sum, flow, year) => sum + flow * u ** year * (1 - u) ** (YEARS_MAX - year), 0));
  return Array.from({ length: PARTS - 2 }, (_, index) => index + 1)
    .filter((point) => worth(point / PARTS) * worth((point + 1) / PARTS) < 0)
    .map((point) => point / PARTS);
}
