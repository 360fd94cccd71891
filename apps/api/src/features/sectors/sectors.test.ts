import { describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const create = async (input: object = {}) =>
  (await server.admin.post('/api/sectors', { name: 'Telecom', referenceModel: 'eTOM', ...input })).body;

describe('a sector', () => {
  test('is created, listed, edited, deleted and brought back', async () => {
    const sector = await create({ description: '  ', isAdmin: true, revision: 99 });
    expect(sector).toMatchObject({
      name: 'Telecom',
      description: null,
      hasProcesses: false,
      hasAnalysis: false,
      hasJourneys: false,
      hasROI: false,
      processes: [],
      journeys: [],
      insights: [],
      roiResults: [],
    });
    expect(sector).not.toHaveProperty('isAdmin');

    const path = `/api/sectors/${sector.id}`;
    expect(sector).toEqual((await server.admin.get(path)).body);
    const { body: edited } = await server.admin.patch(path, { description: 'Mobile and fixed' });
    expect(edited).toMatchObject({ name: 'Telecom', description: 'Mobile and fixed', version: 2 });
    expect((await server.admin.patch(path, { description: null })).body.description).toBeNull();
    await server.admin.post(`${path}/processes`, [{ code: '1', name: 'Sell', level: 1 }]);
    const { body: whole } = await server.admin.patch(path, { icon: 'phone' });
    expect(whole).toMatchObject({ icon: 'phone', hasProcesses: true, processes: [{ code: '1', opportunities: [] }] });
    expect(whole).toEqual((await server.admin.get(path)).body);

    expect((await server.admin.delete(path)).status).toBe(200);
    expect((await server.admin.get(path)).status).toBe(404);
    expect((await server.admin.get('/api/sectors')).body).not.toContainEqual(
      expect.objectContaining({ id: sector.id }),
    );
    expect((await server.admin.post(`${path}/restore`)).body.id).toBe(sector.id);
    expect((await server.admin.get(path)).status).toBe(200);
  });

  test('tells the industry that an analysis assumes, which its profile overrules', async () => {
    const summary = async (input: object) =>
      (await server.admin.post('/api/trpc/sectors.create', input)).body.result.data.assumedIndustry;
    const named = { name: 'Stadtwerke Nordheim', referenceModel: 'eTOM' };
    expect(await summary(named)).toBe('utilities');
    expect(await summary({ ...named, name: 'Nordlicht' })).toBe('telecommunications');
    expect(await summary({ ...named, profile: { industry: 'logistics' } })).toBe('logistics');
    expect(await summary({ ...named, profile: { otherIndustry: 'Lighthouses' } })).toBeNull();
  });

  test.each([
    ['Stadtwerke Nordheim', null, '', 'utilities', false],
    ['Retail bank processes', null, '', 'banking', false],
    ['Library', 'code,name\n1,Run the savings bank', '', 'banking', false],
    ['Library', null, 'TM Forum eTOM 23', 'telecommunications', true],
    ['Stadtwerke Nordheim', null, 'eTOM', 'utilities', false],
    ['Processes', '[{"name":"Pay invoices"}]', '', null, false],
    ['', null, '', null, false],
    ['x', 'x'.repeat(10_000), '', null, false],
  ])('the words “%s”, %.30j, “%s” propose %s', async (name, description, referenceModel, industry, byModel) => {
    const words = { name, description, referenceModel };
    const { body } = await server.admin.post('/api/trpc/sectors.proposeIndustry', words);
    expect(body.result.data).toEqual({ industry, byModel });
  });

  test('the second of two edits of the same version is told', async () => {
    const sector = await create();
    const path = `/api/sectors/${sector.id}`;
    expect((await server.admin.patch(path, { name: 'First', version: sector.version })).status).toBe(200);
    const { status, body } = await server.admin.patch(path, { name: 'Second', version: sector.version });
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect((await server.admin.get(path)).body.name).toBe('First');
  });

  test.each([
    ['no name', { referenceModel: 'eTOM' }, 'name'],
    ['a blank name', { name: '   ', referenceModel: 'eTOM' }, 'name'],
    ['no reference model', { name: 'X' }, 'referenceModel'],
    ['a number for a name', { name: 7, referenceModel: 'eTOM' }, 'name'],
    ['a boolean for a description', { name: 'X', referenceModel: 'eTOM', description: false }, 'description'],
    ['U+0000', { name: 'a\u0000', referenceModel: 'eTOM' }, 'name'],
    ['half a surrogate pair', { name: 'a\ud800', referenceModel: 'eTOM' }, 'name'],
    ['a name too long', { name: 'x'.repeat(301), referenceModel: 'eTOM' }, 'name'],
  ])('%s is refused, and nothing is created', async (_case, input, path) => {
    const before = (await server.admin.get('/api/sectors')).body.length;
    const { status, body } = await server.admin.post('/api/sectors', input);
    expect(status).toBe(400);
    expect(body.code).toBe('BAD_REQUEST');
    expect(body.issues).toEqual([{ path, message: expect.any(String) }]);
    expect((await server.admin.get('/api/sectors')).body).toHaveLength(before);
  });

  test('bodies that are no JSON object get a clear error', async () => {
    const send = (payload: string, type = 'application/json') =>
      server.http.inject({
        method: 'POST',
        url: '/api/sectors',
        payload,
        headers: { ...server.admin.headers, 'content-type': type },
      });
    for (const [payload, type, status] of [
      ['{"name":', 'application/json', 400],
      ['[]', 'application/json', 400],
      ['null', 'application/json', 400],
      ['name=x', 'text/plain', 415],
      [`{"name":"${'x'.repeat(33 * 1024 * 1024)}"}`, 'application/json', 413],
    ] as const) {
      const response = await send(payload, type);
      expect([type, response.statusCode]).toEqual([type, status]);
      expect(response.json().error).toMatch(/^[A-Z].*\.?$/);
      expect(response.body).not.toMatch(/at .*\.(ts|js)|zod|fastify/i);
    }
  });

  test.each(['get', 'patch', 'delete'] as const)('%s of an unknown or malformed id is 404', async (method) => {
    for (const id of [UNKNOWN, 'x', '%00', `${UNKNOWN}0`, '1e3']) {
      const { status, body } = await server.admin[method](`/api/sectors/${id}`, { name: 'X' });
      expect([id, status, body.error]).toEqual([id, 404, 'Sector not found']);
    }
  });
});

describe('reading a sector again', () => {
  const read = (id: string, headers: Record<string, string> = {}) =>
    server.http.inject({ url: `/api/sectors/${id}`, headers: { ...server.admin.headers, ...headers } });

  test('the answer is kept until something below it is written', async () => {
    const { id } = await create();
    const first = await read(id);
    const again = await read(id);
    expect(again.json()).toEqual(first.json());
    expect(again.headers.etag).toBe(first.headers.etag);
    const unchanged = await read(id, { 'if-none-match': String(first.headers.etag) });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);

    await server.admin.post(`/api/sectors/${id}/processes`, [{ code: '1', name: 'Order', level: 1 }]);
    const changed = await read(id, { 'if-none-match': String(first.headers.etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().processes).toHaveLength(1);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  test('a kept answer reads the same compressed', async () => {
    const { id } = await create();
    const rows = Array.from({ length: 50 }, (_, n) => ({ code: `${n + 1}`, name: `Process ${n}`, level: 1 }));
    await server.admin.post(`/api/sectors/${id}/processes`, rows);
    const plain = (await read(id)).json();
    for (const _turn of [1, 2]) {
      const zipped = await read(id, { 'accept-encoding': 'gzip' });
      expect(zipped.headers['content-encoding']).toBe('gzip');
      const { gunzipSync } = await import('node:zlib');
      expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(plain);
    }
  });

  test('nobody reads a kept answer without a session', async () => {
    const { id } = await create();
    await read(id);
    expect((await server.nobody.get(`/api/sectors/${id}`)).status).toBe(401);
    const member = await server.member('reader@example.com');
    expect((await member.get(`/api/sectors/${id}`)).status).toBe(200);
    await member.get('/api/logout');
    expect((await member.get(`/api/sectors/${id}`)).status).toBe(401);
    await server.admin.delete(`/api/sectors/${id}`);
    expect((await read(id)).statusCode).toBe(404);
  });
});

describe('favorites', () => {
  const favoritesOf = async (who: typeof server.admin): Promise<string[]> =>
    (await who.get('/api/trpc/sectors.favorites')).body.result.data.map(({ name }: { name: string }) => name);
  const set = (who: typeof server.admin, sectorId: string, isFavorite: boolean) =>
    who.post('/api/trpc/sectors.setFavorite', { sectorId, isFavorite });

  test('are each person’s own, by name, and leave the sector as it is', async () => {
    const member = await server.member('favors@example.com');
    const [zoo, bank] = [await create({ name: 'zoo' }), await create({ name: 'Bank' })];
    const before = (await server.admin.get('/api/sectors')).body;
    for (const { id } of [zoo, bank, zoo]) expect((await set(member, id, true)).status).toBe(200);
    expect(await favoritesOf(member)).toEqual(['Bank', 'zoo']);
    expect(await favoritesOf(server.admin)).toEqual([]);
    expect((await server.admin.get('/api/sectors')).body).toEqual(before);

    await set(member, bank.id, false);
    expect(await favoritesOf(member)).toEqual(['zoo']);
    await server.admin.delete(`/api/sectors/${zoo.id}`);
    expect(await favoritesOf(member)).toEqual([]);
    await server.admin.post(`/api/sectors/${zoo.id}/restore`);
    expect(await favoritesOf(member)).toEqual(['zoo']);
  });

  test('only of sectors that are there, by who is signed in', async () => {
    expect((await set(server.admin, UNKNOWN, true)).status).toBe(404);
    expect((await server.nobody.get('/api/trpc/sectors.favorites')).status).toBe(401);
  });
});
