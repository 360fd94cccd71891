import { type Kysely, sql } from 'kysely';

/** Documents that were read before have facts once they are summarised again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table insight add column facts jsonb not null default '[]'`.execute(db);
}
