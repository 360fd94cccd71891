import type { CleanupReport, FilesElsewhere, Retention, StorageReport } from '@process-ai/contract/storage';
import type { App } from '../../app.ts';
import { recordAccess } from '../audit/service.ts';
import { eraseInsight, eraseSectorUnless, erasing, isErasedInFiles, rewriteErased } from '../erasure/service.ts';
import {
  claimCleanup,
  databaseBytes,
  deleteOldActivity,
  deleteOldExports,
  deleteOldMarked,
  findCleanup,
  findRetention,
  listFilesElsewhere,
  listOldInsights,
  listOldSectors,
  listStored,
  saveReport,
  updateRetention,
  walBytes,
} from './repository.ts';

/** What is stored, for how long, and when it was last cleaned up. */
export async function get(app: App): Promise<StorageReport> {
  const [stored, inAll, wal, elsewhere, retention, cleanup, isDue] = await Promise.all([
    listStored(app.db),
    databaseBytes(app.db),
    walBytes(app.db),
    filesElsewhere(app),
    findRetention(app.db),
    findCleanup(app.db),
    isErasedInFiles(app),
  ]);
  const { begun_at: begunAt, ended_at: endedAt, report } = cleanup;
  const isOver = endedAt !== null && endedAt >= begunAt;
  return {
    stored,
    databaseBytes: inAll,
    walBytes: wal,
    filesElsewhere: elsewhere,
    retention,
    cleanup: {
      // Before the first one, it is when the product was installed.
      begunAt: endedAt === null && report === null ? null : begunAt.toISOString(),
      endedAt: isOver ? endedAt.toISOString() : null,
      report,
      isDue,
    },
  };
}

/** What a backup of the database lacks. */
export const filesElsewhere = (app: Pick<App, 'db'>): Promise<FilesElsewhere[]> => listFilesElsewhere(app.db);

/** How long things are kept. What is past its time goes with the next cleanup. */
export async function setRetention(app: App, retention: Retention): Promise<StorageReport> {
  await updateRetention(app.db, retention);
  return get(app);
}

/** By the server's clock: when least people work. */
const NIGHT_HOURS = { from: 2, to: 5 };
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Once a night; where the server is off at night, every second day. */
export async function cleanUpAtNight(app: App, now = new Date()): Promise<void> {
  const isNight = now.getHours() >= NIGHT_HOURS.from && now.getHours() < NIGHT_HOURS.to;
  const before = new Date(now.getTime() - (isNight ? 12 : 48) * HOUR_MS);
  if (await claimCleanup(app.db, before)) await run(app, now);
}

/** Begins a cleanup now, unless one has begun a moment ago; nobody waits for its end. */
export async function cleanUpNow(app: App): Promise<StorageReport> {
  const now = new Date();
  const aMomentAgo = new Date(now.getTime() - AGAIN_AFTER_MS);
  if (await claimCleanup(app.db, aMomentAgo, { orNever: true })) void run(app, now).catch(app.onError);
  return get(app);
}
const AGAIN_AFTER_MS = 60_000;

/** Deletes for good what is past its time, then takes all that was deleted so out of the database's files. */
async function run(app: App, now: Date): Promise<void> {
  await saveReport(app.db, await erasePast(app, await findRetention(app.db), now));
  await rewriteErased(app);
}

async function erasePast(
  app: App,
  { deletedDays, exportMonths, activityMonths }: Retention,
  now: Date,
): Promise<CleanupReport> {
  const report = { deleted: 0, exports: 0, activity: 0 };
  if (deletedDays !== null) {
    const before = new Date(now.getTime() - deletedDays * DAY_MS);
    const sectors = await listOldSectors(app.db, before);
    for (const id of sectors) await eraseSectorUnless(app, id);
    const insights = await listOldInsights(app.db, before);
    for (const { id, sector_id: sectorId } of insights) await eraseInsight(app, sectorId, id);
    report.deleted = sectors.length + insights.length;
    await erasing(app, async (db) => {
      const count = await deleteOldMarked(db, before);
      report.deleted += count;
      return recordPast(db, 'deleted', count);
    });
  }
  await erasing(app, async (db) => {
    if (exportMonths !== null) report.exports = await deleteOldExports(db, monthsBefore(now, exportMonths));
    if (activityMonths !== null) report.activity = await deleteOldActivity(db, monthsBefore(now, activityMonths));
    const told = await recordPast(db, 'exports', report.exports);
    return (await recordPast(db, 'activity', report.activity)) || told;
  });
  return report;
}

/** One entry for all of a kind; false where there is none. */
async function recordPast(db: App['db'], what: keyof CleanupReport, count: number): Promise<boolean> {
  if (count > 0) await recordAccess({ db }, { kind: 'settings', action: 'erased', what: `Retention: ${what}`, count });
  return count > 0;
}

function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now);
  day.setMonth(day.getMonth() - months);
  return day;
}
