import type { SheetPlan } from './plan.ts';

/**
 * What each listed opportunity stands for of the projected savings that count, currency units a year: those of its
 * process, shared as the estimates of its opportunities are, evenly where none is estimated. Rejected ones get nothing.
 */
export function projectedShares({ listed }: SheetPlan): number[] {
  return listed.map(({ process: { roi, opportunities }, opportunity }) => {
    if (!roi || roi.countedIn !== null || opportunity.status === 'rejected') return 0;
    const sharing = opportunities.filter(({ status }) => status !== 'rejected');
    const estimated = sharing.reduce((sum, { estimatedSavings }) => sum + estimatedSavings, 0);
    const share = estimated > 0 ? opportunity.estimatedSavings / estimated : 1 / sharing.length;
    return roi.result.projectedSavings * share;
  });
}
