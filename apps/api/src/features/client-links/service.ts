import { createHash } from 'node:crypto';
import {
  type ClientLink,
  type ClientLinkCreated,
  type ClientLinkInput,
  type ClientLinkOpening,
  type ClientPage,
  type ClientPageInput,
  LINK_DAYS_DEFAULT,
} from '@process-ai/contract/client-links';
import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import { actingUser } from '../../acting-user.ts';
import type { Actor, App, Client } from '../../app.ts';
import { hashSharedPassword, matchesSharedPassword } from '../auth/service.ts';
import { readPage } from '../exports/service.ts';
import { besideSector, getSummary } from '../sectors/service.ts';
import {
  deleteEnded,
  findByToken,
  findLink,
  insertLink,
  insertOpening,
  type ListedLink,
  listLinks,
  listOpenings,
  setRevoked,
} from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Shown of one link. */
const OPENINGS_MOST = 500;
const USER_AGENT_MAX = 300;
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
  { label, days = LINK_DAYS_DEFAULT, password }: ClientLinkInput,
): Promise<ClientLinkCreated> {
  const token = app.newSecret();
  const id = app.newId();
  const passwordHash = password === null ? null : await hashSharedPassword(actor, password);
  return besideSector(app, sectorId, async (tx, sector) => {
    await insertLink(tx.db, {
      id,
      sector_id: sector.id,
      created_by: actor.user.id,
      label,
      token_hash: hashOf(token),
      password_hash: passwordHash,
      expires_at: new Date(Date.now() + days * DAY_MS),
    });
    return { ...(await getOrThrow(tx, sector.id, id)), url: `/client#${token}` };
  });
}

/** From now on the link opens nothing; what was opened stays on record. */
export const remove = (app: App, sectorId: string, linkId: string): Promise<ClientLink> =>
  mark(app, sectorId, linkId, new Date());

/** Takes back that it was revoked. */
export const restore = (app: App, sectorId: string, linkId: string): Promise<ClientLink> =>
  mark(app, sectorId, linkId, null);

function mark(app: App, sectorId: string, linkId: string, revokedAt: Date | null): Promise<ClientLink> {
  const id = requireId(linkId, 'clientLinkMissing');
  return besideSector(app, sectorId, async (tx, sector) => {
    if (!(await setRevoked(tx.db, sector.id, id, revokedAt))) throw new AppError('clientLinkMissing');
    return getOrThrow(tx, sector.id, id);
  });
}

export async function openings(app: App, sectorId: string, linkId: string): Promise<ClientLinkOpening[]> {
  const { id: sector } = await getSummary(app, sectorId);
  const { id } = await getOrThrow(app, sector, requireId(linkId, 'clientLinkMissing'));
  return (await listOpenings(app.db, id, OPENINGS_MOST)).map((row) => ({
    openedAt: row.opened_at.toISOString(),
    address: row.address,
    userAgent: row.user_agent,
  }));
}

/** The page of a link, as the blueprint is now. Each time is put on record. */
export async function open(app: App, client: Client, { token, password }: ClientPageInput): Promise<ClientPage> {
  const { id, sector_id: sectorId, expires_at: expiresAt, password_hash: passwordHash } = await openable(app, token);
  if (passwordHash !== null) {
    if (!password) throw new AppError('clientPasswordRequired');
    const attempt = { key: `client-link:${id}`, passwordHash, password };
    if (!(await matchesSharedPassword(app, client, attempt))) throw new AppError('clientPasswordWrong');
  }
  // Those who open one link share the turns of one person.
  const page = await actingUser.run(id, () => app.heavyReads(id, () => readPage(app, sectorId)));
  // It may have been revoked while the page was made.
  await openable(app, token);
  await insertOpening(app.accessDb, {
    link_id: id,
    address: networkOf(client.address),
    user_agent: client.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
  });
  return { ...page, expiresAt: expiresAt.toISOString() };
}

/** Deletes links that ended long ago, with their openings. */
export const purgeEnded = (app: App): Promise<void> =>
  deleteEnded(app.accessDb, new Date(Date.now() - KEPT_DAYS * DAY_MS));

async function openable(app: App, token: string) {
  const link = await findByToken(app.accessDb, hashOf(token));
  if (!link) throw new AppError('clientLinkUnknown');
  if (link.revoked_at !== null) throw new AppError('clientLinkRevoked');
  if (link.expires_at <= new Date()) throw new AppError('clientLinkExpired');
  return link;
}

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
  hasPassword: row.password_hash !== null,
  openings: row.openings,
  lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
});
