import { EventEmitter, once } from 'node:events';
import { connect } from '@process-ai/db/connect';
import { testDatabase } from '@process-ai/db/testing';
import { PgBoss } from 'pg-boss';
import { expect, test, vi } from 'vitest';
import type { App } from '../app.ts';
import { createJobQueue } from './job-queue.ts';

test('a job that cannot be handed over for a reason without a code is told to come back', async () => {
  const database = await testDatabase();
  const { sql, close } = connect(database.url, { jsonAsText: true });
  let fails: object | undefined;
  const failing = new Proxy(sql, {
    get: (target, name) => (fails && name === 'unsafe' ? () => Promise.reject(fails) : Reflect.get(target, name)),
  });
  const queue = createJobQueue(
    failing,
    {} as never,
    () => ({}) as App,
    () => {},
  );
  await queue.open();
  const enqueue = () => queue.enqueue({ id: 'one', userId: 'ada', round: 0 });
  fails = new Error('Queue jobs does not exist');
  await expect(enqueue()).rejects.toMatchObject({ code: 'notReady' });
  fails = Object.assign(new Error('division by zero'), { code: '22012' });
  await expect(enqueue()).rejects.toMatchObject({ code: '22012' });
  fails = undefined;
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
  const queue = createJobQueue(
    counted,
    { analysis: work } as never,
    () => ({ db, jobQueue: queue, metrics: { jobEnded() {} } }) as unknown as App,
    (error) => {
      throw error;
    },
  );
  await queue.open();
  const enqueue = async (userId: string) => {
    const [job] = await sql`insert into job (id, kind, total) values (gen_random_uuid(), 'analysis', 0) returning id`;
    await queue.enqueue({ id: job?.id, userId, round: 0 });
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

test('workers are told in turns to look, so that no busy one keeps the others from it', async () => {
  const database = await testDatabase();
  const { sql, close } = connect(database.url, { jsonAsText: true });
  const told = vi.spyOn(PgBoss.prototype, 'notifyWorker');
  const queue = createJobQueue(
    sql,
    {} as never,
    () => ({}) as App,
    () => {},
  );
  await queue.open();
  await expect.poll(() => new Set(told.mock.calls.flat()).size, { timeout: 60_000 }).toBeGreaterThan(1);
  await queue.close();
  told.mockRestore();
  await close();
  await database.drop();
}, 120_000);
