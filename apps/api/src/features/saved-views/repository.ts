import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

const ofUser = (db: Database, userId: string) =>
  db
    .selectFrom('saved_view as v')
    .innerJoin('sector as s', 's.id', 'v.sector_id')
    .select([
      'v.id',
      'v.sector_id as sectorId',
      's.name as sectorName',
      'v.name',
      'v.query',
      'v.created_at as createdAt',
    ])
    .where('v.user_id', '=', userId)
    .where('s.deleted_at', 'is', null)
    .where(sql`role_in_sector(s.id, s.access, ${userId})`, 'is not', null);

export type SavedViewRow = Awaited<ReturnType<typeof listViews>>[number];

/** By sector and name. */
export const listViews = (db: Database, userId: string) =>
  ofUser(db, userId).orderBy('s.name').orderBy('v.name').execute();

export const getView = (db: Database, userId: string, id: string) =>
  ofUser(db, userId).where('v.id', '=', id).executeTakeFirstOrThrow();

export const countViews = async (db: Database, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('saved_view')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

interface NewView {
  user_id: string;
  sector_id: string;
  name: string;
  query: string;
}

/** Returns its id; a view of that name takes the new query. */
export const putView = async (db: Database, view: NewView): Promise<string> => {
  const { id } = await db
    .insertInto('saved_view')
    .values(view)
    .onConflict((conflict) => conflict.columns(['user_id', 'sector_id', 'name']).doUpdateSet({ query: view.query }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const deleteView = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
};
