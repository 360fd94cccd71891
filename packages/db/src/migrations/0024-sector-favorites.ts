import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table sector_favorite (
  user_id uuid not null references app_user on delete cascade,
  sector_id uuid not null references sector on delete cascade,
  primary key (user_id, sector_id)
);
create index sector_favorite_sector on sector_favorite (sector_id)
`;
