import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type SectorRow = Row<'sector'>;

/** A sector with what its card shows. */
export type SectorCardRow = SectorRow & {
  processes: number;
  opportunities: number;
  journeys: number;
  insights: number;
  has_roi: boolean;
};

const cards = (db: Database) =>
  db
    .selectFrom('sector as s')
    .selectAll('s')
    .select(({ selectFrom, exists }) => [
      selectFrom('process as p')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('p.sector_id', '=', 's.id')
        .where('p.deleted_at', 'is', null)
        .as('processes'),
      selectFrom('opportunity as o')
        .innerJoin('process as p', 'p.id', 'o.process_id')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('o.sector_id', '=', 's.id')
        .where('o.status', '<>', 'rejected')
        .where('p.deleted_at', 'is', null)
        .as('opportunities'),
      selectFrom('journey as j')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('j.sector_id', '=', 's.id')
        .where('j.deleted_at', 'is', null)
        .as('journeys'),
      selectFrom('insight as i')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('i.sector_id', '=', 's.id')
        .where('i.deleted_at', 'is', null)
        .as('insights'),
      exists(
        selectFrom('roi_result as r')
          .innerJoin('process as p', 'p.id', 'r.process_id')
          .select('r.process_id')
          .whereRef('r.sector_id', '=', 's.id')
          .where('p.deleted_at', 'is', null),
      )
        .$castTo<boolean>()
        .as('has_roi'),
    ])
    .where('s.deleted_at', 'is', null);

export const listCards = (db: Database): Promise<SectorCardRow[]> =>
  cards(db).orderBy('s.created_at', 'desc').orderBy('s.id').execute() as Promise<SectorCardRow[]>;

export const findCard = (db: Database, id: string): Promise<SectorCardRow | undefined> =>
  cards(db).where('s.id', '=', id).executeTakeFirst() as Promise<SectorCardRow | undefined>;

export const findSector = (db: Database, id: string): Promise<SectorRow | undefined> =>
  db.selectFrom('sector').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

interface NewSector {
  name: string;
  description: string | null;
  reference_model: string;
  icon: string | null;
}

export const insertSector = (db: Database, sector: NewSector): Promise<SectorRow> =>
  db.insertInto('sector').values(sector).returningAll().executeTakeFirstOrThrow();

/**
 * Raises the sector's revision and holds its row until the transaction ends, so that writes below one sector
 * follow one another. undefined when the sector is unknown or deleted.
 */
export const touchSector = (db: Database, id: string): Promise<SectorRow | undefined> =>
  db
    .updateTable('sector')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const updateSector = async (db: Database, id: string, changes: Partial<NewSector>): Promise<void> => {
  await db
    .updateTable('sector')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const markDeleted = async (db: Database, id: string): Promise<boolean> => {
  const result = await db
    .updateTable('sector')
    .set((eb) => ({ deleted_at: new Date(), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export const unmarkDeleted = async (db: Database, id: string): Promise<boolean> => {
  const result = await db
    .updateTable('sector')
    .set((eb) => ({ deleted_at: null, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export const listDeleted = (db: Database): Promise<SectorRow[]> =>
  db.selectFrom('sector').selectAll().where('deleted_at', 'is not', null).orderBy('deleted_at', 'desc').execute();
