import type { Opportunity } from '@process-ai/contract/opportunities';
import type { RoiResult } from '@process-ai/contract/roi';
import type { TreeNode } from './hierarchy.ts';
import type { CaseOpportunity } from './plan-case-initiatives.ts';
import type { RoadmapProcess } from './roadmap.ts';
import { DEFAULT_IMPLEMENTATION_COST, mostDemanding } from './roi.ts';
import { combinedRate } from './savings-shares.ts';

export interface CaseProcess extends TreeNode {
  code: string;
  name: string;
  opportunities: readonly (RoadmapProcess['opportunities'][number] & Pick<Opportunity, 'benefit'>)[];
}

/**
 * What each opportunity that is not rejected brings to a case: its amount, and of the cost of the measured process that
 * it belongs to as much as of its savings. A process without inputs costs what is assumed for its most demanding
 * opportunity.
 */
export function caseOpportunities(
  processes: readonly CaseProcess[],
  results: readonly RoiResult[],
): Map<string, CaseOpportunity> {
  const counted = new Map(results.flatMap((one) => (one.countedInAncestor ? [] : [[one.processId, one] as const])));
  const parents = new Map(processes.map(({ id, parentId }) => [id, parentId]));
  const resultOf = (processId: string): RoiResult | undefined => {
    for (let id: string | null | undefined = processId; id; id = parents.get(id)) {
      const result = counted.get(id);
      if (result) return result;
    }
    return undefined;
  };

  const open = processes.flatMap(({ id, opportunities }) => {
    const result = resultOf(id);
    const kept = opportunities.filter(({ status }) => status !== 'rejected');
    const assumedCost = DEFAULT_IMPLEMENTATION_COST[mostDemanding(kept.map(({ type }) => type))] / kept.length;
    const assumedRate = combinedRate(kept.map(({ benefit }) => benefit));
    return kept.map((opportunity) => ({ processId: id, result, opportunity, assumedCost, assumedRate }));
  });
  const shares = sharesOf(open);
  return new Map(
    open.map(({ processId, result, opportunity, assumedCost, assumedRate }) => {
      const { savingsBasis, countedSavings, benefit } = opportunity;
      const share = shares.get(opportunity.id) ?? 0;
      const brought: CaseOpportunity = {
        id: opportunity.id,
        processId,
        measured: savingsBasis === 'measured' ? 1000 * countedSavings : 0,
        benchmark: savingsBasis === 'benchmark' ? 1000 * countedSavings : 0,
        automationRate: result?.automationRate ?? assumedRate,
        benefit: benefit.moves === 'handling time' ? benefit : null,
        oneOffCost: result ? result.implementationCost * share : assumedCost,
        annualRunCost: result ? Math.max(0, result.projectedSavings - result.netAnnual) * share : 0,
        pays: result === undefined || result.currentAnnualCost === 0 || result.netAnnual > 0,
      };
      return [opportunity.id, brought];
    }),
  );
}

interface Open {
  result: RoiResult | undefined;
  opportunity: CaseProcess['opportunities'][number];
}

/** The share of each opportunity in the cost of its measured process: as of its savings, evenly where none carries any. */
function sharesOf(open: readonly Open[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const [result, members] of Map.groupBy(open, (one) => one.result)) {
    if (!result) continue;
    const counted = members.reduce((sum, { opportunity }) => sum + opportunity.countedSavings, 0);
    for (const { opportunity } of members) {
      shares.set(opportunity.id, counted > 0 ? opportunity.countedSavings / counted : 1 / members.length);
    }
  }
  return shares;
}
