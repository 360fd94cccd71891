import type { ProcessEvidence } from '@process-ai/ai/analyst';
import { AppError } from '@process-ai/contract/errors';
import type { Evidence } from '@process-ai/contract/evidence';
import { requireId } from '@process-ai/contract/ids';
import type { App } from '../../app.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import { findStale, listEvidence, replaceEvidence, type StaleDocument } from './repository.ts';

/** Documents that are read together. */
const AT_ONCE = 10;

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
 * Finds evidence anew where documents or the texts of processes have changed since it was found. Jobs call it: among
 * thousands of processes it takes seconds. A few documents at a time, so that what was found of some is kept.
 */
export async function refresh(app: App, sectorId: string): Promise<void> {
  const { basis, documents } = await findStale(app.db, sectorId);
  if (documents.length === 0) return;
  const { counts } = await getSummary(app, sectorId);
  for (let first = 0; first < documents.length; first += AT_ONCE) {
    await refreshSome(app, sectorId, { basis, processes: counts.processes }, documents.slice(first, first + AT_ONCE));
  }
}

/** A document that takes more time or memory than allowed says nothing, and does not keep the others from being read. */
async function refreshSome(
  app: App,
  sectorId: string,
  now: { basis: string; processes: number },
  documents: StaleDocument[],
): Promise<void> {
  const ids = documents.map(({ insightId }) => insightId);
  const characters = documents.reduce((sum, document) => sum + document.characters, 0);
  const size = { characters, processes: now.processes };
  const found = await app.workers.run('findEvidence', sectorId, ids, size).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'taskTooHeavy') return null;
    throw error;
  });
  if (found === null && documents.length > 1) {
    for (const document of documents) await refreshSome(app, sectorId, now, [document]);
    return;
  }
  await inSector(app, sectorId, (tx, sector) => replaceEvidence(tx.db, sector.id, ids, now.basis, found ?? []));
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
