import { randomUUID } from 'node:crypto';
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
    const stored = await server.app.files.put([Buffer.from('bytes')], 5);
    await server.app.sql`
      insert into export_file (id, sector_id, format, title, file_name, file_id, sector_revision, figures, cover)
      values (${UNKNOWN}, ${id}, 'docs', 'Rival', 'rival.docx', ${stored.id}, 1, '{}', '{}')`;
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

  test('of others is on record where somebody tries to open it, and one that is nowhere is not', async () => {
    const { id, path } = await sectorWith(null);
    for (const from of [path, path, `${path}/processes`]) expect((await other.get(from)).status).toBe(404);
    expect((await other.get(`${path}/access`)).status).toBe(404);
    expect((await other.get(`/api/sectors/${UNKNOWN}`)).status).toBe(404);
    const { entries } = (await server.admin.get(`/api/audit?userId=${ids.other}&kind=refusal`)).body;
    const tried = entries.filter(({ action }: { action: string }) => action === 'sectorMissing');
    for (const entry of tried) expect(entry).toMatchObject({ sectorId: expect.any(String), via: 'session' });
    const ofIt = tried.filter((entry: { sectorId: string }) => entry.sectorId === id);
    // Each address once: what is asked again is counted.
    expect(ofIt).toHaveLength(3);
  });

  test('of others is on record too where somebody asks for its export or its job by the id', async () => {
    const { id } = await sectorWith(null);
    const [jobId, exportId] = [randomUUID(), randomUUID()];
    await server.app.sql`
      insert into job (id, kind, sector_id, user_id, total) values (${jobId}, 'export', ${id}, ${ids.owner}, 1)`;
    await server.app.sql`
      insert into export_file (id, sector_id, format, title, file_name, sector_revision, figures, cover)
      values (${exportId}, ${id}, 'docs', 'Rival', 'rival.docx', 1, '{}', '{}')`;
    const asked = { jobMissing: `/api/jobs/${jobId}`, exportMissing: `/api/exports/${exportId}/file` };
    for (const from of Object.values(asked)) {
      const { status, body } = await other.get(from);
      const { body: unknown } = await other.get(from.replace(/[0-9a-f-]{36}/, UNKNOWN));
      expect({ status, ...body }).toEqual({ status: 404, ...unknown, requestId: expect.any(String) });
    }
    const { entries } = (await server.admin.get(`/api/audit?userId=${ids.other}&kind=refusal`)).body;
    const ofIt = entries.filter(({ sectorId }: { sectorId: string }) => sectorId === id);
    expect(ofIt.map(({ action }: { action: string }) => action).toSorted()).toEqual(['exportMissing', 'jobMissing']);
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

  test('keeps its contents from an administrator in the audit log as well, but not who may open it', async () => {
    const { id, path } = await sectorWith('viewer', 'Secret');
    const admin = await idOf(server.admin);
    const seen = async () => {
      const { entries } = (await server.admin.get(`/api/audit?sectorId=${id}&kind=processes`)).body;
      const { changes } = (await server.admin.get(`/api/audit/${entries[0].id}`)).body;
      const csv = (await server.admin.get(`/api/audit/csv?sectorId=${id}`)).bytes.toString();
      return {
        withheld: entries[0].isWithheld,
        what: entries[0].what,
        changes,
        told: csv.includes('Settle'),
      };
    };
    expect(await seen()).toEqual({ withheld: true, what: null, changes: null, told: false });
    const [given] = (await server.admin.get(`/api/audit?sectorId=${id}&kind=sector`)).body.entries;
    expect(given).toMatchObject({ isWithheld: false, action: expect.stringMatching(/^access/) });
    await server.admin.patch(`${path}/access`, { people: [{ userId: admin, role: 'viewer' }] });
    expect(await seen()).toMatchObject({ withheld: false, what: '1 Settle', told: true });
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

async function trpc({ headers }: Caller, name: string) {
  const { body } = await server.http.inject({ url: `/api/trpc/${name}`, headers });
  return JSON.parse(body).result.data;
}
