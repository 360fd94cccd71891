import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table scenario (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  name text not null,
  description text,
  assumptions jsonb not null,
  version integer not null default 1,
  updated_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index scenario_sector on scenario (sector_id)
`;
