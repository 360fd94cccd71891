import { type Kysely, sql } from 'kysely';

/** What was recorded before, in the tables of the things themselves, becomes events; decisions were not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table sector_event (
  id uuid primary key default gen_random_uuid(),
  sector_id uuid not null references sector on delete cascade,
  user_id uuid references app_user on delete set null,
  by_name text,
  kind text not null,
  action text not null,
  subjects uuid[],
  what text,
  count integer not null,
  since timestamptz(3) not null default clock_timestamp(),
  at timestamptz(3) not null default clock_timestamp()
);
create index sector_event_order on sector_event (sector_id, at desc, id desc);
create index sector_event_user on sector_event (user_id);
alter table opportunity add column decided_by text, add column decided_at timestamptz;
insert into sector_event (sector_id, by_name, kind, action, subjects, what, count, since, at)
  select sector_id, null, 'import', 'done', array[id], file_name,
    (coalesce(created, 0) + coalesce(updated, 0))::int, completed_at, completed_at
  from process_import where status = 'completed' and completed_at is not null
  union all
  select sector_id, null, 'playbook', 'done', array[id], playbook_name, 1, applied_at, applied_at
  from playbook_application where undone_at is null
  union all
  select sector_id, updated_by, 'inputs', 'entered', case when count(*) <= 200 then array_agg(process_id) end, null, count(*)::int, min(updated_at), max(updated_at)
  from roi_input where coalesce(updated_by, '') not like 'Playbook: %'
  group by sector_id, updated_by, date_trunc('hour', updated_at)
  union all
  select sector_id, made_by, 'plan', 'changed', null, null, count(*)::int, min(made_at), max(made_at)
  from plan_change group by sector_id, made_by, date_trunc('hour', made_at)
  union all
  select sector_id, null, 'journeys', 'changed', array[id], name, 1, updated_at, updated_at
  from journey where deleted_at is null
  union all
  select sector_id, null, 'insight', 'added', array[id], title, 1, uploaded_at, uploaded_at
  from insight where deleted_at is null
  union all
  select sector_id, made_by, 'export', 'done', array[id], format, 1, created_at, created_at from export_file
  union all
  select sector_id, null, 'sector', 'added', null, null, 1, created_at, created_at from (
    select id as sector_id, created_at from sector
  ) as sector;
insert into sector_event (sector_id, user_id, by_name, kind, action, what, count, since, at)
  select j.sector_id, j.user_id, concat_ws(' ', u.first_name, u.last_name), j.kind, 'done', null, j.done, j.finished_at, j.finished_at
  from job j join app_user u on u.id = j.user_id
  where j.sector_id is not null and j.finished_at is not null and j.kind in ('analysis', 'research') and j.status = 'succeeded'
`;
