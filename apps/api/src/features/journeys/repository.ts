import type { Database } from '@process-ai/db/connect';
import { type DeletedRow, listDeletedRows, setRowDeletedIn } from '@process-ai/db/deleted-rows';
import type { Row } from '@process-ai/db/tables';
import type { StoredTouchPoint } from '@process-ai/db/tables/journeys';
import { sql } from 'kysely';

export type JourneyRow = Row<'journey'>;
export type { StoredTouchPoint };

const inSector = (db: Database, sectorId: string) =>
  db.selectFrom('journey').selectAll().where('sector_id', '=', sectorId);

export const listJourneys = (db: Database, sectorId: string): Promise<JourneyRow[]> =>
  inSector(db, sectorId).where('deleted_at', 'is', null).orderBy('created_at').orderBy('id').execute();

export const findJourney = (db: Database, sectorId: string, id: string): Promise<JourneyRow | undefined> =>
  inSector(db, sectorId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

export const listDeleted = (db: Database, sectorId: string): Promise<DeletedRow[]> =>
  listDeletedRows(db, 'journey', sectorId);

interface JourneyColumns {
  name: string;
  description: string | null;
  persona: string | null;
  touch_points: StoredTouchPoint[];
}

interface NewJourney extends JourneyColumns {
  id: string;
  source: string | null;
}

/** Adds them one behind the other: rows of one transaction would otherwise share the time they are sorted by. */
export const insertJourneys = async (db: Database, sectorId: string, rows: NewJourney[]): Promise<void> => {
  for (const row of rows) {
    await db
      .insertInto('journey')
      .values({ ...row, sector_id: sectorId, created_at: sql<Date>`clock_timestamp()` })
      .execute();
  }
};

export const updateJourney = async (
  db: Database,
  sectorId: string,
  id: string,
  changes: JourneyColumns,
): Promise<void> => {
  await db
    .updateTable('journey')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .execute();
};

export const setDeleted = setRowDeletedIn('journey');

interface LinkedProcess {
  id: string;
  code: string;
}

const processesOf = (db: Database, sectorId: string) =>
  db.selectFrom('process').select(['id', 'code']).where('sector_id', '=', sectorId).where('deleted_at', 'is', null);

/** Those of the codes that processes of the sector have. */
export const findByCodes = (db: Database, sectorId: string, codes: string[]): Promise<LinkedProcess[]> =>
  processesOf(db, sectorId).where('code', '=', sql<string>`any(${codes}::text[])`).execute();

/** Those of the processes that are still there. */
export const findByIds = (db: Database, sectorId: string, ids: string[]): Promise<LinkedProcess[]> =>
  processesOf(db, sectorId).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();

interface NamedProcess extends LinkedProcess {
  name: string;
  parentId: string | null;
}

/** The processes of the sector in code order. */
export const listNamed = (db: Database, sectorId: string): Promise<NamedProcess[]> =>
  processesOf(db, sectorId).select(['name', 'parent_id as parentId']).orderBy('sort_key').execute();
