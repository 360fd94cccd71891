import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { User } from '@process-ai/contract/users';
import type { Actor, App } from '../../app.ts';
import { deleteUser, listUsers, type UserRow } from './repository.ts';

export async function list(app: App): Promise<User[]> {
  return (await listUsers(app.db)).map(toUser);
}

/** Revokes a person's access at once: their sessions and API tokens end with the account. */
export async function remove(app: App, actor: Actor, userId: string): Promise<void> {
  const id = requireId(userId, 'userMissing');
  if (id === actor.user.id) throw new AppError('ownAccount');
  if (!(await deleteUser(app.db, id))) throw new AppError('userMissing');
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
