import type { Roi, RoiResult } from '@process-ai/contract/roi';
import { PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import type { Explanation, Step } from '../../../../components/explanation/explanation.ts';
import { formatMillions, formatMoney, formatNumber } from '../../../../lib/format.ts';
import { copy } from '../../copy.ts';

export type TotalFigure = 'totalSavings' | 'savingsPercentage' | 'averagePaybackMonths' | 'efficiencyGain';

/** How one figure of the whole sector was computed from the results of its processes. */
export function explainTotal(figure: TotalFigure, roi: Roi): Explanation {
  const counted = roi.roiResults.filter((result) => !result.countedInAncestor);
  const { steps, sources = [], remarks = [] } = explain[figure]({ roi, counted });
  const left = roi.roiResults.length - counted.length;
  return { steps, sources, remarks: [...remarks, ...(left > 0 ? [words.counted(left)] : [])] };
}

interface Given {
  roi: Roi;
  /** The results that the totals hold. */
  counted: readonly RoiResult[];
}

const words = copy.explainTotal;

const explain: Record<TotalFigure, (given: Given) => Pick<Explanation, 'steps'> & Partial<Explanation>> = {
  totalSavings: (given) => {
    const { roi } = given;
    const millions = formatMillions(roi.summary.totalSavings, roi.assumptions.currency);
    const step = savingsStep(given);
    return { steps: [{ ...step, value: `${step.value} = ${millions}` }] };
  },

  savingsPercentage: (given) => {
    const { summary } = given.roi;
    const money = moneyOf(given);
    const cost = { ...words.totalCost, worked: overAll(given), value: money(summary.totalCurrentCost) };
    const percentage = {
      ...words.savingsPercentage,
      worked: `100 × ${money(summary.totalSavings)} ÷ ${money(summary.totalCurrentCost)}`,
      value: `${formatNumber(summary.savingsPercentage, 1)}%`,
    };
    return { steps: [savingsStep(given), cost, percentage] };
  },

  averagePaybackMonths: (given) => {
    const { summary } = given.roi;
    const money = moneyOf(given);
    const paying = given.counted.filter(({ paybackMonths }) => paybackMonths !== null).length;
    const silent = given.counted.length - paying;
    const steps = [
      { ...words.average, worked: words.over(paying), value: monthsOf(summary.averagePaybackMonths) },
      { ...words.implementation, worked: overAll(given), value: money(summary.totalImplementationCost) },
      { ...words.net, worked: overAll(given), value: money(summary.totalNetAnnual) },
      {
        ...words.portfolio,
        worked: `12 × ${money(summary.totalImplementationCost)} ÷ ${money(summary.totalNetAnnual)}`,
        value: monthsOf(summary.portfolioPaybackMonths),
      },
    ];
    return { steps, remarks: [...(silent > 0 ? [words.neverPaysBack(silent)] : []), words.mean] };
  },

  efficiencyGain: (given) => {
    const { summary, roiInputs } = given.roi;
    const percent = `${formatNumber(summary.efficiencyGain, 1)}%`;
    const assumed = roiInputs.every(({ automationRate }) => automationRate === null);
    return {
      steps: [{ ...words.efficiencyGain, worked: overAll(given), value: percent }],
      sources: [
        {
          label: copy.explain.automationRate,
          value: formatNumber(summary.efficiencyGain / 100, 2),
          assumed,
          ...(assumed ? { note: PROCESS_INPUT_NOTES.automationRate.source } : {}),
        },
      ],
    };
  },
};

const savingsStep = (given: Given): Step => ({
  ...words.totalSavings,
  worked: overAll(given),
  value: moneyOf(given)(given.roi.summary.totalSavings),
});

const overAll = ({ counted }: Given) => words.over(counted.length);

const moneyOf =
  ({ roi }: Given) =>
  (amount: number) =>
    formatMoney(amount, roi.assumptions.currency);

const monthsOf = (months: number | null) => (months === null ? copy.summary.none : formatNumber(months, 1));
