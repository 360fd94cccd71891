import type { Roi } from '@process-ai/contract/roi';

/** How many processes count as measured by benchmarks that somebody accepted: nobody has counted their work yet. */
export const acceptedBenchmarks = ({ roiResults, inputChanges }: Pick<Roi, 'roiResults' | 'inputChanges'>): number =>
  roiResults.filter(
    ({ processId, countedInAncestor }) => !countedInAncestor && inputChanges[processId]?.benchmarks.length,
  ).length;
