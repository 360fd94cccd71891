import { type Kysely, sql } from 'kysely';

/** Exports look as before until somebody uploads a template. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table workspace
      add column document_template bytea,
      add column document_template_name text,
      add column slides_template bytea,
      add column slides_template_name text
  `.execute(db);
}
