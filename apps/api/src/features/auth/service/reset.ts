import { createHash } from 'node:crypto';
import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { PasswordReset, ResetLink, ResetOffer } from '@process-ai/contract/users';
import type { Actor, App, Client, Cookie } from '../../../app.ts';
import {
  deleteKnownOrigins,
  deleteOpenResets,
  deletePendings,
  findOpenReset,
  findUser,
  insertReset,
  redeemReset,
  updatePassword,
} from '../repository.ts';
import { rememberOrigin } from './origin.ts';
import { hashPassword } from './password.ts';
import { queuePasswordWork } from './password-queue.ts';
import { refuseGuessable } from './password-strength.ts';

const LINK_HOURS = 24;
const AT_ONCE_MAX = 250;

/** What an administrator hands to somebody who cannot sign in. */
export async function createFor(app: App, actor: Actor, userId: string): Promise<ResetLink> {
  const id = requireId(userId, 'userMissing');
  if (id === actor.user.id) throw new AppError('ownResetLink');
  if (!(await findUser(app.accessDb, id))) throw new AppError('userMissing');
  return createResetLink(app, id);
}

/** Links made earlier for the same person stop working. */
export async function createResetLink(app: Pick<App, 'accessDb' | 'newSecret'>, userId: string): Promise<ResetLink> {
  const token = app.newSecret();
  const expiresAt = new Date(Date.now() + LINK_HOURS * 60 * 60_000);
  await app.accessDb.transaction().execute(async (db) => {
    await deleteOpenResets(db, userId);
    await insertReset(db, { user_id: userId, secret_hash: hashOf(token), expires_at: expiresAt });
  });
  return { token, expiresAt: expiresAt.toISOString() };
}

/** Unknown, used, replaced and expired links get one and the same answer. */
export async function resetOffer(app: App, token: string): Promise<ResetOffer> {
  const open = await findOpenReset(app.accessDb, hashOf(token));
  if (!open) throw new AppError('resetLinkInvalid');
  return open;
}

/** Sets the password and ends all sessions. Of many tries at once with one link exactly one succeeds. */
export async function reset(app: App, client: Client, { token, password }: PasswordReset): Promise<Cookie> {
  const secretHash = hashOf(token);
  await resetOffer(app, token);
  return queuePasswordWork(`reset:${secretHash}`, { max: AT_ONCE_MAX }, async () => {
    await refuseGuessable(password, await resetOffer(app, token));
    const passwordHash = await hashPassword(password);
    return app.accessDb.transaction().execute(async (db) => {
      const userId = await redeemReset(db, secretHash);
      if (userId === undefined) throw new AppError('resetLinkInvalid');
      await updatePassword(db, userId, passwordHash);
      await deletePendings(db, userId);
      await app.sessions.endAll(db, userId, null);
      await deleteKnownOrigins(db, userId);
      return rememberOrigin(app, db, userId, client);
    });
  });
}

/** 256 random bits need no slow hash: there is nothing to guess. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
