import { type Kysely, sql } from 'kysely';

/** Channel, emotion and pain point stand in the touchpoints, which are JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table journey add column persona text').execute(db);
}
