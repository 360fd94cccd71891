import type { ProcessEvidence } from '@process-ai/ai/analyst';
import { AppError } from '@process-ai/contract/errors';
import type { Evidence } from '@process-ai/contract/evidence';
import { requireId } from '@process-ai/contract/ids';
import { actingUser } from '../../acting-user.ts';
import type { App, RunningJob } from '../../app.ts';
import { listRunning, start } from '../jobs/service.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import { findStale, listEvidence, type ReadInsight, replaceEvidence, sizeOf } from './repository.ts';

/** Documents that are read together. */
const AT_ONCE = 10;
/** What changes while it is read is read again, but not for ever. */
const ROUNDS = 3;
/** Of edits that follow one another so closely, one job reads the documents. */
const GATHER_SECONDS = 5;

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
export async function refresh(app: App, { sectorId, signal }: Pick<RunningJob, 'sectorId' | 'signal'>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { basis, insights } = await findStale(app.db, sectorId);
    if (insights.length === 0) return;
    for (let first = 0; first < insights.length; first += AT_ONCE) {
      signal.throwIfAborted();
      await refreshSome(app, sectorId, basis, insights.slice(first, first + AT_ONCE));
    }
  }
}

export async function refreshInJob(app: App, job: RunningJob): Promise<null> {
  await refresh(app, job);
  return null;
}

/**
 * After texts of processes have changed: a job reads the documents again, unless one is still to begin; one that is at
 * it may have looked for the last time. Never throws: the change is saved, and what is missed here the next analysis
 * or summary finds.
 */
export async function refreshSoon(app: App, sectorId: string): Promise<void> {
  const userId = actingUser.getStore();
  if (userId === undefined) return;
  try {
    if ((await findStale(app.db, sectorId)).insights.length === 0) return;
    const jobs = await listRunning(app, sectorId);
    if (jobs.some(({ kind, status }) => kind === 'evidence' && status === 'queued')) return;
    await start(app, { user: { id: userId } }, { kind: 'evidence', sectorId, delaySeconds: GATHER_SECONDS });
  } catch (error) {
    if (!(error instanceof AppError)) app.onError(error);
  }
}

/** A document that takes more time or memory than allowed says nothing, and does not keep the others from being read. */
async function refreshSome(app: App, sectorId: string, basis: string, insights: ReadInsight[]): Promise<void> {
  const ids = insights.map(({ id }) => id);
  const size = await sizeOf(app.db, sectorId, ids);
  const found = await app.workers.run('findEvidence', sectorId, ids, size).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'taskTooHeavy') return null;
    throw error;
  });
  if (found === null && insights.length > 1) {
    for (const insight of insights) await refreshSome(app, sectorId, basis, [insight]);
    return;
  }
  await inSector(app, sectorId, (tx, sector) => replaceEvidence(tx.db, sector.id, insights, basis, found ?? []));
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
