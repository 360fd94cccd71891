import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { KEEP_ALIVE, LIMITS } from '@process-ai/db/connect';
import { testDatabase } from '@process-ai/db/testing';
import { hasPgbouncer, startPgbouncer } from '@process-ai/db/testing-pgbouncer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { createShutdown } from '../shutdown.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

const run = promisify(execFile);

let database: Awaited<ReturnType<typeof testDatabase>>;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'process-ai-doctor-'));
  chmodSync(dataDir, 0o755);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What is not ok about an installation on the test's database, beside that no server runs. */
async function complaints(env: Record<string, string>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of examine({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '1', ...env })) {
    findings.push(finding);
  }
  return findings.filter(({ about, state }) => state !== 'ok' && !(about === 'Address' && state === 'note'));
}

const AS_SUPERUSER = expect.objectContaining({ about: 'Database', state: 'note' });
const wrong = (about: Finding['about'], says: string, advice: string) => ({
  about,
  state: 'wrong',
  says: expect.stringContaining(says),
  advice: expect.stringContaining(advice),
});
const healthy: RequestListener = (_request, response) =>
  void response.setHeader('content-type', 'application/json').end('{"status":"ok","version":"1"}');

test('nothing is wrong where all is right', async () => {
  expect(await complaints({})).toEqual([AS_SUPERUSER]);
});

test.each<[string, Record<string, string>, unknown]>([
  ['a value', { PORT: 'http' }, wrong('Settings', 'PORT', '.env.example')],
  ['a name', { DATABASE_ULR: 'x' }, expect.objectContaining({ about: 'Settings', state: 'note' })],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' },
    wrong('Database', 'cannot be reached', 'host, port'),
  ],
  ['a pool that is too large', { DATABASE_POOL: '200' }, wrong('Database', '209 connections', 'DATABASE_POOL')],
  [
    'a folder of files that cannot be',
    { FILES: 'folder', FILES_DIR: '/dev/null/files' },
    wrong('Files', 'in the folder /dev/null/files', 'FILES_DIR'),
  ],
  [
    'a bucket that is away',
    {
      FILES: 's3',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    },
    wrong('Files', 'in the bucket b at http://127.0.0.1:1', 'S3_BUCKET'),
  ],
  ['a folder that cannot be', { DATA_DIR: '/dev/null/data' }, wrong('Disk', 'cannot be written', 'DATA_DIR')],
  [
    'a name that leads nowhere',
    { PUBLIC_URL: 'http://127.0.0.1:1' },
    wrong('Address', 'does not answer', 'Start the server'),
  ],
  ['a proxy that is not named', { PUBLIC_URL: 'https://127.0.0.1:1' }, wrong('Proxy', 'TRUST_PROXY', 'loopback')],
  [
    'a model that is away',
    { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' },
    wrong('Analyst', 'could not be reached', 'OPENAI_BASE_URL'),
  ],
])(
  'names what is wrong, and what to do: %s',
  async (_case, env, finding) => {
    const found = await complaints(env);
    expect(found).toContainEqual(finding);
    expect(JSON.stringify(found)).not.toContain('secret');
  },
  20_000,
);

test('tells a server that is somebody else, one that leads on, and a proxy by its name', async () => {
  const other = await listening((_request, response) => void response.end('<html>'));
  expect(await complaints({ PUBLIC_URL: other })).toContainEqual(wrong('Address', 'is not Process AI', 'proxy'));
  const onward = await listening(
    (_request, response) => void response.writeHead(301, { location: 'https://x.example/' }).end(),
  );
  expect(await complaints({ PUBLIC_URL: onward })).toContainEqual(wrong('Address', 'https://x.example/', 'PUBLIC_URL'));
  const proxied = await listening((request, response) => {
    response.setHeader('server', 'nginx');
    healthy(request, response);
  });
  expect(await complaints({ PUBLIC_URL: proxied })).toContainEqual(wrong('Proxy', 'nginx', 'TRUST_PROXY'));
  expect(await complaints({ PUBLIC_URL: proxied, TRUST_PROXY: 'loopback' })).toEqual([AS_SUPERUSER]);
});

test('tells a key that is refused, and a clock that goes wrong', async () => {
  const model = await listening((_request, response) => {
    const headers = { date: new Date(Date.now() - 600_000).toUTCString(), 'content-type': 'application/json' };
    response.writeHead(401, headers).end('{"error":{"message":"no"}}');
  });
  const found = await complaints({ OPENAI_BASE_URL: `${model}/v1`, OPENAI_API_KEY: 'sk-secret' });
  expect(found).toContainEqual(wrong('Analyst', 'key of the AI service was refused', 'OPENAI_API_KEY'));
  expect(found).toContainEqual(wrong('Clock', 'seconds behind', 'NTP'));
});

test('tells a replica that is away, and one that is none', async () => {
  const away = await complaints({ DATABASE_REPLICA_URL: 'postgres://a:secret@127.0.0.1:1/x' });
  const says = expect.stringMatching(/^The replica cannot be reached: .*ECONNREFUSED/);
  expect(away).toContainEqual(expect.objectContaining({ about: 'Database', state: 'note', says }));
  const own = await complaints({ DATABASE_REPLICA_URL: database.url });
  const none = 'DATABASE_REPLICA_URL leads to no replica.';
  expect(own).toContainEqual(expect.objectContaining({ about: 'Database', state: 'note', says: none }));
});

describe.skipIf(!hasPgbouncer)('by way of pgbouncer', () => {
  const [direct, prepare] = [() => ({ DATABASE_DIRECT_URL: database.url }), { DATABASE_PREPARE: 'off' }];

  test('nothing is wrong where all is right', async () => {
    const { url, stop } = await startPgbouncer(database.url);
    expect(await complaints({ DATABASE_URL: url, ...direct(), ...prepare })).toEqual([AS_SUPERUSER]);
    await stop();
  });

  test('tells that the direct address is missing, or leads to the pooler as well', async () => {
    const { url, stop } = await startPgbouncer(database.url);
    expect(await complaints({ DATABASE_URL: url, ...prepare })).toContainEqual(
      wrong('Database', 'startup parameter', 'DATABASE_DIRECT_URL'),
    );
    expect(await complaints({ DATABASE_URL: url, DATABASE_DIRECT_URL: url, ...prepare })).toContainEqual(
      wrong('Database', 'startup parameter', 'DATABASE_DIRECT_URL'),
    );
    const ignores = [...Object.keys(LIMITS), ...Object.keys(KEEP_ALIVE)].join(', ');
    const silent = await startPgbouncer(database.url, { ignores });
    expect(await complaints({ DATABASE_URL: silent.url, ...prepare })).toContainEqual(
      wrong('Database', 'DATABASE_URL leads to a pooler that keeps no session', 'DATABASE_DIRECT_URL'),
    );
    await silent.stop();
    const started = openDatabase({ databaseUrl: url, databaseDirectUrl: null, dataDir }, createShutdown());
    await expect(started).rejects.toThrow('It is a pooler: set DATABASE_DIRECT_URL as well');
    await stop();
  });

  test('tells a pooler that does not keep prepared statements', async () => {
    const { url, stop } = await startPgbouncer(database.url);
    expect(await complaints({ DATABASE_URL: url, ...direct() })).toContainEqual(
      wrong('Database', 'does not keep prepared statements', 'DATABASE_PREPARE=off'),
    );
    await stop();
  });

  test('tells a pooler without limits, one that shares nothing, and one that is away', async () => {
    const bare = await startPgbouncer(database.url, { limits: false, mode: 'session' });
    const found = await complaints({ DATABASE_URL: bare.url, ...direct(), ...prepare });
    expect(found).toContainEqual(wrong('Database', 'lock_timeout, statement_timeout', 'connect_query'));
    expect(found).toContainEqual(
      expect.objectContaining({ state: 'note', says: expect.stringContaining('no pooler') }),
    );
    await bare.stop();
    const away = await complaints({ DATABASE_URL: bare.url, ...direct(), ...prepare });
    expect(away).toContainEqual(wrong('Database', 'The pooler cannot be reached', 'DATABASE_URL'));
  });
});

test('tells an older schema, a newer one, and a role without rights', async () => {
  const [last] = await database.sql`select max(name) as name from kysely_migration`;
  await database.sql`delete from kysely_migration where name = ${last?.name}`;
  expect(await complaints({})).toContainEqual(expect.objectContaining({ about: 'Schema', state: 'note' }));
  await database.sql`insert into kysely_migration values (${last?.name}, now()), ('9999-of-tomorrow', now())`;
  expect(await complaints({})).toContainEqual(wrong('Schema', '9999-of-tomorrow', 'version that made it'));
  await database.sql`delete from kysely_migration where name = '9999-of-tomorrow'`;

  const role = `reader_${process.pid}`;
  await database.sql.unsafe(`create role ${role} login password 'x'; grant select on kysely_migration to ${role}`);
  const url = Object.assign(new URL(database.url), { username: role, password: 'x' });
  expect(await complaints({ DATABASE_URL: url.href })).toEqual([wrong('Database', `${role} may not`, 'grant create')]);
  await database.sql.unsafe(`drop owned by ${role}; drop role ${role}`);
});

test('the command says so on the terminal, and ends with 1 where something is wrong', async () => {
  const doctor = fileURLToPath(new URL('../doctor.ts', import.meta.url));
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '1' };
  const { stdout } = await run(process.execPath, [doctor], { env });
  expect(stdout).toMatch(/^ok {4}Schema {4}Up to date/m);
  const failed = run(process.execPath, [doctor], { env: { ...env, RATE_LIMIT: 'yes' } });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^wrong Settings .*RATE_LIMIT/),
  });
});
