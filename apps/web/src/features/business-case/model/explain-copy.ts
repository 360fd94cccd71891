import { formatCount, formatDate } from '../../../lib/format.ts';

/** Every sentence of the explanations behind the figures. */
export const explainCopy = {
  presentBenefits: {
    label: 'Present value of the benefits',
    formula: 'sum over the years of benefits ÷ (1 + discount rate)^year',
  },
  presentCosts: {
    label: 'Present value of the costs',
    formula: 'sum over the years of one-off and run cost ÷ (1 + discount rate)^year',
  },
  npv: { label: 'NPV', formula: 'present value of the benefits − present value of the costs' },
  roi: { label: 'ROI', formula: '100 × (present benefits − present costs) ÷ present costs' },
  irr: { label: 'IRR', formula: 'the discount rate at which the NPV of these yearly flows is 0' },
  payback: { label: 'Payback', formula: 'the last time that the cumulative flow of the months crosses zero' },
  discountedPayback: {
    label: 'Discounted payback',
    formula: 'the same with the flow of each month divided by (1 + discount rate)^its year',
  },
  crossing: (before: string, month: string, flow: string) => `${before} left before ${month}, which brings ${flow}`,
  neverNegative: 'the cumulative flow never falls below zero',
  chance: { label: 'Chance of a gain', formula: 'share of the draws with an NPV above 0' },
  quantile: (share: number) => ({ label: `P${share}`, formula: `the NPV that ${share}% of the draws stay below` }),
  mean: { label: 'Mean', formula: 'sum of the NPVs of all draws ÷ number of draws' },
  draws: (draws: string, seed: number) => `${draws} draws with seed ${seed}`,
  ownBenefits: {
    label: 'Present value of its benefits',
    formula: 'its savings from the month after delivery, ramped up and less their risk, discounted by year',
  },
  ownCosts: {
    label: 'Present value of its costs',
    formula: 'its one-off cost over its months of work and its run cost afterwards, discounted by year',
  },
  aYear: (savings: string) => `of ${savings} a year`,
  onceAndAYear: (once: string, run: string) => `of ${once} once and ${run} a year`,
  adds: { label: 'Adds to the NPV', formula: 'present value of its own benefits − present value of its own costs' },
  of: (part: string, whole: string) => `${part} ÷ ${whole} draws`,
  flows: (flows: string) => `cash flows ${flows}`,
  savings: {
    label: 'Savings a year',
    formula: 'sum over the initiatives of savings × volume × rate × adoption × freed work that counts',
  },
  runCost: { label: 'Run cost a year', formula: 'sum over the initiatives of run cost × cost of the scenario' },
  sumOf: (parts: number) => `the sum of ${formatCount(parts, 'initiative')}`,
  year: {
    benefits: { label: 'Benefits', formula: 'savings of the months after delivery × ramp-up × (1 − benefit risk)' },
    oneOffCost: { label: 'One-off cost', formula: 'spread evenly over the months of work × (1 + cost risk)' },
    runCost: { label: 'Run cost', formula: 'of the months after delivery × (1 + cost risk)' },
    net: { label: 'Net', formula: 'benefits − one-off cost − run cost' },
    cumulative: { label: 'Cumulative', formula: 'net of all years up to this one' },
    discounted: { label: 'Discounted net', formula: 'net ÷ (1 + discount rate)^year' },
    discountedCumulative: { label: 'Discounted cumulative', formula: 'discounted net of all years up to this one' },
  },
  breakEven: {
    label: 'Break-even',
    formula: 'the value of this driver alone at which the NPV is 0',
    worked: (planned: string) => `planned ${planned}`,
  },
  initiative: (basis: string, from: string, to: string, cost: string, run: string) =>
    `a year ${basis}, from ${from} to ${to}; costs ${cost} once and ${run} a year`,
  measured: 'measured',
  mixed: 'with benchmark',
  share: (share: string) => `Only ${share} of its savings counts here, so its costs count in the same share.`,
  spread: (label: string) => `Spread of ${label.toLowerCase()}`,
  others: (count: number) => formatCount(count, 'further initiative'),
  scenario: (name: string) => `of the scenario “${name}”`,
  setBy: (by: string, at: string) => `Set by ${by || 'somebody'}, ${formatDate(at)}.`,
  noIrr: 'No rate makes the NPV 0: the yearly flows never change sign, or never balance out.',
  severalIrr: 'Several rates make the NPV 0, since the yearly flows change sign more than once. Use the NPV instead.',
  neverPaysBack: 'The cash flows do not add up to 0 within these years.',
};
