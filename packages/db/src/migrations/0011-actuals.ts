import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table initiative_actual (
  initiative_id uuid not null references initiative on delete cascade,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  sector_id uuid not null references sector on delete cascade,
  savings double precision,
  cost double precision,
  volume double precision,
  measures jsonb not null,
  entered_by text not null,
  entered_at timestamptz not null default now(),
  primary key (initiative_id, month)
);
create index initiative_actual_sector on initiative_actual (sector_id);
alter table plan_change add column actuals jsonb
`;
