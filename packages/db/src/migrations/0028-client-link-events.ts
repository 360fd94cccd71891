import { type Kysely, sql } from 'kysely';

/** What was on record until now were pages that opened, and links showed all sections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table client_link_opening
      add column outcome text not null default 'opened'
        check (outcome in ('opened', 'wrongPassword', 'expired', 'revoked'))
  `.execute(db);
  await sql`alter table client_link add column sections text[]`.execute(db);
}
