import type { FindingState } from '@process-ai/contract/findings';
import type { OpportunityStatus, OpportunityType } from '@process-ai/contract/opportunities';
import type { ProcessRollUp } from '@process-ai/contract/process-values';
import type { Values } from './process-values.ts';

interface AnalyzedProcess {
  id: string;
  finding: FindingState | null;
}

interface FoundOpportunity {
  processId: string;
  type: OpportunityType;
  status: OpportunityStatus;
}

/**
 * What was found in each process and all below it, in one pass from the leaves up; what has nothing is left out. The
 * values must be of the same processes in the same order: their tree and their savings are taken over.
 */
export function rollUp(
  processes: readonly AnalyzedProcess[],
  opportunities: readonly FoundOpportunity[],
  values: Pick<Values, 'processOf' | 'kept'>,
): ProcessRollUp[] {
  const { tree } = values.kept.costs;
  const none = () => new Float64Array(processes.length);
  const found = { automation: none(), ai: none(), agentic: none() };
  const analyzed = none();
  processes.forEach(({ finding }, index) => {
    if (finding !== null) analyzed[index] = 1;
  });
  for (const { processId, type, status } of opportunities) {
    const index = status === 'rejected' ? undefined : tree.indexOf.get(processId);
    if (index === undefined) continue;
    found[type][index] = (found[type][index] as number) + 1;
    analyzed[index] = 1;
  }
  for (const amounts of [found.automation, found.ai, found.agentic, analyzed]) tree.sumUp(amounts);
  const counts = tree.sumUp(none().fill(1));

  return processes.flatMap(({ id }, index) => {
    const value = values.processOf(id);
    const savings = {
      measured: (value?.measured.savings ?? 0) / 1000,
      benchmark: (value?.benchmark.savings ?? 0) / 1000,
    };
    if (analyzed[index] === 0 && savings.measured === 0 && savings.benchmark === 0) return [];
    return {
      processId: id,
      processes: counts[index] as number,
      analyzed: analyzed[index] as number,
      opportunities: {
        automation: found.automation[index] as number,
        ai: found.ai[index] as number,
        agentic: found.agentic[index] as number,
      },
      savings,
      size: value?.size ?? null,
    };
  });
}
