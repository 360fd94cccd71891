import { once } from 'node:events';
import { AppError } from '@process-ai/contract/errors';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from '../../app.ts';
import { readConfig } from '../config.ts';
import { createWorkerHttp } from '../http/create-worker-http.ts';
import { testServer } from '../testing.ts';

const LONG_AT_ONCE = 8;
const WAIT = { timeout: 60_000 };

const started = async (...given: Parameters<typeof testServer>) => {
  const server = await testServer(...given);
  onTestFinished(server.stop);
  return server;
};

/** Analyses that never end by themselves. */
function hangingAnalyst(app: App) {
  let asked = 0;
  app.analyst = {
    ...app.analyst,
    concurrency: 1,
    analyzeProcess: async (_process, signal) => {
      asked += 1;
      if (signal && !signal.aborted) await once(signal, 'abort');
      throw new AppError('jobCancelled');
    },
  };
  return { asked: () => asked };
}

test('as many long jobs as there may be do not hold up a short one, nor does the queue before it', async () => {
  const server = await started();
  const analyst = hangingAnalyst(server.app);
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Long', referenceModel: 'BIAN' });
  const path = `/api/sectors/${sector.id}`;
  const { body: processes } = await server.admin.post(`${path}/processes`, [{ code: '1', name: 'Pay invoices' }]);
  const analyze = async (headers: Record<string, string>) => {
    const begun = await server.http.inject({
      method: 'POST',
      url: `${path}/analyze`,
      payload: { processIds: processes.map(({ id }: { id: string }) => id) },
      headers: { ...headers, prefer: 'respond-async' },
    });
    return begun.json().id as string;
  };
  // Two of each person are worked on at once.
  const jobs: string[] = [];
  for (const name of ['ada', 'ben', 'cem', 'dot', 'eve']) {
    const { headers } = await server.member(`${name}@example.com`);
    jobs.push(await analyze(headers), await analyze(headers));
  }
  await expect.poll(analyst.asked, WAIT).toBe(LONG_AT_ONCE);
  const read = async (id = '') => (await server.admin.get(`/api/jobs/${id}`)).body;
  expect(await read(jobs[9])).toMatchObject({ status: 'queued', ahead: 1 });

  const exported = await server.admin.post(`${path}/export/sheets`, { vendorIds: [], sections: ['risks'] });
  expect(exported).toMatchObject({ status: 200, body: { url: expect.any(String) } });
  expect(await read(jobs[9])).toMatchObject({ status: 'queued', ahead: 1 });
  for (const id of jobs.toReversed()) await server.admin.delete(`/api/jobs/${id}`);
}, 120_000);

test('one that only answers people leaves jobs waiting until a worker comes', async () => {
  const api = await started({ ROLE: 'api' });
  const { body: sector } = await api.admin.post('/api/sectors', { name: 'Waits', referenceModel: 'BIAN' });
  const begun = await api.http.inject({
    method: 'POST',
    url: `/api/sectors/${sector.id}/research-processes`,
    payload: {},
    headers: { ...api.admin.headers, prefer: 'respond-async' },
  });
  const status = async () => (await api.admin.get(`/api/jobs/${begun.json().id}`)).body.status;
  // Longer than a free worker takes to look.
  await new Promise((next) => setTimeout(next, 3000));
  expect(await status()).toBe('queued');
  const worker = await api.replica({ ROLE: 'worker' });
  await worker.takeJobs();
  await expect.poll(status, WAIT).toBe('succeeded');
  await worker.stop();
}, 120_000);

test('one that only works on jobs says how it is, and answers nothing else', async () => {
  const server = await started();
  const http = createWorkerHttp(server.app, readConfig({ ROLE: 'worker', METRICS_TOKEN: 'sixteen letters!' }));
  const ask = async (url: string, headers = {}) => (await http.inject({ url, headers })).statusCode;
  expect(await Promise.all(['/api/health', '/api/health/live', '/api/health/ready'].map((url) => ask(url)))).toEqual([
    200, 200, 200,
  ]);
  expect(await ask('/metrics', { authorization: 'Bearer sixteen letters!' })).toBe(200);
  for (const url of ['/', '/api/sectors', '/mcp', '/api/trpc/sectors.list']) expect(await ask(url)).toBe(404);
  expect(await ask('/metrics')).toBe(401);
  await http.close();
});
