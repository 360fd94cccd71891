import { connect } from '@process-ai/db/connect';
import { testDatabase } from '@process-ai/db/testing';
import { expect, test } from 'vitest';
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
