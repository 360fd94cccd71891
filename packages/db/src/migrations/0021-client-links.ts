import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table client_link (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  created_by uuid references app_user on delete set null,
  label text not null,
  token_hash text not null unique,
  password_hash text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index client_link_sector on client_link (sector_id);
create index client_link_creator on client_link (created_by);
create table client_link_opening (
  id bigint generated always as identity primary key,
  link_id uuid not null references client_link on delete cascade,
  opened_at timestamptz not null default now(),
  address text,
  user_agent text
);
create index client_link_opening_link on client_link_opening (link_id, opened_at)
`;
