import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table initiative (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  position integer not null,
  name text not null,
  description text,
  owner text,
  start_month text not null check (start_month ~ '^[0-9]{4}-[0-9]{2}$'),
  end_month text not null check (end_month ~ '^[0-9]{4}-[0-9]{2}$'),
  status text not null check (status in ('proposed', 'committed', 'running', 'delivered', 'stopped')),
  cost_lines jsonb not null,
  annual_run_cost double precision not null,
  effort_days double precision not null,
  depends_on uuid[] not null,
  gate text,
  risks jsonb not null,
  measures jsonb not null,
  source text not null,
  version integer not null,
  state integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_month >= start_month)
);
create index initiative_sector on initiative (sector_id, position);

create table initiative_opportunity (
  opportunity_id uuid primary key references opportunity on delete cascade,
  initiative_id uuid not null references initiative on delete cascade,
  sector_id uuid not null references sector on delete cascade
);
create index initiative_opportunity_sector on initiative_opportunity (sector_id);
create index initiative_opportunity_initiative on initiative_opportunity (initiative_id);

create table plan_setting (
  sector_id uuid primary key references sector on delete cascade,
  start_month text not null check (start_month ~ '^[0-9]{4}-[0-9]{2}$'),
  capacity_days double precision,
  version integer not null,
  state integer not null
);

create table plan_change (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  record jsonb not null
);
create index plan_change_sector on plan_change (sector_id, made_at)
`;
