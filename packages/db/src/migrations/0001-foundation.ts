import { type Kysely, sql } from 'kysely';

/** One prepared statement holds one command. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table app_user (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  is_admin boolean not null default false,
  profile_image_url text,
  created_at timestamptz not null default now()
);

create table session (
  id text primary key,
  user_id uuid not null references app_user on delete cascade,
  expires_at timestamptz not null
);
create index session_user_id on session (user_id);

create table invitation (
  id uuid primary key default gen_random_uuid(),
  email text,
  token text not null unique,
  makes_admin boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table api_token (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user on delete cascade,
  name text not null,
  prefix text not null,
  secret_hash text not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index api_token_user on api_token (user_id);

create table sector (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text,
  reference_model text not null,
  icon text,
  version integer not null default 1,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table process (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  parent_id uuid references process deferrable initially deferred,
  code text not null,
  sort_key text collate "C" not null,
  name text not null,
  level smallint not null check (level between 1 and 5),
  description text,
  version integer not null default 1,
  import_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid
);
create unique index process_code on process (sector_id, code) where deleted_at is null;
create index process_order on process (sector_id, sort_key) where deleted_at is null;
create index process_parent on process (parent_id);
create index process_import_id on process (import_id) where import_id is not null;
create index process_deletion on process (sector_id, deletion_id) where deletion_id is not null;

create table opportunity (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  process_id uuid not null references process on delete cascade,
  type text not null check (type in ('automation', 'ai', 'agentic')),
  title text not null,
  description text not null,
  estimated_savings double precision not null,
  rationale text not null,
  source text not null,
  position smallint not null,
  created_at timestamptz not null default now()
);
create index opportunity_sector on opportunity (sector_id, process_id, position);
create index opportunity_process on opportunity (process_id);

create table process_import (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  status text not null check (status in ('preview', 'completed', 'undone')),
  file_name text not null,
  format text not null,
  file bytea,
  mapping jsonb not null,
  created integer,
  updated integer,
  skipped integer,
  undo jsonb,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
alter table process_import alter column file set storage external;
create index process_import_sector on process_import (sector_id, created_at);

create table roi_input (
  process_id uuid primary key references process on delete cascade,
  sector_id uuid not null references sector on delete cascade,
  fte_count double precision not null,
  process_frequency double precision not null,
  average_salary double precision not null,
  average_runtime double precision not null,
  implementation_cost double precision,
  annual_run_cost double precision,
  automation_rate double precision,
  realisation double precision,
  updated_at timestamptz not null default now()
);
create index roi_input_sector on roi_input (sector_id);

create table roi_result (
  process_id uuid primary key references process on delete cascade,
  sector_id uuid not null references sector on delete cascade,
  result jsonb not null,
  fingerprint text not null,
  computed_at timestamptz not null default now()
);
create index roi_result_sector on roi_result (sector_id);

create table vendor (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  overview text not null,
  headquarters text,
  founded text,
  industry text,
  website text,
  capabilities jsonb not null,
  products jsonb not null,
  ai_capabilities jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index vendor_name on vendor (lower(name)) where deleted_at is null;

create table export_file (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  user_id uuid references app_user on delete set null,
  format text not null,
  title text not null,
  file_name text not null,
  file bytea not null,
  created_at timestamptz not null default now()
);
create index export_file_sector on export_file (sector_id, created_at)
`;
