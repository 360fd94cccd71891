import { expect, test } from 'vitest';
import { serverForTests } from './testing-hooks.ts';

const TOKEN = 'a token for whoever scrapes';
const server = serverForTests({ METRICS_TOKEN: TOKEN });
const closed = serverForTests();

/** The value of a line such as `name{a="b"}`; what is not there is 0. */
async function metric(line: string): Promise<number> {
  const { body } = await server.withToken(TOKEN).get('/metrics');
  const found = (body as string).split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

const requests = (method: string, route: string, status: number) =>
  metric(`process_ai_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);

const CASES: [string, string, string, number][] = [
  ['REST', '/api/sectors/{id}', '/api/sectors/:sectorId', 200],
  ['an answer that is known', '/api/sectors/{id} again', '/api/sectors/:sectorId', 304],
  ['tRPC', '/api/trpc/users.me', '/api/trpc/users.me', 200],
  ['a batch', '/api/trpc/users.me,users.me?batch=1', '/api/trpc/batch', 200],
  ['a procedure that somebody made up', '/api/trpc/users.0af3', '/api/trpc/nothing', 404],
  ['an address that somebody made up', '/api/0af3', 'nothing', 404],
];

test.each(CASES)('counts requests by route: %s', async (_case, asked, route, status) => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Counted', referenceModel: 'BIAN' });
  const [url = '', isKnown] = asked.replace('{id}', sector.id).split(' ');
  const { headers } = isKnown ? await server.admin.get(url) : { headers: {} as Record<string, string> };
  const before = await requests('GET', route, status);
  const answer = await server.http.inject({
    url,
    headers: { ...server.admin.headers, ...(isKnown && { 'if-none-match': String(headers.etag) }) },
  });
  expect(answer.statusCode).toBe(status);
  expect(await requests('GET', route, status)).toBe(before + 1);
  const { body } = await server.withToken(TOKEN).get('/metrics');
  expect(body).not.toContain(sector.id);
  expect(body).not.toContain('0af3');
});

test('counts refused requests, jobs by how they end, and calls of the analyst', async () => {
  await server.nobody.get('/api/sectors');
  expect(await requests('GET', '/api/sectors', 401)).toBe(1);
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Worked on', referenceModel: 'BIAN' });
  const path = `/api/sectors/${sector.id}`;
  const { body: made } = await server.admin.post(`${path}/processes`, [{ code: '1', name: 'Pay suppliers', level: 1 }]);
  const processIds = made.map(({ id }: { id: string }) => id);
  expect((await server.admin.post(`${path}/analyze`, { processIds })).status).toBe(200);
  await expect.poll(() => metric('process_ai_jobs_ended_total{kind="analysis",status="succeeded"}')).toBe(1);
  const calls = 'process_ai_analyst_call_duration_seconds_count';
  expect(await metric(`${calls}{source="Built-in analyst",call="analyzeProcess",outcome="answered"}`)).toBe(1);
  // After its answer a process may still be about what only it knows of.
  await expect.poll(() => metric('process_ai_worker_processes{state="idle"}')).toBe(1);

  // One that a killed process has left behind.
  await server.app.sql`
    insert into job (id, kind, sector_id, total, created_at)
    values (gen_random_uuid(), 'analysis', ${sector.id}, 1, now() - interval '90 seconds')
  `;
  expect(await metric('process_ai_jobs{status="queued"}')).toBe(1);
  expect(await metric('process_ai_jobs_oldest_queued_seconds')).toBeGreaterThanOrEqual(90);
});

test('shows connections, memory and the event loop', async () => {
  await server.admin.get('/api/sectors');
  expect(await metric('process_ai_database_up')).toBe(1);
  expect(await metric('process_ai_database_connections{pool="main",state="max"}')).toBe(10);
  expect(await metric('process_ai_database_connections{pool="main",state="open"}')).toBeGreaterThan(0);
  const held = server.app.db.transaction().execute(() => metric(BUSY));
  expect(await held).toBe((await metric(BUSY)) + 1);
  expect(await metric('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(await metric('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});
const BUSY = 'process_ai_database_connections{pool="main",state="busy"}';

test('are for whoever has the token, and nowhere where there is none', async () => {
  for (const person of [server.nobody, server.admin, server.withToken(`${TOKEN}x`)]) {
    expect((await person.get('/metrics')).status).toBe(401);
  }
  for (const person of [closed.nobody, closed.admin, closed.withToken('')]) {
    expect((await person.get('/metrics')).status).toBe(404);
  }
});
