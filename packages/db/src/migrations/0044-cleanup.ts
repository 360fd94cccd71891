import { type Kysely, sql } from 'kysely';

/** When something was last deleted for good, and when the database's files were last freed of such things. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cleanup (
      id smallint primary key default 1 check (id = 1),
      erased_at timestamptz(3),
      begun_at timestamptz(3) not null default now(),
      ended_at timestamptz(3)
    )
  `.execute(db);
  await sql`insert into cleanup default values`.execute(db);
}
