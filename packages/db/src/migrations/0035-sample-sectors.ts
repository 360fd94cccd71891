import { type Kysely, sql } from 'kysely';

/** Sample clients that exist are known by the job that filled them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sector add column is_sample boolean not null default false`.execute(db);
  await sql`
    update sector set is_sample = true where id in (select sector_id from job where kind = 'sample-client')
  `.execute(db);
}
