import { type Kysely, sql } from 'kysely';

/** Whoever comes in by single sign-on has no password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table sso_identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index sso_identity_user on sso_identity (user_id);
alter table app_user alter column password_hash drop not null
`;
