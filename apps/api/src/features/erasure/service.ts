import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { App } from '../../app.ts';
import { recordAccess } from '../audit/service.ts';
import { cancelAll } from '../jobs/service.ts';
import { getSummary } from '../sectors/service.ts';
import {
  claimCleanup,
  clearAuditOfSector,
  clearAuditOfSubject,
  clearKeptAnswers,
  deleteExport,
  deleteInsight,
  deleteSector,
  findInsight,
  isCleanupDue,
  listJobsOf,
  listUnfinishedJobs,
  lockSector,
  markCleaned,
  markErased,
  writeUnaudited,
} from './repository.ts';

/**
 * Deletes for good a sector that was deleted before, with all that is in it. Of the audit log stays who did what and
 * when, and the name with this last entry.
 */
export async function eraseSector(app: App, sectorId: string, name: string): Promise<void> {
  const id = requireId(sectorId, 'sectorMissing');
  const requireErasable = async (db: App['db']) => {
    const sector = await lockSector(db, id);
    if (!sector) throw new AppError('sectorMissing');
    if (sector.deleted_at === null) throw new AppError('eraseDeletedFirst');
    if (sector.name !== name.trim()) throw new AppError('eraseNameDiffers');
  };
  await app.db.transaction().execute(requireErasable);
  await cancelAll(app, await listUnfinishedJobs(app.db, id));
  await erasing(app, async (db) => {
    // It may have been brought back meanwhile.
    await requireErasable(db);
    await deleteSector(db, id);
    await clearAuditOfSector(db, id);
    await recordAccess({ db }, { kind: 'sector', action: 'erased', sectorId: id, subjectId: id, what: name.trim() });
  });
}

/** Deletes a deleted document for good, with what was found in it, and the stored exports that may quote it. */
export async function eraseInsight(app: App, sectorId: string, insightId: string): Promise<void> {
  const { id: ofSector } = await getSummary(app, sectorId);
  const id = requireId(insightId, 'insightMissing');
  const findErasable = async (db: App['db']) => {
    const insight = await findInsight(db, ofSector, id);
    if (!insight) throw new AppError('insightMissing');
    if (insight.deleted_at === null) throw new AppError('eraseDeletedFirst');
    return { from: insight.uploaded_at, to: insight.deleted_at };
  };
  await app.db.transaction().execute(findErasable);
  await cancelAll(app, await listJobsOf(app.db, id));
  await erasing(app, async (db) => {
    await deleteInsight(db, ofSector, id, await findErasable(db));
    await clearAuditOfSubject(db, ofSector, id);
    await recordAccess({ db }, { kind: 'documents', action: 'erased', sectorId: ofSector, subjectId: id });
  });
}

/** Deletes the stored file of an export for good; what somebody has downloaded stays where they put it. */
export async function eraseExport(app: App, sectorId: string, exportId: string): Promise<void> {
  const { id: ofSector } = await getSummary(app, sectorId);
  const id = requireId(exportId, 'exportMissing');
  await erasing(app, async (db) => {
    if (!(await deleteExport(db, ofSector, id))) throw new AppError('exportMissing');
    await recordAccess({ db }, { kind: 'export', action: 'erased', sectorId: ofSector, subjectId: id });
  });
}

/**
 * Runs what deletes something for good in one transaction, whose triggers tell nothing to the audit log: it says so
 * itself. What is kept of answers and of jobs goes with it.
 */
export async function erasing(app: App, erase: (db: App['db']) => Promise<void>): Promise<void> {
  await app.db.transaction().execute(async (db) => {
    await writeUnaudited(db);
    await erase(db);
    await clearKeptAnswers(db);
    await markErased(db);
  });
  await app.jobQueue.forgetErased();
}

/** By the server's clock: when least people work. */
const NIGHT_HOURS = { from: 2, to: 5 };
const HOUR_MS = 60 * 60 * 1000;

/** Once a night; where the server is off at night, every second day. */
export async function cleanUpAtNight(app: App, now = new Date()): Promise<void> {
  const isNight = now.getHours() >= NIGHT_HOURS.from && now.getHours() < NIGHT_HOURS.to;
  const before = new Date(now.getTime() - (isNight ? 12 : 48) * HOUR_MS);
  if (await claimCleanup(app.db, before)) await cleanUp(app);
}

/** Takes out of the database's files what was deleted for good since the last time. */
async function cleanUp(app: App): Promise<void> {
  if (!(await isCleanupDue(app.db))) return;
  await app.jobQueue.forgetErased();
  await app.rewriteTables();
  await markCleaned(app.db);
}
