import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';

export type UserRow = Row<'app_user'>;

export const listUsers = (db: Database): Promise<UserRow[]> =>
  db.selectFrom('app_user').selectAll().orderBy('created_at').orderBy('id').execute();

/** Sessions and API tokens go with the user. */
export const deleteUser = async (db: Database, id: string): Promise<boolean> => {
  const result = await db.deleteFrom('app_user').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
};
