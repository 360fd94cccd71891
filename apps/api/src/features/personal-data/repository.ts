import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

export interface PersonRow {
  id: string;
  email: string;
  name: string;
}

export const findPerson = (db: Database, id: string): Promise<PersonRow | undefined> =>
  db
    .selectFrom('app_user')
    .select(['id', 'email', sql<string>`concat_ws(' ', first_name, last_name)`.as('name')])
    .where('id', '=', id)
    .executeTakeFirst();

/** What the person was called, in whatever was kept of it, now and before. */
export const listNames = async (db: Database, id: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', first_name, last_name) as name from app_user where id = ${id}
    union select by_name from comment where user_id = ${id}
    union select by_name from sector_event where user_id = ${id}
    union select name from comment_mention where user_id = ${id}
    union select by_name from audit_entry where user_id = ${id} and by_name is not null
  `.execute(db);
  return rows.map(({ name }) => name).filter((name) => name.trim() !== '');
};

/** Where a row says by the name alone who did it, or who is to do it. */
export const NAMES = [
  'opportunity.decided_by',
  'opportunity.owner',
  'evidence_decision.decided_by',
  'roi_input.updated_by',
  'initiative.owner',
  'initiative.source',
  'initiative_actual.entered_by',
  'plan_change.made_by',
  'scenario.updated_by',
  'sector_shortlist.kept_by',
  'export_file.made_by',
] as const;

/** Where JSON says so, as a text that is nothing but the name or the email. */
export const NAMES_IN_JSON = [
  'roi_input.cells',
  'roi_assumption.changed',
  'process_suitability.overrules',
  'initiative.baseline',
  'plan_change.record',
  'plan_change.actuals',
  'job.params',
] as const;

/** Where documents name a contact for their reader: nobody is one without a name. */
export const CONTACTS = ['sector.export_cover', 'export_file.cover'] as const;
const NO_CONTACT = JSON.stringify({ contactName: null, contactRole: null, contactEmail: null, contactPhone: null });

interface Renaming {
  id: string;
  email: string;
  /** All that the person was ever called. */
  names: string[];
  /** What they are called from now on. */
  as: string;
  /** Reasons of opportunities in which nothing but the name is the person's. */
  reasons: { before: string[]; after: string };
}

/** The work stays, and is by nobody who is known. */
export const renamePerson = async (db: Database, { id, email, names, as, reasons }: Renaming): Promise<void> => {
  await sql`update comment set by_name = ${as} where user_id = ${id}`.execute(db);
  await sql`update sector_event set by_name = ${as} where user_id = ${id}`.execute(db);
  await sql`update comment_mention set name = ${as} where user_id = ${id}`.execute(db);
  await sql`
    update opportunity set rationale = ${reasons.after} where rationale = any(${reasons.before}::text[])
  `.execute(db);
  for (const place of NAMES) {
    const column = sql.ref(place);
    const [table = '', field = ''] = place.split('.');
    await sql`update ${sql.table(table)} set ${sql.ref(field)} = ${as} where ${column} = any(${names}::text[])`.execute(
      db,
    );
  }
  for (const place of NAMES_IN_JSON) {
    const [table = '', field = ''] = place.split('.');
    for (const word of [...names, email]) {
      await sql`
        update ${sql.table(table)}
        set ${sql.ref(field)} = replace(${sql.ref(field)}::text, ${JSON.stringify(word)}, ${JSON.stringify(as)})::jsonb
        where position(${JSON.stringify(word)} in ${sql.ref(field)}::text) > 0
      `.execute(db);
    }
  }
  for (const place of CONTACTS) {
    const [table = '', field = ''] = place.split('.');
    await sql`
      update ${sql.table(table)} set ${sql.ref(field)} = ${sql.ref(field)} || ${NO_CONTACT}::text::jsonb
      where lower(${sql.ref(field)} ->> 'contactEmail') = ${email} or ${sql.ref(field)} ->> 'contactName' = any(${names}::text[])
    `.execute(db);
  }
};

/** Answers that are kept for a sector until its revision rises would go on to say the name. */
export const raiseRevisions = async (db: Database): Promise<void> => {
  await sql`update sector set revision = revision + 1`.execute(db);
};

/** Invitations to this address, and tries at a password for this account. */
export const deleteTraces = async (db: Database, { id, email }: PersonRow): Promise<void> => {
  await db.deleteFrom('invitation').where(sql`lower(email)`, '=', email).execute();
  await sql`delete from sign_in_throttle where position(${email} in key) > 0 or position(${id} in key) > 0`.execute(db);
};

/** So many entries at a time, so that no statement takes too long. */
const ENTRIES_AT_ONCE = 20_000;

/** Of what they did, and of what was done about them, the log keeps an id. */
export const clearAuditOfPerson = async (db: Database, { id, email }: PersonRow, names: string[]): Promise<void> => {
  await sql`
    update audit_entry set by_name = null, address = null, user_agent = null
    where user_id = ${id} or subject_id = ${id} and kind = 'session'
  `.execute(db);
  // What they called their own, such as a token, may hold any word.
  await sql`
    update audit_entry set what = null, changes = null
    where (user_id = ${id} or subject_id = ${id}) and kind in ('token', 'webhook', 'account', 'session', 'secondFactor')
      and (what is not null or changes is not null)
  `.execute(db);
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::int as last from audit_entry`.execute(db);
  const words = [email, ...names];
  for (let from = 0; from <= (rows[0]?.last ?? 0); from += ENTRIES_AT_ONCE) {
    await sql`
      update audit_entry set what = null, changes = null
      where id > ${from} and id <= ${from + ENTRIES_AT_ONCE} and (what is not null or changes is not null)
        and exists (
          select from unnest(${words}::text[]) word
          where position(lower(word) in lower(concat_ws(' ', what, changes::text))) > 0
        )
    `.execute(db);
  }
};

/** A file of the archive: what it is about, and how its rows are found; `$1` is the person. */
const ARCHIVE: Record<string, string> = {
  account: `select id, email, first_name, last_name, is_admin, profile_image_url, created_at,
    (select confirmed_at is not null from second_factor f where f.user_id = u.id) as has_second_factor
    from app_user u where id = $1`,
  identities: 'select issuer, subject, created_at from sso_identity where user_id = $1',
  sessions: 'select started_at, last_seen_at, expires_at, address, user_agent from session where user_id = $1',
  tokens: 'select name, prefix, scope, created_at, last_used_at, expires_at from api_token where user_id = $1',
  webhooks: `select w.url, w.events, s.name as sector, w.is_on, w.created_at from webhook w
    left join sector s on s.id = w.sector_id where w.user_id = $1 order by w.created_at`,
  'webhook-deliveries': `select w.url, d.type, d.state, d.tries, d.status, d.problem, d.created_at, d.tried_at
    from webhook_delivery d join webhook w on w.id = d.webhook_id where w.user_id = $1 order by d.created_at`,
  invitations: `select email, created_at, expires_at, used_at from invitation
    where lower(email) = (select email from app_user where id = $1)`,
  teams: 'select t.name from team_member m join team t on t.id = m.team_id where m.user_id = $1',
  'sector-access': `select s.name as sector, g.role from sector_grant g join sector s on s.id = g.sector_id
    where g.user_id = $1`,
  favorites: 'select s.name as sector from sector_favorite f join sector s on s.id = f.sector_id where f.user_id = $1',
  'saved-views': `select s.name as sector, v.name, v.query, v.created_at from saved_view v
    join sector s on s.id = v.sector_id where v.user_id = $1`,
  comments: `select s.name as sector, c.subject, c.text, c.created_at, c.edited_at, c.deleted_at from comment c
    join sector s on s.id = c.sector_id where c.user_id = $1 order by c.created_at`,
  mentions: `select s.name as sector, c.by_name as by, c.text, m.created_at, m.read_at from comment_mention m
    join comment c on c.id = m.comment_id and c.sector_id = m.sector_id join sector s on s.id = c.sector_id where m.user_id = $1 order by m.created_at`,
  activity: `select s.name as sector, e.kind, e.action, e.what, e.count, e.since, e.at from sector_event e
    join sector s on s.id = e.sector_id where e.user_id = $1 order by e.at`,
  jobs: `select s.name as sector, j.kind, j.status, j.created_at, j.finished_at from job j
    left join sector s on s.id = j.sector_id where j.user_id = $1 order by j.created_at`,
  exports: `select s.name as sector, e.title, e.file_name, e.format, e.created_at from export_file e
    join sector s on s.id = e.sector_id where e.user_id = $1 order by e.created_at`,
  'client-links': `select s.name as sector, l.label, l.created_at, l.expires_at, l.revoked_at from client_link l
    join sector s on s.id = l.sector_id where l.created_by = $1 order by l.created_at`,
  'audit-log': `select at, user_id, by_name, via, address, user_agent, kind, action, sector_id, subject_id, what, count, changes
    from audit_entry where user_id = $1 or subject_id = $1::text and kind in ('session', 'account', 'secondFactor')
    order by id`,
};
export const ARCHIVE_FILES = Object.keys(ARCHIVE);

/** What is stored of a person under the name of one file of the archive. */
export const readArchiveFile = async (db: Database, file: string, personId: string): Promise<object[]> => {
  const [before = '', ...parts] = (ARCHIVE[file] ?? '').split('$1');
  const query = parts.reduce((built, part) => sql`${built}${personId}::uuid${sql.raw(part)}`, sql`${sql.raw(before)}`);
  return (await sql<object>`${query}`.execute(db)).rows;
};
