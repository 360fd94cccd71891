import { connect } from '@process-ai/db/connect';
import { testDatabase } from '@process-ai/db/testing';
import { startProxy } from '@process-ai/db/testing-proxy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { createHttp } from './http/create-http.ts';
import { createShutdown } from './shutdown.ts';
import { type TestServer, testServer } from './testing.ts';

const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };
const BUSY = /^Others are saving here at the moment/;

let server: TestServer;
let direct: ReturnType<typeof connect>;
beforeAll(async () => {
  server = await testServer({ DATABASE_POOL: '5' });
  direct = connect(server.databaseUrl, { max: 1, limits: false });
});
afterAll(async () => {
  await direct.close();
  await server.stop();
});

const newSector = async (name: string): Promise<string> =>
  `/api/sectors/${(await server.admin.post('/api/sectors', { name, referenceModel: 'BIAN' })).body.id}`;

/** Holds the sector as a long write does, until it is let go. */
async function hold(sector: string) {
  const letGo = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const ended = direct.db.transaction().execute(async (db) => {
    await sql`select from sector where id = ${sector.split('/').at(-1)} for no key update`.execute(db);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  return async () => {
    letGo.resolve();
    await ended;
  };
}

describe('twelve writers who wait for one sector', () => {
  test('hold up nobody else, and are told when to come back', async () => {
    const [sector, other] = [await newSector('Held'), await newSector('Free')];
    const letGo = await hold(sector);
    onTestFinished(letGo);
    const answered: string[] = [];
    const note = async <T>(what: string, answer: Promise<T>) => {
      const value = await answer;
      answered.push(what);
      return value;
    };
    const add = (to: string, code: string) => server.admin.post(`${to}/processes`, [{ code, name: 'P' }]);
    const writers = Array.from({ length: 12 }, (_, n) => note('writer', add(sector, `${n}`)));
    const others = [
      note('health', server.nobody.get('/api/health')),
      note('sign-in', server.nobody.post('/api/auth/sign-in', ADMIN)),
      note('session', server.admin.get('/api/user')),
      note('read', server.admin.get(sector)),
      note('write', add(other, '1')),
    ];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answered).not.toContain('writer');

    for (const { status, headers, body } of await Promise.all(writers)) {
      expect([status, body.error]).toEqual([503, expect.stringMatching(BUSY)]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await letGo();
    expect((await add(sector, '1')).status).toBe(200);
    expect((await server.admin.get(sector)).body.processes).toHaveLength(1);
  });

  test('all come through where the wait is short', async () => {
    const sector = await newSector('Queue');
    const letGo = await hold(sector);
    const writers = Array.from({ length: 12 }, (_, n) =>
      server.admin.post(`${sector}/processes`, [{ code: `${n}`, name: 'P' }]),
    );
    await letGo();
    expect((await Promise.all(writers)).map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await server.admin.get(sector)).body.processes).toHaveLength(12);
  });
});

test('a job that waits for a sector in vain goes on at its next try', async () => {
  const sector = await newSector('Analyzed');
  const { body: processes } = await server.admin.post(`${sector}/processes`, [{ code: '1', name: 'Pay invoices' }]);
  const letGo = await hold(sector);
  onTestFinished(letGo);
  const processIds = processes.map(({ id }: { id: string }) => id);
  const analysis = server.admin.post(`${sector}/analyze`, { processIds });
  // Each of them waits at least as long as the job does before it is refused.
  for (let n = 0; n < 3; n += 1) {
    expect((await server.admin.patch(sector, { name: `Later ${n}` })).status).toBe(503);
  }
  await letGo();
  expect(await analysis).toMatchObject({ status: 200, body: { analyzed: 1 } });
});

test('while the database is away the process lives, and is not ready', async () => {
  const database = await testDatabase();
  const proxy = await startProxy(database.url);
  const shutdown = createShutdown();
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const { app } = await compose(proxy.url, config, shutdown, () => {});
  const http = await createHttp(app, config, '/there-is-no-web-app');
  onTestFinished(async () => {
    await http.close();
    await shutdown.run();
    await proxy.close();
    await database.drop();
  });
  const statusOf = async (which: string) => (await http.inject(`/api/health/${which}`)).statusCode;
  expect([await statusOf('live'), await statusOf('ready')]).toEqual([200, 200]);
  proxy.swallowNew(true);
  proxy.silence();
  expect([await statusOf('live'), await statusOf('ready')]).toEqual([200, 503]);
  proxy.swallowNew(false);
  await expect.poll(() => statusOf('ready'), { timeout: 60_000 }).toBe(200);
}, 120_000);

describe('what PostgreSQL raises', () => {
  beforeAll(async () => {
    // A vendor's overview says what is raised when it is saved: an SQLSTATE, and how often.
    await sql`create sequence raised`.execute(direct.db);
    await sql`
      create function raise_as_told() returns trigger language plpgsql as $$
      begin
        if new.overview ~ '^[0-9A-Z]{5} ' and nextval('raised') <= substr(new.overview, 7)::int then
          raise exception 'told to' using errcode = left(new.overview, 5);
        end if;
        return new;
      end $$`.execute(direct.db);
    await sql`create trigger raise_as_told before update on vendor for each row execute function raise_as_told()`.execute(
      direct.db,
    );
  });

  let vendors = 0;
  async function saveRaising(state: string, times: number) {
    vendors += 1;
    const vendor = { name: `Vendor ${vendors}`, overview: 'x' };
    const { body } = await server.admin.post('/api/vendors', vendor);
    await sql`alter sequence raised restart`.execute(direct.db);
    return server.admin.put(`/api/vendors/${body.id}`, { ...vendor, overview: `${state} ${times}` });
  }

  test.each([
    ['too many connections', '53300', /too much to do/],
    ['a cancelled statement', '57014', /too much to do/],
    ['a lock not given in time', '55P03', BUSY],
    ['a conflict that stays', '40001', /too much to do/],
    ['the end of a transaction that did nothing', '25P03', /not ready/],
    ['a replica in the place of the primary', '25006', /not ready/],
  ])('%s is a 503 that says when to come back', async (_case, state, sentence) => {
    const { status, headers, body } = await saveRaising(state, 99);
    expect([status, body.error]).toEqual([503, expect.stringMatching(sentence)]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain('told to');
  });

  test.each(['40001', '40P01'])('%s is tried again, and nobody notices', async (state) => {
    const { status, body } = await saveRaising(state, 3);
    expect([status, body.overview]).toEqual([200, `${state} 3`]);
  });

  test('a failure that nobody foresaw stays one', async () => {
    expect((await saveRaising('22012', 1)).status).toBe(500);
  });
});
