import type { Opportunity } from '@process-ai/contract/opportunities';
import type { MoneyBasis, SavingsByBasis } from '@process-ai/contract/process-values';
import { rateSpread } from './plan-case-initiatives.ts';

type Counted = Pick<Opportunity, 'countedSavings' | 'savingsBasis'>;

/** What opportunities count in a total, in thousands a year: what is measured and what is not costed yet, never added up. */
export function savingsByBasis(opportunities: readonly Counted[]): SavingsByBasis {
  const sum: SavingsByBasis = { measured: 0, benchmark: 0 };
  for (const { countedSavings, savingsBasis } of opportunities) if (savingsBasis) sum[savingsBasis] += countedSavings;
  return sum;
}

type Ranged = Counted & Pick<Opportunity, 'benefit'> & { processId: string };

/**
 * How low and how high the savings of a sector may turn out on one basis: within the spread of the use cases behind them
 * (FORMULAS.md section 5). In the unit of `savings`.
 */
export function savingsRange(opportunities: readonly Ranged[], basis: MoneyBasis, savings: number) {
  const counted = opportunities.flatMap(({ processId, benefit, countedSavings, savingsBasis }) =>
    savingsBasis === basis && countedSavings > 0
      ? [{ processId, countedSavings, benefit: benefit.moves === 'handling time' ? benefit : null }]
      : [],
  );
  const { low, high } = rateSpread(counted, (one) => one.countedSavings);
  return { low: savings * low, high: savings * high };
}
