import type { EndedSessions, Profile } from '@process-ai/contract/account';
import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { ListedUser, RoleInput, User } from '@process-ai/contract/users';
import type { Actor, App, Client } from '../../app.ts';
import { recordAccess } from '../audit/service.ts';
import { cancelForbidden } from '../jobs/service.ts';
import { deleteUser, findUser, listUsers, lockAdmins, type UserRow, updateNames, updateRole } from './repository.ts';

export async function list(app: App): Promise<ListedUser[]> {
  const rows = await listUsers(app.db);
  return rows.map((row) => ({ ...toUser(row), hasSecondFactor: row.second_factor_at !== null }));
}

/** Whom a reader of a file may turn to; null when the account is gone. */
export async function contactOf(app: App, userId: string): Promise<{ name: string; email: string } | null> {
  const row = await findUser(app.db, userId);
  return row ? { name: `${row.first_name} ${row.last_name}`.trim(), email: row.email } : null;
}

/** A token is an administrator's only where it was made to administer. */
export function requireAdministrator({ user, scope = 'admin' }: Actor): void {
  if (!user.isAdmin) throw new AppError('adminOnly');
  if (scope !== 'admin') throw new AppError('tokenNotForAdministration');
}

/** Signs a person out everywhere, but for the session that asks. Their API tokens and jobs go on. */
export async function endSessions(app: App, actor: Actor, client: Client, userId: string): Promise<EndedSessions> {
  const id = requireId(userId, 'userMissing');
  return app.db.transaction().execute(async (db) => {
    const email = (await findUser(db, id))?.email;
    if (email === undefined) throw new AppError('userMissing');
    const ended = await app.sessions.endAll(db, id, id === actor.user.id ? client.sessionId : null);
    const entry = { kind: 'account', action: 'sessionsEnded', subjectId: id, what: email, count: ended } as const;
    if (ended > 0) await recordAccess({ db }, entry);
    return { ended };
  });
}

/** Revokes a person's access at once: their sessions, API tokens and running jobs end with the account. */
export async function remove(app: App, actor: Actor, userId: string): Promise<void> {
  const id = requireId(userId, 'userMissing');
  if (id === actor.user.id) throw new AppError('ownAccount');
  await app.db.transaction().execute((db) => removeAccount(db, actor, id));
  await cancelForbidden(app);
}

/** In a transaction; the jobs of whoever is gone are ended after it. */
export async function removeAccount(db: App['db'], actor: Actor, userId: string): Promise<void> {
  refuseLastAdmin(await lockAdmins(db), actor, userId);
  if (!(await deleteUser(db, userId))) throw new AppError('userMissing');
}

/** Gives a person the rights of an administrator, or takes them. It holds from their next request on. */
export async function setRole(app: App, actor: Actor, userId: string, { isAdmin }: RoleInput): Promise<User> {
  const id = requireId(userId, 'userMissing');
  return app.db.transaction().execute(async (db) => {
    const admins = await lockAdmins(db);
    if (!isAdmin) refuseLastAdmin(admins, actor, id);
    else if (!admins.includes(actor.user.id)) throw new AppError('adminOnly');
    const row = await updateRole(db, id, isAdmin);
    if (!row) throw new AppError('userMissing');
    return toUser(row);
  });
}

/** As an identity provider says; returns what the person is now. The last administrator stays one. */
export async function applyRole(db: App['db'], userId: string, isAdmin: boolean): Promise<boolean> {
  const admins = await lockAdmins(db);
  const isLast = admins.length === 1 && admins.includes(userId);
  if (isAdmin === admins.includes(userId) || isLast) return admins.includes(userId);
  return (await updateRole(db, userId, isAdmin))?.is_admin ?? false;
}

export async function updateProfile(app: App, actor: Actor, { firstName, lastName }: Profile): Promise<User> {
  const row = await updateNames(app.db, actor.user.id, { first_name: firstName, last_name: lastName });
  if (!row) throw new AppError('notSignedIn');
  return toUser(row);
}

/** Who asks may have lost the rights since the request began. */
function refuseLastAdmin(admins: string[], actor: Actor, id: string): void {
  if (!admins.includes(actor.user.id)) throw new AppError('adminOnly');
  if (admins.includes(id) && admins.length === 1) throw new AppError('lastAdmin');
}

/** The administrator of this email, or the only one; throws what to do where that is nobody. */
export async function pickAdmin(db: App['db'], email: string | undefined): Promise<User> {
  const users = (await listUsers(db)).map(toUser);
  const admins = users.filter(({ isAdmin }) => isAdmin);
  const [only] = admins;
  if (email === undefined) {
    if (!only) throw new Error('There is no administrator yet. `npm start` prints the link for the first one.');
    if (admins.length === 1) return only;
    const emails = admins.map((admin) => admin.email).join(', ');
    throw new Error(
      `There are several administrators. Say which one, as in "npm run reset-admin ${only.email}": ${emails}`,
    );
  }
  const named = users.find((user) => user.email === email.trim().toLowerCase());
  if (!named) throw new Error(`There is no account with the email ${email}.`);
  if (!named.isAdmin) {
    throw new Error(`${email} is not an administrator. An administrator makes the link on the Users page.`);
  }
  return named;
}

export const toUser = (row: UserRow): User => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  isAdmin: row.is_admin,
  createdAt: row.created_at.toISOString(),
  profileImageUrl: row.profile_image_url,
});
