import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

// Sessions from before this migration count as started now: when they began was not written down.
const SCHEMA = `
alter table session
  add column public_id uuid not null default gen_random_uuid() unique,
  add column user_agent text,
  add column address text,
  add column started_at timestamptz not null default now(),
  add column last_seen_at timestamptz not null default now();
create index session_expires_at on session (expires_at);

create table password_reset (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user on delete cascade,
  secret_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_user on password_reset (user_id);

create table known_origin (
  user_id uuid not null references app_user on delete cascade,
  origin text not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, origin)
);

create table sign_in_throttle (
  key text primary key,
  tries double precision not null,
  last_try_at timestamptz not null default now()
);
create index sign_in_throttle_last_try on sign_in_throttle (last_try_at)
`;
