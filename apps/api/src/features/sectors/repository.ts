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

/** One pass over each table: counting sector by sector would go through it once for each. */
const cards = (db: Database) =>
  db
    .selectFrom('sector as s')
    .leftJoin(counted(db, 'process'), (join) => join.onRef('p.sector_id', '=', 's.id'))
    .leftJoin(
      (from) =>
        from
          .selectFrom('opportunity as o')
          .innerJoin('process as op', 'op.id', 'o.process_id')
          .select(['o.sector_id', sql<number>`count(*)::int`.as('n')])
          .where('o.status', '<>', sql.lit('rejected'))
          .where('op.deleted_at', 'is', null)
          .groupBy('o.sector_id')
          .as('o'),
      (join) => join.onRef('o.sector_id', '=', 's.id'),
    )
    .leftJoin(counted(db, 'journey'), (join) => join.onRef('j.sector_id', '=', 's.id'))
    .leftJoin(counted(db, 'insight'), (join) => join.onRef('i.sector_id', '=', 's.id'))
    .leftJoin(
      (from) =>
        from
          .selectFrom('roi_result as r')
          .innerJoin('process as rp', 'rp.id', 'r.process_id')
          .select('r.sector_id')
          .where('rp.deleted_at', 'is', null)
          .groupBy('r.sector_id')
          .as('r'),
      (join) => join.onRef('r.sector_id', '=', 's.id'),
    )
    .selectAll('s')
    .select([
      sql<number>`coalesce(p.n, 0)`.as('processes'),
      sql<number>`coalesce(o.n, 0)`.as('opportunities'),
      sql<number>`coalesce(j.n, 0)`.as('journeys'),
      sql<number>`coalesce(i.n, 0)`.as('insights'),
      sql<boolean>`r.sector_id is not null`.as('has_roi'),
    ])
    .where('s.deleted_at', 'is', null);

const ALIASES = { process: 'p', journey: 'j', insight: 'i' } as const;

/** How many of a table's rows are there by sector. */
const counted = <T extends keyof typeof ALIASES>(db: Database, table: T) =>
  db
    .selectFrom(table as 'process')
    .select(['sector_id', sql<number>`count(*)::int`.as('n')])
    .where('deleted_at', 'is', null)
    .groupBy('sector_id')
    .as(ALIASES[table]);

export const listCards = (db: Database): Promise<SectorCardRow[]> =>
  cards(db).orderBy('s.created_at', 'desc').orderBy('s.id').execute();

export const findCard = (db: Database, id: string): Promise<SectorCardRow | undefined> =>
  cards(db).where('s.id', '=', id).executeTakeFirst();

/** The sector, and which kinds of things it holds beside its processes. */
export const findWithKinds = (
  db: Database,
  id: string,
): Promise<(SectorRow & { has_journeys: boolean; has_insights: boolean; has_results: boolean }) | undefined> =>
  db
    .selectFrom('sector as s')
    .selectAll('s')
    .select([
      sql<boolean>`exists (select from journey where sector_id = s.id)`.as('has_journeys'),
      sql<boolean>`exists (select from insight where sector_id = s.id)`.as('has_insights'),
      sql<boolean>`exists (select from roi_result where sector_id = s.id)`.as('has_results'),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

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

export const listDeleted = (db: Database): Promise<SectorRow[]> =>
  db.selectFrom('sector').selectAll().where('deleted_at', 'is not', null).orderBy('deleted_at', 'desc').execute();
