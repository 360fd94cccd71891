import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

/** The triggers of this transaction do not tell what goes, row by row: that would keep what is to go. */
export const writeUnaudited = async (db: Database): Promise<void> => {
  await sql`select set_config('process_ai.unaudited', 'on', true)`.execute(db);
};

/** Holds the row until the transaction ends. */
export const lockSector = (db: Database, id: string): Promise<{ name: string; deleted_at: Date | null } | undefined> =>
  db.selectFrom('sector').select(['name', 'deleted_at']).where('id', '=', id).forUpdate().executeTakeFirst();

export const listUnfinishedJobs = async (db: Database, sectorId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('job')
    .select('id')
    .where('sector_id', '=', sectorId)
    .where('status', 'in', ['queued', 'running'])
    .execute();
  return rows.map(({ id }) => id);
};

/** Those with the most rows, one by one, so that of a large sector no statement takes too long; then the rest with it. */
const LARGE = [
  'evidence',
  'evidence_decision',
  'opportunity',
  'roi_input',
  'process_suitability',
  'insight',
  'export_file',
] as const;

export const deleteSector = async (db: Database, id: string): Promise<void> => {
  for (const table of LARGE) await db.deleteFrom(table).where('sector_id', '=', id).execute();
  await db.deleteFrom('sector').where('id', '=', id).execute();
};

/** Of the entries about a sector, who did what and when stays. */
export const clearAuditOfSector = async (db: Database, id: string): Promise<void> => {
  await sql`
    update audit_entry set what = null, changes = null
    where sector_id = ${id} and (what is not null or changes is not null)
  `.execute(db);
};

export const findInsight = (
  db: Database,
  sectorId: string,
  id: string,
): Promise<{ file_name: string; uploaded_at: Date; deleted_at: Date | null } | undefined> =>
  db
    .selectFrom('insight')
    .select(['file_name', 'uploaded_at', 'deleted_at'])
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const listJobsOf = async (db: Database, itemId: string): Promise<string[]> => {
  const rows = await db.selectFrom('job_item').select('job_id').where('item_id', '=', itemId).distinct().execute();
  return rows.map((row) => row.job_id);
};

/** With the jobs that read it, and the exports that were made while it was there, since those may quote it. */
export const deleteInsight = async (
  db: Database,
  sectorId: string,
  id: string,
  present: { from: Date; to: Date },
): Promise<void> => {
  await db
    .deleteFrom('job')
    .where('id', 'in', (eb) => eb.selectFrom('job_item').select('job_id').where('item_id', '=', id))
    .execute();
  await db
    .deleteFrom('export_file')
    .where('sector_id', '=', sectorId)
    .where('created_at', '>=', present.from)
    .where('created_at', '<=', present.to)
    .execute();
  await db.deleteFrom('insight').where('sector_id', '=', sectorId).where('id', '=', id).execute();
  await sql`update sector_event set what = null where sector_id = ${sectorId} and ${id}::uuid = any(subjects)`.execute(
    db,
  );
};

/** Reasons of opportunities quote documents as “by hand” (report.pdf, p. 3). */
export const unquoteInsight = async (db: Database, sectorId: string, fileName: string): Promise<void> => {
  const quoted = `“[^”]*” \\(${fileName.replace(/[^\p{L}\p{N}]/gu, '\\$&')}, p\\. [0-9]+\\)`;
  await sql`
    update opportunity set rationale = regexp_replace(rationale, ${quoted}, '(deleted document)', 'g')
    where sector_id = ${sectorId} and rationale ~ ${quoted}
  `.execute(db);
  await sql`update sector set revision = revision + 1 where id = ${sectorId}`.execute(db);
};

/** False when there is none. */
export const deleteExport = async (db: Database, sectorId: string, id: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('export_file')
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};

/** Of the entries about one thing in a sector, as far as they name it by its id. */
export const clearAuditOfSubject = async (db: Database, sectorId: string, id: string): Promise<void> => {
  await sql`
    update audit_entry set what = null, changes = null
    where sector_id = ${sectorId} and (what is not null or changes is not null)
      and (subject_id = ${id} or changes @> jsonb_build_array(jsonb_build_object('id', ${id}::text)))
  `.execute(db);
};

/** What was answered may be about anything. A request that comes again is not carried out twice for that. */
export const clearKeptAnswers = async (db: Database): Promise<void> => {
  await db.updateTable('idempotency_key').set({ answer_body: null }).where('answer_body', 'is not', null).execute();
};

export const markErased = async (db: Database): Promise<void> => {
  await db.updateTable('cleanup').set({ erased_at: new Date() }).execute();
};

/** Whether something was erased that is still in the files. */
export const isCleanupDue = async (db: Database): Promise<boolean> => {
  const { erased_at: erasedAt, ended_at: endedAt } = await db
    .selectFrom('cleanup')
    .select(['erased_at', 'ended_at'])
    .executeTakeFirstOrThrow();
  return erasedAt !== null && (endedAt === null || endedAt < erasedAt);
};

/** What is erased while it is cleaned up is left to the next time. */
export const markCleaned = async (db: Database, from: Date): Promise<void> => {
  await db.updateTable('cleanup').set({ ended_at: from }).execute();
};
