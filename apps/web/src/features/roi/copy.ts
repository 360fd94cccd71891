import type { AssumptionChange } from '@process-ai/contract/roi';
import { formatCount, formatDate, formatNumber } from '../../lib/format.ts';

const processes = (count: number) => formatCount(count, 'process', 'processes');

export const copy = {
  title: 'Business Value & ROI',
  text: 'What each process takes today, what automating it saves, and when that pays back.',
  loading: 'Loading ROI...',
  failed: 'The ROI could not be loaded',
  calculate: { first: 'Calculate ROI', again: 'Recalculate ROI' },
  save: { failed: { title: 'Failed to save ROI inputs' } },
  /** What a write or a read says of itself, wherever it began. */
  outcomes: {
    assumptions: { done: 'Assumptions saved', failed: { title: 'Failed to save the assumptions' } },
    benchmarks: { failed: { title: 'The benchmarks could not be loaded' } },
    rates: {
      done: (count: number) => `${formatCount(count, 'rate')} adopted`,
      failed: { title: 'Failed to adopt the rates' },
      undo: 'Undo',
      undone: 'The default rates are back',
    },
  },
  calculation: {
    failed: { title: 'Failed to calculate ROI' },
    done: 'ROI calculated',
    noInputs: { title: 'No inputs provided', description: 'Please enter ROI inputs for at least one process' },
  },
  views: {
    label: 'View',
    processes: 'Processes',
    case: 'Business case',
    plan: 'Plan',
    assumptions: 'Assumptions',
  },
  method: 'How these formulas are checked',
  warnings: {
    title: (count: number) => `Before you trust these figures: ${formatCount(count, 'note')}`,
    portfolio: 'All processes',
    more: (count: number) => `And ${formatNumber(count)} more, each marked in the last column of its row.`,
  },
  changedShort: ({ by, at }: AssumptionChange) => `${by || 'somebody'}, ${formatDate(at)}`,
  changedBy: ({ by, at }: AssumptionChange) => `Changed by ${by || 'somebody'}, ${formatDate(at)}.`,
  summary: {
    label: 'ROI summary',
    totalSavings: {
      label: 'Total ROI',
      note: (count: number, accepted: number) =>
        `projected savings a year, measured, ${processes(count)}${accepted > 0 ? `, ${formatNumber(accepted)} of them by accepted benchmarks` : ''}`,
    },
    savingsPercentage: { label: 'Savings', note: (cost: string) => `of ${cost} current annual cost` },
    averagePaybackMonths: {
      label: 'Average Payback',
      note: 'average of processes; the plan’s payback is in the business case',
    },
    efficiencyGain: { label: 'Efficiency Gain', note: 'average automation rate' },
    none: 'N/A',
    months: (months: number) => `${formatNumber(months, 1)} months`,
  },
};
