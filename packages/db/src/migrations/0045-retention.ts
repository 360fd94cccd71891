import { type Kysely, sql } from 'kysely';

/** Until somebody says otherwise, everything is kept, as it was before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table workspace
      add column deleted_days integer check (deleted_days between 1 and 3650),
      add column export_months integer check (export_months between 1 and 120),
      add column activity_months integer check (activity_months between 1 and 120)
  `.execute(db);
  await sql`alter table cleanup add column report jsonb`.execute(db);
}
