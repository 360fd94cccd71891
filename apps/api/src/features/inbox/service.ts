import { isId } from '@process-ai/contract/ids';
import type { Inbox } from '@process-ai/contract/inbox';
import type { Actor, App } from '../../app.ts';
import { THING } from '../comments/service.ts';
import { countUnread, listEntries, markRead as mark } from './repository.ts';

const MOST = 100;

/** Mentions of this person, and the long work that they started and that has ended, newest first. */
export async function list(app: App, { user }: Actor): Promise<Inbox> {
  const [entries, count] = await Promise.all([listEntries(app.db, user.id, THING, MOST), unread(app, user.id)]);
  return { unread: count, entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) };
}

export const unread = (app: App, userId: string): Promise<number> => countUnread(app.db, userId, THING);

/** What is no entry of this person is passed over. */
export async function markRead(app: App, actor: Actor, ids: string[]): Promise<Inbox> {
  await mark(app.db, actor.user.id, ids.filter(isId));
  return list(app, actor);
}

export async function markAllRead(app: App, actor: Actor): Promise<Inbox> {
  await mark(app.db, actor.user.id, null);
  return list(app, actor);
}
