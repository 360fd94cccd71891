import type { BackupStatus } from '@process-ai/contract/backups';
import type { App } from '../../app.ts';
import { findLastTry, findLastWhole, insertRun, takeTurn } from './repository.ts';

/** How the nightly backup stands. */
export async function last({ db, settings }: App): Promise<BackupStatus> {
  const [whole, latest] = await Promise.all([findLastWhole(db), findLastTry(db)]);
  return {
    nightly: settings.nightlyBackup,
    last: whole
      ? {
          finishedAt: whole.finished_at.toISOString(),
          fileName: whole.file_name ?? '',
          bytes: Number(whole.bytes),
        }
      : null,
    failure: latest?.failure ? { at: latest.finished_at.toISOString(), message: latest.failure } : null,
  };
}

interface MadeBackup {
  fileName: string;
  bytes: number;
}

/**
 * Makes the nightly backup where one is due and no other process is at it, and records how it ended. `db` has no limit
 * on how long a transaction may stand still.
 */
export async function makeWhenDue(
  db: App['db'],
  hour: number,
  /** null = it was stopped before its end, which is no failure. */
  make: (now: Date) => Promise<MadeBackup | null>,
  now = new Date(),
): Promise<void> {
  await db.transaction().execute(async (turn) => {
    if (!(await takeTurn(turn))) return;
    const [whole, latest] = await Promise.all([findLastWhole(turn), findLastTry(turn)]);
    if (!isDue(now, hour, whole?.started_at, latest?.failure ? latest.started_at : undefined)) return;
    const ended = await make(now).then(
      (made) => made && { file_name: made.fileName, bytes: made.bytes },
      (error: Error) => ({ failure: error.message }),
    );
    if (ended) await insertRun(turn, { started_at: now, ...ended });
  });
}

const AGAIN_AFTER_MS = 60 * 60_000;

/** Once after each such hour of the server's clock; after a failure, an hour later again. */
function isDue(now: Date, hour: number, lastWhole?: Date, lastFailure?: Date): boolean {
  const due = new Date(now);
  due.setHours(hour, 0, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  if (lastWhole && lastWhole >= due) return false;
  return !lastFailure || now.getTime() - lastFailure.getTime() >= AGAIN_AFTER_MS;
}
