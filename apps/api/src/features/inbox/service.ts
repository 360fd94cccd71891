import { isId } from '@process-ai/contract/ids';
import type { Inbox } from '@process-ai/contract/inbox';
import type { Actor, App } from '../../app.ts';
import { THING } from '../comments/service.ts';
import { countUnread, listEntries, setRead } from './repository.ts';

const MOST = 100;

/** Mentions of this person, and the long work that they started and that has ended, newest first. */
export async function list(app: App, { user }: Actor): Promise<Inbox> {
  const [entries, counts] = await Promise.all([listEntries(app.db, user.id, THING, MOST), unread(app, [user.id])]);
  return {
    unread: counts.get(user.id) ?? 0,
    entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  };
}

/** How many entries wait for each of these people. */
export const unread = async (app: App, userIds: readonly string[]): Promise<Map<string, number>> =>
  new Map((await countUnread(app.db, userIds, THING)).map(({ userId, count }) => [userId, count]));

/** What is no entry of this person is passed over. */
export async function markRead(app: App, actor: Actor, ids: string[], isRead = true): Promise<Inbox> {
  await setRead(app.db, actor.user.id, ids.filter(isId), isRead);
  return list(app, actor);
}

export async function markAllRead(app: App, actor: Actor): Promise<Inbox> {
  await setRead(app.db, actor.user.id, null, true);
  return list(app, actor);
}
