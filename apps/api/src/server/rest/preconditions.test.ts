import { beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type Caller, caller } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';
import { isConditional, restProcedures } from './procedures.ts';

const server = serverForTests();
let sector: string;
let processId: string;
beforeEach(async () => {
  const { body } = await server.admin.post('/api/sectors', { name: 'Tags', referenceModel: 'BIAN' });
  sector = `/api/sectors/${body.id}`;
  const { body: rows } = await server.admin.post(`${sector}/processes`, [{ code: '1', name: 'Lend', level: 1 }]);
  processId = rows[0].id;
});

const tagOf = ({ headers }: Answer): string => String(headers.etag);
const ifMatch = (tag: string): Caller => caller(server.http, { ...server.admin.headers, 'if-match': tag });
const process = (change: object = {}) => ({ code: '1', name: 'Lend', level: 1, ...change });
const CHANGED = 'This has changed since you read it: If-Match names another version.';

describe('below a sector', () => {
  test('each read and each write carries the sector’s tag, which the next write may be made on', async () => {
    let tag = tagOf(await server.admin.get(sector));
    for (const path of ['roi', 'journeys', 'landscape', 'opportunities', `processes/${processId}/suitability`]) {
      expect(tagOf(await server.admin.get(`${sector}/${path}`))).toBe(tag);
    }
    const touchPoints = [{ name: 'T', description: 'D', type: 'human', processStep: '1' }];
    const figures = { processId, fteCount: 1, processFrequency: 1, averageSalary: 1, averageRuntime: 1 };
    const writes: ((who: Caller) => Promise<Answer>)[] = [
      (who) => who.put(`${sector}/processes/${processId}`, process({ name: 'Lend money' })),
      (who) => who.post(`${sector}/journeys`, { name: 'J', touchPoints }),
      (who) => who.post(`${sector}/roi/inputs`, [figures]),
      (who) => who.patch(`${sector}/roi/assumptions`, { years: 4 }),
      (who) => who.patch(sector, { name: 'Renamed' }),
      (who) => who.put(`${sector}/processes/${processId}/suitability`, { criterion: 'rules', answer: 5 }),
      (who) => who.delete(`${sector}/processes/${processId}`),
    ];
    for (const write of writes) {
      const answer = await write(ifMatch(tag));
      expect(answer.status).toBe(200);
      expect(tagOf(answer)).not.toBe(tag);
      const stale = await write(ifMatch(tag));
      expect([stale.status, stale.body.code]).toEqual([412, 'PRECONDITION_FAILED']);
      expect(stale.body.error).toContain(CHANGED);
      tag = tagOf(answer);
      expect(tagOf(await server.admin.get(sector))).toBe(tag);
    }
    expect((await ifMatch(tag).delete(sector)).status).toBe(200);
  });

  test('a job is started on the tag that it was asked on, or not at all', async () => {
    const stale = tagOf(await server.admin.get(sector));
    await server.admin.patch(sector, { name: 'Renamed' });
    const asked = { processIds: [processId] };
    expect((await ifMatch(stale).post(`${sector}/analyze`, asked)).status).toBe(412);
    expect((await server.admin.get(sector)).body.hasAnalysis).toBe(false);
    const { status } = await ifMatch(tagOf(await server.admin.get(sector))).post(`${sector}/analyze`, asked);
    expect(status).toBe(200);
  });

  test('of twenty who write on one tag, one succeeds', async () => {
    const who = ifMatch(tagOf(await server.admin.get(sector)));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => who.put(`${sector}/processes/${processId}`, process({ name: `N${n}` }))),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(19).fill(412)]);
  });
});

describe('outside sectors', () => {
  const resources: [string, () => Promise<string>, object][] = [
    [
      'a vendor',
      async () => {
        const { body } = await server.admin.post('/api/vendors', { name: `V ${Math.random()}`, overview: 'o' });
        return `/api/vendors/${body.id}`;
      },
      { overview: 'changed' },
    ],
    [
      'a playbook',
      async () => {
        const { body } = await server.admin.post('/api/playbooks', { name: 'P', description: 'd' });
        return `/api/playbooks/${body.id}`;
      },
      { description: 'changed' },
    ],
  ];

  test.each(resources)('%s has a tag: on an old one nothing is written', async (_case, create, change) => {
    const address = await create();
    const read = await server.admin.get(address);
    const tag = tagOf(read);
    const changed = await ifMatch(tag).put(address, { ...read.body, ...change });
    expect([changed.status, tagOf(changed)]).toEqual([200, tagOf(await server.admin.get(address))]);
    expect((await ifMatch(tag).put(address, { ...read.body, name: 'Late' })).status).toBe(412);
    expect((await ifMatch(tag).delete(address)).status).toBe(412);
    expect((await server.admin.get(address)).body).toMatchObject({ ...change, name: read.body.name });
    expect((await ifMatch(tagOf(changed)).delete(address)).status).toBe(200);
  });

  test.each(resources)('%s: of twenty who write on one tag, one succeeds', async (_case, create, change) => {
    const address = await create();
    const { body, headers } = await server.admin.get(address);
    const { version: _version, ...input } = body;
    const who = ifMatch(String(headers.etag));
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.put(address, { ...input, ...change })));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(19).fill(412)]);
  });

  test('the workspace is written on its tag', async () => {
    const tag = tagOf(await server.admin.get('/api/workspace'));
    expect((await ifMatch(tag).patch('/api/workspace', { companyName: 'One' })).status).toBe(200);
    expect((await ifMatch(tag).patch('/api/workspace', { companyName: 'Two' })).status).toBe(412);
    expect((await server.admin.get('/api/workspace')).body.companyName).toBe('One');
  });
});

describe('If-Match', () => {
  test.each([
    ['the text without W/, as some clients normalise it', (tag: string) => tag.replace('W/', ''), 200],
    ['one of several', (tag: string) => `"other", ${tag}`, 200],
    ['* for whatever is there', () => '*', 200],
    ['no tag at all, which nothing can match', () => 'yes', 412],
    ['an unknown tag', () => '"other"', 412],
  ])('takes %s', async (_case, header, expected) => {
    const tag = tagOf(await server.admin.get(sector));
    expect((await ifMatch(header(tag)).patch(sector, { name: 'N' })).status).toBe(expected);
  });

  test('on what is not there is 404', async () => {
    const nowhere = `/api/sectors/${processId}`;
    for (const tag of ['*', '"a"']) expect((await ifMatch(tag).patch(nowhere, { name: 'N' })).status).toBe(404);
  });

  test('no write ignores it: a tag of nothing lets none through', async () => {
    const { body: vendor } = await server.admin.post('/api/vendors', { name: `V ${Math.random()}`, overview: 'o' });
    const ids: Record<string, string> = { sectorId: sector.split('/').at(-1) ?? '', processId, vendorId: vendor.id };
    const writes = restProcedures().filter(isConditional);
    const others: string[] = [];
    for (const { method, path, name } of writes) {
      const url = `/api${path.replace(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? processId)}`;
      const headers = { ...server.admin.headers, 'if-match': '"nothing"', 'content-type': 'application/json' };
      const { statusCode } = await server.http.inject({ method, url, headers, payload: '{}' });
      if (![412, 404].includes(statusCode)) others.push(`${name} ${statusCode}`);
    }
    expect(others).toEqual([]);
    expect(writes.length).toBeGreaterThan(40);
  });
});

test('a tag of one replica counts on every other', async () => {
  const other = await server.replica();
  const tag = tagOf(await server.admin.get(sector));
  expect(tagOf(await other.admin.get(sector))).toBe(tag);
  const onTag = { headers: { ...server.admin.headers, 'if-none-match': tag } };
  expect((await server.http.inject({ url: sector, ...onTag })).statusCode).toBe(304);
  expect((await other.admin.patch(sector, { name: 'There' })).status).toBe(200);
  expect((await ifMatch(tag).patch(sector, { name: 'Here' })).status).toBe(412);
  await other.stop();
});

test.each(['document', '00000000-0000-4000-8000-000000000000'])(
  'a part of the workspace, %s, is written while the workspace has the tag',
  async (kind) => {
    expect((await ifMatch('"stale"').delete(`/api/workspace/templates/${kind}`)).status).toBe(412);
  },
);
