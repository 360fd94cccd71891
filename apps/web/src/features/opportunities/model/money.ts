import type { Opportunity } from '@process-ai/contract/opportunities';
import type { ProcessMoney, ProcessValue, SavingsByBasis } from '@process-ai/contract/process-values';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import type { Explanation, Step } from '../../../components/explanation/explanation.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

const words = copy.money;
const percent = (share: number, decimals = 0) => `${formatNumber(100 * share, decimals)}%`;

/** How the money of a process came about and, below it, the part of one of its opportunities. */
export function explainMoney(
  { value, parts, total }: ProcessMoney,
  opportunity?: Pick<Opportunity, 'estimatedSavings' | 'enteredSavings' | 'savingsBasis'>,
): Explanation {
  const money = (amount: number) => formatMoney(amount, total.currency);
  const { measured, benchmark, automationRate } = value;
  const steps: Step[] = [];
  if (measured.cost > 0) {
    const saved = percent(measured.savings / measured.cost, 1);
    steps.push(
      { ...words.measuredCost, worked: money(measured.cost), value: money(measured.cost) },
      {
        ...(automationRate === null ? words.savedBelow : words.measuredSavings),
        worked: `${money(measured.cost)} × ${saved}`,
        value: money(measured.savings),
      },
    );
  }
  if (benchmark.cost > 0 && parts) {
    const scaled = parts.scale === 1 ? '' : ` × ${formatNumber(parts.scale, 3)}`;
    steps.push(
      {
        ...words.benchmarkCost,
        worked: `${formatNumber(total.employees)} × ${money(total.employeeCost)} × ${percent(parts.share, 1)} × ${formatNumber(parts.weight)} ÷ ${formatNumber(parts.referenceWeight)}${scaled}`,
        value: money(benchmark.cost),
      },
      {
        ...words.benchmarkSavings,
        worked: `${money(benchmark.cost)} × ${percent(automationRate ?? 0, 1)}`,
        value: money(benchmark.savings),
      },
    );
  } else if (benchmark.cost > 0) {
    steps.push({ ...words.benchmarkBelow, worked: money(benchmark.savings), value: money(benchmark.savings) });
  }
  const own = opportunity?.enteredSavings === null ? opportunity.estimatedSavings : null;
  const all = opportunity?.savingsBasis ? value[opportunity.savingsBasis].savings : 0;
  if (own && all > 0) {
    steps.push({
      ...words.part,
      worked: `${money(all)} × ${percent((1000 * own) / all, 1)}`,
      value: money(1000 * own),
    });
  }
  const assumed = total.organisationAssumed;
  return {
    steps,
    sources: parts
      ? [
          { label: words.employees, value: formatNumber(total.employees), assumed },
          { label: words.employeeCost, value: money(total.employeeCost), assumed },
          {
            label: words.share(words.functions[parts.workFunction]),
            value: percent(parts.share, 1),
            assumed: true,
            note: parts.shareBasis,
          },
          { label: words.weight, value: formatNumber(parts.weight), assumed: true, note: words.weightNote },
          { label: words.referenceWeight, value: formatNumber(parts.referenceWeight), assumed: true },
        ]
      : [],
    remarks: [
      ...(parts && parts.scale !== 1 ? [words.scaled] : []),
      ...(measured.cost > 0 && benchmark.cost > 0 ? [words.apart] : []),
    ],
  };
}

/** What a rejection did to the money, in thousands a year. */
export interface Effect {
  /** What the others of the processes carry now. */
  moved: SavingsByBasis;
  /** What nothing carries any more. */
  tookAway: SavingsByBasis;
}

/** By what was rejected, as it was before, and what all that is in sight counts before and after. */
export function effectOf(
  rejected: readonly Pick<Opportunity, 'countedSavings' | 'savingsBasis'>[],
  before: SavingsByBasis,
  after: SavingsByBasis,
): Effect {
  const own = savingsByBasis(rejected);
  const effect: Effect = { moved: { measured: 0, benchmark: 0 }, tookAway: { measured: 0, benchmark: 0 } };
  for (const basis of ['measured', 'benchmark'] as const) {
    // No more than its own: what else changed meanwhile is not its doing.
    const lost = Math.min(own[basis], Math.max(0, before[basis] - after[basis]));
    effect.tookAway[basis] = cleared(lost);
    effect.moved[basis] = cleared(own[basis] - lost);
  }
  return effect;
}

/** Sums of fractions leave crumbs. */
const cleared = (thousands: number) => (thousands < 1e-6 ? 0 : thousands);

/** What is wrong with a figure typed for an opportunity; amounts in thousands a year. */
export interface TypedFigureWarning {
  exceeds: 'cost' | 'savings';
  /** With what persons typed for the others of the process. */
  together: number;
  limit: number;
}

/**
 * Null where it fits. A benchmark leaves room up to the cost: typed figures are then better known than its rate. What is
 * measured saves what its inputs say, however much is typed.
 */
export function typedFigureWarning(
  typed: number,
  others: number,
  { measured, benchmark }: Pick<ProcessValue, 'measured' | 'benchmark'>,
): TypedFigureWarning | null {
  const together = typed + others;
  const isMeasured = measured.cost > 0;
  const cost = (isMeasured ? measured : benchmark).cost / 1000;
  if (!(typed > 0)) return null;
  if (together > cost) return { exceeds: 'cost', together, limit: cost };
  const savings = measured.savings / 1000;
  return isMeasured && together > savings ? { exceeds: 'savings', together, limit: savings } : null;
}
