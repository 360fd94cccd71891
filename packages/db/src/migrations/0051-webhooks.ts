import { type Kysely, sql } from 'kysely';

/**
 * What people have sent to receivers of theirs. A message is a row, added in the transaction of what it tells of: it is
 * the queue as well, so that a backup holds what is still to be sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table webhook (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user on delete cascade,
  sector_id uuid references sector on delete cascade,
  url text not null,
  events text[] not null,
  secret text not null,
  is_on boolean not null default true,
  off_reason text check (off_reason in ('failures', 'gone')),
  failures integer not null default 0,
  created_at timestamptz not null default now()
);
create index webhook_user on webhook (user_id);
create index webhook_sector on webhook (sector_id);
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhook on delete cascade,
  sector_id uuid references sector on delete cascade,
  type text not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'dropped')),
  tries integer not null default 0,
  status integer,
  problem text,
  created_at timestamptz not null default now(),
  tried_at timestamptz,
  next_try_at timestamptz default now(),
  taken_until timestamptz,
  check ((state = 'waiting') = (next_try_at is not null))
);
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_try_at) where next_try_at is not null;
create index webhook_delivery_sector on webhook_delivery (sector_id)
`;
