import type { RoiResult } from '@process-ai/contract/roi';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { copy } from '../../copy.ts';
import type { ResultFigure } from '../explanation/explain-result.ts';

/** The computed figures of a row, in the order of the columns. */
export const FIGURES = [
  'currentAnnualCost',
  'projectedSavings',
  'savingsPercentage',
  'paybackMonths',
] as const satisfies ResultFigure[];

/** A computed figure as its cell shows it. */
export const showResult: Record<ResultFigure, (result: RoiResult, currency: string) => string> = {
  currentAnnualCost: (result, currency) => formatMoney(result.currentAnnualCost, currency),
  projectedSavings: (result, currency) => formatMoney(result.projectedSavings, currency),
  savingsPercentage: (result) => `${formatNumber(result.savingsPercentage, 1)}%`,
  paybackMonths: (result) =>
    result.paybackMonths === null ? copy.summary.none : formatNumber(result.paybackMonths, 1),
};
