import type { EndedSessions, Profile, Session } from '@process-ai/contract/account';
import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { User } from '@process-ai/contract/users';
import type { Actor, App, Client } from '../../app.ts';
import { toUser } from '../users/service.ts';
import { updateNames } from './repository.ts';

export async function updateProfile(app: App, actor: Actor, { firstName, lastName }: Profile): Promise<User> {
  const row = await updateNames(app.db, actor.user.id, { first_name: firstName, last_name: lastName });
  if (!row) throw new AppError('notSignedIn');
  return toUser(row);
}

export const listSessions = (app: App, actor: Actor, client: Client): Promise<Session[]> =>
  app.sessions.list(actor.user.id, client);

export async function endSession(app: App, actor: Actor, sessionId: string): Promise<void> {
  const id = requireId(sessionId, 'sessionMissing');
  if (!(await app.sessions.endListed(actor.user.id, id))) throw new AppError('sessionMissing');
}

export const endOtherSessions = async (app: App, actor: Actor, client: Client): Promise<EndedSessions> => ({
  ended: await app.sessions.endAll(app.db, actor.user.id, client.sessionId),
});
