import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Embedded, startEmbedded } from '@process-ai/db/embedded/start-embedded';
import { type Proxy, startProxy } from '@process-ai/db/testing-proxy';
import { type Answer, ask, requestOk } from '../server/ask.ts';
import { launch } from '../server/launch.ts';
import { makeDataDir, type Product, READY, removeDataDir, startProduct } from '../server/start-product.ts';

/** What the product promises. */
const SERVICE_WITHIN_MS = 15_000;
const STOP_WITHIN_MS = 30_000;
const RESTART_WITHIN_MS = 10_000;
const NEW_SECTOR = { name: 'Fault', referenceModel: 'BIAN' };

test.describe('a database whose connections die without a word', () => {
  let dataDir: string;
  let database: Embedded;
  let proxy: Proxy;
  let product: Product;
  test.beforeAll(async () => {
    dataDir = await makeDataDir();
    database = await startEmbedded({ dataDir, log: () => {} });
    proxy = await startProxy(database.url);
    product = await startProduct({ DATABASE_URL: proxy.url });
  });
  test.afterAll(async () => {
    await product.remove();
    await proxy.close();
    await database.stop();
    await removeDataDir(dataDir);
  });

  test('serves again within 15 s: reads, writes, sign-in, health and jobs', async () => {
    await fillPools();
    proxy.silence();
    await expectService(Date.now());
  });

  test('says that it is not ready while new connections are swallowed as well, and serves again after that', async () => {
    await fillPools();
    proxy.swallowNew(true);
    proxy.silence();
    const statuses: number[] = [];
    const read = async () => statuses.push((await ask(product, 'GET', '/api/sectors')).status);
    const reads = Array.from({ length: 20 }, read);
    // Health waits for nobody. Nothing hangs for ever, and nothing is a 500.
    expect((await ask(product, 'GET', '/api/health')).status).toBe(503);
    expect(statuses).toEqual([]);
    await Promise.all(reads);
    expect(new Set(statuses)).toEqual(new Set([503]));
    proxy.swallowNew(false);
    await expectService(Date.now());
  });

  test('ends within 30 s of SIGTERM, and says what it no longer waited for', async () => {
    const launched = launch({ PORT: '0', DATABASE_URL: proxy.url, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
    const [, url = ''] = await launched.printed(READY);
    const other = { url, token: product.token };
    await requestOk(other, 'GET', '/api/sectors');
    proxy.swallowNew(true);
    proxy.silence();
    const hanging = Array.from({ length: 20 }, () => ask(other, 'POST', '/api/sectors', NEW_SECTOR).catch(() => {}));
    await sleep(500);
    const told = Date.now();
    launched.kill('SIGTERM');
    const { code, stderr } = await launched.ended;
    report('SIGTERM with a dead database', told);
    expect(Date.now() - told).toBeLessThan(STOP_WITHIN_MS);
    // Whether all could be closed in time depends on when each was last used.
    expect(stderr).toMatch(code === 0 ? /^$/ : /^Stopped without waiting any longer for .+\.\n$/);
    await Promise.all(hanging);
    proxy.swallowNew(false);
  });

  /** As many connections as there may be, all in use a moment ago. */
  const fillPools = () => Promise.all(Array.from({ length: 30 }, () => requestOk(product, 'GET', '/api/sectors')));

  async function expectService(since: number): Promise<void> {
    const sector = await firstOk(() => ask(product, 'POST', '/api/sectors', NEW_SECTOR));
    report('write', since);
    await firstOk(() => ask(product, 'GET', `/api/sectors/${sector.body.id}`));
    await firstOk(() => ask(product, 'GET', '/api/health'));
    await firstOk(() => fetch(`${product.url}/api/user`, { headers: { cookie: product.cookie } }));
    // It needs the job queue and its worker.
    await firstOk(() => ask(product, 'POST', `/api/sectors/${sector.body.id}/research-processes`, {}));
    report('all', since);
    expect(Date.now() - since).toBeLessThan(SERVICE_WITHIN_MS);
  }
});

test.describe('the embedded PostgreSQL', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct();
  });
  test.afterAll(() => product.remove());

  test('is started again within 10 s when it is killed, and nothing saved is lost', async () => {
    for (let round = 0; round < 3; round += 1) {
      const saved = await requestOk(product, 'POST', '/api/sectors', NEW_SECTOR);
      const killed = Date.now();
      const postmaster = await postmasterOf(product);
      process.kill(postmaster, 'SIGKILL');
      // Until then its orphans may answer.
      while ((await postmasterOf(product).catch(() => postmaster)) === postmaster) await sleep(20);
      await firstOk(() => ask(product, 'POST', '/api/sectors', NEW_SECTOR));
      expect((await firstOk(() => ask(product, 'GET', `/api/sectors/${saved.id}`))).body).toEqual(saved);
      report('kill -9 of the postmaster', killed);
      expect(Date.now() - killed).toBeLessThan(RESTART_WITHIN_MS);
    }
    expect(await product.stop()).toBe(0);
    expect(existsSync(pidFileOf(product))).toBe(false);
    await product.restart();
  });

  test('frozen, it does not keep the process from ending within 30 s', async () => {
    const second = launch({ PORT: '0', DATA_DIR: product.dataDir, LOG_LEVEL: 'silent' });
    await second.printed(READY);
    await product.stop();
    const postmaster = await postmasterOf(product);
    process.kill(postmaster, 'SIGSTOP');
    const told = Date.now();
    second.kill('SIGTERM');
    const ended = await second.ended;
    report('SIGTERM with a frozen PostgreSQL', told);
    process.kill(postmaster, 'SIGCONT');
    expect(Date.now() - told).toBeLessThan(STOP_WITHIN_MS);
    expect(ended).toEqual({ code: 1, stderr: 'Stopped without waiting any longer for the embedded PostgreSQL.\n' });
    await product.restart();
  });
});

const pidFileOf = ({ dataDir }: Product) => path.join(dataDir, 'postgres/cluster/postmaster.pid');
const postmasterOf = async (product: Product) => Number.parseInt(await readFile(pidFileOf(product), 'utf8'), 10);

async function firstOk<T extends Pick<Answer, 'status'>>(request: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await request();
    if (answer.status < 300) return answer;
    expect(answer.status).toBe(503);
    await sleep(100);
  }
}

const report = (what: string, since: number) =>
  test.info().annotations.push({ type: 'measured', description: `${what}: ${Date.now() - since} ms` });
