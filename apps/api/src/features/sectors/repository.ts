import type { AccessMode, SectorRole } from '@process-ai/contract/sector-access';
import type { DeletedSector, FavoriteSector, SectorProfile } from '@process-ai/contract/sectors';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type SectorRow = Row<'sector'>;

/** ROI results are derived once they were asked for, as long as there are inputs. */
export type SummaryRow = SectorRow & { has_roi: boolean; role: SectorRole | null };

/** What a person may do with the sector of the row; null = not even know of it. */
const roleOf = (personId: string | null) =>
  sql<SectorRole | null>`role_in_sector(sector.id, sector.access, ${personId}::uuid)`;

const present = (db: Database, personId: string | null) =>
  db
    .selectFrom('sector')
    .selectAll()
    .select(
      sql<boolean>`roi_calculated_at is not null and exists (
        select from roi_input i join process p on p.id = i.process_id
        where i.sector_id = sector.id and p.deleted_at is null
      )`.as('has_roi'),
    )
    .select(roleOf(personId).as('role'))
    .where('deleted_at', 'is', null);

export const listSectors = (db: Database, personId: string): Promise<SummaryRow[]> =>
  db
    // Otherwise the role of each is asked for twice.
    .with(
      (cte) => cte('present').materialized(),
      () => present(db, personId),
    )
    .selectFrom('present')
    .selectAll()
    .where('role', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** `personId`: of whom to say what they may do. */
export const findSector = (db: Database, id: string, personId: string | null): Promise<SummaryRow | undefined> =>
  present(db, personId).where('id', '=', id).executeTakeFirst();

/** Also of a sector that was deleted: who brings it back must be allowed to. */
export const findStanding = (
  db: Database,
  id: string,
  personId: string,
): Promise<{ access: AccessMode; role: SectorRole | null } | undefined> =>
  db
    .selectFrom('sector')
    .select(['access', roleOf(personId).as('role')])
    .where('id', '=', id)
    .executeTakeFirst();

interface NewSector {
  name: string;
  description: string | null;
  reference_model: string;
  icon: string | null;
  profile: SectorProfile;
  is_sample: boolean;
}

/** Open to whom the workspace says; whoever adds it owns it. */
export const insertSector = async (
  db: Database,
  sector: NewSector & { id: string },
  ownerId: string,
): Promise<SectorRow> => {
  const access = sql<AccessMode>`coalesce((select sector_access from workspace limit 1), 'all')`;
  return db
    .with('added', (cte) =>
      cte
        .insertInto('sector')
        .values({ ...sector, access })
        .returningAll(),
    )
    .with('granted', (cte) =>
      cte
        .insertInto('sector_grant')
        .columns(['sector_id', 'user_id', 'role'])
        .expression((eb) => eb.selectFrom('added').select(['id', eb.val(ownerId).as('user'), sql`'owner'`.as('role')])),
    )
    .selectFrom('added')
    .selectAll()
    .executeTakeFirstOrThrow();
};

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

/** Each with what its own people may do with it, the last deleted first. */
export const listDeleted = async (db: Database, personId: string): Promise<DeletedSector[]> => {
  const { rows } = await sql<Omit<DeletedSector, 'deletedAt'> & { deletedAt: Date }>`
    select id, name, deleted_at as "deletedAt", access = 'all' or owns as "mayRestore", owns as "mayErase"
    from (select *, ${roleOf(personId)} is not distinct from 'owner' as owns from sector where deleted_at is not null) sector
    order by deleted_at desc
  `.execute(db);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt.toISOString() }));
};

/** Of one person, by name. */
export const listFavorites = (db: Database, userId: string): Promise<FavoriteSector[]> =>
  db
    .selectFrom('sector_favorite as f')
    .innerJoin('sector as s', 's.id', 'f.sector_id')
    .select(['s.id', 's.name'])
    .where('f.user_id', '=', userId)
    .where('s.deleted_at', 'is', null)
    .where(sql`role_in_sector(s.id, s.access, ${userId})`, 'is not', null)
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
