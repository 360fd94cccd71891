import { PlaybookInput } from '@process-ai/contract/playbooks';
import type { Database } from '@process-ai/db/connect';
import { type DeletedRow, listDeletedRows, setRowDeleted } from '@process-ai/db/deleted-rows';
import type { Row } from '@process-ai/db/tables';
import type { AppliedEntries } from '@process-ai/db/tables/playbooks';
import { sql } from 'kysely';

export type PlaybookRow = Omit<Row<'playbook'>, 'content'> & { content: PlaybookInput };
export type ApplicationRow = Row<'playbook_application'>;
export type { AppliedEntries };

/** What an older version of the product stored gets the defaults of today. */
const toRow = ({ content, ...row }: Row<'playbook'>): PlaybookRow => ({
  ...row,
  content: PlaybookInput.parse(content),
});

const all = (db: Database) => db.selectFrom('playbook').selectAll();

export const listPlaybooks = async (db: Database): Promise<PlaybookRow[]> =>
  (await all(db).where('deleted_at', 'is', null).orderBy('created_at', 'desc').orderBy('id').execute()).map(toRow);

export const listDeleted = (db: Database): Promise<DeletedRow[]> => listDeletedRows(db, 'playbook');

export const findPlaybook = async (db: Database, id: string): Promise<PlaybookRow | undefined> => {
  const row = await all(db).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  return row && toRow(row);
};

export const insertPlaybook = async (db: Database, id: string, content: PlaybookInput): Promise<void> => {
  await db.insertInto('playbook').values({ id, content }).execute();
};

/** False when it is gone, or its version is no longer the given one. */
export const updatePlaybook = async (
  db: Database,
  id: string,
  content: PlaybookInput,
  version: number | undefined,
): Promise<boolean> => {
  const result = await db
    .updateTable('playbook')
    .set((eb) => ({ content, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export const setDeleted = (db: Database, id: string, deletedAt: Date | null): Promise<string | null> =>
  setRowDeleted(db, 'playbook', id, deletedAt);

interface NewApplication {
  id: string;
  sector_id: string;
  playbook_name: string;
  added: AppliedEntries;
}

export const insertApplication = async (db: Database, row: NewApplication): Promise<void> => {
  await db.insertInto('playbook_application').values(row).execute();
};

/** Those that can still be taken back, newest first. */
export const listApplications = (db: Database, sectorId: string): Promise<ApplicationRow[]> =>
  db
    .selectFrom('playbook_application')
    .selectAll()
    .where('sector_id', '=', sectorId)
    .where('undone_at', 'is', null)
    .orderBy('applied_at', 'desc')
    .execute();

export const markUndone = async (db: Database, sectorId: string, id: string): Promise<void> => {
  await db
    .updateTable('playbook_application')
    .set({ undone_at: new Date() })
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .execute();
};

/**
 * Takes away the opportunities, journeys and ROI inputs that a playbook added and nobody has changed since; returns
 * how many went.
 */
export async function withdrawAdditions(
  db: Database,
  sectorId: string,
  { opportunityIds, journeyIds, roiProcessIds }: AppliedEntries,
  by: string,
): Promise<number> {
  const opportunities = await sql`
    delete from opportunity
    where sector_id = ${sectorId} and id = any(${opportunityIds}::uuid[]) and version = 1
  `.execute(db);
  const journeys = await sql`
    delete from journey
    where sector_id = ${sectorId} and id = any(${journeyIds}::uuid[]) and version = 1 and deleted_at is null
  `.execute(db);
  const inputs = await sql`
    delete from roi_input
    where sector_id = ${sectorId} and process_id = any(${roiProcessIds}::uuid[]) and updated_by = ${by}
  `.execute(db);
  return [opportunities, journeys, inputs].reduce((sum, { numAffectedRows = 0n }) => sum + Number(numAffectedRows), 0);
}

interface KeptAddition {
  kind: 'opportunity' | 'journey' | 'roiInputs';
  /** Of the process that it belongs to; null for a journey. */
  code: string | null;
  name: string;
}

/** What an application added beside processes and is still there: somebody has changed it. */
export async function listKeptAdditions(
  db: Database,
  sectorId: string,
  { opportunityIds, journeyIds, roiProcessIds }: AppliedEntries,
): Promise<KeptAddition[]> {
  const { rows } = await sql<KeptAddition>`
    select 'opportunity' as kind, p.code, o.title as name from opportunity o join process p on p.id = o.process_id
      where o.sector_id = ${sectorId} and o.id = any(${opportunityIds}::uuid[]) and p.deleted_at is null
    union all
    select 'journey', null, name from journey
      where sector_id = ${sectorId} and id = any(${journeyIds}::uuid[]) and deleted_at is null
    union all
    select 'roiInputs', p.code, p.name from roi_input i join process p on p.id = i.process_id
      where i.sector_id = ${sectorId} and i.process_id = any(${roiProcessIds}::uuid[]) and p.deleted_at is null
  `.execute(db);
  return rows;
}
