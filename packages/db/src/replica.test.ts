import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Database, type Reader } from './connect.ts';
import { createReader } from './replica.ts';
import { startPair } from './testing-replica.ts';

let pair: Awaited<ReturnType<typeof startPair>>;
let primary: ReturnType<typeof connect>;
let replica: ReturnType<typeof connect>;
let read: Reader;
beforeAll(async () => {
  pair = await startPair();
  primary = connect(pair.url, { max: 3 });
  replica = connect(pair.replicaUrl, { max: 3 });
  await sql`create table counter (n int not null)`.execute(primary.db);
  await sql`insert into counter values (0)`.execute(primary.db);
});
beforeEach(() => {
  read = createReader(primary.db, replica.db);
});
afterAll(async () => {
  await Promise.all([primary.close(), replica.close()]);
  await pair.remove();
});

const write = () => sql`update counter set n = n + 1`.execute(primary.db);
const look = async (db: Database) => {
  const { rows } = await sql<{ n: number; isReplica: boolean }>`
    select n, pg_is_in_recovery() as "isReplica" from counter
  `.execute(db);
  return rows[0];
};

test('the replica answers, and nobody misses what was written before they asked', async () => {
  for (let n = 1; n <= 50; n += 1) {
    await write();
    expect(await read(look)).toEqual({ n, isReplica: true });
  }
});

test('where the replica is too far behind the primary answers, and the replica again once it has caught up', async () => {
  await pair.pause();
  await write();
  expect(await read(look)).toEqual({ n: 51, isReplica: false });
  expect(await read(look)).toEqual({ n: 51, isReplica: false });
  await pair.resume();
  read = createReader(primary.db, replica.db);
  expect(await read(look)).toEqual({ n: 51, isReplica: true });
});

test('what fails on the replica alone is read from the primary, and a mistake of ours is told at once', async () => {
  const writing = async (db: Database) => {
    await sql`update counter set n = n`.execute(db);
    return look(db);
  };
  expect(await read(writing)).toEqual({ n: 51, isReplica: false });

  read = createReader(primary.db, replica.db);
  let runs = 0;
  const failing = async () => {
    runs += 1;
    throw Object.assign(new Error('Not in this sector'), { code: 'processMissing' });
  };
  await expect(read(failing)).rejects.toThrow('Not in this sector');
  expect(runs).toBe(1);
});

test('a server that is no replica of this one is not asked', async () => {
  const stranger = await startPair();
  const other = connect(stranger.replicaUrl, { max: 1 });
  expect(await createReader(primary.db, other.db)(look)).toEqual({ n: 51, isReplica: false });
  await other.close();
  await stranger.remove();
  expect(await createReader(primary.db, primary.db)(look)).toEqual({ n: 51, isReplica: false });
});

test('when the primary dies and the replica takes its place, writes and reads go on by the same address', async () => {
  await expect.poll(() => read(look)).toEqual({ n: 51, isReplica: true });
  await pair.killPrimary();
  await pair.promote();
  await expect.poll(() => write().then(() => 'written', String)).toBe('written');
  // What was the replica writes itself now: no other is asked.
  expect(await read(look)).toEqual({ n: 52, isReplica: false });
  const rows = await Promise.all([1, 2, 3].map(() => look(primary.db)));
  expect(rows).toEqual(rows.map(() => ({ n: 52, isReplica: false })));
});

test('where the replica is away the primary answers', async () => {
  const gone = connect('postgres://nobody@127.0.0.1:1/nothing', { max: 1 });
  expect(await createReader(primary.db, gone.db)(look)).toEqual({ n: 52, isReplica: false });
  await gone.close();
});
