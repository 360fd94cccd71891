import { type Kysely, sql } from 'kysely';

/** What persons said a sentence of a document speaks of. It stays when evidence is found anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table evidence_decision (
  sector_id uuid not null references sector on delete cascade,
  insight_id uuid not null,
  quote text not null,
  process_id uuid,
  decided_by text not null,
  decided_at timestamptz not null default now(),
  primary key (sector_id, insight_id, quote),
  foreign key (insight_id, sector_id) references insight on delete cascade,
  foreign key (process_id, sector_id) references process on delete cascade
);
create index evidence_decision_process on evidence_decision (process_id, sector_id)
`;
