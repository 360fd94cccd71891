import { type Kysely, sql } from 'kysely';

/** How each nightly backup ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_run (
      id uuid primary key default gen_random_uuid(),
      started_at timestamptz not null,
      finished_at timestamptz not null default clock_timestamp(),
      file_name text,
      bytes bigint,
      failure text,
      check ((file_name is null) = (failure is not null))
    )`.execute(db);
}
