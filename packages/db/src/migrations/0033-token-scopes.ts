import { type Kysely, sql } from 'kysely';

/** Tokens that exist go on as before: they may do all that their owner may, and do not expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table api_token
      add column scope text not null default 'admin' check (scope in ('read', 'write', 'admin')),
      add column expires_at timestamptz
  `.execute(db);
  await sql`alter table api_token alter column scope drop default`.execute(db);
}
