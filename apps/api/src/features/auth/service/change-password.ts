import type { PasswordChange } from '@process-ai/contract/account';
import { AppError } from '@process-ai/contract/errors';
import type { Actor, App, Client } from '../../../app.ts';
import { deleteKnownOrigins, deleteOpenResets, findPasswordHash, replacePassword } from '../repository.ts';
import { rememberOrigin } from './origin.ts';
import { hashPassword, matchesPassword } from './password.ts';
import { queuePasswordWork } from './password-queue.ts';
import { withinBudget } from './throttle.ts';

const AT_ONCE_MAX = 10;

/** Ends the other sessions, and whatever else could let somebody in who knew the old password. */
export async function changePassword(app: App, actor: Actor, client: Client, input: PasswordChange): Promise<void> {
  const userId = actor.user.id;
  const key = `change:${userId}`;
  await queuePasswordWork(key, { max: AT_ONCE_MAX, isKnown: true }, async () => {
    const stored = await findPasswordHash(app.accessDb, userId);
    const isRight = await withinBudget(app, key, () => matchesPassword(stored, input.currentPassword));
    if (!isRight || stored === undefined) throw wrong();
    const passwordHash = await hashPassword(input.newPassword);
    await app.accessDb.transaction().execute(async (db) => {
      if (!(await replacePassword(db, userId, stored, passwordHash))) throw wrong();
      await app.sessions.endAll(db, userId, client.sessionId);
      await deleteOpenResets(db, userId);
      await deleteKnownOrigins(db, userId);
      await rememberOrigin(app, db, userId, client);
    });
  });
}

function wrong(): AppError {
  const error = new AppError('currentPasswordWrong');
  return new AppError('currentPasswordWrong', '', { issues: [{ path: 'currentPassword', message: error.message }] });
}
