import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table second_factor (
  user_id uuid primary key references app_user on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step integer
);
create table recovery_code (
  user_id uuid not null references second_factor on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
create table pending_sign_in (
  secret_hash text primary key,
  user_id uuid not null references app_user on delete cascade,
  budget text not null,
  expires_at timestamptz not null
);
create index pending_sign_in_user on pending_sign_in (user_id);
alter table workspace add column require_second_factor boolean not null default false
`;
