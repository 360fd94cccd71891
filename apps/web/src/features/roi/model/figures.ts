import type { RoiResult } from '@process-ai/contract/roi';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { gridCopy } from './grid-copy.ts';
import type { BelowSum } from './shown-rows.ts';

/** The computed figures of a row, in the order of the columns. */
export const FIGURES = [
  'currentAnnualCost',
  'projectedSavings',
  'savingsPercentage',
  'paybackMonths',
] as const satisfies (keyof RoiResult)[];
export type ResultFigure = (typeof FIGURES)[number];

/** A computed figure as its cell shows it. */
export const showResult: Record<ResultFigure, (result: RoiResult, currency: string) => string> = {
  currentAnnualCost: (result, currency) => formatMoney(result.currentAnnualCost, currency),
  projectedSavings: (result, currency) => formatMoney(result.projectedSavings, currency),
  savingsPercentage: (result) => `${formatNumber(result.savingsPercentage, 1)}%`,
  paybackMonths: (result) =>
    result.paybackMonths === null ? copy.summary.none : formatNumber(result.paybackMonths, 1),
};

/** What the results below a heading add up to, as its cell shows it; null where they do not add up. */
export function showSum(figure: ResultFigure, sum: BelowSum, currency: string): string | null {
  const { currentAnnualCost, projectedSavings } = sum;
  if (figure === 'paybackMonths') return null;
  if (figure !== 'savingsPercentage') return formatMoney(sum[figure], currency);
  return currentAnnualCost > 0 ? `${formatNumber((100 * projectedSavings) / currentAnnualCost, 1)}%` : null;
}

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 });

/** An entered figure as its cell shows it: "12,000.5"; nothing where there is none. */
export const showFigure = (value: number | undefined) => (value === undefined ? '' : format.format(value));

/** "$" for USD, as the amounts show it. */
export const currencySymbol = (currency: string) => formatMoney(0, currency).replace(/[\d\s.,]/g, '');

/** The names of the four inputs and the four results, in the order of the columns. */
export function figureNames(currency: string): string[] {
  const symbol = currencySymbol(currency);
  const { columns } = gridCopy;
  return [
    columns.fteCount,
    columns.processFrequency,
    columns.averageSalary(symbol),
    columns.averageRuntime,
    columns.currentAnnualCost(symbol),
    columns.projectedSavings(symbol),
    columns.savingsPercentage,
    columns.paybackMonths,
  ];
}
