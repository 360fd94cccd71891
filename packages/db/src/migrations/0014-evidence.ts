import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table evidence (
  sector_id uuid not null references sector on delete cascade,
  process_id uuid not null references process on delete cascade,
  insight_id uuid not null references insight on delete cascade,
  position integer not null,
  page integer not null,
  quote text not null,
  facts jsonb not null,
  figures jsonb not null,
  effects jsonb not null,
  primary key (insight_id, position)
);
create index evidence_sector on evidence (sector_id);
create index evidence_process on evidence (process_id);
alter table insight add column evidence_basis text
`;
