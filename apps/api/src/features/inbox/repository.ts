import type { InboxJob, InboxMention } from '@process-ai/contract/inbox';
import type { Database } from '@process-ai/db/connect';
import { type RawBuilder, sql } from 'kysely';

export interface EntryRow {
  id: string;
  at: Date;
  isRead: boolean;
  sectorId: string | null;
  sectorName: string | null;
  mention: InboxMention | null;
  job: InboxJob | null;
}

/** Work that nobody started by hand is nobody's news. */
const JOBS = (userId: RawBuilder<string>) => sql`
  from job j left join sector s on s.id = j.sector_id
  where j.user_id = ${userId} and j.finished_at is not null and j.status in ('succeeded', 'failed')
    and j.kind <> 'evidence' and s.deleted_at is null
    and (s.id is null or role_in_sector(s.id, s.access, ${userId}) is not null)`;

/** `thing` says how the comment's subject is found, where it is still there. */
const MENTIONS = (userId: RawBuilder<string>, thing: RawBuilder<unknown>) => sql`
  from comment_mention m join comment c on c.id = m.comment_id and c.sector_id = m.sector_id
    join sector s on s.id = c.sector_id
    left join app_user u on u.id = c.user_id, ${thing}
  where m.user_id = ${userId} and c.deleted_at is null and s.deleted_at is null
    and c.user_id is distinct from m.user_id and role_in_sector(s.id, s.access, ${userId}) is not null`;

export const listEntries = async (
  db: Database,
  userId: string,
  thing: RawBuilder<unknown>,
  most: number,
): Promise<EntryRow[]> => {
  const id = sql<string>`${userId}::uuid`;
  const { rows } = await sql<EntryRow>`
    (select c.id, m.created_at as at, m.read_at is not null as "isRead", s.id as "sectorId", s.name as "sectorName",
      json_build_object(
        'by', coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), c.by_name),
        'subject', c.subject, 'subjectId', c.subject_id, 'subjectName', thing.name, 'journeyId', thing.within,
        'text', c.text,
        'mentions', (
          select json_agg(json_build_object('id', o.user_id, 'name',
            coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), o.name)))
          from comment_mention o left join app_user p on p.id = o.user_id
          where o.comment_id = c.id and o.sector_id = c.sector_id
        )
      ) as mention, null::json as job
    ${MENTIONS(id, thing)} order by m.created_at desc limit ${most})
    union all
    (select j.id, j.finished_at, j.read_at is not null, s.id, s.name, null,
      json_build_object('kind', j.kind, 'status', j.status, 'done', j.done, 'subjectId', (
        select i.item_id from job_item i where i.job_id = j.id and j.total = 1
      ), 'format', case when j.kind = 'export' then j.params->>'format' end)
    ${JOBS(id)} order by j.finished_at desc limit ${most})
    order by at desc limit ${most}
  `.execute(db);
  return rows;
};

/** Of each of these people. */
export const countUnread = async (
  db: Database,
  userIds: readonly string[],
  thing: RawBuilder<unknown>,
): Promise<{ userId: string; count: number }[]> => {
  const id = sql<string>`asked.id`;
  const { rows } = await sql<{ userId: string; count: number }>`
    select asked.id as "userId", (
      (select count(*) ${MENTIONS(id, thing)} and m.read_at is null) +
      (select count(*) ${JOBS(id)} and j.read_at is null)
    )::int as count
    from unnest(${[...userIds]}::uuid[]) as asked (id)
  `.execute(db);
  return rows;
};

/** null = all of them. */
export const setRead = async (db: Database, userId: string, ids: string[] | null, isRead: boolean): Promise<void> => {
  const readAt = isRead ? sql`clock_timestamp()` : sql`null`;
  await sql`
    with mentions as (
      update comment_mention set read_at = ${readAt}
      where user_id = ${userId} and (read_at is null) = ${isRead}
        and (${ids === null} or comment_id = any(${ids ?? []}::uuid[]))
    )
    update job set read_at = ${readAt}
    where user_id = ${userId} and (read_at is null) = ${isRead} and finished_at is not null
      and (${ids === null} or id = any(${ids ?? []}::uuid[]))
  `.execute(db);
};
