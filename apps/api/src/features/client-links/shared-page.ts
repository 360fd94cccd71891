import type { ClientPage } from '@process-ai/contract/client-links';
import { ExportSection } from '@process-ai/contract/exports';
import { LRUCache } from 'lru-cache';
import { actingUser } from '../../acting-user.ts';
import type { App } from '../../app.ts';
import { pageVersion, readPage } from '../exports/service.ts';
import type { LinkRow } from './repository.ts';

type Page = Omit<ClientPage, 'expiresAt'>;
type Pages = LRUCache<string, Page, () => Promise<Page>>;

/** A page of a large sector is about a megabyte. */
const PAGES_MOST = 24;

/** Of each database, the pages that were read last, and those that are being made. */
const pagesOf = new WeakMap<App['db'], Pages>();

/** What a link shows, as the blueprint is now: made once for all who open it until something of it changes. */
export async function sharedPage(app: App, { id, sector_id: sectorId, sections }: LinkRow): Promise<Page> {
  const choice = { sectorId, sections: sectionsOf(sections) };
  const key = JSON.stringify([choice, await pageVersion(app, sectorId)]);
  // Those who open one link share the turns of one person.
  const make = () => actingUser.run(id, () => app.heavyReads(id, () => readPage(app, choice)));
  return pagesFor(app).forceFetch(key, { context: make });
}

/** In the order of the page; null = all. */
export const sectionsOf = (chosen: readonly string[] | null): ExportSection[] =>
  ExportSection.options.filter((section) => chosen === null || chosen.includes(section));

function pagesFor({ db }: App): Pages {
  const kept = pagesOf.get(db);
  if (kept) return kept;
  const pages: Pages = new LRUCache({
    max: PAGES_MOST,
    // One that is still being made when others push it out is answered all the same.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });
  pagesOf.set(db, pages);
  return pages;
}
