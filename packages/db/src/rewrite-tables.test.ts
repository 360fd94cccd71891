import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rewriteTables } from './rewrite-tables.ts';
import { testDatabase } from './testing.ts';

const ROLE = `cleaner_${randomUUID().replaceAll('-', '')}`;
let database: Awaited<ReturnType<typeof testDatabase>>;
let elsewhere: Awaited<ReturnType<typeof testDatabase>>;
let url: string;

/** What a table's rows stand in: another file once it was written anew. */
const fileOf = async (table: string) =>
  (await database.sql`select pg_relation_filenode(${table}::regclass) as file`)[0]?.file as number;

beforeAll(async () => {
  [database, elsewhere] = [await testDatabase(), await testDatabase()];
  const { sql } = database;
  await sql.unsafe(`create role ${ROLE} login password 'sweeps'`);
  await sql.unsafe(`grant usage on schema public to ${ROLE}`);
  await sql.unsafe(`grant select, insert, update, delete on all tables in schema public to ${ROLE}`);
  await sql.unsafe('create table of_another_product (id int)');
  const address = new URL(database.url);
  address.username = ROLE;
  address.password = 'sweeps';
  url = address.href;
});
afterAll(async () => {
  const { sql } = database;
  await sql.unsafe(`reassign owned by ${ROLE} to current_user`);
  await sql.unsafe(`drop owned by ${ROLE}`);
  await sql.unsafe(`drop role ${ROLE}`);
  await database.drop();
  await elsewhere.drop();
});

test('a role that does not own what it deletes from is told which tables still hold it', async () => {
  const before = await fileOf('insight');
  const failure = await rewriteTables(url).catch(String);
  expect(failure).toContain('Some tables were not written anew: ');
  expect(failure).toContain('"insight"');
  expect(failure).toContain('"sector"');
  expect(failure).not.toContain('of_another_product');
  expect(await fileOf('insight')).toBe(before);
});

test('a role that owns the tables but not the database is told of the statistics', async () => {
  const { sql } = database;
  const tables = await sql<{ name: string }[]>`
    select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'of_another_product'
  `;
  for (const { name } of tables) await sql.unsafe(`alter table ${name} owner to ${ROLE}`);
  const before = await fileOf('insight');
  const failure = await rewriteTables(url).catch(String);
  expect(failure).toContain('pg_statistic');
  expect(failure).not.toContain('"insight"');
  expect(await fileOf('insight')).not.toBe(before);
});

test('a role that owns the database writes all of it anew', async () => {
  const { sql } = database;
  await sql.unsafe(`alter database ${new URL(database.url).pathname.slice(1)} owner to ${ROLE}`);
  const before = await fileOf('sector');
  await rewriteTables(url);
  expect(await fileOf('sector')).not.toBe(before);
});

test.each([
  ['reads here', () => database, 'select * from sector'],
  ['writes in another database of the server', () => elsewhere, 'select pg_current_xact_id()'],
])('a transaction that began before and %s is waited for', async (_case, of, statement) => {
  const { sql } = database;
  await sql.unsafe('create table deleted_meanwhile (id int)');
  await sql.unsafe(`alter table deleted_meanwhile owner to ${ROLE}`);
  await sql.unsafe('insert into deleted_meanwhile values (1)');
  const other = await of().sql.reserve();
  await other.unsafe('begin isolation level repeatable read');
  await other.unsafe(statement);
  await sql.unsafe('delete from deleted_meanwhile');
  const rewritten = rewriteTables(url);
  // Without the wait it would be over by then.
  await Promise.race([rewritten, sleep(3000)]);
  await other.unsafe('commit');
  other.release();
  await rewritten;
  const [size] = await sql`select pg_relation_size('deleted_meanwhile') as bytes`;
  expect(Number(size?.bytes)).toBe(0);
  await sql.unsafe('drop table deleted_meanwhile');
});
