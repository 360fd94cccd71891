import type { Roi, RoiResult } from '@process-ai/contract/roi';
import { PROCESS_INPUT_NOTES } from '@process-ai/domain/assumption-notes';
import type { Explanation, Source, Step } from '../../../components/explanation/explanation.ts';
import { formatMillions, formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { explainCopy, explainTotalCopy } from './explain-copy.ts';

export type TotalFigure = 'totalSavings' | 'savingsPercentage' | 'averagePaybackMonths' | 'efficiencyGain';

/** What a process is called, by its id. */
export type NameOf = (processId: string) => string;

/** As many processes are listed one by one. */
const LISTED = 5;

/** How one figure of the whole sector was computed from the results of its processes. */
export function explainTotal(figure: TotalFigure, roi: Roi, nameOf: NameOf): Explanation {
  const counted = roi.roiResults.filter((result) => !result.countedInAncestor);
  const { steps, sources = [], remarks = [] } = explain[figure]({ roi, counted, nameOf });
  const left = roi.roiResults.length - counted.length;
  return {
    steps,
    sources,
    remarks: [...remarks, ...(left > 0 ? [words.counted(left)] : [])],
  };
}

interface Given {
  roi: Roi;
  /** The results that the totals hold. */
  counted: readonly RoiResult[];
  nameOf: NameOf;
}

const words = explainTotalCopy;

const explain: Record<TotalFigure, (given: Given) => Pick<Explanation, 'steps'> & Partial<Explanation>> = {
  totalSavings: (given) => {
    const { roi } = given;
    const millions = formatMillions(roi.summary.totalSavings, roi.assumptions.currency);
    const step = savingsStep(given);
    return {
      steps: [{ ...step, value: `${step.value} = ${millions}` }],
      sources: largest(given),
      remarks: [words.each],
    };
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
          label: explainCopy.automationRate,
          value: formatNumber(summary.efficiencyGain / 100, 2),
          assumed,
          ...(assumed ? { note: PROCESS_INPUT_NOTES.automationRate.source } : {}),
        },
      ],
    };
  },
};

/** The processes that bring most, and what all others bring together. */
function largest(given: Given): Source[] {
  const line = (label: string, amount: number) => ({
    label,
    value: moneyOf(given)(amount),
    assumed: false,
    computed: true,
  });
  const sorted = given.counted.toSorted((a, b) => b.projectedSavings - a.projectedSavings);
  const others = sorted.slice(LISTED);
  const rest = others.reduce((sum, { projectedSavings }) => sum + projectedSavings, 0);
  return [
    ...sorted
      .slice(0, LISTED)
      .map(({ processId, projectedSavings }) => line(given.nameOf(processId), projectedSavings)),
    ...(others.length > 0 ? [line(words.others(others.length), rest)] : []),
  ];
}

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
