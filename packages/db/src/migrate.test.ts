import { createHash, randomBytes } from 'node:crypto';
import { Kysely } from 'kysely';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { migrate, migrateTo } from './migrate.ts';
import * as foundation from './migrations/0001-foundation.ts';
import * as jobs from './migrations/0002-jobs.ts';
import * as findings from './migrations/0003-journeys-insights-playbooks.ts';
import * as accounts from './migrations/0004-accounts.ts';
import * as initiativeBaseline from './migrations/0013-initiative-baseline.ts';
import { poolDialect } from './pool-dialect.ts';
import { FILE_CHUNK_BYTES } from './tables/files.ts';
import { emptyDatabase, testDatabase } from './testing.ts';

test('people and their sessions stay when accounts are migrated', async () => {
  const { url, drop } = await testDatabase();
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  await sql.unsafe('drop schema public cascade; create schema public');
  const db = new Kysely<unknown>({ dialect: poolDialect(sql) });
  for (const { up } of [foundation, jobs, findings]) await up(db);
  const [user] = await sql`
    insert into app_user (email, first_name, last_name, password_hash, is_admin)
    values ('ada@example.com', 'Ada', 'Tester', 'hash', true) returning id`;
  await sql`insert into session (id, user_id, expires_at) values ('kept', ${user?.id}, now() + interval '1 day')`;
  await accounts.up(db);
  const sessions = await sql`select s.id, s.user_agent, u.is_admin from session s join app_user u on u.id = s.user_id`;
  expect(sessions).toEqual([{ id: 'kept', user_agent: null, is_admin: true }]);
  await sql.end();
  await drop();
});

test('a change of the plan made before there were baselines puts back initiatives without one', async () => {
  const { sql, drop } = await testDatabase();
  await sql`alter table initiative drop column baseline`;
  const [sector] = await sql`
    insert into sector (name, reference_model) values ('Insurer', 'ACORD') returning id`;
  const record = {
    touched: [
      { id: 'a', before: { name: 'Claims' }, state: 2 },
      { id: 'b', before: null, state: 1 },
    ],
    settings: null,
  };
  await sql`
    insert into plan_change (id, sector_id, made_by, record)
    values (gen_random_uuid(), ${sector?.id}, 'Ada', ${sql.json(record)}),
      (gen_random_uuid(), ${sector?.id}, 'Bo', ${sql.json({ touched: [] })})`;
  await initiativeBaseline.up(new Kysely<unknown>({ dialect: poolDialect(sql) }));
  const changes = await sql`select record from plan_change order by made_by`;
  expect(changes).toEqual([
    {
      record: {
        touched: [
          { id: 'a', before: { name: 'Claims', baseline: null }, state: 2 },
          { id: 'b', before: null, state: 1 },
        ],
        settings: null,
      },
    },
    { record: { touched: [] } },
  ]);
  await drop();
});

test('files that stood in rows are whole in their chunks, and go with their rows', async () => {
  const { url, sql, drop } = await emptyDatabase();
  await sql.begin((transaction) => migrateTo(transaction, '0047-backups'));
  const [sector] = await sql`insert into sector (name, reference_model) values ('Insurer', 'ACORD') returning id`;
  const large = randomBytes(2 * FILE_CHUNK_BYTES + 7);
  const exact = randomBytes(FILE_CHUNK_BYTES);
  const none = Buffer.alloc(0);
  const add = (name: string, file: Buffer | null) => sql`
    insert into export_file (id, sector_id, format, title, file_name, file)
    values (gen_random_uuid(), ${sector?.['id']}, 'docs', 'x', ${name}, ${file})`;
  await add('large', large);
  await add('exact', exact);
  await add('none', none);
  await add('google', null);
  await sql`
    insert into insight (id, sector_id, title, file_name, file_type, file_size, file, pages, summary_status)
    values (gen_random_uuid(), ${sector?.['id']}, 'x', 'talk', 'pdf', 3, 'abc', '[]', 'ready')`;
  await migrate(url);

  const files = await sql<{ file_name: string; size: number; sha256: string; held: boolean; bytes: Buffer | null }[]>`
    select o.file_name, f.size, f.sha256, f.held_until is not null as held,
      (select string_agg(c.bytes, '' order by c.position) from stored_file_chunk c where c.file_id = f.id) as bytes
    from (select file_name, file_id from export_file union all select file_name, file_id from insight) o
      left join stored_file f on f.id = o.file_id
    order by o.file_name`;
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const kept = (name: string, bytes: Buffer) => ({
    file_name: name,
    size: bytes.length,
    sha256: sum(bytes),
    held: false,
    bytes: bytes.length === 0 ? null : bytes,
  });
  expect(files).toEqual([
    kept('exact', exact),
    { file_name: 'google', size: null, sha256: null, held: false, bytes: null },
    kept('large', large),
    kept('none', none),
    kept('talk', Buffer.from('abc')),
  ]);
  await sql`delete from sector`;
  expect(await sql`select from stored_file_chunk`).toHaveLength(0);
  expect(await sql`select from stored_file`).toHaveLength(0);
  await drop();
});
