import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type InvitationRow = Row<'invitation'>;

export const listInvitations = (db: Database): Promise<InvitationRow[]> =>
  db.selectFrom('invitation').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();

interface NewInvitation {
  email: string | null;
  token: string;
  makes_admin: boolean;
  expires_at: Date;
}

export const insertInvitation = (db: Database, invitation: NewInvitation): Promise<InvitationRow> =>
  db.insertInto('invitation').values(invitation).returningAll().executeTakeFirstOrThrow();

export const findInvitationById = (db: Database, id: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirst();

/** False when it was redeemed before the delete reached it. */
export const deleteUnused = async (db: Database, id: string): Promise<boolean> => {
  const result = await db.deleteFrom('invitation').where('id', '=', id).where('used_at', 'is', null).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

export const hasUsers = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Until the transaction ends: of several processes that start at once one looks after the other. */
export const lockFirstAdmin = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('process-ai first administrator'))`.execute(db);
};

export const findOpenAdminInvitation = (db: Database): Promise<InvitationRow | undefined> =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('makes_admin', '=', true)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
