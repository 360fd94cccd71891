import { isStorable } from '@process-ai/contract/text';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';

export const findUserByEmail = async (db: Database, email: string): Promise<Row<'app_user'> | undefined> =>
  !isStorable(email) ? undefined : db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();

export const findInvitation = async (db: Database, token: string): Promise<Row<'invitation'> | undefined> =>
  !isStorable(token)
    ? undefined
    : db.selectFrom('invitation').selectAll().where('token', '=', token).executeTakeFirst();

/** Marks the invitation as used; one statement, so that of many at once only one gets it. */
export const redeemInvitation = async (db: Database, token: string): Promise<Row<'invitation'> | undefined> =>
  !isStorable(token)
    ? undefined
    : db
        .updateTable('invitation')
        .set({ used_at: new Date() })
        .where('token', '=', token)
        .where('used_at', 'is', null)
        .where('expires_at', '>', new Date())
        .returningAll()
        .executeTakeFirst();

interface NewUser {
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  is_admin: boolean;
}

/** undefined when there is an account with this email already. */
export const insertUser = (db: Database, user: NewUser): Promise<Row<'app_user'> | undefined> =>
  db
    .insertInto('app_user')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
