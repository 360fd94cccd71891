import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
alter table job add column round integer not null default 0;
create index job_queued on job (round, created_at, id) where status = 'queued';
create index job_unfinished_user on job (user_id) where status in ('queued', 'running')
`;
