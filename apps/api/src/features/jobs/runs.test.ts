import { randomUUID } from 'node:crypto';
import type { Job } from '@process-ai/contract/jobs';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { JobWork } from '../../app.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { exportInJob } from '../exports/service.ts';
import { fillInJob } from '../sample-client/service.ts';
import { run } from './service/run-job.ts';
import { takeUpLost } from './service.ts';

const server = serverForTests();
let path: string;
beforeEach(async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Runs', referenceModel: 'BIAN' });
  path = `/api/sectors/${sector.id}`;
  await server.admin.post(`${path}/processes`, [{ code: '1', name: 'Pay invoices' }]);
});

/** A job that waits for nobody: it is run by the test alone. */
async function startUnqueued(route: string, body: object = {}): Promise<string> {
  const queue = vi.spyOn(server.app.jobQueue, 'enqueue').mockResolvedValue();
  const { headers } = server.admin;
  const payload = JSON.stringify(body);
  const begun = await server.http.inject({
    method: 'POST',
    url: route,
    payload,
    headers: { ...headers, 'content-type': 'application/json', prefer: 'respond-async' },
  });
  queue.mockRestore();
  return begun.json().id;
}

function runWith(jobId: string, work: JobWork, taken = new AbortController().signal) {
  const kinds = new Proxy({}, { get: () => work }) as Parameters<typeof run>[2]['kinds'];
  return run(server.app, jobId, { processId: randomUUID(), kinds, taken, mayPass: () => false });
}

const read = async (id: string): Promise<Job> => (await server.admin.get(`/api/jobs/${id}`)).body;

test('of one job run twice at once the later run counts, and the earlier one writes nothing more', async () => {
  const id = await startUnqueued(`${path}/research-processes`);
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const signals: AbortSignal[] = [];
  const saved: number[] = [];
  const work =
    (which: number): JobWork =>
    async (app, job) => {
      signals.push(job.signal);
      await gates[which]?.promise;
      await app.db.transaction().execute(async (db) => {
        await job.progress(db, [], `by ${which}`);
        saved.push(which);
      });
      return { by: which };
    };
  const earlier = runWith(id, work(0));
  await expect.poll(() => signals.length).toBe(1);
  const later = runWith(id, work(1));
  await expect.poll(() => signals.length).toBe(2);
  // It is told, however long it would go on otherwise.
  await expect.poll(() => signals[0]?.aborted, { timeout: 30_000 }).toBe(true);

  gates[0]?.resolve();
  await earlier;
  expect(await read(id)).toMatchObject({ status: 'running', current: null });
  gates[1]?.resolve();
  await later;
  expect(saved).toEqual([1]);
  expect(await read(id)).toMatchObject({ status: 'succeeded' });
  expect((await server.admin.get(`/api/jobs/${id}/result`)).body).toEqual({ by: 1 });
});

test('a run that ends after a later one has begun neither ends the job nor fails it', async () => {
  for (const work of [async () => ({ by: 'the earlier' }), () => Promise.reject(new Error('Too late'))]) {
    const id = await startUnqueued(`${path}/research-processes`);
    await runWith(id, async () => {
      await runWithin(id);
      return work();
    });
    expect(await read(id)).toMatchObject({ status: 'running', error: null });
  }
});

/** Takes the job, and is killed at it. */
const runWithin = (id: string) =>
  runWith(id, () => Promise.reject(new Error('Killed')), AbortSignal.abort()).catch(() => {});

test('an export whose process is killed once the file is saved makes no second one', async () => {
  const id = await startUnqueued(`${path}/export/sheets`, { vendorIds: [], sections: ['risks'] });
  const killed = new AbortController();
  const first = runWith(
    id,
    async (app, job) => {
      await exportInJob(app, job);
      killed.abort();
      killed.signal.throwIfAborted();
    },
    killed.signal,
  );
  await expect(first).rejects.toThrow(/abort/i);
  expect(await read(id)).toMatchObject({ status: 'running' });
  await runWith(id, exportInJob);
  const exports = (await server.admin.get(`${path}/exports`)).body;
  expect(exports).toHaveLength(1);
  expect((await server.admin.get(`/api/jobs/${id}/result`)).body).toEqual({
    url: exports[0].url,
    title: exports[0].title,
  });
  const { rows } = await sql`select from sector_event where ${id}::uuid = any(subjects)`.execute(server.app.db);
  expect(rows).toHaveLength(1);
});

test('a sample client whose process was too slow is left to the one that has taken it over', async () => {
  const id = await startUnqueued('/api/sectors/sample-client');
  const { sectorId } = await read(id);
  await runWith(id, async (app, job) => {
    await runWithin(id);
    return fillInJob(app, job);
  });
  expect((await server.admin.get(`/api/sectors/${sectorId}`)).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'running' });
});

test('a job that ends its process each time is given up', async () => {
  const id = await startUnqueued(`${path}/research-processes`);
  for (let n = 0; n < 25; n += 1) await runWithin(id);
  expect(await read(id)).toMatchObject({ status: 'running' });
  await runWith(id, async () => null);
  expect(await read(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('went wrong') });
});

test('a lost job is queued once, by however many processes, also where its tries are used up', async () => {
  const replica = await server.replica();
  onTestFinished(replica.stop);
  // So that there is a queue.
  await server.app.jobQueue.forgetErased();
  const id = await startUnqueued(`${path}/research-processes`);
  const { db } = server.app;
  await sql`update job set created_at = now() - interval '1 hour' where id = ${id}`.execute(db);
  await sql`
    insert into pgboss.job (id, name, data, state) values (${id}, 'long-jobs', ${{ jobId: id }}, 'failed')
  `.execute(db);
  await Promise.all([takeUpLost(server.app), takeUpLost(replica.app)]);
  await expect.poll(async () => (await read(id)).status, { timeout: 60_000 }).toBe('succeeded');
  const { rows } = await sql<{ run: number }>`select run from job where id = ${id}`.execute(db);
  expect(rows).toEqual([{ run: 1 }]);
});

test('a job whose process was killed before it queued it is taken up by a worker that runs already', async () => {
  await server.app.jobQueue.forgetErased();
  const id = await startUnqueued(`${path}/research-processes`);
  await sql`update job set created_at = now() - interval '1 minute' where id = ${id}`.execute(server.app.db);
  await expect.poll(async () => (await read(id)).status, { timeout: 60_000 }).toBe('succeeded');
});
