import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';

type UserRow = Row<'app_user'>;

/** undefined when the account has been deleted. */
export const updateNames = (
  db: Database,
  id: string,
  names: Pick<UserRow, 'first_name' | 'last_name'>,
): Promise<UserRow | undefined> =>
  db.updateTable('app_user').set(names).where('id', '=', id).returningAll().executeTakeFirst();
