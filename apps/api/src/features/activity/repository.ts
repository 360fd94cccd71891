import type { ActivityAction, ActivityKind, ActivityPlace } from '@process-ai/contract/activity';
import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

export interface NewEvent {
  kind: ActivityKind;
  action: ActivityAction;
  subjects: string[] | null;
  what: string | null;
  count: number;
}

/** Of more things than these, an event keeps their number only. */
const SUBJECTS_KEPT = 200;

/**
 * Writes an event in one statement, or adds it to the last one of the same person and sort: when that was done within
 * the last ten minutes, and begun within the last hour. Things that both are about count once.
 */
export const putEvent = async (
  db: Database,
  sectorId: string,
  userId: string | null,
  { kind, action, subjects, what, count }: NewEvent,
  folds: boolean,
): Promise<void> => {
  const kept = subjects !== null && subjects.length <= SUBJECTS_KEPT ? subjects : null;
  await sql`
    with before as (
      select id, what, count, subjects from sector_event
      where ${folds} and sector_id = ${sectorId} and user_id = ${userId}::uuid and kind = ${kind} and action = ${action}
        and at > clock_timestamp() - interval '10 minutes' and since > clock_timestamp() - interval '1 hour'
      order by at desc limit 1
    ), together as (
      select id, before.what, before.count + ${count} as sum,
        case when cardinality(before.subjects) > 0 and cardinality(${kept}::uuid[]) > 0 then
          (select array_agg(distinct one) from unnest(before.subjects || ${kept}::uuid[]) as one)
        end as subjects
      from before
    ), folded as (
      update sector_event e set at = clock_timestamp(),
        count = coalesce(cardinality(t.subjects), t.sum),
        subjects = case when cardinality(t.subjects) <= ${SUBJECTS_KEPT} then t.subjects end,
        what = case when cardinality(t.subjects) = 1 or t.what = ${what}::text then ${what}::text end
      from together t where e.id = t.id and e.sector_id = ${sectorId} returning e.id
    )
    insert into sector_event (sector_id, user_id, by_name, kind, action, subjects, what, count)
    select ${sectorId}, u.id, concat_ws(' ', u.first_name, u.last_name), ${kind}, ${action}, ${kept}::uuid[],
      ${what}, ${count}
    from (select) as one left join app_user u on u.id = ${userId}::uuid
    where not exists (select from folded)
  `.execute(db);
};

export const hasSector = async (db: Database, id: string): Promise<boolean> =>
  (await db
    .selectFrom('sector')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined;

export interface EventRow {
  id: string;
  userId: string | null;
  kind: ActivityKind;
  action: ActivityAction;
  subjectId: string | null;
  what: string | null;
  count: number;
  by: string | null;
  since: Date;
  at: Date;
  undoable: boolean;
}

export interface EventFilter {
  kind?: ActivityKind | undefined;
  userId?: string | undefined;
  before?: ActivityPlace | undefined;
}

/** Newest first. */
export const listEvents = async (
  db: Database,
  sectorId: string,
  { kind, userId, before }: EventFilter,
  most: number,
): Promise<EventRow[]> => {
  const { rows } = await sql<EventRow>`
    select e.id, e.user_id as "userId", e.kind, e.action, e.what, e.count, e.since, e.at,
      case when cardinality(e.subjects) = 1 then e.subjects[1] end as "subjectId",
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), nullif(e.by_name, '')) as by,
      ${UNDOABLE} as undoable
    from sector_event e left join app_user u on u.id = e.user_id
    where e.sector_id = ${sectorId}
      ${kind ? sql`and e.kind = ${kind}` : sql``}
      ${userId ? sql`and e.user_id = ${userId}` : sql``}
      ${before ? sql`and (e.at, e.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql``}
    order by e.at desc, e.id desc limit ${most}
  `.execute(db);
  return rows;
};

/** What the event made, or took away, is still so. */
const UNDOABLE = sql<boolean>`case e.kind || ' ' || e.action
  when 'import done' then exists (select from process_import i
    where i.sector_id = e.sector_id and i.id = e.subjects[1] and i.status = 'completed')
  when 'playbook done' then exists (
    select from playbook_application a
    where a.sector_id = e.sector_id and a.id = e.subjects[1] and a.undone_at is null
  )
  when 'processes deleted' then exists (
    select from process p where p.sector_id = e.sector_id and p.deletion_id = e.subjects[1]
  )
  when 'journeys deleted' then exists (select from journey j
    where j.sector_id = e.sector_id and j.id = e.subjects[1] and j.deleted_at is not null)
  when 'insight deleted' then exists (select from insight i
    where i.sector_id = e.sector_id and i.id = e.subjects[1] and i.deleted_at is not null)
  when 'link deleted' then exists (select from client_link l
    where l.sector_id = e.sector_id and l.id = e.subjects[1] and l.revoked_at is not null)
  when 'plan deleted' then exists (
    select from plan_change c where c.sector_id = e.sector_id and c.id = e.subjects[1]
  ) and not exists (
    select from plan_change c, jsonb_array_elements(c.record -> 'touched') as touched
    join initiative i on i.id = (touched ->> 'id')::uuid and i.sector_id = e.sector_id
    where c.sector_id = e.sector_id and c.id = e.subjects[1] and touched -> 'state' = 'null'
  )
  else false
end`;

/** Everybody whose account is there and who did something, by name. */
export const listPeople = async (db: Database, sectorId: string): Promise<{ id: string; name: string }[]> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name from app_user u
    where exists (select from sector_event e where e.user_id = u.id and e.sector_id = ${sectorId})
    order by lower(concat_ws(' ', u.first_name, u.last_name)), u.id
  `.execute(db);
  return rows;
};
