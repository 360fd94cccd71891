import type { AssumptionName } from '@process-ai/contract/roi';
import { ASSUMPTION_NOTES } from '@process-ai/domain/assumption-notes';
import { discounted } from '@process-ai/domain/business-case';
import { SPREADS } from '@process-ai/domain/npv-range';
import type { Scenario } from '@process-ai/domain/sector-business-case';
import type { Explanation, Source, Step } from '../../../components/explanation/explanation.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { type BusinessCaseView, type CaseFigure, type CaseView, percent, showFigure, type YearRow } from '../model.ts';

const words = copy.explain;

const RISKS = ['ramp', 'benefitRisk', 'costRisk'] as const;
const ALL = ['discountRate', 'years', ...RISKS] as const;

/** How one figure of a case came about. */
export function explainCase(figure: CaseFigure, view: BusinessCaseView, name: Scenario): Explanation {
  const shown = view.cases[name];
  const { steps, remarks = [] } = explain[figure](shown, view);
  return {
    steps,
    sources: [
      ...figureSources(view, name),
      ...assumptionSources(view, figure === 'payback' || figure === 'irr' ? ['years', ...RISKS] : ALL),
    ],
    remarks,
  };
}

const explain: Record<CaseFigure, (shown: CaseView, view: BusinessCaseView) => { steps: Step[]; remarks?: string[] }> =
  {
    benefits: (shown, view) => ({ steps: [presentBenefits(shown, view)] }),
    costs: (shown, view) => ({ steps: [presentCosts(shown, view)] }),
    npv: (shown, view) => {
      const { presentBenefits: benefits, presentCosts: costs } = shown.result;
      const worked = `${money(view, benefits)} − ${money(view, costs)}`;
      return { steps: [...present(shown, view), { ...words.npv, worked, value: text('npv', shown, view) }] };
    },
    roi: (shown, view) => {
      const { presentBenefits: benefits, presentCosts: costs } = shown.result;
      const worked = `100 × (${money(view, benefits)} − ${money(view, costs)}) ÷ ${money(view, costs)}`;
      return { steps: [...present(shown, view), { ...words.roi, worked, value: text('roi', shown, view) }] };
    },
    irr: (shown, view) => {
      const { flows, irr } = shown.result;
      const worked = words.flows(list(view, flows));
      return {
        steps: [{ ...words.irr, worked, value: text('irr', shown, view) }],
        remarks: irr === 'none' ? [words.noIrr] : irr === 'several' ? [words.severalIrr] : [],
      };
    },
    payback: (shown, view) => paybackOf('payback', shown, view, shown.result.flows),
    discountedPayback: (shown, view) =>
      paybackOf('discountedPayback', shown, view, discounted(shown.input.discountRate, shown.result.flows)),
  };

const present = (shown: CaseView, view: BusinessCaseView): Step[] => [
  presentBenefits(shown, view),
  presentCosts(shown, view),
];

const presentBenefits = (shown: CaseView, view: BusinessCaseView): Step => ({
  ...words.presentBenefits,
  worked: sumOf(shown, view, ({ benefits }) => benefits),
  value: text('benefits', shown, view),
});

const presentCosts = (shown: CaseView, view: BusinessCaseView): Step => ({
  ...words.presentCosts,
  worked: sumOf(shown, view, ({ costs }) => costs),
  value: text('costs', shown, view),
});

/** "$0 + $102,273 + …": what each year adds, as it is worth today. */
function sumOf({ years, input }: CaseView, view: BusinessCaseView, amount: (row: CaseView['years'][number]) => number) {
  return discounted(input.discountRate, years.map(amount))
    .map((part) => money(view, part))
    .join(' + ');
}

function paybackOf(
  figure: 'payback' | 'discountedPayback',
  shown: CaseView,
  view: BusinessCaseView,
  flows: readonly number[],
) {
  let balance = 0;
  const balances = flows.map((flow) => {
    balance += flow;
    return balance;
  });
  return {
    steps: [{ ...words[figure], worked: words.balances(list(view, balances)), value: text(figure, shown, view) }],
    remarks: shown.result[`${figure}Months`] === null ? [words.neverPaysBack] : [],
  };
}

const text = (figure: CaseFigure, shown: CaseView, view: BusinessCaseView) =>
  showFigure[figure](shown.result, view.currency);

const money = ({ currency }: BusinessCaseView, amount: number) => formatMoney(amount, currency);

const list = (view: BusinessCaseView, amounts: readonly number[]) =>
  amounts.map((amount) => money(view, amount)).join('; ');

type RangeFigure = 'p10' | 'p50' | 'p90' | 'mean' | 'chance';

/** How one figure of the range came about. */
export function explainRange(figure: RangeFigure, view: BusinessCaseView): Explanation {
  const { range } = view.businessCase;
  const draws = formatNumber(range.draws);
  const step =
    figure === 'chance'
      ? {
          ...words.chance,
          worked: words.of(formatNumber(Math.round(range.chanceOfGain * range.draws)), draws),
          value: percent(range.chanceOfGain),
        }
      : {
          ...(figure === 'mean' ? words.mean : words.quantile(Number(figure.slice(1)))),
          worked: words.draws(draws, range.seed),
          value: money(view, range[figure]),
        };
  return {
    steps: [step],
    sources: [...figureSources(view, 'base', true), ...assumptionSources(view, ALL)],
    remarks: [],
  };
}

const DRIVERS = ['annualBenefit', 'implementationCost', 'annualRunCost'] as const;

/** The amounts that a case starts from; with their spreads where chance has a say. */
function figureSources(view: BusinessCaseView, name: Scenario, withSpreads = false): Source[] {
  const { input } = view.cases[name];
  const base = view.cases.base.input;
  return DRIVERS.flatMap((driver): Source[] => {
    const { low, likely, high, reason } = SPREADS[driver];
    const spread = [low, likely, high].map((factor) => formatNumber(factor, 2)).join(' / ');
    const factor = base[driver] > 0 ? input[driver] / base[driver] : 1;
    const amount: Source = {
      label: words.sources[driver],
      value: formatMoney(input[driver], view.currency),
      assumed: name !== 'base',
      computed: true,
      note:
        name === 'base'
          ? words.sources.fromResults
          : words.sources.scaled(`${formatNumber(factor, 3)} ×`, spread, reason),
    };
    if (!withSpreads) return [amount];
    const label = words.sources.spread(words.sources[driver]);
    return [amount, { label, value: spread, assumed: true, note: reason }];
  });
}

type Name = Extract<AssumptionName, 'discountRate' | 'years' | 'ramp' | 'benefitRisk' | 'costRisk'>;

/** The sector-wide assumptions behind a figure: where each comes from, or who has changed it. */
function assumptionSources({ assumptions, changes }: BusinessCaseView, names: readonly Name[]): Source[] {
  return names.map((name) => {
    const change = changes[name];
    const { label, source } = ASSUMPTION_NOTES[name];
    const value =
      name === 'ramp'
        ? assumptions.ramp.map((share) => percent(share)).join(', ')
        : name === 'years'
          ? String(assumptions.years)
          : percent(assumptions[name]);
    return { label, value, assumed: true, note: [change && words.changedBy(change), source].filter(Boolean).join(' ') };
  });
}

export type YearColumn = Exclude<keyof YearRow, 'year'>;

/** How one cell of the table by year came about. */
export function explainYear(column: YearColumn, row: YearRow, view: BusinessCaseView, name: Scenario): Explanation {
  return {
    steps: [explainColumn[column](row, view.cases[name], (amount) => formatMoney(amount, view.currency))],
    sources: [
      ...(column === 'benefits' || column === 'costs' ? figureSources(view, name) : []),
      ...assumptionSources(view, ASSUMED[column]),
    ],
    remarks: [],
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

const explainColumn: Record<YearColumn, (row: YearRow, shown: CaseView, money: (amount: number) => string) => Step> = {
  benefits: ({ year, benefits }, { input }, money) => {
    const ramp = year === 0 ? 0 : (input.ramp[Math.min(year - 1, input.ramp.length - 1)] ?? 1);
    const worked = `${money(input.annualBenefit)} × ${share(ramp)} × (1 − ${share(input.benefitRisk)})`;
    return { ...copy.explain.year.benefits, worked, value: money(benefits) };
  },
  costs: ({ year, costs }, { input }, money) => {
    const amount = year === 0 ? input.implementationCost : input.annualRunCost;
    const worked = `${money(amount)} × (1 + ${share(input.costRisk)})`;
    return { ...(year === 0 ? copy.explain.year.start : copy.explain.year.costs), worked, value: money(costs) };
  },
  net: ({ benefits, costs, net }, _shown, money) => ({
    ...copy.explain.year.net,
    worked: `${money(benefits)} − ${money(costs)}`,
    value: money(net),
  }),
  cumulative: ({ year, cumulative }, { years }, money) => ({
    ...copy.explain.year.cumulative,
    worked: sum(years.slice(0, year + 1).map(({ net }) => money(net))),
    value: money(cumulative),
  }),
  discounted: ({ year, net, discounted }, { input }, money) => ({
    ...copy.explain.year.discounted,
    worked: `${money(net)} ÷ (1 + ${share(input.discountRate)})^${year}`,
    value: money(discounted),
  }),
  discountedCumulative: ({ year, discountedCumulative }, { years }, money) => ({
    ...copy.explain.year.discountedCumulative,
    worked: sum(years.slice(0, year + 1).map(({ discounted }) => money(discounted))),
    value: money(discountedCumulative),
  }),
};

const sum = (amounts: readonly string[]) => amounts.join(' + ');
