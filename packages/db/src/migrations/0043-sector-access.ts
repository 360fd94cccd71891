import { type Kysely, sql } from 'kysely';

/**
 * Every sector stays open to all members. Whoever added a sector owns it, as far as that was kept.
 *
 * `role_in_sector` is the one answer to what a person may do with a sector; null = nothing, not even know of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create type sector_role as enum ('viewer', 'editor', 'owner');
alter table sector add column access text not null default 'all' check (access in ('all', 'chosen'));
alter table workspace add column sector_access text not null default 'all' check (sector_access in ('all', 'chosen'));
create table team (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);
create unique index team_name on team (lower(name));
create table team_member (
  team_id uuid not null references team on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  primary key (team_id, user_id)
);
create index team_member_user on team_member (user_id);
create table sector_grant (
  sector_id uuid not null references sector on delete cascade,
  user_id uuid references app_user on delete cascade,
  team_id uuid references team on delete cascade,
  role sector_role not null,
  check (num_nonnulls(user_id, team_id) = 1),
  unique (sector_id, user_id),
  unique (sector_id, team_id)
);
create index sector_grant_user on sector_grant (user_id);
create index sector_grant_team on sector_grant (team_id);
insert into sector_grant (sector_id, user_id, role)
  select distinct sector_id, user_id, 'owner'::sector_role from sector_event
  where kind = 'sector' and action = 'added' and user_id is not null;
create function role_in_sector(of_sector uuid, sector_access text, of_person uuid) returns sector_role
  language plpgsql stable parallel safe as $$ begin
  return greatest(
    case when sector_access = 'all' then 'editor'::sector_role end,
    (select role from sector_grant where sector_id = of_sector and user_id = of_person),
    (select max(g.role) from sector_grant g join team_member m on m.team_id = g.team_id
      where g.sector_id = of_sector and m.user_id = of_person)
  ); end $$
`;
