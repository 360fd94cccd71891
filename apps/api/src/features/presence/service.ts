import { setTimeout as wait } from 'node:timers/promises';
import { isId } from '@process-ai/contract/ids';
import type { Presence } from '@process-ai/contract/presence';
import type { Actor, App } from '../../app.ts';
import { unread } from '../inbox/service.ts';
import { deletePresence, putPresence, readPresence } from './repository.ts';

/** Whoever may no longer open the sector is told nothing of it within two seconds. */
const LOOK_EVERY_MS = 1500;
const SIGN_OF_LIFE_EVERY_MS = 8000;
/** The page then asks anew, and is asked anew who it is. */
const ENDS_AFTER_MS = 5 * 60_000;

/**
 * What is new for a person, each time that it changes, until nobody listens. Meanwhile others see them in the sector;
 * of a sector that is not there, or not
 * there for them, nobody is said to be in it.
 */
export async function* watch(
  app: App,
  { user }: Actor,
  sectorId: string | null,
  signal: AbortSignal,
): AsyncGenerator<Presence> {
  const sector = sectorId !== null && isId(sectorId) ? sectorId.toLowerCase() : null;
  const id = app.newId();
  const begunAt = Date.now();
  let shownAt = 0;
  let lastSent = '';
  try {
    for (;;) {
      if (signal.aborted || Date.now() - begunAt > ENDS_AFTER_MS) return;
      if (sector !== null && Date.now() - shownAt >= SIGN_OF_LIFE_EVERY_MS) {
        await putPresence(app.db, id, sector, user.id);
        shownAt = Date.now();
      }
      const now = await look(app, user.id, sector);
      const state = JSON.stringify(now);
      if (state !== lastSent) yield now;
      lastSent = state;
      await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  } finally {
    if (sector !== null) await deletePresence(app.db, id).catch(app.onError);
  }
}

async function look(app: App, userId: string, sectorId: string | null): Promise<Presence> {
  const count = await unread(app, userId);
  if (sectorId === null) return { unread: count, people: [], changedAt: null };
  const { people, changedAt } = await readPresence(app.db, sectorId, userId);
  return { unread: count, people, changedAt: changedAt?.toISOString() ?? null };
}
