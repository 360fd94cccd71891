import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startEmbedded } from '@process-ai/db/embedded/start-embedded';
import postgres from 'postgres';
import { requestOk } from '../server/ask.ts';
import { type ChatModel, startChatModel } from '../server/chat-model.ts';
import { launch } from '../server/launch.ts';
import { type Product, READY, startProduct } from '../server/start-product.ts';

const PROCESSES = 60;
const KILL_AT = 20;
/** What the product promises. */
const TAKEN_OVER_WITHIN_MS = 5000;

let model: ChatModel;
let product: Product;
let settings: Record<string, string>;
test.beforeAll(async () => {
  model = await startChatModel(400);
  settings = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'slow-model', RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
  product = await startProduct(settings);
});
test.afterAll(async () => {
  await product.remove();
  await model.close();
});

test('an analysis whose process is killed is finished by the restarted one, and nothing saved is done again', async () => {
  const { path, job } = await beginAnalysis('Restart');
  await until(async () => (await read(job)).done >= KILL_AT);
  const saved = await opportunities(product, path);
  await product.kill9();
  await product.restart();
  await expectFinished(path, job, saved);
});

test('an analysis whose process is killed is taken over by another one within 5 s, and finished', async () => {
  // So slow that it is not over before another process has started.
  model.delayMs = 3000;
  const { path, job } = await beginAnalysis('Takeover');
  const other = launch({ PORT: '0', DATA_DIR: product.dataDir, ...settings });
  const [, url = ''] = await other.printed(READY);
  model.delayMs = 400;
  const database = await startEmbedded({ dataDir: product.dataDir, log: () => {} });
  const sql = postgres(database.url, { max: 1 });
  const takenBy = async () =>
    (await sql`select taken_by from job where id = ${job.split('/').at(-1) ?? ''}`)[0]?.taken_by;
  await until(async () => (await read(job)).done >= KILL_AT);
  const saved = await opportunities(product, path);
  const before = await takenBy();
  const killedAt = Date.now();
  await product.kill9();
  await until(async () => (await takenBy()) !== before);
  const takenAfter = Date.now() - killedAt;
  test.info().annotations.push({ type: 'measured', description: `taken over after ${takenAfter} ms` });
  expect(takenAfter).toBeLessThan(TAKEN_OVER_WITHIN_MS);
  await sql.end();
  await expectFinished(path, job, saved, url);
  other.kill('SIGTERM');
  expect((await other.ended).code).toBe(0);
  await database.stop();
  await product.restart();
});

async function beginAnalysis(name: string): Promise<{ path: string; job: string }> {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name, referenceModel: 'BIAN' });
  const path = `/api/sectors/${sector.id}`;
  const rows = Array.from({ length: PROCESSES }, (_, n) => ({ code: `${n + 1}`, name: `${name} ${n + 1}`, level: 1 }));
  const processes = await requestOk(product, 'POST', `${path}/processes`, rows);
  const response = await fetch(`${product.url}${path}/analyze`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${product.token}`,
      'content-type': 'application/json',
      prefer: 'respond-async',
    },
    body: JSON.stringify({ processIds: processes.map(({ id }: { id: string }) => id) }),
  });
  expect(response.status).toBe(202);
  return { path, job: `/api/jobs/${((await response.json()) as { id: string }).id}` };
}

const read = (job: string, url = product.url) => requestOk({ url, token: product.token }, 'GET', job);

async function expectFinished(path: string, job: string, saved: Saved[], url = product.url): Promise<void> {
  const at = { url, token: product.token };
  expect(saved.length).toBeGreaterThanOrEqual(KILL_AT);
  await until(async () => (await read(job, url)).status !== 'running');
  expect(await read(job, url)).toMatchObject({ status: 'succeeded', done: PROCESSES, total: PROCESSES, failures: [] });

  const after = await opportunities(at, path);
  expect(after).toHaveLength(PROCESSES);
  expect(after).toEqual(expect.arrayContaining(saved));
  expect(saved.filter(({ processName }) => model.asked.get(processName) !== 1)).toEqual([]);
}

interface Saved {
  id: string;
  processName: string;
}

const opportunities = async (at: { url: string; token: string }, path: string): Promise<Saved[]> =>
  (await requestOk(at, 'GET', `${path}/opportunities`)).map(({ id, processName }: Saved) => ({ id, processName }));

async function until(reached: () => Promise<boolean>): Promise<void> {
  while (!(await reached())) await sleep(50);
}
