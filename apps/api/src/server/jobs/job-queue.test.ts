import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { connect, type Sql } from '@process-ai/db/connect';
import { testDatabase } from '@process-ai/db/testing';
import { PgBoss } from 'pg-boss';
import { expect, test, vi } from 'vitest';
import type { App } from '../../app.ts';
import { createJobQueue } from './job-queue.ts';
import { connectionName, createOrphanWatch } from './orphan-watch.ts';

const queueOn = (sql: Sql, options: Partial<Parameters<typeof createJobQueue>[0]> = {}) =>
  createJobQueue({
    sql,
    listening: sql,
    processId: randomUUID(),
    kinds: {} as never,
    app: () => ({}) as App,
    onError: () => {},
    takeUpLost: async () => {},
    ...options,
  });

test('a job that cannot be handed over for a reason without a code is told to come back', async () => {
  const database = await testDatabase();
  const { sql, close } = connect(database.url, { jsonAsText: true });
  let fails: object | undefined;
  const failing = new Proxy(sql, {
    get: (target, name) => (fails && name === 'unsafe' ? () => Promise.reject(fails) : Reflect.get(target, name)),
  });
  const queue = queueOn(failing);
  await queue.open();
  const enqueue = () => queue.enqueue({ id: randomUUID(), kind: 'export', userId: 'ada', round: 0 });
  fails = new Error('Queue jobs does not exist');
  await expect(enqueue()).rejects.toMatchObject({ code: 'notReady' });
  fails = Object.assign(new Error('division by zero'), { code: '22012' });
  await expect(enqueue()).rejects.toMatchObject({ code: '22012' });
  fails = undefined;
  await queue.close();
  await close();
  await database.drop();
});

test('a start waits while the queues are locked', async () => {
  const database = await testDatabase();
  const { sql, close } = connect(database.url, { jsonAsText: true });
  const before = queueOn(sql);
  await before.open();
  await before.close();
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = sql.begin(async (tx) => {
    await tx`lock table pgboss.queue`;
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const refusals: string[] = [];
  const noting = new Proxy(sql, {
    get(target, name) {
      if (name !== 'begin' && name !== 'unsafe') return Reflect.get(target, name);
      return async (...given: never[]) => {
        try {
          return await Reflect.apply(target[name], target, given);
        } catch (error) {
          refusals.push((error as { code: string }).code);
          letGo.resolve();
          throw error;
        }
      };
    },
  });
  const queue = queueOn(noting);
  await queue.open();
  expect(refusals).toEqual(['55P03']);
  await queue.enqueue({ id: randomUUID(), kind: 'export', userId: 'ada', round: 0 });
  await holding;
  await queue.close();
  await close();
  await database.drop();
});

test('jobs begin at once, also together, and one job does not make all workers look for it', async () => {
  const database = await testDatabase();
  const { db, sql, close } = connect(database.url, { jsonAsText: true });
  let looks = 0;
  const counted = new Proxy(sql, {
    get(target, name) {
      if (name !== 'unsafe') return Reflect.get(target, name);
      return (text: string, ...rest: never[]) => {
        if (text.includes('SKIP LOCKED')) looks += 1;
        return target.unsafe(text, ...rest);
      };
    },
  });
  const running: PromiseWithResolvers<void>[] = [];
  const begun = new EventEmitter();
  const work = async () => {
    const end = Promise.withResolvers<void>();
    running.push(end);
    begun.emit('one');
    await end.promise;
    return null;
  };
  const queue = queueOn(counted, {
    kinds: { analysis: work } as never,
    app: () => ({ db, settings: {}, jobQueue: queue, metrics: { jobEnded() {} } }) as unknown as App,
    onError: (error) => {
      throw error;
    },
  });
  await queue.open();
  const enqueue = async (userId: string) => {
    const [job] = await sql`insert into job (id, kind, total) values (gen_random_uuid(), 'analysis', 0) returning id`;
    await queue.enqueue({ id: job?.id, kind: 'analysis', userId, round: 0 });
  };
  const users = ['ada', 'ben', 'cem', 'dot', 'eve', 'fay'];

  const before = looks;
  for (const user of users) {
    await Promise.all([once(begun, 'one'), enqueue(user)]);
    running.pop()?.resolve();
  }
  expect(looks - before).toBeLessThan(users.length * 6);

  const all = Promise.all(users.map(enqueue));
  while (running.length < users.length) await once(begun, 'one');
  await all;
  for (const { resolve } of running) resolve();
  await queue.close();
  await close();
  await database.drop();
});

test('what waits in the one queue of an earlier version is handed over, and done once', async () => {
  const database = await testDatabase();
  const { db, sql, close } = connect(database.url, { jsonAsText: true });
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  await boss.start();
  await boss.createQueue('jobs');
  const [job] = await sql`insert into job (id, kind, total) values (gen_random_uuid(), 'analysis', 0) returning id`;
  for (const jobId of [job?.id, job?.id, randomUUID()]) await boss.send('jobs', { jobId });
  await boss.stop();

  let done = 0;
  const queue = queueOn(sql, {
    kinds: { analysis: async () => (done += 1) } as never,
    app: () => ({ db, settings: {}, jobQueue: queue, metrics: { jobEnded() {} } }) as unknown as App,
  });
  await queue.open();
  const left = async () => (await sql`select from pgboss.job where name = 'jobs'`).length;
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
  const status = async () => (await sql`select status from job`)[0]?.status;
  await expect.poll(status, { timeout: 60_000 }).toBe('succeeded');
  expect(done).toBe(1);
  await queue.close();
  await close();
  await database.drop();
}, 120_000);

test('jobs of a process that is gone are taken over, those of one that lives are not', async () => {
  const database = await testDatabase();
  const { sql, close } = connect(database.url, { jsonAsText: true });
  const watcher = randomUUID();
  const living = connect(database.url, { name: connectionName(randomUUID()) });
  const own = connect(database.url, { name: connectionName(watcher) });
  await Promise.all([living.sql`select 1`, own.sql`select 1`]);
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  await boss.start();
  await boss.createQueue('long-jobs');
  const livingId = (await living.sql`select split_part(current_setting('application_name'), ' ', 3) as id`)[0]?.id;
  const [gone, kept] = [randomUUID(), randomUUID()];
  for (const [id, takenBy] of [
    [gone, randomUUID()],
    [kept, livingId],
  ]) {
    await sql`insert into job (id, kind, total, taken_by) values (${id}, 'analysis', 0, ${takenBy})`;
    await boss.send('long-jobs', { jobId: id }, { id });
  }
  await boss.fetch('long-jobs', { batchSize: 2 });
  await boss.stop();

  const look = createOrphanWatch(own.sql, ['long-jobs'], watcher);
  // At the second look only: connections may be made anew.
  expect(await look()).toEqual([]);
  expect(await look()).toEqual([{ queue: 'long-jobs', id: gone, retryCount: 0 }]);
  // Where names do not reach the database, nobody is thought to be gone.
  const blind = createOrphanWatch(sql, ['long-jobs'], randomUUID());
  await blind();
  expect(await blind()).toEqual([]);
  await Promise.all([living.close(), own.close(), close()]);
  await database.drop();
});

test('workers are told in turns to look, so that no busy one keeps the others from it', async () => {
  const database = await testDatabase();
  const { sql, close } = connect(database.url, { jsonAsText: true });
  const told = vi.spyOn(PgBoss.prototype, 'notifyWorker');
  const queue = queueOn(sql);
  await queue.open();
  await expect.poll(() => new Set(told.mock.calls.flat()).size, { timeout: 60_000 }).toBeGreaterThan(1);
  await queue.close();
  told.mockRestore();
  await close();
  await database.drop();
}, 120_000);
