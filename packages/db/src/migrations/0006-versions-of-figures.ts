import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
alter table roi_input
  add column version integer not null default 1,
  add column cells jsonb not null default '{}';

create table idempotency_key (
  user_id uuid not null references app_user on delete cascade,
  key text not null,
  request_hash text not null,
  status text not null check (status in ('running', 'written', 'answered')),
  answer_status smallint,
  answer_headers jsonb,
  answer_body bytea,
  alive_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_created on idempotency_key (created_at)
`;
