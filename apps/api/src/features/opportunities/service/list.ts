import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import type { App } from '../../../app.ts';
import { rowsOf } from '../../processes/service.ts';
import { overview } from '../../sectors/service.ts';
import { listOpportunities, listRejected, type OpportunityRow } from '../repository.ts';

/** Every opportunity of a sector beside its process, in code order. */
export const list = (app: App, sectorId: string): Promise<SectorOpportunity[]> =>
  withProcesses(app, sectorId, (id) => listOpportunities(app.db, id));

/** What was rejected and can be taken back. */
export const rejected = (app: App, sectorId: string): Promise<SectorOpportunity[]> =>
  withProcesses(app, sectorId, (id) => listRejected(app.db, id));

async function withProcesses(
  app: App,
  sectorId: string,
  find: (sectorId: string) => Promise<OpportunityRow[]>,
): Promise<SectorOpportunity[]> {
  const { id } = await overview(app, sectorId);
  const [processes, opportunities] = await Promise.all([rowsOf(app, id), find(id)]);
  const byProcess = Map.groupBy(opportunities, ({ processId }) => processId);
  return processes.flatMap(({ id: processId, code, name }) =>
    (byProcess.get(processId) ?? []).map((row) => ({ ...row, processCode: code, processName: name })),
  );
}
