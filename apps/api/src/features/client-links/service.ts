import { createHash } from 'node:crypto';
import {
  type ClientLink,
  type ClientLinkCreated,
  type ClientLinkInput,
  type ClientLinkOpening,
  type ClientLinkOutcome,
  type ClientPage,
  type ClientPageInput,
  LINK_DAYS_DEFAULT,
} from '@process-ai/contract/client-links';
import { AppError } from '@process-ai/contract/errors';
import { EXPORT_SECTIONS, type ExportSection } from '@process-ai/contract/exports';
import { requireId } from '@process-ai/contract/ids';
import { LRUCache } from 'lru-cache';
import { actingFrom, actingUser } from '../../acting-user.ts';
import type { Actor, App, Client } from '../../app.ts';
import { recordDone } from '../activity/service.ts';
import { hashSharedPassword, matchesSharedPassword } from '../auth/service.ts';
import { pageVersion, readPage } from '../exports/service.ts';
import { besideSector, getSummary } from '../sectors/service.ts';
import {
  countRefusals,
  deleteEnded,
  findByToken,
  findLink,
  insertLink,
  insertOpening,
  type LinkRow,
  type ListedLink,
  listLinks,
  listOpenings,
  type OpenLink,
  setState,
} from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Shown of one link. */
const OPENINGS_MOST = 500;
const USER_AGENT_MAX = 300;
/** Put on record of one link within an hour: whoever has it can ask for ever. */
const REFUSALS_MOST = 50;
const HOUR_MS = 60 * 60 * 1000;
/** How long it can be seen who opened a link, from its end on. */
const KEPT_DAYS = 400;

export async function list(app: App, sectorId: string): Promise<ClientLink[]> {
  const { id } = await getSummary(app, sectorId);
  return (await listLinks(app.db, id)).map(toLink);
}

export async function create(
  app: App,
  actor: Actor,
  sectorId: string,
  { label, days = LINK_DAYS_DEFAULT, password, sections }: ClientLinkInput,
): Promise<ClientLinkCreated> {
  const token = app.newSecret();
  const id = app.newId();
  const passwordHash = password === null ? null : await hashSharedPassword(actor, password);
  return besideSector(app, sectorId, async (tx, sector) => {
    await insertLink(tx.db, {
      id,
      sector_id: sector.id,
      created_by: actor.user.id,
      answered_by: actor.user.id,
      label,
      token_hash: hashOf(token),
      password_hash: passwordHash,
      expires_at: new Date(Date.now() + days * DAY_MS),
      sections: sections ? sectionsOf(sections) : null,
    });
    await recordDone(tx, sector.id, { kind: 'link', action: 'added', subjects: [id], what: label });
    return { ...(await getOrThrow(tx, sector.id, id)), url: `/client#${token}` };
  });
}

/** From now on the link opens nothing; what was opened stays on record. */
export const remove = (app: App, sectorId: string, linkId: string): Promise<ClientLink> =>
  change(app, sectorId, linkId, 'deleted', ({ revokedAt }) => revokedAt === null && { revoked_at: new Date() });

/** Lets it work again after it was revoked, or who answered for it has lost access: from now on this person does. */
export const restore = (app: App, actor: Actor, sectorId: string, linkId: string): Promise<ClientLink> =>
  change(
    app,
    sectorId,
    linkId,
    'restored',
    ({ revokedAt, isAnswered }) =>
      (revokedAt !== null || !isAnswered) && { revoked_at: null, answered_by: actor.user.id },
  );

function change(
  app: App,
  sectorId: string,
  linkId: string,
  action: 'deleted' | 'restored',
  /** false where it stands so already. */
  next: (link: ClientLink) => Parameters<typeof setState>[3] | false,
): Promise<ClientLink> {
  const id = requireId(linkId, 'clientLinkMissing');
  return besideSector(app, sectorId, async (tx, sector) => {
    const state = next(await getOrThrow(tx, sector.id, id));
    if (!state) throw new AppError('clientLinkMissing');
    await setState(tx.db, sector.id, id, state);
    const link = await getOrThrow(tx, sector.id, id);
    await recordDone(tx, sector.id, { kind: 'link', action, subjects: [id], what: link.label });
    return link;
  });
}

export async function openings(app: App, sectorId: string, linkId: string): Promise<ClientLinkOpening[]> {
  const { id: sector } = await getSummary(app, sectorId);
  const { id } = await getOrThrow(app, sector, requireId(linkId, 'clientLinkMissing'));
  return (await listOpenings(app.db, sector, id, OPENINGS_MOST)).map((row) => ({
    openedAt: row.opened_at.toISOString(),
    outcome: row.outcome,
    address: row.address,
    userAgent: row.user_agent,
  }));
}

/** The page of a link, as the blueprint is now. Each time is put on record, and each time that somebody is refused. */
export async function open(app: App, client: Client, { token, password }: ClientPageInput): Promise<ClientPage> {
  const link = await findByToken(app.accessDb, hashOf(token));
  if (!link) throw new AppError('clientLinkUnknown');
  await refuseEnded(app, client, link);
  const { id, password_hash: passwordHash } = link;
  if (passwordHash !== null) {
    if (!password) throw new AppError('clientPasswordRequired');
    const attempt = { key: `client-link:${id}`, passwordHash, password };
    if (!(await matchesSharedPassword(app, client, attempt))) {
      await recordRefusal(app, client, link, 'wrongPassword');
      throw new AppError('clientPasswordWrong');
    }
  }
  const page = await sharedPage(app, link);
  // It may have been revoked while the page was made.
  const now = await findByToken(app.accessDb, hashOf(token));
  if (!now) throw new AppError('clientLinkUnknown');
  await refuseEnded(app, client, now);
  await record(app, client, link, 'opened');
  return { ...page, expiresAt: link.expires_at.toISOString() };
}

async function refuseEnded(app: App, client: Client, link: OpenLink): Promise<void> {
  const outcome =
    link.revoked_at !== null || !link.is_answered ? 'revoked' : link.expires_at <= new Date() ? 'expired' : null;
  if (outcome === null) return;
  await recordRefusal(app, client, link, outcome);
  throw new AppError(outcome === 'revoked' ? 'clientLinkRevoked' : 'clientLinkExpired');
}

async function recordRefusal(app: App, client: Client, link: LinkRow, outcome: ClientLinkOutcome): Promise<void> {
  const refusals = await countRefusals(app.accessDb, link, new Date(Date.now() - HOUR_MS));
  if (refusals < REFUSALS_MOST) await record(app, client, link, outcome);
}

const record = (app: App, { address, userAgent }: Client, link: LinkRow, outcome: ClientLinkOutcome): Promise<void> =>
  // Clients have not agreed to more than their network, in the audit log as well.
  actingFrom.run({ via: 'nobody', credentialId: null, address: networkOf(address), userAgent }, () =>
    insertOpening(app.accessDb, {
      link_id: link.id,
      sector_id: link.sector_id,
      outcome,
      address: networkOf(address),
      user_agent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
    }),
  );

type Page = Omit<ClientPage, 'expiresAt'>;
type Pages = LRUCache<string, Page, () => Promise<Page>>;

/** A page of a large sector is about a megabyte. */
const PAGES_MOST = 24;

/** Of each database, the pages that were read last, and those that are being made. */
const pagesOf = new WeakMap<App['db'], Pages>();

/** What a link shows, as the blueprint is now: made once for all who open it until something of it changes. */
async function sharedPage(
  app: App,
  { id, sector_id: sectorId, sections, answered_by: answeredBy }: LinkRow,
): Promise<Page> {
  const choice = { sectorId, sections: sectionsOf(sections) };
  const key = JSON.stringify([choice, await pageVersion(app, sectorId, answeredBy)]);
  // Those who open one link share the turns of one person, and are none: nobody asks what the link may do in the sector.
  const make = () => actingUser.run(`link ${id}`, () => app.heavyReads(id, () => readPage(app, choice, answeredBy)));
  return pagesFor(app).forceFetch(key, { context: make });
}

/** In the order of the page; null = all. */
const sectionsOf = (chosen: readonly string[] | null): ExportSection[] =>
  EXPORT_SECTIONS.filter((section) => chosen === null || chosen.includes(section));

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

/** Deletes links that ended long ago, with their openings. */
export const purgeEnded = (app: App): Promise<void> =>
  deleteEnded(app.accessDb, new Date(Date.now() - KEPT_DAYS * DAY_MS));

/** 256 random bits need no slow hash: there is nothing to guess. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Enough to tell an office from a train, and no single device: "203.0.113.x", "2001:db8:1::". */
const networkOf = (address: string): string =>
  address.includes(':')
    ? `${(address.split('::')[0] ?? '').split(':').slice(0, 3).join(':')}::`
    : address.replace(/\.\d+$/, '.x');

async function getOrThrow(app: App, sectorId: string, id: string): Promise<ClientLink> {
  const row = await findLink(app.db, sectorId, id);
  if (!row) throw new AppError('clientLinkMissing');
  return toLink(row);
}

const toLink = (row: ListedLink): ClientLink => ({
  id: row.id,
  label: row.label,
  createdBy: row.creator,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  revokedAt: row.revoked_at?.toISOString() ?? null,
  isAnswered: row.is_answered,
  hasPassword: row.password_hash !== null,
  sections: sectionsOf(row.sections),
  openings: row.openings,
  attempts: row.events,
  lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
});
