import { type Kysely, sql } from 'kysely';

/** Where nothing is kept of a sector, its covers say the default; what earlier exports said is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sector add column export_cover jsonb`.execute(db);
  await sql`alter table export_file add column cover jsonb`.execute(db);
}
