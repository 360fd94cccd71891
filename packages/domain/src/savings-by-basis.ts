import type { Opportunity } from '@process-ai/contract/opportunities';
import type { SavingsByBasis } from '@process-ai/contract/process-values';

type Counted = Pick<Opportunity, 'countedSavings' | 'savingsBasis'>;

/** What opportunities count in a total, in thousands a year: what is measured and what is not costed yet, never added up. */
export function savingsByBasis(opportunities: readonly Counted[]): SavingsByBasis {
  const sum: SavingsByBasis = { measured: 0, benchmark: 0 };
  for (const { countedSavings, savingsBasis } of opportunities) if (savingsBasis) sum[savingsBasis] += countedSavings;
  return sum;
}
