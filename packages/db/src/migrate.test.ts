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

test('keys by sector leave 20,000 processes and all that hangs on them as they were, and hold that they are of one sector', async () => {
  const { url, sql, drop } = await emptyDatabase();
  await sql.begin((transaction) => migrateTo(transaction, '0051-webhooks'));
  await sql.unsafe(`
    insert into sector (id, name, reference_model) values ('${ONE}', 'Insurer', 'ACORD'), ('${OTHER}', 'Bank', 'BIAN');
    insert into process (id, sector_id, parent_id, code, sort_key, name, level)
      select md5(n::text)::uuid, '${ONE}', case when n >= 10 then md5((n / 10)::text)::uuid end, n, lpad(n::text, 8, '0'), 'P',
        length(n::text) from generate_series(1, 20000) n;
    insert into opportunity (id, sector_id, process_id, type, title, description, benefit_moves, benefit_low,
      benefit_likely, benefit_high, rationale, source, position)
      select gen_random_uuid(), sector_id, id, 'ai', 'Read', '', 'handling time', 0.1, 0.2, 0.3, '', 'Built-in', 1 from process;
    insert into roi_input (process_id, sector_id, fte_count, process_frequency, average_salary, average_runtime)
      select id, sector_id, 1, 1, 1, 1 from process;
    insert into process_suitability (process_id, sector_id) select id, sector_id from process;
    insert into comment (sector_id, subject, subject_id, by_name, text)
      select sector_id, 'process', id, 'Ada', 'Why?' from process limit 1;
    insert into comment_mention (comment_id, user_id, name) select id, gen_random_uuid(), 'Bo' from comment;
    insert into client_link (id, sector_id, label, token_hash, expires_at)
      values (gen_random_uuid(), '${ONE}', 'Link', 'hash', now());
    insert into client_link_opening (link_id) select id from client_link`);
  const tables = ['process', 'opportunity', 'roi_input', 'process_suitability', 'comment', 'client_link'];
  const sums = () =>
    Promise.all(
      tables.map(async (name) => {
        const [row] = await sql`
          select count(*), sum(hashtextextended(t::text, 0)::numeric)::text as sum from ${sql(name)} t`;
        return row;
      }),
    );
  const before = await sums();
  await migrate(url);
  expect(await sums()).toEqual(before);
  const [found] = await sql`
    select (select sector_id from comment_mention) as mention, (select sector_id from client_link_opening) as opening,
      (select opportunity_count from sector where id = ${ONE}) as opportunities`;
  expect(found).toEqual({ mention: ONE, opening: ONE, opportunities: 20_000 });
  await expect(
    sql`update opportunity set sector_id = ${OTHER} where process_id = md5('1')::uuid`,
    'of another sector than its process',
  ).rejects.toThrow('opportunity_process_id_fkey');

  await sql`delete from process where sector_id = ${ONE}`;
  const [left] = await sql`
    select (select count(*)::int from opportunity) + (select count(*)::int from roi_input) as rows, opportunity_count
    from sector where id = ${ONE}`;
  expect(left).toEqual({ rows: 0, opportunity_count: 0 });
  await drop();
}, 60_000);

const ONE = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
