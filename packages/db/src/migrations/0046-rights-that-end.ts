import { type Kysely, sql } from 'kysely';

/**
 * Somebody answers for each client link: whoever made it, or let it work again. It opens as long as they may open the
 * sector themselves. A job that a token has started ends with the token; no foreign key, so that this can be seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table client_link add column answered_by uuid references app_user on delete set null',
  'update client_link set answered_by = created_by',
  'alter table job add column token_id uuid',
];
