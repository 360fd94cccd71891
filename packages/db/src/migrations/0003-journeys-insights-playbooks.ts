import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
alter table opportunity
  add column effort smallint not null default 3 check (effort between 1 and 5),
  add column status text not null default 'proposed' check (status in ('proposed', 'accepted', 'rejected')),
  add column edited boolean not null default false,
  add column version integer not null default 1;

create table process_suitability (
  process_id uuid primary key references process on delete cascade,
  sector_id uuid not null references sector on delete cascade,
  best_score double precision,
  overrules jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
create index process_suitability_sector on process_suitability (sector_id);

create table journey (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  name text not null,
  description text,
  touch_points jsonb not null,
  source text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index journey_sector on journey (sector_id, created_at);

create table insight (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  title text not null,
  file_name text not null,
  file_type text not null,
  file_size integer not null,
  file bytea not null,
  pages jsonb not null,
  notice text,
  summary_status text not null check (summary_status in ('running', 'ready', 'failed', 'no-text')),
  sentences jsonb not null default '[]',
  figures jsonb not null default '[]',
  source text,
  uploaded_at timestamptz not null default now(),
  deleted_at timestamptz
);
alter table insight alter column file set storage external;
create index insight_sector on insight (sector_id, uploaded_at);

create table playbook (
  id uuid primary key,
  content jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table playbook_application (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  playbook_name text not null,
  added jsonb not null,
  applied_at timestamptz not null default now(),
  undone_at timestamptz
);
create index playbook_application_sector on playbook_application (sector_id, applied_at);

create table roi_assumption (
  sector_id uuid primary key references sector on delete cascade,
  changed jsonb not null,
  version integer not null default 1
);

alter table roi_input add column updated_by text;

alter table vendor add column facts_as_of text;

alter table export_file
  add column external_url text,
  alter column file drop not null;

alter table job add column params jsonb;

create table workspace (
  id smallint primary key default 1 check (id = 1),
  company_name text,
  accent_colour text,
  logo bytea,
  logo_type text
);
insert into workspace default values
`;
