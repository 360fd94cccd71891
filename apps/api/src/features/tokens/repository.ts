import type { TokenScope } from '@process-ai/contract/tokens';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';

export type TokenRow = Row<'api_token'>;

export const listTokens = (db: Database, userId: string): Promise<TokenRow[]> =>
  db.selectFrom('api_token').selectAll().where('user_id', '=', userId).orderBy('created_at', 'desc').execute();

interface NewToken {
  user_id: string;
  name: string;
  prefix: string;
  secret_hash: string;
  scope: TokenScope;
  expires_at: Date | null;
}

export const insertToken = (db: Database, token: NewToken): Promise<TokenRow> =>
  db.insertInto('api_token').values(token).returningAll().executeTakeFirstOrThrow();

export const deleteToken = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const result = await db.deleteFrom('api_token').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

type TokenOwner = Row<'app_user'> & { token_id: string; scope: TokenScope; last_used_at: Date | null };

/** undefined for an unknown, revoked or expired token. */
export const findOwner = (db: Database, secretHash: string): Promise<TokenOwner | undefined> =>
  db
    .selectFrom('api_token as t')
    .innerJoin('app_user as u', 'u.id', 't.user_id')
    .selectAll('u')
    .select(['t.id as token_id', 't.scope', 't.last_used_at'])
    .where('t.secret_hash', '=', secretHash)
    .where((eb) => eb.or([eb('t.expires_at', 'is', null), eb('t.expires_at', '>', new Date())]))
    .executeTakeFirst();

export const recordUse = async (db: Database, id: string, at: Date): Promise<void> => {
  await db.updateTable('api_token').set({ last_used_at: at }).where('id', '=', id).execute();
};
