import { formatCount, formatMoney, formatNumber } from '../../../lib/format.ts';

const processes = (count: number) => formatCount(count, 'process', 'processes');

/** Every sentence of the explanations behind the figure of a process. */
export const explainCopy = {
  workHours: { label: 'Hours of work a year', formula: 'frequency × runtime ÷ 60' },
  hourlyCost: { label: 'Cost of an hour', formula: 'salary × load factor ÷ hours per year' },
  workload: { label: 'Current annual cost', formula: 'hours of work × cost of an hour' },
  capacity: {
    label: 'Current annual cost',
    formula: 'FTE × salary × load factor',
    why: 'Frequency or runtime is 0, so the whole team is priced instead of the work.',
  },
  projectedSavings: { label: 'Projected savings', formula: 'current annual cost × automation rate × realization' },
  savingsPercentage: { label: 'Savings percentage', formula: '100 × projected savings ÷ current annual cost' },
  netAnnual: { label: 'Net savings a year', formula: 'projected savings − annual run cost' },
  payback: { label: 'Payback in months', formula: 'implementation cost ÷ (net savings a year ÷ 12)' },
  never: 'never',
  hoursPerYear: 'Hours per year',
  loadFactor: 'Load factor on salaries',
  automationRate: 'Automation rate',
  realisation: 'Realized share of the savings',
  implementationCost: 'Implementation cost',
  runCost: 'Run cost a year',
  byOpportunity: (costs: { automation: number; ai: number; agentic: number; none: number }, currency: string) => {
    const money = (amount: number) => formatMoney(amount, currency);
    return `By the most demanding opportunity: automation ${money(costs.automation)}, AI ${money(costs.ai)}, agentic ${money(costs.agentic)}, none known ${money(costs.none)}.`;
  },
  opportunities: (thousands: string, count: number) =>
    `${count === 1 ? 'Its opportunity promises' : `Its ${formatNumber(count)} opportunities promise`} ${thousands}: the same saving seen from the other side, never added to this figure.`,
};

/** The same of the figures that sum up the sector. */
export const explainTotalCopy = {
  totalSavings: { label: 'Total ROI', formula: 'sum of the projected savings' },
  totalCost: { label: 'Total current cost', formula: 'sum of the current annual costs' },
  savingsPercentage: { label: 'Savings', formula: '100 × Total ROI ÷ total current cost' },
  average: { label: 'Average payback', formula: 'mean of the paybacks of the processes that pay back' },
  implementation: { label: 'Total implementation cost', formula: 'sum of the implementation costs' },
  net: { label: 'Total net savings a year', formula: 'sum of projected savings − annual run cost' },
  portfolio: { label: 'Portfolio payback', formula: '12 × total implementation cost ÷ total net savings' },
  efficiencyGain: { label: 'Efficiency Gain', formula: 'mean automation rate, weighted by current annual cost' },
  over: (count: number) => `over ${processes(count)}`,
  others: (count: number) => (count === 1 ? 'One further process' : `${formatNumber(count)} further processes`),
  each: 'Press a figure under “Processes” to see how it is calculated.',
  counted: (count: number) =>
    `${processes(count)} left out: a process above them has inputs too, and its figure already includes this work.`,
  neverPaysBack: (count: number) => `${processes(count)} without a payback, not in the average.`,
  mean: 'An average of paybacks can mislead: one slow process outweighs many quick ones. The portfolio payback treats them all as one investment.',
};
