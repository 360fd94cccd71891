import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table job (
  id uuid primary key,
  kind text not null,
  sector_id uuid references sector on delete cascade,
  user_id uuid references app_user on delete set null,
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  done integer not null default 0,
  total integer not null,
  current text,
  error text,
  failures jsonb not null default '[]',
  result jsonb,
  usage jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index job_sector on job (sector_id, created_at);

create table job_item (
  job_id uuid not null references job on delete cascade,
  position integer not null,
  item_id uuid not null,
  done boolean not null default false,
  primary key (job_id, position)
);
create index job_item_waiting on job_item (job_id, position) where not done
`;
