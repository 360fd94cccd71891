import type { RankedOpportunity } from '@process-ai/domain/blueprint-story';

/** Rows of the chapter of opportunities; what has no room stands in the appendix. */
export const CHAPTER_ROWS = 90;

/** Which of the opportunities that count the document lists; the workbook lists all of them. */
export type ListedInDocument = 'all' | 'figures' | 'none';

/** Neither money nor a share of a quantity is known of the others, or theirs counts elsewhere. */
export const hasFigure = ({ withoutMoney }: RankedOpportunity): boolean => withoutMoney === null;

export function listedInDocument(opportunities: readonly RankedOpportunity[]): ListedInDocument {
  const { length } = opportunities.filter(hasFigure);
  if (opportunities.length <= CHAPTER_ROWS || length === opportunities.length) return 'all';
  return length > 0 ? 'figures' : 'none';
}
