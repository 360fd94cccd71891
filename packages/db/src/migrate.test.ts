import { Kysely } from 'kysely';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import * as foundation from './migrations/0001-foundation.ts';
import * as jobs from './migrations/0002-jobs.ts';
import * as findings from './migrations/0003-journeys-insights-playbooks.ts';
import * as accounts from './migrations/0004-accounts.ts';
import * as initiativeBaseline from './migrations/0013-initiative-baseline.ts';
import { poolDialect } from './pool-dialect.ts';
import { testDatabase } from './testing.ts';

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
