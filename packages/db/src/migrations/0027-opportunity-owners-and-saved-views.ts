import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
alter table opportunity add column owner text, add column due_date text
  check (due_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
create table saved_view (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user on delete cascade,
  sector_id uuid not null references sector on delete cascade,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique (user_id, sector_id, name)
);
create index saved_view_sector on saved_view (sector_id)
`;
