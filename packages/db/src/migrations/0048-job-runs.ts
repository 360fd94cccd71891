import { type Kysely, sql } from 'kysely';

/** Which process works on a job, and how often it was taken: of two runs only the later one counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column taken_by uuid, add column run integer not null default 0`.execute(db);
}
