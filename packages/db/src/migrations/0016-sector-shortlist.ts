import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
}

const SCHEMA = `
create table sector_shortlist (
  sector_id uuid not null references sector on delete cascade,
  vendor_id uuid not null references vendor on delete cascade,
  note text,
  kept_by text not null,
  kept_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (sector_id, vendor_id)
);
create index sector_shortlist_vendor on sector_shortlist (vendor_id)
`;
