import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { examineWay, missingLimits } from './pooler.ts';
import { testDatabase } from './testing.ts';
import { hasPgbouncer, startPgbouncer } from './testing-pgbouncer.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a server itself keeps a connection for each client', async () => {
  expect(await examineWay(database.url)).toEqual({ isShared: false, keepsPrepared: true });
});

describe.skipIf(!hasPgbouncer)('by way of pgbouncer', () => {
  test('in transaction mode, transactions and statements share its connections', async () => {
    const pgbouncer = await startPgbouncer(database.url, { size: 2 });
    expect(await examineWay(pgbouncer.url)).toEqual({ isShared: true, keepsPrepared: false });
    const { db, close } = connect(pgbouncer.url, { max: 8, pooled: true, prepare: false });
    await sql`create table counter (n int not null)`.execute(db);
    await sql`insert into counter values (0)`.execute(db);
    const add = (n: number) =>
      db.transaction().execute(async (tx) => {
        await sql`select set_config('process_ai.who', ${String(n)}, true)`.execute(tx);
        await sql`update counter set n = n + ${n}`.execute(tx);
        const { rows } = await sql<{ who: string }>`select current_setting('process_ai.who') as who`.execute(tx);
        return rows[0]?.who;
      });
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    const plain = numbers.map((n) =>
      sql<{ n: number }>`select ${n}::int as n`.execute(db).then(({ rows }) => rows[0]?.n),
    );
    expect(await Promise.all(numbers.map(add))).toEqual(numbers.map(String));
    expect(await Promise.all(plain)).toEqual(numbers);
    const { rows } = await sql<{ n: number }>`select n from counter`.execute(db);
    expect(rows).toEqual([{ n: 1770 }]);
    await close();
    await pgbouncer.stop();
  });

  test('its limits are known, and so is that there are none', async () => {
    for (const [limits, missing] of [
      [true, []],
      [false, ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout']],
    ] as const) {
      const pgbouncer = await startPgbouncer(database.url, { limits });
      const { db, close } = connect(pgbouncer.url, { max: 1, pooled: true, prepare: false });
      expect(await missingLimits(db)).toEqual(missing);
      await close();
      await pgbouncer.stop();
    }
  });

  test('in session mode it saves no connections; ours to a server are not understood by it', async () => {
    const pgbouncer = await startPgbouncer(database.url, { mode: 'session' });
    expect(await examineWay(pgbouncer.url)).toMatchObject({ isShared: false });
    const { db, close } = connect(pgbouncer.url, { max: 1 });
    await expect(sql`select 1`.execute(db)).rejects.toThrow('startup parameter');
    await close();
    await pgbouncer.stop();
  });
});
