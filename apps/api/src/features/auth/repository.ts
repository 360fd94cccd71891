import { isStorable } from '@process-ai/contract/text';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

type Account = Row<'app_user'> & { device_known: boolean; address_known: boolean };

/** The account of this email, and whether it has been signed in to from this device or address before. */
export const findAccount = async (
  db: Database,
  email: string,
  origin: { device: string | null; address: string },
): Promise<Account | undefined> =>
  !isStorable(email)
    ? undefined
    : db
        .selectFrom('app_user as u')
        .selectAll('u')
        .select((eb) => {
          const isKnown = (value: string | null) =>
            eb.exists(
              eb
                .selectFrom('known_origin as k')
                .select('k.origin')
                .whereRef('k.user_id', '=', 'u.id')
                .where('k.origin', '=', value),
            );
          return [
            sql<boolean>`${isKnown(origin.device)}`.as('device_known'),
            sql<boolean>`${isKnown(origin.address)}`.as('address_known'),
          ];
        })
        .where('u.email', '=', email)
        .executeTakeFirst();

/** Holds the account as it is until the transaction ends; false when its password has changed in the meantime. */
export const holdPassword = async (db: Database, userId: string, passwordHash: string): Promise<boolean> => {
  const query = db.selectFrom('app_user').select('id').where('id', '=', userId);
  const row = await query.where('password_hash', '=', passwordHash).forShare().executeTakeFirst();
  return row !== undefined;
};

export const findPasswordHash = async (db: Database, userId: string): Promise<string | undefined> => {
  const query = db.selectFrom('app_user').select('password_hash').where('id', '=', userId);
  return (await query.executeTakeFirst())?.password_hash ?? undefined;
};

/** False when another password has taken its place in the meantime. */
export const replacePassword = async (db: Database, userId: string, from: string, to: string): Promise<boolean> => {
  const update = db.updateTable('app_user').set({ password_hash: to }).where('id', '=', userId);
  return (await update.where('password_hash', '=', from).executeTakeFirst()).numUpdatedRows > 0n;
};

export const updatePassword = async (db: Database, userId: string, passwordHash: string): Promise<void> => {
  await db.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
};

export const addKnownOrigins = async (db: Database, userId: string, origins: string[]): Promise<void> => {
  await db
    .insertInto('known_origin')
    .values(origins.map((origin) => ({ user_id: userId, origin })))
    .onConflict((conflict) => conflict.columns(['user_id', 'origin']).doUpdateSet({ last_used_at: new Date() }))
    .execute();
};

export const deleteKnownOrigins = async (db: Database, userId: string): Promise<void> => {
  await db.deleteFrom('known_origin').where('user_id', '=', userId).execute();
};

export const findInvitation = async (db: Database, token: string): Promise<Row<'invitation'> | undefined> =>
  !isStorable(token)
    ? undefined
    : db.selectFrom('invitation').selectAll().where('token', '=', token).executeTakeFirst();

/** Marks the invitation as used; one statement, so that of many at once only one gets it. */
export const redeemInvitation = async (db: Database, token: string): Promise<Row<'invitation'> | undefined> =>
  db
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
  password_hash: string | null;
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

export const findUser = (db: Database, id: string): Promise<Row<'app_user'> | undefined> =>
  db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst();

/** Holds the account until the transaction ends: neither its password changes nor does it go. */
export const holdUser = (db: Database, id: string): Promise<Row<'app_user'> | undefined> =>
  db.selectFrom('app_user').selectAll().where('id', '=', id).forShare().executeTakeFirst();

export const insertPending = async (db: Database, pending: Row<'pending_sign_in'>): Promise<void> => {
  await db.insertInto('pending_sign_in').values(pending).execute();
};

export const findPending = (db: Database, secretHash: string): Promise<Row<'pending_sign_in'> | undefined> =>
  db
    .selectFrom('pending_sign_in')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();

/** One statement, so that of many at once only one gets it. */
export const takePending = async (db: Database, secretHash: string): Promise<boolean> => {
  const deletion = db.deleteFrom('pending_sign_in').where('secret_hash', '=', secretHash);
  return (await deletion.executeTakeFirst()).numDeletedRows > 0n;
};

export const deletePendings = async (db: Database, userId: string): Promise<void> => {
  await db.deleteFrom('pending_sign_in').where('user_id', '=', userId).execute();
};

interface Subject {
  issuer: string;
  subject: string;
}

export const findByIdentity = (db: Database, { issuer, subject }: Subject): Promise<Row<'app_user'> | undefined> =>
  db
    .selectFrom('sso_identity as i')
    .innerJoin('app_user as u', 'u.id', 'i.user_id')
    .selectAll('u')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst();

export const findByEmail = (db: Database, email: string): Promise<Row<'app_user'> | undefined> =>
  db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();

export const insertIdentity = async (db: Database, { issuer, subject }: Subject, userId: string): Promise<void> => {
  await db.insertInto('sso_identity').values({ issuer, subject, user_id: userId }).execute();
};

interface NewReset {
  user_id: string;
  secret_hash: string;
  expires_at: Date;
}

export const insertReset = async (db: Database, reset: NewReset): Promise<void> => {
  await db.insertInto('password_reset').values(reset).execute();
};

/** Links that nobody has used yet stop working. */
export const deleteOpenResets = async (db: Database, userId: string): Promise<void> => {
  await db.deleteFrom('password_reset').where('user_id', '=', userId).where('used_at', 'is', null).execute();
};

/** Whose password the link resets, as long as it can be used. */
export const findOpenReset = (db: Database, secretHash: string): Promise<{ email: string } | undefined> =>
  db
    .selectFrom('password_reset as r')
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .select('u.email')
    .where('r.secret_hash', '=', secretHash)
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', new Date())
    .executeTakeFirst();

/** Marks the link as used; one statement, so that of many at once only one gets it. */
export const redeemReset = async (db: Database, secretHash: string): Promise<string | undefined> => {
  const redeemed = await db
    .updateTable('password_reset')
    .set({ used_at: new Date() })
    .where('secret_hash', '=', secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  return redeemed?.user_id;
};

export const deletePast = async (db: Database, before: { tries: Date; origins: Date; resets: Date }): Promise<void> => {
  await db.deleteFrom('sign_in_throttle').where('last_try_at', '<', before.tries).execute();
  await db.deleteFrom('known_origin').where('last_used_at', '<', before.origins).execute();
  await db.deleteFrom('password_reset').where('expires_at', '<', before.resets).execute();
  await db.deleteFrom('pending_sign_in').where('expires_at', '<', new Date()).execute();
};

/** Seconds that a key waits after its last try: nothing for the first five tries, then a minute, doubled each time. */
const WAIT = sql<number>`case when sign_in_throttle.tries < 5 then 0 else 60 * power(2, least(sign_in_throttle.tries - 5, 6)) end`;
const SINCE = sql<number>`extract(epoch from clock_timestamp() - sign_in_throttle.last_try_at)`;

/** How many seconds this key still has to wait; 0 = it may be tried now. */
export const findWait = async (db: Database, key: string): Promise<number> => {
  const row = await db
    .selectFrom('sign_in_throttle')
    .select(sql<number>`case when ${WAIT} = 0 then 0 else ceil(greatest(0, ${WAIT} - ${SINCE})) end`.as('seconds'))
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.seconds ?? 0;
};

/** Counts a try unless the key has to wait; one statement, so that many at once are counted one by one. */
export const addTry = async (db: Database, key: string): Promise<boolean> => {
  const counted = await db
    .insertInto('sign_in_throttle')
    .values({ key, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          tries: sql<number>`case when ${SINCE} > 3600 then 1 else sign_in_throttle.tries + 1 end`,
          last_try_at: sql<Date>`clock_timestamp()`,
        })
        .where(sql<boolean>`${WAIT} = 0 or ${SINCE} >= ${WAIT}`),
    )
    .returning('key')
    .executeTakeFirst();
  return counted !== undefined;
};

/** A try with the right password was none of guessing. */
export const takeBackTry = async (db: Database, key: string): Promise<void> => {
  await db
    .updateTable('sign_in_throttle')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('key', '=', key)
    .where('tries', '>=', 1)
    .execute();
};

/** What is left of the failures at an address: one is forgotten each minute. */
const LEFT = sql<number>`greatest(0, sign_in_throttle.tries - ${SINCE} / 60)`;

export const countFailures = async (db: Database, key: string): Promise<number> => {
  const query = db.selectFrom('sign_in_throttle').select(LEFT.as('failures')).where('key', '=', key);
  return (await query.executeTakeFirst())?.failures ?? 0;
};

export const addFailure = async (db: Database, key: string): Promise<void> => {
  await db
    .insertInto('sign_in_throttle')
    .values({ key, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ tries: sql<number>`${LEFT} + 1`, last_try_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
};
