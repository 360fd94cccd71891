import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, createWatchdog } from './connect.ts';
import { testDatabase } from './testing.ts';
import { startProxy } from './testing-proxy.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
  await database.sql`create table counter (id int primary key, n int not null)`;
});
afterAll(() => database.drop());

const one = (db: typeof database.db) => sql<{ one: number }>`select 1 as one`.execute(db);

test('what waits on a connection that died silently fails, and the next question is answered', async () => {
  const proxy = await startProxy(database.url);
  const main = connect(proxy.url, { max: 3, watchdog: createWatchdog(2) });
  const other = connect(proxy.url, { max: 1, watchdog: main.watchdog });
  const heard: string[] = [];
  await main.sql.listen('news', (words) => void heard.push(words));
  // Idle, waiting for its answer, in a transaction, and that of another pool.
  await Promise.all([one(main.db), one(main.db), one(main.db), one(other.db)]);
  const stuck = main.db.transaction().execute(async (db) => {
    await one(db);
    proxy.silence();
    return one(db);
  });
  await expect(stuck).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  // Found dead with the first: one after the other, three would wait for themselves.
  const answers = await Promise.all([one(main.db), one(main.db), one(main.db), one(other.db)]);
  expect(answers.map(({ rows }) => rows[0]?.one)).toEqual([1, 1, 1, 1]);
  // Nobody waits for an answer on the connection that listens, and it is made anew as well.
  const notify = () => main.sql.notify('news', 'again').then(() => heard);
  await expect.poll(notify, { interval: 200 }).toContain('again');
  await Promise.all([main.close(), other.close()]);
  await proxy.close();
});

test('the server says which limit was passed, before a connection is given up on', async () => {
  const { db, close } = connect(database.url, { max: 4 });
  await database.sql`insert into counter values (9, 0)`;
  const held = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (tx) => {
    await sql`update counter set n = 1 where id = 9`.execute(tx);
    held.resolve();
    // Nothing more is asked for longer than PostgreSQL waits for it.
    await sleep(11_000);
    await one(tx);
  });
  const sleeper = sql`select pg_sleep(60)`.execute(db);
  const waiter = held.promise.then(() => sql`update counter set n = 2 where id = 9`.execute(db));
  const codes = [holder, sleeper, waiter].map((query) => query.then(String, ({ code }) => code));
  expect(await Promise.all(codes)).toEqual(['CONNECTION_CLOSED', '57014', '55P03']);
  await sql`delete from counter`.execute(db);
  await close();
});

test('a transaction that PostgreSQL gave up for a deadlock or a conflict is run again', async () => {
  const { db, close } = connect(database.url, { max: 2 });
  await database.sql`insert into counter values (1, 0), (2, 0)`;
  const add = (id: number, to: typeof db) => sql`update counter set n = n + 1 where id = ${id}`.execute(to);
  let meeting = Promise.withResolvers<void>();
  const runs: number[] = [];
  /** Both hold one row, or have read what the other will write, before either goes on. */
  const met = async (who: number) => {
    runs.push(who);
    if (runs.length === 2) meeting.resolve();
    await meeting.promise;
  };
  const crossing = (first: number, second: number) =>
    db.transaction().execute(async (tx) => {
      await add(first, tx);
      await met(first);
      await add(second, tx);
    });
  await Promise.all([crossing(1, 2), crossing(2, 1)]);
  expect(runs).toHaveLength(3);

  runs.length = 0;
  meeting = Promise.withResolvers();
  const raising = (who: number) =>
    db.transaction().execute(async (tx) => {
      await sql`set transaction isolation level repeatable read`.execute(tx);
      await sql`select n from counter`.execute(tx);
      await met(who);
      await add(1, tx);
    });
  await Promise.all([raising(1), raising(2)]);
  expect(runs).toHaveLength(3);
  expect([...(await database.sql`select n from counter order by id`)]).toEqual([{ n: 4 }, { n: 2 }]);
  await close();
});

test('where text is JSON already, what is no text becomes JSON', async () => {
  const { sql: asText, close } = connect(database.url, { jsonAsText: true });
  const told = await asText.unsafe('select $1::jsonb as text, $2::jsonb as object', [
    '{"a":1}',
    { message: 'gone' } as never,
  ]);
  expect([...told]).toEqual([{ text: { a: 1 }, object: { message: 'gone' } }]);
  await close();
});
