import { type Kysely, sql } from 'kysely';

/** Documents that were read before have a language once they are summarised again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table insight add column language text`.execute(db);
}
