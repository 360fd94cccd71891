import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { Invitation, InvitationInput } from '@process-ai/contract/invitations';
import type { Actor, App } from '../../app.ts';
import {
  deleteUnused,
  findInvitationById,
  findOpenAdminInvitation,
  hasUsers,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  lockFirstAdmin,
} from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function list(app: App): Promise<Invitation[]> {
  return (await listInvitations(app.db)).map(toInvitation);
}

/** An API token must not make an administrator: it would outlive its own revocation that way. */
export async function create(app: App, actor: Actor, { email, isAdmin = false }: InvitationInput): Promise<Invitation> {
  if (isAdmin && actor.via === 'token') throw new AppError('tokenCannot');
  return toInvitation(await insertInvitation(app.db, { email, makes_admin: isAdmin, ...newToken(app) }));
}

/** Used ones stay: they are the record of who came in how. */
export async function remove(app: App, invitationId: string): Promise<void> {
  const id = requireId(invitationId, 'invitationMissing');
  if (await deleteUnused(app.db, id)) return;
  throw new AppError((await findInvitationById(app.db, id)) ? 'invitationInUse' : 'invitationMissing');
}

/** The token of the first-admin link, one and the same for all processes that start; null once there is a user. */
export async function firstAdminToken(app: App): Promise<string | null> {
  return app.db.transaction().execute(async (db) => {
    await lockFirstAdmin(db);
    if (await hasUsers(db)) return null;
    const open = await findOpenAdminInvitation(db);
    if (open) return open.token;
    const created = await insertInvitation(db, { email: null, makes_admin: true, ...newToken(app) });
    return created.token;
  });
}

const newToken = (app: App) => ({
  token: app.newSecret(),
  expires_at: new Date(Date.now() + app.settings.invitationDays * DAY_MS),
});

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  isAdmin: row.makes_admin,
  token: row.token,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
});
