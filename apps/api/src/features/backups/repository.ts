import type { Database } from '@process-ai/db/connect';
import type { Row, Tables } from '@process-ai/db/tables';
import { type Insertable, sql } from 'kysely';

/** Any number, the same in every process. */
const LOCK = 6_215_047;

/** Whether this process may make the backup now; nobody else may until the transaction ends. */
export const takeTurn = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(db);
  return rows[0]?.mine ?? false;
};

export const insertRun = async (db: Database, run: Insertable<Tables['backup_run']>): Promise<void> => {
  await db.insertInto('backup_run').values(run).execute();
};

const latest = (db: Database) => db.selectFrom('backup_run').selectAll().orderBy('started_at', 'desc').limit(1);

export const findLastTry = (db: Database): Promise<Row<'backup_run'> | undefined> => latest(db).executeTakeFirst();

export const findLastWhole = (db: Database): Promise<Row<'backup_run'> | undefined> =>
  latest(db).where('file_name', 'is not', null).executeTakeFirst();
