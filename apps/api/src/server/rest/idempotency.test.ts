import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Caller, caller, type TestServer } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';

const server = serverForTests();

let counter = 0;
const newKey = () => `key-${(counter += 1)}`;
const keyed = (key: string, who: Caller = server.admin, http = server.http): Caller =>
  caller(http, { ...who.headers, 'idempotency-key': key });
const vendors = async (name: string): Promise<unknown[]> =>
  (await server.admin.get('/api/vendors')).body.filter((vendor: { name: string }) => vendor.name === name);
const sectors = async (name: string): Promise<unknown[]> =>
  (await server.admin.get('/api/sectors')).body.filter((sector: { name: string }) => sector.name === name);
const newSector = async (): Promise<string> =>
  `/api/sectors/${(await server.admin.post('/api/sectors', { name: 'Keys', referenceModel: 'BIAN' })).body.id}`;
/** As if so many seconds had passed since the request came. */
const age = (key: string, seconds: number, column: 'alive_at' | 'created_at') =>
  server.app.db
    .updateTable('idempotency_key')
    .set({ [column]: new Date(Date.now() - 1000 * seconds) })
    .where('key', '=', key)
    .execute();

describe('the same POST with the same key', () => {
  test.each<[string, () => Promise<string>, unknown]>([
    ['a sector', async () => '/api/sectors', { name: 'Twice', referenceModel: 'BIAN' }],
    ['a vendor', async () => '/api/vendors', { name: 'Twice', overview: 'o' }],
    ['processes', async () => `${await newSector()}/processes`, [{ code: '1', name: 'Lend', level: 1 }]],
  ])('makes %s once, and gets the first answer again, with its tag', async (_case, address, body) => {
    const who = keyed(newKey());
    const url = await address();
    const first = await who.post(url, body);
    const second = await who.post(url, body);
    expect(first.status).toBe(200);
    expect([second.status, second.body, second.headers.etag]).toEqual([200, first.body, first.headers.etag]);
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
  });

  test('fifty at once: one is carried out, the others are told to wait, and then all get its answer', async () => {
    const who = keyed(newKey());
    const body = { name: 'Fifty', referenceModel: 'BIAN' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => who.post('/api/sectors', body)));
    expect(await sectors('Fifty')).toHaveLength(1);
    for (const { status, headers, body: answer } of answers) {
      if (status === 200) continue;
      expect([status, headers['retry-after'], answer.code]).toEqual([409, '1', 'CONFLICT']);
    }
    expect(new Set(answers.filter(({ status }) => status === 200).map((answer) => answer.body.id)).size).toBe(1);
    expect((await who.post('/api/sectors', body)).status).toBe(200);
  });

  test('sent to two replicas is carried out by one', async () => {
    const other = await server.replica();
    const [key, body] = [newKey(), { name: 'Replicas', referenceModel: 'BIAN' }];
    const send = ({ http, admin }: Pick<TestServer, 'http' | 'admin'>) =>
      keyed(key, admin, http).post('/api/sectors', body);
    await Promise.all(Array.from({ length: 10 }, (_, n) => send(n % 2 ? other : server)));
    expect(await sectors('Replicas')).toHaveLength(1);
    const [here, there] = [await send(server), await send(other)];
    expect(there.body).toEqual(here.body);
    await other.stop();
  });

  test('uploads a file once, whatever the boundary of its form', async () => {
    const who = keyed(newKey());
    const url = `${await newSector()}/imports`;
    const file = { name: 'p.csv', bytes: 'code,name,level\n1,Lend,1' };
    const [first, second] = [await who.upload(url, file), await who.upload(url, file)];
    expect([second.status, second.body.id]).toEqual([200, first.body.id]);
    expect((await who.upload(url, { ...file, bytes: 'code,name,level\n2,Pay,1' })).status).toBe(422);
  });

  test('starts a job once', async () => {
    const sector = await newSector();
    const { body: rows } = await server.admin.post(`${sector}/processes`, [{ code: '1', name: 'Lend', level: 1 }]);
    const headers = { ...server.admin.headers, prefer: 'respond-async', 'idempotency-key': newKey() };
    const ask = () => caller(server.http, headers).post(`${sector}/analyze`, { processIds: [rows[0].id] });
    const [first, second] = [await ask(), await ask()];
    expect([second.status, second.body.id, second.headers.location]).toEqual([
      202,
      first.body.id,
      first.headers.location,
    ]);
  });
});

describe('a key', () => {
  test('serves one request only', async () => {
    const who = keyed(newKey());
    await who.post('/api/sectors', { name: 'One', referenceModel: 'BIAN' });
    for (const [url, body] of [
      ['/api/sectors', { name: 'Another', referenceModel: 'BIAN' }],
      ['/api/vendors', { name: 'One', referenceModel: 'BIAN' }],
    ] as const) {
      const { status, body: refused } = await who.post(url, body);
      expect([status, refused.error]).toEqual([
        422,
        'This Idempotency-Key was used for another request. Send a new request with a new key.',
      ]);
    }
    expect(await sectors('Another')).toEqual([]);
  });

  test('belongs to one user', async () => {
    const [key, body] = [newKey(), { name: 'Whose', referenceModel: 'BIAN' }];
    const theirs = await keyed(key, await server.member('other@example.com')).post('/api/sectors', body);
    const mine = await keyed(key).post('/api/sectors', body);
    expect(mine.body.id).not.toBe(theirs.body.id);
  });

  test('of a request that failed can be used again', async () => {
    const who = keyed(newKey());
    expect((await who.post('/api/vendors', { name: 'Failed' })).status).toBe(400);
    expect((await who.post('/api/vendors', { name: 'Failed', overview: 'o' })).status).toBe(200);
    const taken = keyed(newKey());
    expect((await taken.post('/api/vendors', { name: 'Failed', overview: 'o' })).status).toBe(409);
    await server.admin.delete(`/api/vendors/${((await vendors('Failed')) as { id: string }[])[0]?.id}`);
    expect((await taken.post('/api/vendors', { name: 'Failed', overview: 'o' })).status).toBe(200);
  });

  test.each(['', ' ', 'ü', 'x'.repeat(256)])('%j is none', async (key) => {
    const { status, body } = await keyed(key).post('/api/sectors', { name: 'N', referenceModel: 'BIAN' });
    expect([status, body.error]).toEqual([400, 'Idempotency-Key must be 1 to 255 visible ASCII characters.']);
  });

  test('is forgotten after a day', async () => {
    const [key, body] = [newKey(), { name: 'Daily', referenceModel: 'BIAN' }];
    const first = await keyed(key).post('/api/sectors', body);
    await age(key, 24 * 3600 + 1, 'created_at');
    expect((await keyed(key).post('/api/sectors', body)).body.id).not.toBe(first.body.id);
  });
});

describe('what is not kept', () => {
  test('is an answer of megabytes: its request is carried out once all the same', async () => {
    const who = keyed(newKey());
    const url = `${await newSector()}/processes`;
    const batch = Array.from({ length: 800 }, (_, n) => ({
      code: String(n),
      name: 'Lend',
      level: 1,
      description: randomBytes(1500).toString('base64'),
    }));
    expect((await who.post(url, batch)).body).toHaveLength(800);
    const again = await who.post(url, batch);
    expect([again.status, again.body.error]).toEqual([409, expect.stringContaining('was carried out')]);
  });

  test('is a secret: the token is made once, and its secret stands nowhere', async () => {
    const who = keyed(newKey());
    const { body } = await who.post('/api/tokens', { name: 'script' });
    const again = await who.post('/api/tokens', { name: 'script' });
    expect([again.status, again.body.error]).toEqual([409, expect.stringContaining('was carried out')]);
    expect((await server.admin.get('/api/tokens')).body).toHaveLength(1);
    const rows = await server.app.db.selectFrom('idempotency_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.secret);
    expect(rows.find(({ key }) => key === who.headers['idempotency-key'])?.answer_body).toBeNull();
  });
});

describe('a process that dies', () => {
  const dies = (key: string, status: 'running' | 'written') =>
    server.app.db.updateTable('idempotency_key').set({ status, answer_body: null }).where('key', '=', key).execute();

  test('before it has written leaves the request to whoever repeats it', async () => {
    const [key, body] = [newKey(), { name: 'Died early', referenceModel: 'BIAN' }];
    await keyed(key).post('/api/sectors', body);
    await dies(key, 'running');
    expect((await keyed(key).post('/api/sectors', body)).status).toBe(409);
    await age(key, 61, 'alive_at');
    expect((await keyed(key).post('/api/sectors', body)).status).toBe(200);
  });

  test('after it has written leaves no second one to be made', async () => {
    const [key, body] = [newKey(), { name: 'Died late', referenceModel: 'BIAN' }];
    await keyed(key).post('/api/sectors', body);
    await dies(key, 'written');
    await age(key, 61, 'alive_at');
    const { status, body: answer } = await keyed(key).post('/api/sectors', body);
    expect([status, answer.error]).toEqual([409, expect.stringContaining('was carried out')]);
    expect(await sectors('Died late')).toHaveLength(1);
  });

  test('cannot come between the write and its mark: both are one transaction', async () => {
    const key = newKey();
    const url = `${await newSector()}/processes`;
    const { newId } = server.app;
    server.app.newId = () => {
      throw new Error('the disk is full');
    };
    expect((await keyed(key).post(url, [{ code: '1', name: 'Lend', level: 1 }])).status).toBe(500);
    server.app.newId = newId;
    expect((await keyed(key).post(url, [{ code: '1', name: 'Lend', level: 1 }])).status).toBe(200);
  });
});
