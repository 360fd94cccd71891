import { setTimeout as wait } from 'node:timers/promises';
import { isId } from '@process-ai/contract/ids';
import type { Presence } from '@process-ai/contract/presence';
import type { Actor, App } from '../../app.ts';
import { unread } from '../inbox/service.ts';
import { deletePresence, type OpenPage, putPresence, readSectors } from './repository.ts';

/** Whoever may no longer open the sector is told nothing of it within two seconds. */
const LOOK_EVERY_MS = 1500;
const SIGN_OF_LIFE_EVERY_MS = 8000;
/** The page then asks anew, and is asked anew who it is. */
const ENDS_AFTER_MS = 5 * 60_000;

type Page = Omit<OpenPage, 'sectorId'> & { sectorId: string | null };

/** What a page is told, by what was seen. */
type Look = (page: Page) => Presence;

/** All pages that listen to this process: one look at the database serves them, however many they are. */
interface Watching {
  pages: Set<Page>;
  /** The look that all of them wait for. */
  next: Promise<Look> | null;
  shownAt: number;
  ending: AbortController;
}

const watchingOf = new WeakMap<App['db'], Watching>();

function watchingFor({ db }: App): Watching {
  const known = watchingOf.get(db);
  if (known) return known;
  const watching: Watching = { pages: new Set(), next: null, shownAt: 0, ending: new AbortController() };
  watchingOf.set(db, watching);
  return watching;
}

/**
 * What is new for a person, each time that it changes, until nobody listens. Meanwhile others see them in the sector;
 * of a sector that is not there, or not there for them, nobody is said to be in it.
 */
export async function* watch(
  app: App,
  { user }: Actor,
  sectorId: string | null,
  signal: AbortSignal,
): AsyncGenerator<Presence> {
  const watching = watchingFor(app);
  const page: Page = {
    id: app.newId(),
    sectorId: sectorId !== null && isId(sectorId) ? sectorId.toLowerCase() : null,
    userId: user.id,
  };
  const timeUp = AbortSignal.timeout(ENDS_AFTER_MS);
  const gone = AbortSignal.any([watching.ending.signal, timeUp, signal]);
  const left = new Promise<null>((resolve) => gone.addEventListener('abort', () => resolve(null), { once: true }));
  let lastSent = '';
  watching.pages.add(page);
  try {
    await showThat([page], app);
    let look: Look | null = await lookFor([page], app);
    while (look !== null && !gone.aborted) {
      const now = look(page);
      const state = JSON.stringify(now);
      if (state !== lastSent) yield now;
      lastSent = state;
      look = await Promise.race([nextLook(app, watching), left]);
    }
  } finally {
    watching.pages.delete(page);
    // Whose time is up is about to ask anew: nobody shall see them go and come.
    if (page.sectorId !== null && !timeUp.aborted)
      await deletePresence(app.db, page.sectorId, page.id).catch(app.onError);
  }
}

/** Ends every stream of this process, which must not wait for those who listen when it stops. */
export const endWatching = (app: App): void => watchingFor(app).ending.abort();

function nextLook(app: App, watching: Watching): Promise<Look> {
  if (watching.next) return watching.next;
  const next = (async () => {
    await wait(LOOK_EVERY_MS, undefined, { ref: false });
    watching.next = null;
    const pages = [...watching.pages];
    if (Date.now() - watching.shownAt >= SIGN_OF_LIFE_EVERY_MS) {
      watching.shownAt = Date.now();
      await showThat(pages, app);
    }
    return lookFor(pages, app);
  })();
  // All who wait for it may have left.
  next.catch(() => {});
  watching.next = next;
  return next;
}

async function showThat(pages: readonly Page[], app: App): Promise<void> {
  if (inSectors(pages).length > 0) await putPresence(app.db, inSectors(pages));
}

const inSectors = (pages: readonly Page[]): OpenPage[] =>
  pages.flatMap(({ sectorId, ...page }) => (sectorId === null ? [] : [{ ...page, sectorId }]));

async function lookFor(pages: readonly Page[], app: App): Promise<Look> {
  const userIds = [...new Set(pages.map(({ userId }) => userId))];
  const [counts, sectors] = await Promise.all([
    unread(app, userIds),
    inSectors(pages).length === 0 ? [] : readSectors(app.db, inSectors(pages)),
  ]);
  const seen = new Map(sectors.map((sector) => [sector.id, sector]));
  return ({ sectorId, userId }) => {
    const known = seen.get(sectorId ?? '');
    const sector = known?.readers.includes(userId) ? known : undefined;
    return {
      unread: counts.get(userId) ?? 0,
      people: sector?.people.filter(({ id }) => id !== userId) ?? [],
      changedAt: sector?.changedAt?.toISOString() ?? null,
    };
  };
}
