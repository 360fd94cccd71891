import type { Opportunity } from '@process-ai/contract/opportunities';
import type { RoiResult } from '@process-ai/contract/roi';

export type RoiWarningCode = 'overUtilised' | 'savingsAboveCost' | 'neverPaysBack' | 'countedInAncestor';

export interface RoiWarning {
  code: RoiWarningCode;
  message: string;
}

/** What a person should know before they trust a result. Nothing is capped or corrected. */
export function roiWarnings(
  result: RoiResult,
  opportunities: readonly Pick<Opportunity, 'estimatedSavings'>[],
): RoiWarning[] {
  const warnings: RoiWarning[] = [];
  const warn = (code: RoiWarningCode, message: string) => warnings.push({ code, message });

  if (result.utilisation !== null && result.utilisation > 1) {
    const share = `${Math.round(100 * result.utilisation)} %`;
    warn('overUtilised', `The work fills ${share} of the team’s hours: check FTE, frequency and runtime.`);
  }
  const estimated = 1000 * opportunities.reduce((sum, { estimatedSavings }) => sum + estimatedSavings, 0);
  if (estimated > result.currentAnnualCost && result.currentAnnualCost > 0) {
    warn('savingsAboveCost', 'The opportunities together promise more than this process costs a year.');
  }
  if (result.netAnnual <= 0 && result.currentAnnualCost > 0) {
    warn('neverPaysBack', 'Running the solution costs as much as it saves, or more: it never pays back.');
  }
  if (result.countedInAncestor) {
    warn('countedInAncestor', 'A process above this one has inputs too. The totals count that one only.');
  }
  return warnings;
}
