import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Answer, requestOk } from '../server/ask.ts';
import { type Launched, launch } from '../server/launch.ts';
import { seeded } from '../server/random.ts';
import { makeDataDir, type Product, READY, removeDataDir, startProduct } from '../server/start-product.ts';
import { type Acknowledged, findLosses, startWriteLoad } from '../server/write-load.ts';

const SEED = 20_260_101;
const NEW_SECTOR = { name: 'Fault', referenceModel: 'BIAN' };

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.remove());

test('nothing acknowledged is lost, however often the API is killed in the middle of writing', async () => {
  const random = seeded(SEED);
  const acknowledged: Acknowledged = new Map();
  for (let round = 0; round < 5; round += 1) {
    const load = startWriteLoad(product, acknowledged);
    await load.after(5 + Math.floor(random() * 120));
    await sleep(random() * 10);
    await Promise.all([product.kill9(), load.broken]);
    await product.restart();
    expect(await findLosses(product, acknowledged)).toEqual({ lost: [], torn: [] });
  }
});

test('nothing acknowledged is lost when PostgreSQL itself is killed, and the next start brings it back', async () => {
  const acknowledged: Acknowledged = new Map();
  const load = startWriteLoad(product, acknowledged);
  await load.after(60);
  process.kill(await postmasterOf(product), 'SIGKILL');
  await Promise.all([product.kill9(), load.broken]);
  await product.restart();
  expect(await findLosses(product, acknowledged)).toEqual({ lost: [], torn: [] });
});

test('SIGTERM stops accepting, finishes what is in flight, stops PostgreSQL and ends with 0', async () => {
  const inFlight = await beginPost(product, '/api/sectors', NEW_SECTOR);
  const stopped = product.stop();
  await untilRefused(product);
  const { status, body } = await inFlight.finish();
  expect(status).toBe(200);
  expect(await stopped).toBe(0);
  expect(existsSync(pidFileOf(product))).toBe(false);
  await product.restart();
  expect(await requestOk(product, 'GET', `/api/sectors/${body.id}`)).toEqual(body);
});

test('SIGTERM ends it with 0 and stops PostgreSQL, however soon it comes', async () => {
  await product.stop();
  const moments = [() => untilThere(pidFileOf(product)), ({ printed }: Launched) => printed(READY)];
  for (const moment of moments) {
    const launched = launch({ PORT: '0', DATA_DIR: product.dataDir });
    await moment(launched);
    launched.kill('SIGTERM');
    expect(await launched.ended).toEqual({ code: 0, stderr: '' });
    expect(existsSync(pidFileOf(product))).toBe(false);
  }
  await product.restart();
});

test('two processes on one data folder share the database, also when they start at once', async () => {
  await product.stop();
  const second = launch({ PORT: '0', DATA_DIR: product.dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
  const [[, url = '']] = await Promise.all([second.printed(READY), product.restart()]);
  const other = { url, token: product.token };

  const written = await requestOk(product, 'POST', '/api/sectors', NEW_SECTOR);
  const sector = `/api/sectors/${written.id}`;
  expect((await requestOk(other, 'GET', sector)).processes).toEqual([]);
  const added = await requestOk(product, 'POST', `${sector}/processes`, [{ code: '1', name: 'Shared' }]);
  expect((await requestOk(other, 'GET', sector)).processes).toEqual(added);

  expect(await product.stop()).toBe(0);
  expect((await requestOk(other, 'GET', sector)).processes).toEqual(added);
  second.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, stderr: '' });
  expect(existsSync(pidFileOf(product))).toBe(false);
  await product.restart();
});

test('what a developer has set for a server of his own does not reach one that a test starts', async () => {
  // Each of them would end the start, were it read.
  const ofDeveloper = { BACKUP_HOUR: 'noon', DATABASE_POOL: 'deep', METRICS_TOKEN: 'short', OIDC_ISSUER: 'nobody' };
  Object.assign(process.env, ofDeveloper);
  try {
    const launched = launch({ PORT: '0', DATA_DIR: product.dataDir });
    await launched.printed(READY);
    launched.kill('SIGTERM');
    expect(await launched.ended).toEqual({ code: 0, stderr: '' });
  } finally {
    for (const name of Object.keys(ofDeveloper)) Reflect.deleteProperty(process.env, name);
  }
});

test.describe('a setting that cannot be right stops the start with one line that names it', () => {
  let dataDir: string;
  test.beforeAll(async () => {
    dataDir = await makeDataDir();
  });
  test.afterAll(() => removeDataDir(dataDir));

  // One of each kind: read wrongly, a secret in it, and those that only the system can refuse.
  const wrong: [name: string, value: string][] = [
    ['PORT', 'http'],
    ['HOST', '256.0.0.1'],
    ['DATA_DIR', '/dev/null/data'],
    ['DATABASE_URL', 'mysql://me:hush@127.0.0.1/mine'],
    ['DATABASE_URL', 'postgres://me:hush@127.0.0.1:1/mine'],
  ];
  for (const [name, value] of wrong) test(`${name}=${value}`, () => expectRefusal(name, { [name]: value }));

  test('PORT in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await expectRefusal('PORT', { PORT: String(port) });
    taken.close();
  });

  async function expectRefusal(name: string, setting: Record<string, string>) {
    const { ended, kill, printed } = launch({ PORT: '0', DATA_DIR: dataDir, ...setting });
    void printed(READY).then(
      () => kill('SIGTERM'),
      () => {},
    );
    const { code, stderr } = await ended;
    expect(stderr).toMatch(new RegExp(`^[^\\n]*\\b${name}\\b[^\\n]*\\n$`));
    expect(stderr).not.toContain('hush');
    expect(code).toBe(1);
    expect(existsSync(pidFileOf({ dataDir }))).toBe(false);
  }
});

const pidFileOf = ({ dataDir }: Pick<Product, 'dataDir'>) => path.join(dataDir, 'postgres/cluster/postmaster.pid');
const postmasterOf = async (product: Product) => Number.parseInt(await readFile(pidFileOf(product), 'utf8'), 10);

async function untilThere(file: string): Promise<void> {
  while (!existsSync(file)) await sleep(5);
}

/** Sends a request whose body is held back: the server has its head, and waits. */
async function beginPost({ url, token }: Product, route: string, body: unknown) {
  const sent = request(url + route, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', expect: '100-continue' },
  });
  const answered = once(sent, 'response').then(async ([response]: IncomingMessage[]): Promise<Answer> => {
    const text = Buffer.concat((await response?.toArray()) ?? []).toString();
    return { status: response?.statusCode ?? 0, body: JSON.parse(text) };
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  const finish = () => {
    sent.end(JSON.stringify(body));
    return answered;
  };
  return { finish };
}

async function untilRefused({ url }: Product): Promise<void> {
  const { port } = new URL(url);
  for (let refused = false; !refused; ) {
    refused = await new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => resolve(false)).once('error', () => resolve(true));
      socket.unref();
      socket.once('connect', () => socket.destroy());
    });
  }
}
