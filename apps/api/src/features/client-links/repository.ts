import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type LinkRow = Row<'client_link'>;

/** Whether who answers for it may still open the sector. */
interface Answered {
  is_answered: boolean;
}

/** A link with who made it, how often it was opened, and how often it was tried. */
export type ListedLink = LinkRow &
  Answered & {
    creator: string | null;
    openings: number;
    last_opened_at: Date | null;
    events: number;
  };

const answered = sql<boolean>`role_in_sector(s.id, s.access, l.answered_by) is not null`.as('is_answered');

const listed = (db: Database, sectorId: string) =>
  db
    .selectFrom('client_link as l')
    .innerJoin('sector as s', 's.id', 'l.sector_id')
    .leftJoin('app_user as u', 'u.id', 'l.created_by')
    .selectAll('l')
    .select([
      answered,
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('creator'),
      sql<number>`(
        select count(*)::int from client_link_opening o
        where o.link_id = l.id and o.sector_id = l.sector_id and o.outcome = 'opened'
      )`.as('openings'),
      sql<Date | null>`(
        select max(opened_at) from client_link_opening o
        where o.link_id = l.id and o.sector_id = l.sector_id and o.outcome = 'opened'
      )`.as('last_opened_at'),
      sql<number>`(
        select count(*)::int from client_link_opening o where o.link_id = l.id and o.sector_id = l.sector_id
      )`.as('events'),
    ])
    .where('l.sector_id', '=', sectorId);

/** Newest first. */
export const listLinks = (db: Database, sectorId: string): Promise<ListedLink[]> =>
  listed(db, sectorId).orderBy('l.created_at', 'desc').orderBy('l.id').execute();

export const findLink = (db: Database, sectorId: string, id: string): Promise<ListedLink | undefined> =>
  listed(db, sectorId).where('l.id', '=', id).executeTakeFirst();

export const insertLink = async (db: Database, link: Omit<LinkRow, 'created_at' | 'revoked_at'>): Promise<void> => {
  await db.insertInto('client_link').values(link).execute();
};

export const setState = async (
  db: Database,
  sectorId: string,
  id: string,
  state: Pick<LinkRow, 'revoked_at'> & Partial<Pick<LinkRow, 'answered_by'>>,
): Promise<void> => {
  await db.updateTable('client_link').set(state).where('sector_id', '=', sectorId).where('id', '=', id).execute();
};

/** With what is on record of their openings. */
export const deleteEnded = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('client_link').where(sql<Date>`least(expires_at, revoked_at)`, '<', before).execute();
};

export type OpenLink = LinkRow & Answered;

/** The link of a sector that is there. */
export const findByToken = (db: Database, tokenHash: string): Promise<OpenLink | undefined> =>
  db
    .selectFrom('client_link as l')
    .innerJoin('sector as s', 's.id', 'l.sector_id')
    .selectAll('l')
    .select(answered)
    .where('l.token_hash', '=', tokenHash)
    .where('s.deleted_at', 'is', null)
    .executeTakeFirst();

type Opening = Omit<Row<'client_link_opening'>, 'id' | 'opened_at'>;

export const insertOpening = async (db: Database, opening: Opening): Promise<void> => {
  await db.insertInto('client_link_opening').values(opening).execute();
};

/** How often a link was refused since then. */
export const countRefusals = async (
  db: Database,
  { sector_id: sectorId, id }: Pick<LinkRow, 'sector_id' | 'id'>,
  since: Date,
): Promise<number> => {
  const { refusals } = await db
    .selectFrom('client_link_opening')
    .select(sql<number>`count(*)::int`.as('refusals'))
    .where('sector_id', '=', sectorId)
    .where('link_id', '=', id)
    .where('opened_at', '>', since)
    .where('outcome', '<>', 'opened')
    .executeTakeFirstOrThrow();
  return refusals;
};

/** The newest ones, the last first. */
export const listOpenings = (
  db: Database,
  sectorId: string,
  linkId: string,
  most: number,
): Promise<Row<'client_link_opening'>[]> =>
  db
    .selectFrom('client_link_opening')
    .selectAll()
    .where('sector_id', '=', sectorId)
    .where('link_id', '=', linkId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
