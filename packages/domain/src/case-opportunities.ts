import type { Opportunity } from '@process-ai/contract/opportunities';
import type { RoiResult } from '@process-ai/contract/roi';
import type { TreeNode } from './hierarchy.ts';
import type { CaseOpportunity } from './plan-case-initiatives.ts';
import { DEFAULT_AUTOMATION_RATE, DEFAULT_IMPLEMENTATION_COST, mostDemanding } from './roi.ts';

export interface CaseProcess extends TreeNode {
  code: string;
  name: string;
  opportunities: readonly Pick<Opportunity, 'id' | 'title' | 'type' | 'estimatedSavings' | 'effort' | 'status'>[];
}

/**
 * What each opportunity that is not rejected brings to a case. The savings and the cost of a process with ROI inputs are
 * shared among its opportunities and those of all processes below it, as their estimates are; evenly where none is
 * estimated. A process without inputs costs what is assumed for its most demanding opportunity.
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
    return kept.map((opportunity) => ({ processId: id, result, opportunity, assumedCost }));
  });
  const shares = sharesOf(open);
  return new Map(
    open.map(({ processId, result, opportunity, assumedCost }) => {
      const share = shares.get(opportunity.id) ?? 0;
      const brought: CaseOpportunity = {
        id: opportunity.id,
        processId,
        measured: result ? result.projectedSavings * share : 0,
        benchmark: result ? 0 : 1000 * opportunity.estimatedSavings,
        automationRate: result?.automationRate ?? DEFAULT_AUTOMATION_RATE,
        benefit: null,
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

/** The share of each opportunity in what its measured process saves. */
function sharesOf(open: readonly Open[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const [result, members] of Map.groupBy(open, (one) => one.result)) {
    if (!result) continue;
    const estimated = members.reduce((sum, { opportunity }) => sum + opportunity.estimatedSavings, 0);
    for (const { opportunity } of members) {
      shares.set(opportunity.id, estimated > 0 ? opportunity.estimatedSavings / estimated : 1 / members.length);
    }
  }
  return shares;
}
