import type { App } from '../../../app.ts';
import { deletePast } from '../repository.ts';
import { KNOWN_DAYS } from './origin.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes what has no effect any more: ended sessions, used links, old tries, origins not used for long. */
export async function purgeExpired(app: App): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  await app.sessions.deleteExpired();
  await deletePast(app.accessDb, { tries: daysAgo(1), origins: daysAgo(KNOWN_DAYS), resets: daysAgo(30) });
}
