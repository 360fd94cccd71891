import type { Analyst } from '@process-ai/ai/analyst';
import { AppError } from '@process-ai/contract/errors';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appRouter } from '../../app-router.ts';
import { type Caller, testServer } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let path: string;
let processIds: string[];
let builtIn: Analyst;
beforeAll(async () => {
  builtIn = server.app.analyst;
});
afterEach(() => {
  server.app.analyst = builtIn;
});
beforeEach(async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Jobs', referenceModel: 'BIAN' });
  path = `/api/sectors/${sector.id}`;
  const rows = Array.from({ length: 20 }, (_, n) => ({ code: `${n + 1}`, name: `Check invoice ${n + 1}`, level: 1 }));
  processIds = (await server.admin.post(`${path}/processes`, rows)).body.map(({ id }: { id: string }) => id);
});

const DRAFT = {
  type: 'ai',
  title: 'T',
  description: 'D',
  benefit: { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.3 },
  effort: 3,
  rationale: 'R',
  basis: 'model',
  confidence: null,
  useCaseId: null,
  source: 'test',
} as const;

/** An analyst that waits at each process until it is let through, and may fail. */
function gatedAnalyst(fails: (name: string) => boolean = () => false) {
  const gates: (() => void)[] = [];
  let asked = 0;
  server.app.analyst = {
    ...builtIn,
    concurrency: 1,
    analyzeProcess: async ({ name }, signal) => {
      asked += 1;
      await new Promise<void>((open, abort) => {
        gates.push(open);
        signal?.addEventListener('abort', () => abort(signal.reason));
      });
      if (fails(name)) throw new AppError('analystFailed', 'The AI service refused this request.');
      return { opportunities: [DRAFT], suitability: { criteria: [], tracks: [], notNow: false } };
    },
  };
  const until = async (reached: () => boolean | Promise<boolean>) => {
    while (!(await reached())) await new Promise((next) => setTimeout(next, 10));
  };
  return {
    asked: () => asked,
    async pass(count: number) {
      for (let n = 0; n < count; n += 1) {
        await until(() => gates.length > 0);
        gates.shift()?.();
      }
    },
    until,
  };
}

const begin = async () => {
  const caller = server.http.inject({
    method: 'POST',
    url: `${path}/analyze`,
    payload: { processIds },
    headers: { ...server.admin.headers, prefer: 'respond-async' },
  });
  return (await caller).json();
};
const job = async (id: string) => (await server.admin.get(`/api/jobs/${id}`)).body;
const analyzedCount = async (): Promise<number> =>
  (await server.admin.get(path)).body.processes.filter(
    (row: { opportunities: unknown[] }) => row.opportunities.length > 0,
  ).length;

describe('a job', () => {
  test('is answered at once to those who prefer that, and found again until it ends', async () => {
    const gate = gatedAnalyst();
    const started = await begin();
    expect(started).toMatchObject({ kind: 'analysis', total: 20, done: 0, error: null });

    const events = await fetch(
      `${await address()}/api/trpc/jobs.progress?input=${encodeURIComponent(JSON.stringify({ jobId: started.id }))}`,
      { headers: { ...server.admin.headers, accept: 'text/event-stream' } },
    );
    const heard = events.text();
    await gate.pass(3);
    await gate.until(async () => (await job(started.id)).done === 3);
    expect(await analyzedCount()).toBe(3);
    await gate.pass(17);
    await gate.until(async () => (await job(started.id)).status === 'succeeded');
    expect(await analyzedCount()).toBe(20);
    const told = (await heard).matchAll(/^data: (\{"id".*)$/gm);
    const steps = Array.from(told, ([, data]) => JSON.parse(data ?? ''));
    expect(steps.at(-1)).toMatchObject({ status: 'succeeded', done: 20 });
    expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).toSorted((a, b) => a - b));
  });

  test('is the answer to those who wait, before their connection is cut', async () => {
    const hurried = await testServer({ JOB_WAIT_SECONDS: '1' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { analyst } = hurried.app;
    hurried.app.analyst = {
      ...analyst,
      researchProcesses: async (...given) => {
        await released;
        return analyst.researchProcesses(...given);
      },
    };
    const { body: sector } = await hurried.admin.post('/api/sectors', { name: 'Long', referenceModel: 'BIAN' });
    const { status, body, headers } = await hurried.admin.post(`/api/sectors/${sector.id}/research-processes`);
    expect([status, headers.location, body.kind]).toEqual([202, `/api/jobs/${body.id}`, 'research']);
    release();
    const result = async () => (await hurried.admin.get(`/api/jobs/${body.id}/result`)).body?.processes?.length ?? 0;
    await expect.poll(result, { timeout: 60_000 }).toBeGreaterThan(10);
    await hurried.stop();
  });

  test('sends signs of life while it has no news, more often than silent connections are cut', () => {
    const { ping, client } = appRouter._def._config.sse ?? {};
    const intervalMs = ping?.enabled ? (ping.intervalMs ?? 0) : Number.POSITIVE_INFINITY;
    expect(2 * intervalMs).toBeLessThan(client?.reconnectAfterInactivityMs ?? 0);
    expect(2 * intervalMs).toBeLessThan(server.http.server.timeout);
    expect(server.http.server.requestTimeout).toBeGreaterThan(0);
    expect(server.http.server.headersTimeout).toBeGreaterThan(0);
  });

  test('that is cancelled stops at once, and keeps what it had saved', async () => {
    const gate = gatedAnalyst();
    const { id } = await begin();
    await gate.pass(2);
    await gate.until(async () => (await job(id)).done === 2);
    expect((await server.admin.delete(`/api/jobs/${id}`)).body.status).toBe('cancelled');
    const asked = gate.asked();
    await gate.pass(1);
    await new Promise((next) => setTimeout(next, 300));
    expect(gate.asked()).toBeLessThanOrEqual(asked + 1);
    expect(await analyzedCount()).toBe(2);
  });

  test('keeps what succeeded and names what failed', async () => {
    const gate = gatedAnalyst((name) => name.endsWith(' 7'));
    const { id } = await begin();
    await gate.pass(20);
    await gate.until(async () => (await job(id)).status === 'succeeded');
    expect(await job(id)).toMatchObject({
      failures: [{ name: '7 Check invoice 7', message: 'The AI service refused this request.' }],
    });
    expect(await analyzedCount()).toBe(19);
  });

  test('that can do nothing fails early, with the reason', async () => {
    const gate = gatedAnalyst(() => true);
    const waiting = server.admin.post(`${path}/analyze`, { processIds });
    await gate.pass(8);
    const { status, body } = await waiting;
    expect([status, body.error, gate.asked()]).toEqual([502, 'The AI service refused this request.', 8]);
    expect(await analyzedCount()).toBe(0);
  });

  test('that nobody could be told of is refused, and waits for nobody', async () => {
    const { jobQueue } = server.app;
    server.app.jobQueue = { ...jobQueue, enqueue: () => Promise.reject(new AppError('notReady')) };
    const { status } = await server.admin.post(`${path}/analyze`, { processIds });
    server.app.jobQueue = jobQueue;
    expect(status).toBe(503);
    const { rows } = await sql<{ status: string; error: string }>`
      select status, error from job order by created_at desc limit 1
    `.execute(server.app.db);
    expect(rows).toEqual([{ status: 'failed', error: expect.stringMatching(/^notReady/) }]);
  });

  test('whose result another version has made fails unexpectedly, not for what the caller sent', async () => {
    const { jobQueue } = server.app;
    server.app.jobQueue = {
      ...jobQueue,
      enqueue: async ({ id }) => {
        await sql`update job set status = 'succeeded', result = '{}' where id = ${id}`.execute(server.app.db);
      },
    };
    const { status, body } = await server.admin.post(`${path}/research-processes`);
    server.app.jobQueue = jobQueue;
    expect([status, body.issues]).toEqual([500, undefined]);
  });

  test('is unknown under a wrong id', async () => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      expect((await server.admin.get(`/api/jobs/${id}`)).status).toBe(404);
      expect((await server.admin.delete(`/api/jobs/${id}`)).status).toBe(404);
    }
  });
});

describe('jobs of several users', () => {
  const beginAs = async ({ headers }: Caller) =>
    server.http.inject({
      method: 'POST',
      url: `${path}/analyze`,
      payload: { processIds: processIds.slice(0, 1) },
      headers: { ...headers, prefer: 'respond-async' },
    });

  test('take turns, say how many go first, and are bounded for each', async () => {
    const other = await server.member('turns@example.com');
    const gate = gatedAnalyst();
    const own: string[] = [];
    for (let n = 0; n < 22; n += 1) {
      const { statusCode, body } = await beginAs(server.admin);
      expect(statusCode).toBe(202);
      own.push(JSON.parse(body).id);
      // Two run at most, and the queue is not asked before they do.
      if (n === 1) await gate.until(() => gate.asked() === 2);
    }
    const refused = await beginAs(server.admin);
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    const status = async (id: string) => {
      const { status: now, ahead } = await job(id);
      return [now, ahead];
    };
    expect(await status(own[0] ?? '')).toEqual(['running', null]);
    expect(await status(own[2] ?? '')).toEqual(['queued', 0]);
    expect(await status(own[21] ?? '')).toEqual(['queued', 19]);

    // The other's job passes all twenty that wait, and takes one of the places that no single user may fill.
    const { id: others } = (await beginAs(other)).json();
    await gate.until(() => gate.asked() === 3);
    expect(await status(others)).toEqual(['running', null]);
    expect(await status(own[2] ?? '')).toEqual(['queued', 0]);

    // Two who have all that one user may have leave room for a third.
    const { id: second } = (await beginAs(other)).json();
    await gate.until(() => gate.asked() === 4);
    const { id: third } = (await beginAs(await server.member('third@example.com'))).json();
    await gate.until(() => gate.asked() === 5);
    for (const id of [...own.toReversed(), others, second, third]) await server.admin.delete(`/api/jobs/${id}`);
  }, 60_000);

  test('may be followed by so many streams of one user', async () => {
    gatedAnalyst();
    const { id } = (await beginAs(server.admin)).json();
    const url = `${await address()}/api/trpc/jobs.progress?input=${encodeURIComponent(JSON.stringify({ jobId: id }))}`;
    const closing = new AbortController();
    const follow = async ({ headers }: Caller, signal?: AbortSignal) =>
      fetch(url, { headers: { ...headers, accept: 'text/event-stream' }, ...(signal && { signal }) });
    const open = await Promise.all(Array.from({ length: 20 }, () => follow(server.admin, closing.signal)));
    expect(open.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const refused = await follow(server.admin);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const other = await server.member('streams@example.com');
    expect((await follow(other, closing.signal)).status).toBe(200);
    closing.abort();
    await expect.poll(async () => (await follow(server.admin, AbortSignal.timeout(2000))).status, WAIT).toBe(200);
    await server.admin.delete(`/api/jobs/${id}`);
  }, 60_000);
});

const WAIT = { timeout: 60_000 };

let listening: Promise<string> | undefined;
const address = () => {
  listening ??= server.http.listen({ port: 0 });
  return listening;
};
