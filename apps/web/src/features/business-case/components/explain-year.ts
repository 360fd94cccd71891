import type { Scenario } from '@process-ai/domain/sector-business-case';
import type { Explanation, Step } from '../../../components/explanation/explanation.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import type { BusinessCaseView, CaseView, YearRow } from '../model.ts';
import { assumptionSources, figureSources } from './business-case-sources.ts';

export type YearColumn = Exclude<keyof YearRow, 'year'>;

const words = copy.explain.year;

/** How one cell of the table by year came about. */
export function explainYear(column: YearColumn, row: YearRow, view: BusinessCaseView, name: Scenario): Explanation {
  return {
    steps: [explain[column](row, view.cases[name], (amount) => formatMoney(amount, view.currency))],
    sources: [
      ...(column === 'benefits' || column === 'costs' ? figureSources(view, name) : []),
      ...assumptionSources(view, ASSUMED[column]),
    ],
    remarks: view.stale > 0 ? [copy.explain.outOfDate] : [],
  };
}

const ASSUMED: Record<YearColumn, Parameters<typeof assumptionSources>[1]> = {
  benefits: ['ramp', 'benefitRisk'],
  costs: ['costRisk'],
  net: [],
  cumulative: [],
  discounted: ['discountRate'],
  discountedCumulative: ['discountRate'],
};

const share = (value: number) => formatNumber(value, 2);

const explain: Record<YearColumn, (row: YearRow, shown: CaseView, money: (amount: number) => string) => Step> = {
  benefits: ({ year, benefits }, { input }, money) => {
    const ramp = year === 0 ? 0 : (input.ramp[Math.min(year - 1, input.ramp.length - 1)] ?? 1);
    const worked = `${money(input.annualBenefit)} × ${share(ramp)} × (1 − ${share(input.benefitRisk)})`;
    return { ...words.benefits, worked, value: money(benefits) };
  },
  costs: ({ year, costs }, { input }, money) => {
    const amount = year === 0 ? input.implementationCost : input.annualRunCost;
    const worked = `${money(amount)} × (1 + ${share(input.costRisk)})`;
    return { ...(year === 0 ? words.start : words.costs), worked, value: money(costs) };
  },
  net: ({ benefits, costs, net }, _shown, money) => ({
    ...words.net,
    worked: `${money(benefits)} − ${money(costs)}`,
    value: money(net),
  }),
  cumulative: ({ year, cumulative }, { years }, money) => ({
    ...words.cumulative,
    worked: sum(years.slice(0, year + 1).map(({ net }) => money(net))),
    value: money(cumulative),
  }),
  discounted: ({ year, net, discounted }, { input }, money) => ({
    ...words.discounted,
    worked: `${money(net)} ÷ (1 + ${share(input.discountRate)})^${year}`,
    value: money(discounted),
  }),
  discountedCumulative: ({ year, discountedCumulative }, { years }, money) => ({
    ...words.discountedCumulative,
    worked: sum(years.slice(0, year + 1).map(({ discounted }) => money(discounted))),
    value: money(discountedCumulative),
  }),
};

const sum = (amounts: readonly string[]) => amounts.join(' + ');
