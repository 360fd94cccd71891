import type { AuditChange, AuditFilter, AuditKind, AuditVia } from '@process-ai/contract/audit';
import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';
import type { Origin } from '../../acting-user.ts';

export interface NewEntry {
  kind: AuditKind;
  action: string;
  userId?: string | null;
  sectorId?: string | null;
  subjectId?: string | null;
  what?: string | null;
  count?: number;
  origin: Origin | null;
}

/** For what changes nothing: changes write their entries themselves, by triggers. */
export const insertEntry = async (db: Database, { origin, userId = null, ...entry }: NewEntry): Promise<void> => {
  await sql`
    insert into audit_entry
      (user_id, by_name, via, credential_id, address, user_agent, kind, action, sector_id, subject_id, what, count)
    select ${userId}::uuid, (select concat_ws(' ', first_name, last_name) from app_user where id = ${userId}::uuid),
      ${origin?.via ?? 'system'}, ${origin?.credentialId ?? null}::uuid, ${origin?.address ?? null},
      ${origin?.userAgent ?? null}, ${entry.kind}, ${entry.action}, ${entry.sectorId ?? null}::uuid,
      ${entry.subjectId ?? null}, left(${entry.what ?? null}, 300), ${entry.count ?? 1}
  `.execute(db);
};

export interface EntryRow {
  id: string;
  at: Date;
  userId: string | null;
  by: string | null;
  via: AuditVia;
  credentialId: string | null;
  address: string | null;
  userAgent: string | null;
  kind: AuditKind;
  action: string;
  sectorId: string | null;
  sector: string | null;
  subjectId: string | null;
  what: string | null;
  count: number;
  isWithheld: boolean;
}

/** What is in a sector that this person may not open; who may open it is for administrators to know. */
const withheldFrom = (readerId: string) => sql`
  (s.id is not null and e.action not in ('accessGiven', 'accessChanged', 'accessTaken')
    and role_in_sector(s.id, s.access, ${readerId}::uuid) is null)`;

const COLUMNS = sql`
  e.id::text as id, e.at, e.user_id as "userId", e.by_name as by, e.via, e.credential_id as "credentialId", e.address,
  e.user_agent as "userAgent", e.kind, e.action, e.sector_id as "sectorId", s.name as sector,
  e.subject_id as "subjectId", case when w.held then null else e.what end as what, e.count, w.held as "isWithheld"`;

const entriesFor = (readerId: string) => sql`
  audit_entry e left join sector s on s.id = e.sector_id cross join lateral (select ${withheldFrom(readerId)} as held) w`;

const CHANGES = sql`case when w.held then null else e.changes end as changes`;

export interface EntryFilter extends AuditFilter {
  before?: string | undefined;
}

/** Newest first; with what has changed, where `withChanges`. */
export const listEntries = async (
  db: Database,
  readerId: string,
  { kind, userId, sectorId, from, to, before }: EntryFilter,
  most: number,
  withChanges = false,
): Promise<(EntryRow & { changes?: AuditChange[] | null })[]> => {
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} ${withChanges ? sql`, ${CHANGES}` : sql``} from ${entriesFor(readerId)}
    where true
      ${kind ? sql`and e.kind = ${kind}` : sql``}
      ${userId ? sql`and (e.user_id = ${userId}::uuid or ${OF_ACCOUNT} and e.subject_id = ${userId})` : sql``}
      ${sectorId ? sql`and e.sector_id = ${sectorId}::uuid` : sql``}
      ${from ? sql`and e.at >= ${from}::timestamptz` : sql``}
      ${to ? sql`and e.at < ${to}::timestamptz` : sql``}
      ${before ? sql`and e.id < ${before}::bigint` : sql``}
    order by e.id desc limit ${most}
  `.execute(db);
  return rows;
};

/** As the index has it. */
const OF_ACCOUNT = sql`e.kind in ('session', 'account', 'secondFactor')`;

export const findEntry = async (
  db: Database,
  readerId: string,
  id: string,
): Promise<(EntryRow & { changes: AuditChange[] | null }) | undefined> => {
  const { rows } = await sql<EntryRow & { changes: AuditChange[] | null }>`
    select ${COLUMNS}, ${CHANGES} from ${entriesFor(readerId)} where e.id = ${id}::bigint
  `.execute(db);
  return rows[0];
};

/** Each value of a column once, by its index: however long the log is, it is asked once for each. */
const eachOf = (column: 'user_id' | 'sector_id') => sql`
  with recursive one as (
    (select ${sql.ref(column)} as id from audit_entry where ${sql.ref(column)} is not null order by 1 limit 1)
    union all
    select (select ${sql.ref(column)} from audit_entry where ${sql.ref(column)} > one.id order by 1 limit 1)
    from one where one.id is not null
  )`;

interface Named {
  id: string;
  name: string;
}

export const listPeople = async (db: Database): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    ${eachOf('user_id')}
    select one.id, coalesce(
      nullif(concat_ws(' ', u.first_name, u.last_name), ''),
      (select by_name from audit_entry e where e.user_id = one.id order by e.id desc limit 1),
      'Somebody who is gone'
    ) as name
    from one left join app_user u on u.id = one.id where one.id is not null
    order by lower(concat_ws(' ', u.first_name, u.last_name)), one.id
  `.execute(db);
  return rows;
};

export const listSectors = async (db: Database): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    ${eachOf('sector_id')} select s.id, s.name from one join sector s on s.id = one.id order by lower(s.name), s.id
  `.execute(db);
  return rows;
};

/** undefined where nobody has an account with this email. */
export const findAccountByEmail = (db: Database, email: string) =>
  db.selectFrom('app_user').select(['id', 'email']).where('email', '=', email).executeTakeFirst();

/** The table lets nothing go that is younger than the workspace says. */
export const deleteOld = async (db: Database): Promise<void> => {
  await sql`
    delete from audit_entry where at < now() - make_interval(months => (select audit_months from workspace))
  `.execute(db);
};
