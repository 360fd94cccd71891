import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { App } from '../../app.ts';
import { recordAccess } from '../audit/service.ts';
import { cancelAll } from '../jobs/service.ts';
import { getSummary } from '../sectors/service.ts';
import {
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
  unquoteInsight,
  writeUnaudited,
} from './repository.ts';

/** Deletes for good a sector that was deleted before, with all that is in it. Its name says which one is meant. */
export const eraseSector = (app: App, sectorId: string, name: string): Promise<void> =>
  eraseSectorUnless(app, requireId(sectorId, 'sectorMissing'), (sector) => {
    if (sector.name !== name.trim()) throw new AppError('eraseNameDiffers');
  });

/** Of the audit log stays who did what and when, and the name with this last entry. `refuse` throws why not. */
export async function eraseSectorUnless(
  app: App,
  id: string,
  refuse: (sector: { name: string }) => void = () => {},
): Promise<void> {
  const findErasable = async (db: App['db']) => {
    const sector = await lockSector(db, id);
    if (!sector) throw new AppError('sectorMissing');
    if (sector.deleted_at === null) throw new AppError('eraseDeletedFirst');
    refuse(sector);
    return sector;
  };
  await app.db.transaction().execute(findErasable);
  await cancelAll(app, await listUnfinishedJobs(app.db, id));
  await erasing(app, async (db) => {
    // It may have been brought back meanwhile.
    const { name } = await findErasable(db);
    await deleteSector(db, id);
    await clearAuditOfSector(db, id);
    await recordAccess({ db }, { kind: 'sector', action: 'erased', sectorId: id, subjectId: id, what: name });
    return true;
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
    return { fileName: insight.file_name, from: insight.uploaded_at, to: insight.deleted_at };
  };
  await app.db.transaction().execute(findErasable);
  await cancelAll(app, await listJobsOf(app.db, id));
  await erasing(app, async (db) => {
    const { fileName, ...present } = await findErasable(db);
    await deleteInsight(db, ofSector, id, present);
    await unquoteInsight(db, ofSector, fileName);
    await clearAuditOfSubject(db, ofSector, id);
    await recordAccess({ db }, { kind: 'documents', action: 'erased', sectorId: ofSector, subjectId: id });
    return true;
  });
}

/** Deletes the stored file of an export for good; what somebody has downloaded stays where they put it. */
export async function eraseExport(app: App, sectorId: string, exportId: string): Promise<void> {
  const { id: ofSector } = await getSummary(app, sectorId);
  const id = requireId(exportId, 'exportMissing');
  await erasing(app, async (db) => {
    if (!(await deleteExport(db, ofSector, id))) throw new AppError('exportMissing');
    await recordAccess({ db }, { kind: 'export', action: 'erased', sectorId: ofSector, subjectId: id });
    return true;
  });
}

/**
 * Runs what deletes something for good in one transaction, whose triggers tell nothing to the audit log: it says so
 * itself. What is kept of answers and of jobs goes with it. `erase` answers whether anything went.
 */
export async function erasing(app: App, erase: (db: App['db']) => Promise<boolean>): Promise<void> {
  const hasErased = await app.db.transaction().execute(async (db) => {
    await writeUnaudited(db);
    if (!(await erase(db))) return false;
    await clearKeptAnswers(db);
    await markErased(db);
    return true;
  });
  if (!hasErased) return;
  await app.jobQueue.forgetErased();
  await app.files.removeUnclaimed();
}

/** Whether something that was deleted for good is still in the database's files. */
export const isErasedInFiles = (app: App): Promise<boolean> => isCleanupDue(app.db);

/** Takes out of the database's files what was deleted for good since the last time. */
export async function rewriteErased(app: App): Promise<void> {
  const from = new Date();
  if (await isCleanupDue(app.db)) await app.rewriteTables();
  await markCleaned(app.db, from);
}
