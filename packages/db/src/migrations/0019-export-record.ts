import { type Kysely, sql } from 'kysely';

/** What was exported before has no figures to hold later ones against, and is by nobody who is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table export_file
      add column made_by text,
      add column sector_revision integer,
      add column figures jsonb
  `.execute(db);
}
