import { writeMention } from '@process-ai/contract/comments';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const idOf = async (person: Caller): Promise<string> => (await person.get('/api/user')).body.user.id;

let owner: Caller;
let other: Caller;
let ids: { owner: string; other: string };
beforeAll(async () => {
  [owner, other] = await Promise.all([server.member('owner@example.com'), server.member('other@example.com')]);
  ids = { owner: await idOf(owner), other: await idOf(other) };
});

/** A sector of the owner's, with one process; `role`: what the other one may do, who alone has access besides. */
async function sectorWith(role: 'viewer' | 'editor' | 'owner' | null, name = 'Rival') {
  const { body } = await owner.post('/api/sectors', { name, referenceModel: 'BIAN' });
  const path = `/api/sectors/${body.id}`;
  const [process] = (await owner.post(`${path}/processes`, [{ code: '1', name: 'Settle', level: 1 }])).body;
  const give = (to: typeof role) =>
    owner.patch(`${path}/access`, { access: 'chosen', people: [{ userId: ids.other, role: to }] });
  expect((await give(role)).status).toBe(200);
  return { id: body.id as string, path, processId: process.id as string, give };
}
const namesFor = async (person: Caller, path = '/api/sectors') =>
  (await person.get(path)).body.map(({ id }: { id: string }) => id);

describe('a sector', () => {
  test('is open to all and owned by whoever adds it, until they say otherwise', async () => {
    const { body: sector } = await owner.post('/api/sectors', { name: 'Open', referenceModel: 'BIAN' });
    const path = `/api/sectors/${sector.id}`;
    const grant = { kind: 'person', id: ids.owner, name: 'Ada Tester', detail: 'owner@example.com', role: 'owner' };
    expect((await other.get(`${path}/access`)).body).toEqual({
      name: 'Open',
      access: 'all',
      role: 'editor',
      mayManage: false,
      grants: [grant],
    });
    expect((await other.patch(`${path}/access`, { access: 'chosen' })).body.message).toContain('Only an owner');
    expect((await other.patch(path, { name: 'Renamed' })).status).toBe(200);
    expect((await other.delete(path)).status).toBe(200);
    expect((await other.post(`${path}/restore`)).status).toBe(200);
  });

  test('of others is not there: in no list, no file, and in no answer that was kept', async () => {
    const { id, path, give } = await sectorWith('viewer');
    const repeated = {
      method: 'POST',
      url: `${path}/saved-views`,
      headers: { ...other.headers, 'idempotency-key': 'once', 'content-type': 'application/json' },
      payload: JSON.stringify({ name: 'Mine', query: 'type=ai' }),
    } as const;
    await server.http.inject(repeated);
    const vendor = (await owner.post('/api/vendors', { name: 'Acme', overview: 'Workflow' })).body;
    await owner.put(`${path}/shortlist/${vendor.id}`, {});
    await server.app.sql`
      insert into export_file (id, sector_id, format, title, file_name, file, sector_revision, figures, cover)
      values (${UNKNOWN}, ${id}, 'docs', 'Rival', 'rival.docx', 'bytes', 1, '{}', '{}')`;
    const count = async (where: string) => (await other.get(where)).body.length;
    const seen = async () => ({
      listed: (await namesFor(other)).includes(id),
      kept: (await other.get(path)).status,
      export: (await other.get(`/api/exports/${UNKNOWN}/file`)).status,
      document: (await other.get(`${path}/insights/${UNKNOWN}/file`)).body.message,
      views: await count('/api/saved-views'),
      shortlists: await count('/api/vendors/shortlisted'),
      repeated: (await server.http.inject(repeated)).statusCode,
    });
    expect(await seen()).toEqual({
      listed: true,
      kept: 200,
      export: 200,
      document: 'Insight not found',
      views: 1,
      shortlists: 1,
      repeated: 200,
    });
    await give(null);
    expect(await seen()).toEqual({
      listed: false,
      kept: 404,
      export: 404,
      document: 'Sector not found',
      views: 0,
      shortlists: 0,
      repeated: 404,
    });
    const { body: unknown } = await other.get(`/api/sectors/${UNKNOWN}`);
    expect((await other.get(path)).body).toEqual({ ...unknown, requestId: expect.any(String) });
    expect((await server.admin.get(path)).status).toBe(404);
    await owner.delete(path);
    expect((await trpc(other, 'sectors.deleted')).map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await trpc(owner, 'sectors.deleted')).map((one: { id: string }) => one.id)).toContain(id);
  });

  test('is read and exported by a viewer, who is told why nothing else', async () => {
    const { path } = await sectorWith('viewer');
    expect((await other.get(path)).status).toBe(200);
    expect((await other.patch(path, { name: 'Mine' })).body.message).toMatch(/may read this sector, but not change it/);
    expect((await other.delete(path)).status).toBe(403);
    expect((await owner.get(path)).body.name).toBe('Rival');
  });

  test('tells nobody without access of a mention, and offers only those who have it', async () => {
    const { id, path, processId, give } = await sectorWith('viewer');
    const comment = { subject: 'process', subjectId: processId, text: `See ${writeMention(ids.other)}` };
    expect((await owner.post(`${path}/comments`, comment)).status).toBe(200);
    expect((await other.get('/api/inbox')).body.unread).toBe(1);
    const offered = async () =>
      (await owner.get(`/api/people?sectorId=${id}`)).body.map((one: { id: string }) => one.id);
    expect(await offered()).toContain(ids.other);
    await give(null);
    expect((await other.get('/api/inbox')).body).toEqual({ unread: 0, entries: [] });
    expect(await offered()).toEqual([ids.owner]);
    expect((await owner.get('/api/people')).body.length).toBeGreaterThan(2);
  });

  test('keeps an owner, whoever leaves', async () => {
    const { path, give } = await sectorWith('editor');
    const leave = () => owner.patch(`${path}/access`, { people: [{ userId: ids.owner, role: null }] });
    expect((await leave()).body.message).toMatch(/needs an owner/);
    expect((await owner.get(path)).status).toBe(200);
    const nobody = await owner.patch(`${path}/access`, { people: [{ userId: UNKNOWN, role: 'editor' }] });
    expect(nobody.body.message).toBe('User not found');
    await give('owner');
    expect((await leave()).body).toMatchObject({ role: null, mayManage: false });
    expect((await owner.get(path)).status).toBe(404);
  });

  test('is managed, but not opened, by an administrator, and that is on record', async () => {
    const { id, path } = await sectorWith(null, 'Secret');
    const restricted = async () => (await server.admin.get('/api/restricted-sectors')).body;
    expect(await restricted()).toContainEqual({ id, name: 'Secret', owners: ['Ada Tester'] });
    expect((await server.admin.get(`${path}/access`)).body).toMatchObject({ role: null, mayManage: true });
    const admin = await idOf(server.admin);
    await server.admin.patch(`${path}/access`, { people: [{ userId: admin, role: 'viewer' }] });
    expect((await server.admin.get(path)).status).toBe(200);
    const [last] = (await owner.get(`${path}/activity`)).body.events;
    expect(last).toMatchObject({ kind: 'sector', action: 'shared', userId: admin });
  });

  test('begins as the workspace says', async () => {
    await server.admin.patch('/api/workspace', { sectorAccess: 'chosen' });
    const { body } = await owner.post('/api/sectors', { name: 'Closed', referenceModel: 'BIAN' });
    await server.admin.patch('/api/workspace', { sectorAccess: 'all' });
    expect([await namesFor(owner), await namesFor(other)].map((list) => list.includes(body.id))).toEqual([true, false]);
  });
});

describe('a team', () => {
  test('gives its members what it may, as long as they are in it', async () => {
    const { path } = await sectorWith(null);
    const team = { name: 'Insurance', memberIds: [ids.other] };
    const { body } = await server.admin.post('/api/teams', team);
    expect((await server.admin.post('/api/teams', { ...team, name: 'insurance' })).status).toBe(409);
    expect((await other.post('/api/teams', team)).status).toBe(403);
    await owner.patch(`${path}/access`, { teams: [{ teamId: body.id, role: 'editor' }] });
    const rename = async () => (await other.patch(path, { description: 'Changed' })).status;
    expect(await rename()).toBe(200);
    expect((await other.get('/api/teams')).body).toEqual([
      { id: body.id, name: 'Insurance', members: [{ id: ids.other, name: 'Ada Tester' }], sectors: 1 },
    ]);
    await server.admin.put(`/api/teams/${body.id}`, { name: 'Insurers', memberIds: [] });
    expect(await rename()).toBe(404);
    await server.admin.put(`/api/teams/${body.id}`, team);
    expect(await rename()).toBe(200);
    await server.admin.delete(`/api/teams/${body.id}`);
    expect(await rename()).toBe(404);
  });
});

describe('what runs when access is taken away', () => {
  /** A job of the other one, as if another process worked on it. */
  const jobIn = async (sectorId: string, kind: string) => {
    const [row] = await server.app.sql`
      insert into job (id, kind, sector_id, user_id, status, total, round)
      values (gen_random_uuid(), ${kind}, ${sectorId}, ${ids.other}, 'running', 1, 0) returning id`;
    return `/api/jobs/${row?.['id']}`;
  };
  const stateOf = async (job: string) => (await server.admin.get(job)).body.status;

  test('ends: the job at once, and its result is not there', async () => {
    const { id, path, give } = await sectorWith('editor');
    const [analysis, file] = [await jobIn(id, 'analysis'), await jobIn(id, 'export')];
    const admin = await idOf(server.admin);
    await owner.patch(`${path}/access`, { people: [{ userId: admin, role: 'viewer' }] });
    expect((await server.admin.delete(analysis)).status).toBe(403);
    await give('viewer');
    expect([await stateOf(analysis), await stateOf(file)]).toEqual(['cancelled', 'running']);
    expect((await other.get(`${file}/result`)).status).toBe(200);
    await give(null);
    expect(await stateOf(file)).toBe('cancelled');
    for (const where of [file, `${file}/result`]) expect((await other.get(where)).status).toBe(404);
    expect((await other.delete(file)).status).toBe(404);
  });

  test('ends: the streams of a sector, and those of a token that is revoked', async () => {
    const { id, give } = await sectorWith('editor');
    const job = await jobIn(id, 'export');
    const token = (await other.post('/api/tokens', { name: 'script' })).body;
    const progress = await stream(other, 'jobs.progress', { jobId: job.split('/').at(-1) });
    const presence = await stream(server.withToken(token.secret), 'presence.watch', { sectorId: id });
    await expect.poll(progress.text, WAIT).toContain('running');
    await expect.poll(presence.text, WAIT).toContain('"changedAt":"2');
    await give(null);
    await progress.ended;
    await expect.poll(presence.text, WAIT).toContain('"changedAt":null');
    await other.delete(`/api/tokens/${token.id}`);
    await presence.ended;
    expect(presence.text()).toContain('"httpStatus":401');
  });
});

const WAIT = { timeout: 20_000 };

async function trpc({ headers }: Caller, name: string) {
  const { body } = await server.http.inject({ url: `/api/trpc/${name}`, headers });
  return JSON.parse(body).result.data;
}

/** What an event stream has said so far, and when it ends. */
async function stream({ headers }: Caller, name: string, input: object) {
  const { http } = server;
  const address = http.server.listening ? http.listeningOrigin : await http.listen({ port: 0, host: '127.0.0.1' });
  const query = encodeURIComponent(JSON.stringify(input));
  const { body } = await fetch(`${address}/api/trpc/${name}?input=${query}`, {
    headers: { ...headers, accept: 'text/event-stream' },
  });
  let text = '';
  const read = async () => {
    for await (const chunk of body ?? []) text += Buffer.from(chunk).toString();
  };
  return { text: () => text, ended: read() };
}
