import { writeMention } from '@process-ai/contract/comments';
import type { Inbox } from '@process-ai/contract/inbox';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let path: string;
let processId: string;
let ben: Caller;
let benId: string;
beforeAll(async () => {
  ben = await server.member('ben@example.com');
  benId = (await ben.get('/api/user')).body.user.id;
});
beforeEach(async () => {
  const { body } = await server.admin.post('/api/sectors', { name: 'Claims', referenceModel: 'ACORD' });
  path = `/api/sectors/${body.id}`;
  processId = (await server.admin.post(`${path}/processes`, [{ code: '1', name: 'Settle', level: 1 }])).body[0].id;
  await ben.post('/api/inbox/read-all');
});

const inbox = async (as = ben): Promise<Inbox> => (await as.get('/api/inbox')).body;
const mention = async (text: string): Promise<string> => {
  const comment = { subject: 'process', subjectId: processId, text: `${writeMention(benId)} ${text}` };
  return (await server.admin.post(`${path}/comments`, comment)).body.id;
};

describe('the inbox', () => {
  test('shows who mentioned one where, newest first, until it is read', async () => {
    const first = await mention('look');
    const second = await mention('look again');
    const { unread, entries } = await inbox();
    expect([unread, entries.slice(0, 2).map(({ id }) => id)]).toEqual([2, [second, first]]);
    expect(entries[0]).toMatchObject({
      isRead: false,
      sectorName: 'Claims',
      job: null,
      mention: { by: 'Ada Tester', subject: 'process', subjectId: processId, subjectName: 'Settle' },
    });
    // Nobody reads what is another's.
    await server.admin.post('/api/inbox/read', { ids: [second] });
    expect((await inbox()).unread).toBe(2);
    expect((await ben.post('/api/inbox/read', { ids: [second, 'x'] })).body.unread).toBe(1);
    expect((await ben.post('/api/inbox/read-all')).body.unread).toBe(0);
    expect((await inbox()).entries.every(({ isRead }) => isRead)).toBe(true);
    // What was marked by mistake waits again, and nothing else does.
    expect((await ben.post('/api/inbox/unread', { ids: [second] })).body.unread).toBe(1);
    expect((await inbox()).entries.filter(({ isRead }) => !isRead).map(({ id }) => id)).toEqual([second]);
    for (const way of ['read', 'unread']) {
      expect((await ben.post(`/api/inbox/${way}`, { ids: [] })).status).toBe(400);
    }
  });

  test('holds nothing that is gone, and has it again when it comes back', async () => {
    const id = await mention('look');
    const has = async () => (await inbox()).entries.some((entry) => entry.id === id);
    const ways: [away: () => Promise<unknown>, back: () => Promise<unknown>][] = [
      [() => server.admin.delete(`${path}/comments/${id}`), () => server.admin.post(`${path}/comments/${id}/restore`)],
      [() => server.admin.delete(path), () => server.admin.post(`${path}/restore`)],
      [
        () => server.admin.delete(`${path}/processes/${processId}`),
        async () => {
          const { events } = (await server.admin.get(`${path}/activity?limit=1`)).body;
          await server.admin.post(`${path}/deletions/${events[0].subjectId}/restore`);
        },
      ],
    ];
    for (const [away, back] of ways) {
      expect(await has()).toBe(true);
      await away();
      expect([await has(), (await inbox()).unread]).toEqual([false, 0]);
      await back();
    }
    expect([await has(), (await inbox()).unread]).toEqual([true, 1]);
  });

  test('says that long work has ended, unless whoever waited for it has the answer', async () => {
    const analyze = { method: 'POST' as const, url: `${path}/analyze`, payload: { processIds: [processId] } };
    const { analyst } = server.app;
    server.app.analyst = {
      ...analyst,
      analyzeProcess: async () => ({ opportunities: [], suitability: { criteria: [], tracks: [], notNow: false } }),
    };
    await server.http.inject({ ...analyze, headers: ben.headers });
    expect((await inbox()).unread).toBe(0);
    await server.http.inject({ ...analyze, headers: { ...ben.headers, prefer: 'respond-async' } });
    await expect.poll(async () => (await inbox()).unread, { timeout: 30_000 }).toBe(1);
    server.app.analyst = analyst;
    expect((await inbox()).entries[0]).toMatchObject({
      isRead: false,
      sectorName: 'Claims',
      mention: null,
      job: { kind: 'analysis', status: 'succeeded', done: 1, subjectId: processId, format: null },
    });
    const { id: vendorId } = (await server.admin.post('/api/vendors', { name: 'Acme', overview: 'Workflow' })).body;
    const payload = { processIds: [processId], vendorIds: [vendorId] };
    const headers = { ...ben.headers, prefer: 'respond-async' };
    const started = await server.http.inject({ method: 'POST', url: `${path}/export/sheets`, payload, headers });
    expect(started.statusCode).toBe(202);
    await expect.poll(async () => (await inbox()).unread, { timeout: 60_000 }).toBe(2);
    expect((await inbox()).entries[0]?.job).toMatchObject({ kind: 'export', status: 'succeeded', format: 'sheets' });
    expect((await inbox(server.admin)).entries).toEqual([]);
  });
});
