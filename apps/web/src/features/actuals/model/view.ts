import type { ActualPoint, Actuals, SavingsVariance } from '@process-ai/contract/actuals';
import type { Explanation } from '../../../components/explanation/explanation.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

export const LINES = ['savings', 'cost', 'net'] as const;
export type Line = (typeof LINES)[number];

/** The three lines of a chart, by month, added up; null = not known, or not there yet. */
export function seriesOf(points: readonly ActualPoint[], line: Line) {
  const of = (savings: number | null, cost: number | null) =>
    line === 'savings' ? savings : line === 'cost' ? cost : savings === null || cost === null ? null : savings - cost;
  return {
    planned: points.map(({ cumulative }) => of(cumulative.plannedSavings, cumulative.plannedCost)),
    actual: points.map(({ cumulative }) => of(cumulative.actualSavings, cumulative.actualCost)),
    forecast: points.map(({ cumulative }) => of(cumulative.forecastSavings, cumulative.forecastCost)),
  };
}

/** Where actual and plan stand at the last month with a figure; undefined while there is none. */
export function standOf({ series }: Pick<Actuals, 'series'>) {
  const savings = series.findLast(({ cumulative }) => cumulative.actualSavings !== null);
  const cost = series.findLast(({ cumulative }) => cumulative.actualCost !== null);
  return {
    savings: savings && {
      month: savings.month,
      actual: savings.cumulative.actualSavings ?? 0,
      planned: savings.cumulative.plannedSavings,
    },
    cost: cost && {
      month: cost.month,
      actual: cost.cumulative.actualCost ?? 0,
      planned: cost.cumulative.plannedCost,
    },
  };
}

export const REASONS = ['delay', 'volume', 'rate'] as const;

/** Each reason with its part of the longest bar, from −1 to 1. */
export function barsOf(variance: SavingsVariance) {
  const most = Math.max(1, ...REASONS.map((reason) => Math.abs(variance[reason])));
  return REASONS.map((reason) => ({ reason, amount: variance[reason], length: variance[reason] / most }));
}

/** Where actual less planned comes from. */
export function explainVariance(variance: SavingsVariance, currency: string): Explanation {
  const money = (amount: number) => formatMoney(amount, currency);
  const words = copy.variance;
  return {
    steps: [
      {
        label: words.total,
        formula: words.formula,
        worked: `${money(variance.actual)} − ${money(variance.planned)}`,
        value: money(variance.total),
      },
    ],
    sources: REASONS.map((reason) => ({
      label: words.reasons[reason],
      value: money(variance[reason]),
      assumed: false,
      computed: true,
      note: words.meanings[reason],
    })),
    remarks: [],
  };
}

/** "of $15,000 planned (80%), measured": savings say what the plan rests on. */
export const ofPlanned = (planned: number, actual: number, currency: string, basis: Actuals['basis'] = null) =>
  copy.figures.of(
    formatMoney(planned, currency),
    planned > 0 ? `${formatNumber(Math.round((100 * actual) / planned))}%` : null,
    basis,
  );

/** For axes: "$1.2M". */
export const shortMoney = (currency: string) => {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return (amount: number) => format.format(amount);
};
