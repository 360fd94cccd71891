import type { ProcessEvidence } from '@process-ai/ai/analyst';
import type { Evidence } from '@process-ai/contract/evidence';
import { requireId } from '@process-ai/contract/ids';
import type { App } from '../../app.ts';
import { getSummary } from '../sectors/service.ts';
import { findStale, listEvidence, replaceEvidence } from './repository.ts';

interface Which {
  processId?: string | undefined;
  insightId?: string | undefined;
}

/** What the documents of a sector say of its processes: of all, of one, or what one document says. */
export async function list(app: App, sectorId: string, { processId, insightId }: Which): Promise<Evidence[]> {
  const { id } = await getSummary(app, sectorId);
  return listEvidence(app.db, id, {
    ...(processId !== undefined && { processId: requireId(processId, 'processMissing') }),
    ...(insightId !== undefined && { insightId: requireId(insightId, 'insightMissing') }),
  });
}

/**
 * Finds evidence anew where documents or the texts of processes have changed since it was found. Jobs call it, and no
 * reader waits for it: among thousands of processes it takes seconds.
 */
export async function refresh(app: App, sectorId: string): Promise<void> {
  const { basis, insightIds } = await findStale(app.db, sectorId);
  if (insightIds.length === 0) return;
  const found = await app.workers.run('findEvidence', sectorId, insightIds);
  await app.db.transaction().execute((db) => replaceEvidence(db, sectorId, insightIds, basis, found));
}

/** What documents say of the processes of a sector that exists, as an analysis goes by it. */
export async function evidenceOf(
  app: App,
  sectorId: string,
  which: Which = {},
): Promise<(processId: string) => ProcessEvidence[]> {
  const byProcess = Map.groupBy(await listEvidence(app.db, sectorId, which), ({ processId }) => processId);
  return (processId) =>
    (byProcess.get(processId) ?? []).map(({ fileName, page, quote, effects }) => ({ fileName, page, quote, effects }));
}
