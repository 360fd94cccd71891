import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';

export type UserRow = Row<'app_user'>;

export const listUsers = (db: Database): Promise<(UserRow & { second_factor_at: Date | null })[]> =>
  db
    .selectFrom('app_user as u')
    .leftJoin('second_factor as f', 'f.user_id', 'u.id')
    .selectAll('u')
    .select('f.confirmed_at as second_factor_at')
    .orderBy('u.created_at')
    .orderBy('u.id')
    .execute();

/** undefined when there is no such account. */
export const findUser = (db: Database, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks the administrators, so that of several who take rights at once each sees what the one before has left. */
export const lockAdmins = async (db: Database): Promise<string[]> => {
  const query = db.selectFrom('app_user').select('id').where('is_admin', '=', true).orderBy('id').forUpdate();
  return (await query.execute()).map(({ id }) => id);
};

export const updateRole = (db: Database, id: string, isAdmin: boolean): Promise<UserRow | undefined> =>
  db.updateTable('app_user').set({ is_admin: isAdmin }).where('id', '=', id).returningAll().executeTakeFirst();

/** undefined when the account has been deleted. */
export const updateNames = (
  db: Database,
  id: string,
  names: Pick<UserRow, 'first_name' | 'last_name'>,
): Promise<UserRow | undefined> =>
  db.updateTable('app_user').set(names).where('id', '=', id).returningAll().executeTakeFirst();

/** Sessions and API tokens go with the user. */
export const deleteUser = async (db: Database, id: string): Promise<boolean> => {
  const result = await db.deleteFrom('app_user').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};
