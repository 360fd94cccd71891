import type ExcelJS from 'exceljs';
import { CURVE_ROW, CURVE_ROWS, commonRow, onSummary, yearRow, years } from './business-case-cells.ts';
import type { SheetPlan } from './plan.ts';

/**
 * The base case's money over the years. Years beyond the horizon fall on its last point, so that the curve ends where
 * the horizon does also when it is changed.
 */
export function drawPaybackCurve(sheet: ExcelJS.Worksheet, { blueprint, cases, charts, formats }: SheetPlan): void {
  const shown = (row: number) => ({
    range: onSummary(years(row)),
    values: valuesOf(sheet, row),
  });
  const labels = shown(commonRow('chartYear'));
  const { paybackMonths } = cases.base.result;
  charts.push({
    sheet: sheet.id,
    kind: 'curves',
    title: 'When it pays back (base case)',
    description: `Cumulative net cash flow by year, as it is and discounted. ${paybackMonths === null ? 'It does not pay back within these years.' : `Paid back after ${paybackMonths.toFixed(1)} months.`}`,
    format: formats.moneyShort,
    axisTitles: { labels: 'Years', amounts: `Cumulative net cash flow (${blueprint.assumptions.currency})` },
    series: [
      { name: 'Cumulative', labels, amounts: shown(yearRow('cumulative', 'base')), accent: 1 },
      {
        name: 'Cumulative, discounted',
        labels,
        amounts: shown(yearRow('discountedCumulative', 'base')),
        accent: 2,
        dashed: true,
      },
    ],
    from: { column: 0, row: CURVE_ROW - 1 },
    to: { column: 5, row: CURVE_ROW + CURVE_ROWS - 2 },
  });
}

function valuesOf(sheet: ExcelJS.Worksheet, row: number): number[] {
  const [from = '', to = ''] = years(row).replaceAll('$', '').split(':');
  const [first, last] = [sheet.getCell(from).col, sheet.getCell(to).col].map(Number);
  return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) =>
    Number(sheet.getCell(row, (first ?? 1) + index).result),
  );
}
