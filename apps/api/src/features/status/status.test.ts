import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();

test('says how the installation is doing, and which jobs have failed of late, with their reason', async () => {
  const { sql } = server.app;
  await sql`
    insert into job (id, kind, total, status, error, created_at, finished_at) values
      (gen_random_uuid(), 'analysis', 1, 'queued', null, now() - interval '5 minutes', null),
      (gen_random_uuid(), 'analysis', 1, 'running', null, now(), null),
      (gen_random_uuid(), 'export', 1, 'succeeded', null, now(), now() - interval '23 hours'),
      (gen_random_uuid(), 'export', 1, 'cancelled', null, now(), now() - interval '23 hours'),
      (gen_random_uuid(), 'research', 1, 'failed', 'analystFailed: Out of order.', now(), now() - interval '2 hours'),
      (gen_random_uuid(), 'export', 1, 'failed', 'unexpected: ', now(), now() - interval '1 hour'),
      (gen_random_uuid(), 'export', 1, 'failed', 'unexpected: ', now(), now() - interval '25 hours')
  `;
  const { status, body } = await server.admin.get('/api/status');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    versions: {
      product: expect.stringMatching(/^\d/),
      node: process.version,
      schema: expect.stringMatching(/^\d{4}-/),
    },
    jobs: { queued: 1, running: 1, succeeded: 1, failed: 2, cancelled: 1 },
    failures: [
      { kind: 'export', error: expect.stringContaining('went wrong') },
      { kind: 'research', error: 'Out of order.' },
    ],
    workers: { busy: 0, waiting: 0, killed: 0 },
    analyst: { source: 'Built-in analyst', canBeTested: false },
  });
  expect(Date.now() - Date.parse(body.jobs.oldestQueuedAt)).toBeGreaterThanOrEqual(300_000);
  expect(body.storage.databaseBytes).toBeGreaterThan(1e6);
  const refused = await server.admin.post('/api/status/analyst-test');
  expect([refused.status, refused.body.error]).toEqual([400, 'The built-in analyst needs no connection.']);
});

let answer: { status: number; body: object };
let model: Server;
let asking: TestServer;
beforeAll(async () => {
  model = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => model.listen(0, '127.0.0.1', done));
  const { port } = model.address() as AddressInfo;
  asking = await testServer({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'local-model' });
});
afterAll(async () => {
  await asking.stop();
  model.close();
});

test.each<[string, typeof answer, number, string | undefined]>([
  ['works', { status: 200, body: completion('{"ok":true}') }, 200, undefined],
  ['refuses the key', { status: 401, body: {} }, 502, 'The key of the AI service was refused. Ask your administrator.'],
  ['is something else', { status: 200, body: { hello: 1 } }, 502, 'does not speak like an AI service'],
])('the test of a language model that %s says so', async (_case, given, status, sentence) => {
  answer = given;
  const { status: answered, body } = await asking.admin.post('/api/status/analyst-test');
  expect(answered).toBe(status);
  if (sentence) expect(body.error).toContain(sentence);
  else expect(body.milliseconds).toBeGreaterThanOrEqual(0);
  expect((await asking.admin.get('/api/status')).body.analyst).toEqual({ source: 'local-model', canBeTested: true });
});

function completion(content: string) {
  const message = { role: 'assistant', content, refusal: null };
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 0,
    model: 'm',
    choices: [{ index: 0, finish_reason: 'stop', message }],
  };
}
