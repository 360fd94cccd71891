import { OPPORTUNITY_TYPE_NAMES, type Opportunity, OpportunityType } from '@process-ai/contract/opportunities';

interface WaterfallStep {
  /** A total stands on zero; the others begin where the step before them ends. */
  kind: 'total' | 'decrease' | 'increase';
  label: string;
  /** Currency units a year, never negative. */
  amount: number;
  /** Where the bar begins and ends, currency units a year. */
  from: number;
  to: number;
}

export interface SavingsPart {
  label: string;
  /** Currency units a year. */
  savings: number;
}

/** The way from today's cost of a year to the future one: each part of the savings off, the run cost on. */
export function savingsWaterfall(
  totals: { totalCurrentCost: number; annualRunCost: number },
  parts: readonly SavingsPart[],
  labels: WaterfallLabels = WATERFALL_LABELS,
): WaterfallStep[] {
  const { totalCurrentCost, annualRunCost } = totals;
  const steps: WaterfallStep[] = [total(labels.current, totalCurrentCost)];
  let level = totalCurrentCost;
  const step = (kind: 'decrease' | 'increase', label: string, amount: number) => {
    const to = kind === 'decrease' ? level - amount : level + amount;
    steps.push({ kind, label, amount, from: level, to });
    level = to;
  };
  for (const { label, savings } of parts) step('decrease', label, savings);
  step('increase', labels.run, annualRunCost);
  steps.push(total(labels.future, level));
  return steps;
}

export type WaterfallLabels = Readonly<Record<'current' | 'run' | 'future' | OpportunityType | 'none', string>>;

export const WATERFALL_LABELS: WaterfallLabels = {
  ...OPPORTUNITY_TYPE_NAMES,
  none: 'Without an opportunity',
  current: 'Current cost',
  run: 'Run cost',
  future: 'Future cost',
};

/**
 * The projected savings by type of opportunity: what the opportunities of measured processes share, and what is left
 * where none carries it. Where only some processes are at hand, their shares never come to more than the total.
 */
export function savingsByType(
  totalSavings: number,
  opportunities: readonly Pick<Opportunity, 'type' | 'countedSavings' | 'savingsBasis' | 'status'>[],
  labels: WaterfallLabels = WATERFALL_LABELS,
): SavingsPart[] {
  const savings = { automation: 0, ai: 0, agentic: 0 };
  let carried = 0;
  for (const { type, countedSavings, savingsBasis, status } of opportunities) {
    if (savingsBasis !== 'measured' || status === 'rejected') continue;
    savings[type] += 1000 * countedSavings;
    carried += 1000 * countedSavings;
  }
  const factor = carried > totalSavings ? totalSavings / carried : 1;
  const left = totalSavings - carried;
  return [
    ...OpportunityType.options.map((type) => ({ label: labels[type], savings: factor * savings[type] })),
    { label: labels.none, savings: left > ROUNDING * totalSavings ? left : 0 },
  ].filter((part) => part.savings > 0);
}

/** Below this share of the total a difference is one of the arithmetic. */
const ROUNDING = 1e-9;

const total = (label: string, amount: number): WaterfallStep => ({ kind: 'total', label, amount, from: 0, to: amount });
