import { YEARS_MAX } from '@process-ai/contract/roi';
import { discounted, rampByYear } from '@process-ai/domain/business-case';
import type { Scenario } from '@process-ai/domain/sector-business-case';
import type ExcelJS from 'exceljs';
import {
  CASES,
  type CommonLine,
  caseCell,
  caseHeadingRow,
  commonRow,
  YEAR_COLUMNS,
  YEARS_HEADING,
  type YearLine,
  yearRow,
  years,
  yearsHeaderRow,
} from './business-case-cells.ts';
import type { PlannedCase, SheetPlan } from './plan.ts';
import { restyle, styleHeader, writeHeading } from './sheet-style.ts';
import { putCell } from './table.ts';

type Result = number | string;

interface YearRow {
  row: number;
  label: string;
  format: string;
  /** Formula for year t in column `here`, the year before in `before`. */
  formula: (year: number, here: string, before: string) => string;
  /** By year, from 0. */
  results: Result[];
}

const HEADING: Record<Scenario, string> = { low: 'Low case', base: 'Base case', high: 'High case' };
const EVERY_YEAR = Array.from({ length: YEARS_MAX + 1 }, (_, year) => year);

/** The years of the three cases. Years beyond the horizon hold zeros, in grey. */
export function writeBusinessCaseYears(sheet: ExcelJS.Worksheet, plan: SheetPlan): void {
  writeHeading(sheet, YEARS_HEADING, 'Business case by year');
  putCell(sheet, `A${yearsHeaderRow}`, 'End of year');
  styleHeader(sheet.getCell(`A${yearsHeaderRow}`));
  EVERY_YEAR.forEach((year) => {
    const cell = sheet.getCell(`${YEAR_COLUMNS[year]}${yearsHeaderRow}`);
    cell.value = year;
    styleHeader(cell, 'right');
  });
  const rows = [...commonRows(plan), ...CASES.flatMap((which) => caseRows(which, plan.cases[which], plan))];
  for (const { row, label, format, formula, results } of rows) {
    putCell(sheet, `A${row}`, label);
    for (const year of EVERY_YEAR) {
      const here = YEAR_COLUMNS[year] ?? '';
      const content = { formula: formula(year, here, YEAR_COLUMNS[year - 1] ?? ''), result: results[year] ?? 0 };
      putCell(sheet, `${here}${row}`, content, 'figure', format);
    }
  }
  for (const which of CASES) {
    putCell(sheet, `A${caseHeadingRow(which)}`, HEADING[which]);
    restyle(sheet.getCell(`A${caseHeadingRow(which)}`), { font: { bold: true } });
  }
  sheet.addConditionalFormatting({
    ref: `${years(yearsHeaderRow + 1)
      .split(':')[0]
      ?.replaceAll('$', '')}:L${yearRow('sign', 'high')}`,
    rules: [
      {
        type: 'expression',
        priority: 1,
        formulae: [`B$${yearsHeaderRow}>CaseYears`],
        style: { font: { color: { argb: 'FFB6BCC6' } } },
      },
    ],
  });
}

function commonRows({ blueprint: { assumptions } }: SheetPlan): YearRow[] {
  const { years: horizon, discountRate } = assumptions;
  const ramp = rampByYear(assumptions.ramp, horizon);
  const line = (name: CommonLine, label: string, format: string) => ({ row: commonRow(name), label, format });
  const within = (here: string) => `${here}$${commonRow('within')}`;
  return [
    {
      ...line('within', 'Within the horizon (1 = yes)', '0'),
      formula: (_, here) => `IF(${here}$${yearsHeaderRow}<=CaseYears,1,0)`,
      results: EVERY_YEAR.map((year) => (year <= horizon ? 1 : 0)),
    },
    {
      ...line('ramp', 'Share of the full benefit', '0.0%'),
      formula: (year, here) => (year === 0 ? '0' : `${within(here)}*INDEX(RampShares,${here}$${yearsHeaderRow})`),
      results: EVERY_YEAR.map((year) => (year === 0 ? 0 : (ramp[year - 1] ?? 0))),
    },
    {
      ...line('factor', 'Discount factor', '0.0000'),
      formula: (_, here) => `1/(1+DiscountRate)^${here}$${yearsHeaderRow}`,
      results: EVERY_YEAR.map((year) => 1 / (1 + discountRate) ** year),
    },
    {
      ...line('chartYear', 'Year on the chart', '0'),
      formula: (_, here) => `MIN(${here}$${yearsHeaderRow},CaseYears)`,
      results: EVERY_YEAR.map((year) => Math.min(year, horizon)),
    },
  ];
}

function caseRows(which: Scenario, { input, result }: PlannedCase, { formats }: SheetPlan): YearRow[] {
  const at = (column: string, name: YearLine) => `${column}${yearRow(name, which)}`;
  const line = (name: YearLine, label: string, format = formats.money) => ({
    row: yearRow(name, which),
    label,
    format,
  });
  const common = (column: string, name: CommonLine) => `${column}$${commonRow(name)}`;
  const running = (from: YearLine, total: YearLine) => (year: number, here: string, before: string) =>
    year === 0 ? at(here, from) : `${at(before, total)}+${at(here, from)}`;
  const crossing = (flow: YearLine, total: YearLine) => (year: number, here: string, before: string) =>
    year === 0
      ? '"–"'
      : `IF(AND(${common(here, 'within')}=1,${at(before, total)}<0,${at(here, total)}>=0),12*(${here}$${yearsHeaderRow}-1-${at(before, total)}/${at(here, flow)}),"–")`;

  const flows = EVERY_YEAR.map((year) => result.flows[year] ?? 0);
  const ramp = rampByYear(input.ramp, input.years);
  const benefits = EVERY_YEAR.map((year) =>
    year === 0 ? 0 : input.annualBenefit * (ramp[year - 1] ?? 0) * (1 - input.benefitRisk),
  );
  const present = discounted(input.discountRate, flows);
  const [totals, presentTotals] = [runningTotals(flows), runningTotals(present)];
  return [
    {
      ...line('benefits', 'Benefits, ramped up and less their risk'),
      formula: (_, here) => `${caseCell('annualBenefit', which)}*${common(here, 'ramp')}*(1-BenefitRisk)`,
      results: benefits,
    },
    {
      ...line('costs', 'Costs with their risk'),
      formula: (year, here) =>
        year === 0
          ? `${caseCell('implementationCost', which)}*(1+CostRisk)`
          : `${caseCell('annualRunCost', which)}*(1+CostRisk)*${common(here, 'within')}`,
      results: EVERY_YEAR.map((year) => (benefits[year] ?? 0) - (flows[year] ?? 0)),
    },
    {
      ...line('flow', 'Net cash flow'),
      formula: (_, here) => `${at(here, 'benefits')}-${at(here, 'costs')}`,
      results: flows,
    },
    { ...line('cumulative', 'Net cash flow, cumulative'), formula: running('flow', 'cumulative'), results: totals },
    {
      ...line('discounted', 'Net cash flow, discounted'),
      formula: (_, here) => `${at(here, 'flow')}*${common(here, 'factor')}`,
      results: present,
    },
    {
      ...line('discountedCumulative', 'Net cash flow, discounted, cumulative'),
      formula: running('discounted', 'discountedCumulative'),
      results: presentTotals,
    },
    {
      ...line('paidBack', 'Paid back after months', '#,##0.0'),
      formula: crossing('flow', 'cumulative'),
      results: crossings(flows, totals, input.years),
    },
    {
      ...line('discountedPaidBack', 'Paid back after months, discounted', '#,##0.0'),
      formula: crossing('discounted', 'discountedCumulative'),
      results: crossings(present, presentTotals, input.years),
    },
    {
      ...line('sign', 'Sign of the flow (as before where it is zero)', '0'),
      formula: (year, here, before) =>
        year === 0
          ? `SIGN(${at(here, 'flow')})`
          : `IF(${at(here, 'flow')}=0,${at(before, 'sign')},SIGN(${at(here, 'flow')}))`,
      results: carriedSigns(flows),
    },
  ];
}

function runningTotals(flows: readonly number[]): number[] {
  let total = 0;
  return flows.map((flow) => {
    total += flow;
    return total;
  });
}

/** The month in which the total reaches zero, in the year in which it does. */
const crossings = (flows: readonly number[], totals: readonly number[], horizon: number): Result[] =>
  totals.map((total, year) => {
    const before = totals[year - 1] ?? 0;
    return year > 0 && year <= horizon && before < 0 && total >= 0
      ? 12 * (year - 1 - before / (flows[year] ?? 1))
      : '–';
  });

function carriedSigns(flows: readonly number[]): number[] {
  let sign = 0;
  return flows.map((flow) => {
    sign = Math.sign(flow) || sign;
    return sign || 0;
  });
}
