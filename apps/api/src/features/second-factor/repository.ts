import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';

export const findFactor = (db: Database, userId: string): Promise<Row<'second_factor'> | undefined> =>
  db.selectFrom('second_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const findRequired = async (db: Database): Promise<boolean> => {
  const row = await db.selectFrom('workspace').select('require_second_factor').executeTakeFirstOrThrow();
  return row.require_second_factor;
};

/** Takes the place of one that was never confirmed; false when one is on. */
export const saveUnconfirmed = async (db: Database, userId: string, secret: string): Promise<boolean> => {
  const saved = await db
    .insertInto('second_factor')
    .values({ user_id: userId, secret, confirmed_at: null, last_step: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret }).where('second_factor.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return saved !== undefined;
};

/** False when it has been confirmed, or set up anew, in the meantime. */
export const confirmFactor = async (db: Database, factor: Row<'second_factor'>, step: number): Promise<boolean> => {
  const result = await db
    .updateTable('second_factor')
    .set({ confirmed_at: new Date(), last_step: step })
    .where('user_id', '=', factor.user_id)
    .where('secret', '=', factor.secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** Takes the code of this step; one statement, so that of many at once only one gets it. */
export const takeStep = async (db: Database, factor: Row<'second_factor'>, step: number): Promise<boolean> => {
  const result = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', factor.user_id)
    .where('secret', '=', factor.secret)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export const insertRecoveryCodes = async (db: Database, userId: string, hashes: string[]): Promise<void> => {
  const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null }));
  await db.insertInto('recovery_code').values(rows).execute();
};

/** One statement, so that of many at once only one gets it. */
export const takeRecoveryCode = async (db: Database, userId: string, hash: string): Promise<boolean> => {
  const result = await db
    .updateTable('recovery_code')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export const countRecoveryCodes = async (db: Database, userId: string): Promise<number> => {
  const left = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left.left);
};

/** With its recovery codes; false when there is none. */
export const deleteFactor = async (db: Database, userId: string): Promise<boolean> => {
  const result = await db.deleteFrom('second_factor').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
};
