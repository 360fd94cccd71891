import { type Kysely, sql } from 'kysely';

/** Comments outlive what they are about, so that what is brought back has them: no key leads to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of SCHEMA.split(';\n')) await sql.raw(statement).execute(db);
}

const SCHEMA = `
create table comment (
  id uuid primary key default gen_random_uuid(),
  sector_id uuid not null references sector on delete cascade,
  subject text not null check (subject in ('process', 'opportunity', 'touchpoint', 'initiative')),
  subject_id uuid not null,
  user_id uuid references app_user on delete set null,
  by_name text not null,
  text text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  edited_at timestamptz(3),
  deleted_at timestamptz(3)
);
create index comment_subject on comment (sector_id, subject, subject_id, created_at);
create index comment_subject_id on comment (subject_id);
create index comment_user on comment (user_id);
create table comment_mention (
  comment_id uuid not null references comment on delete cascade,
  user_id uuid not null,
  name text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  read_at timestamptz(3),
  primary key (comment_id, user_id)
);
create index comment_mention_user on comment_mention (user_id, created_at desc)
`;
