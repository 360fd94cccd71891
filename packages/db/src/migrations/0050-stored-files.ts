import { type Kysely, sql } from 'kysely';

/** That of `FILE_CHUNK_BYTES`, which may change only together with what is stored. */
const CHUNK_BYTES = 262_144;

/** The tables whose rows have a file. */
const OWNERS = ['export_file', 'insight', 'process_import'] as const;

/**
 * Files leave the rows they belong to, for chunks in the database, a folder or S3-compatible storage. A row that refers
 * to a file keeps it; when the row goes, or refers to another, the file goes in the same transaction, and what is left
 * of it in another place is noted to be removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_file (
      id uuid primary key,
      place text not null check (place in ('database', 'folder', 's3')),
      size integer not null check (size >= 0),
      sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
      held_until timestamptz default now() + interval '1 day',
      check (sha256 is not null or held_until is not null)
    )`.execute(db);
  await sql`create index stored_file_held on stored_file (held_until) where held_until is not null`.execute(db);
  await sql`
    create table stored_file_chunk (
      file_id uuid references stored_file on delete cascade,
      position integer,
      bytes bytea not null,
      primary key (file_id, position)
    )`.execute(db);
  // Most files are compressed already: another try would only cost time.
  await sql`alter table stored_file_chunk alter column bytes set storage external`.execute(db);
  await sql`
    create table file_removal (
      file_id uuid,
      place text,
      due_at timestamptz not null default now(),
      primary key (file_id, place)
    )`.execute(db);
  for (const owner of OWNERS) await takeOut(db, owner);
  await sql`alter table insight alter column file_id set not null`.execute(db);
  await addTriggers(db);
  // Until its tables are written anew, the database's files hold all of this twice.
  await sql`update cleanup set erased_at = now() where exists (select from stored_file)`.execute(db);
}

async function takeOut(db: Kysely<unknown>, name: string): Promise<void> {
  const owner = sql.table(name);
  await sql`alter table ${owner} add column file_id uuid`.execute(db);
  await sql`alter table ${owner} disable trigger user`.execute(db);
  await sql`update ${owner} set file_id = gen_random_uuid() where file is not null`.execute(db);
  await sql`alter table ${owner} enable trigger user`.execute(db);
  await sql`
    insert into stored_file (id, place, size, sha256, held_until)
    select file_id, 'database', octet_length(file), encode(sha256(file), 'hex'), null
    from ${owner} where file_id is not null`.execute(db);
  await sql`
    insert into stored_file_chunk (file_id, position, bytes)
    select file_id, position, substring(file from position * ${sql.lit(CHUNK_BYTES)} + 1 for ${sql.lit(CHUNK_BYTES)})
    from ${owner}, generate_series(0, (octet_length(file) - 1) / ${sql.lit(CHUNK_BYTES)}) position
    where file_id is not null and octet_length(file) > 0`.execute(db);
  await sql`alter table ${owner} drop column file`.execute(db);
  await sql`alter table ${owner} add foreign key (file_id) references stored_file`.execute(db);
  await sql`create unique index ${sql.raw(`${name}_file`)} on ${owner} (file_id)`.execute(db);
}

async function addTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function own_file() returns trigger language plpgsql as $$
    declare
      before uuid := case when tg_op = 'INSERT' then null else old.file_id end;
      after uuid := case when tg_op = 'DELETE' then null else new.file_id end;
    begin
      if before is not distinct from after then return null; end if;
      if after is not null then update stored_file set held_until = null where id = after; end if;
      if before is not null then delete from stored_file where id = before; end if;
      return null;
    end $$`.execute(db);
  for (const name of OWNERS) {
    await sql`
      create trigger own_file after insert or delete or update of file_id on ${sql.table(name)}
      for each row execute function own_file()`.execute(db);
  }
  await sql`
    create function note_file_removal() returns trigger language plpgsql as $$
    begin
      insert into file_removal (file_id, place) values (old.id, old.place)
      on conflict (file_id, place) do update set due_at = now();
      return null;
    end $$`.execute(db);
  await sql`
    create trigger note_file_removal after delete on stored_file
    for each row when (old.place <> 'database') execute function note_file_removal()`.execute(db);
}
