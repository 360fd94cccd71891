import type { Benefit, Opportunity } from '@process-ai/contract/opportunities';
import { industryOf } from '@process-ai/domain/industry-in-words';
import type { OpportunityAmount, Values } from '@process-ai/domain/process-values';
import { referenceModelIn } from '@process-ai/domain/reference-models';
import type { Workforce } from '@process-ai/domain/value-source';
import { referenceWeights } from '@process-ai/library/workforce/reference-weights';
import { workforceShares } from '@process-ai/library/workforce/shares';
import type { OpportunityFacts, ValuedSector } from './repository.ts';

/** How the people of such an organisation spread over their functions, and how much work each function has in full. */
export const workforceOf = (sector: ValuedSector): Workforce => ({
  shares: workforceShares(industryOf(sector)).shares,
  referenceWeights: referenceWeights(referenceModelIn(sector.referenceModel)),
});

/** What the shares of its workforce rest on, in words. */
export const shareBasisOf = (sector: ValuedSector): string => workforceShares(industryOf(sector)).basis;

export type WithBenefit<Row> = Row & { benefit: Benefit };
export type WithAmount<Row> = WithBenefit<Row> & OpportunityAmount & Pick<Opportunity, 'enteredSavings'>;

/** Puts the benefit together in the rows themselves: copying thousands of them would cost more. */
export function withBenefits<Row extends OpportunityFacts>(rows: readonly Row[]): WithBenefit<Row>[] {
  const filled = rows as WithBenefit<Row>[];
  for (const row of filled) {
    // Rows that amounts were derived from have theirs.
    row.benefit ??= {
      moves: row.benefitMoves,
      low: row.benefitLow,
      likely: row.benefitLikely,
      high: row.benefitHigh,
    };
  }
  return filled;
}

/** Puts what each is worth today into the rows themselves. */
export function withAmounts<Row extends OpportunityFacts>(
  rows: readonly Row[],
  values: Pick<Values, 'amountOf'>,
): WithAmount<Row>[] {
  const filled = withBenefits(rows) as WithAmount<Row>[];
  for (const row of filled) {
    const { estimatedSavings, countedSavings, savingsBasis, sizeClass } = values.amountOf(row.id);
    row.estimatedSavings = estimatedSavings;
    row.countedSavings = countedSavings;
    row.savingsBasis = savingsBasis;
    row.sizeClass = sizeClass;
  }
  return filled;
}
