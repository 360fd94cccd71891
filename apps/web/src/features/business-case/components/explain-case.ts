import { discounted } from '@process-ai/domain/business-case';
import type { Scenario } from '@process-ai/domain/sector-business-case';
import type { Explanation, Step } from '../../../components/explanation/explanation.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import type { BusinessCaseView, CaseView } from '../model.ts';
import { assumptionSources, figureSources, RISKS } from './business-case-sources.ts';
import { type CaseFigure, percent, showFigure } from './show-figure.ts';

const words = copy.explain;

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
    remarks: [...(view.stale > 0 ? [words.outOfDate] : []), ...remarks],
  };
}

const ALL = ['discountRate', 'years', ...RISKS] as const;

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
  const value = text(figure, shown, view);
  return {
    steps: [{ ...words[figure], worked: words.balances(list(view, balances)), value }],
    remarks: value === copy.months(null) ? [words.neverPaysBack] : [],
  };
}

const text = (figure: CaseFigure, shown: CaseView, view: BusinessCaseView) =>
  showFigure[figure](shown.result, view.currency);

const money = ({ currency }: BusinessCaseView, amount: number) => formatMoney(amount, currency);

const list = (view: BusinessCaseView, amounts: readonly number[]) =>
  amounts.map((amount) => money(view, amount)).join('; ');

export type RangeFigure = 'p10' | 'p50' | 'p90' | 'mean' | 'chance';

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
    remarks: view.stale > 0 ? [words.outOfDate] : [],
  };
}
