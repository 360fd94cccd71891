import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import type { ProcessNode } from '@process-ai/contract/processes';
import type { RoiResult } from '@process-ai/contract/roi';
import { planRoadmap, type Roadmap } from '@process-ai/domain/roadmap';

/** The plan for every process with opportunities: the same as in an export of the whole sector. */
export function sectorRoadmap(
  processes: readonly ProcessNode[],
  opportunities: readonly SectorOpportunity[],
  results: readonly RoiResult[],
): Roadmap {
  const byProcess = Map.groupBy(opportunities, ({ processId }) => processId);
  const planned = processes.flatMap((process) => {
    const own = byProcess.get(process.id);
    return own ? [{ ...process, opportunities: own }] : [];
  });
  return planRoadmap(planned, results);
}
