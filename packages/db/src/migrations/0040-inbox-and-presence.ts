import { type Kysely, sql } from 'kysely';

/** What ended before there was an inbox counts as read. Who is here now need not outlive a crash of the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
alter table job add column read_at timestamptz(3);
update job set read_at = finished_at;
create index job_inbox on job (user_id, finished_at desc) where finished_at is not null;
create unlogged table presence (
  id uuid primary key,
  sector_id uuid not null references sector on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  seen_at timestamptz(3) not null default clock_timestamp()
);
create index presence_sector on presence (sector_id);
create index presence_user on presence (user_id)
`;
