import type { FavoriteSector, SectorProfile } from '@process-ai/contract/sectors';
import type { Database } from '@process-ai/db/connect';
import { type DeletedRow, listDeletedRows } from '@process-ai/db/deleted-rows';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type SectorRow = Row<'sector'>;

/** ROI results are derived once they were asked for, as long as there are inputs. */
export type SummaryRow = SectorRow & { has_roi: boolean };

const present = (db: Database) =>
  db
    .selectFrom('sector')
    .selectAll()
    .select(
      sql<boolean>`roi_calculated_at is not null and exists (
        select from roi_input i join process p on p.id = i.process_id
        where i.sector_id = sector.id and p.deleted_at is null
      )`.as('has_roi'),
    )
    .where('deleted_at', 'is', null);

export const listSectors = (db: Database): Promise<SummaryRow[]> =>
  present(db).orderBy('created_at', 'desc').orderBy('id').execute();

export const findSector = (db: Database, id: string): Promise<SummaryRow | undefined> =>
  present(db).where('id', '=', id).executeTakeFirst();

interface NewSector {
  name: string;
  description: string | null;
  reference_model: string;
  icon: string | null;
  profile: SectorProfile;
  is_sample: boolean;
}

export const insertSector = (db: Database, sector: NewSector): Promise<SectorRow> =>
  db.insertInto('sector').values(sector).returningAll().executeTakeFirstOrThrow();

/**
 * Raises the sector's revision and holds its row until the transaction ends, so that writes below one sector
 * follow one another. undefined when the sector is unknown or deleted.
 */
export const lockAndBumpRevision = (db: Database, id: string): Promise<SectorRow | undefined> =>
  db
    .updateTable('sector')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Holds the sector's row until the transaction ends, and leaves it as it is. */
export const lockSector = (db: Database, id: string): Promise<SectorRow | undefined> =>
  db
    .selectFrom('sector')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const updateSector = async (db: Database, id: string, changes: Partial<NewSector>): Promise<void> => {
  await db
    .updateTable('sector')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const markDeleted = async (db: Database, id: string): Promise<void> => {
  await db.updateTable('sector').set({ deleted_at: new Date() }).where('id', '=', id).execute();
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

export const listDeleted = (db: Database): Promise<DeletedRow[]> => listDeletedRows(db, 'sector');

/** Of one person, by name. */
export const listFavorites = (db: Database, userId: string): Promise<FavoriteSector[]> =>
  db
    .selectFrom('sector_favorite as f')
    .innerJoin('sector as s', 's.id', 'f.sector_id')
    .select(['s.id', 's.name'])
    .where('f.user_id', '=', userId)
    .where('s.deleted_at', 'is', null)
    .orderBy(sql`lower(s.name)`)
    .orderBy('s.id')
    .execute();

export const insertFavorite = async (db: Database, userId: string, sectorId: string): Promise<void> => {
  await db
    .insertInto('sector_favorite')
    .values({ user_id: userId, sector_id: sectorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteFavorite = async (db: Database, userId: string, sectorId: string): Promise<void> => {
  await db.deleteFrom('sector_favorite').where('user_id', '=', userId).where('sector_id', '=', sectorId).execute();
};
