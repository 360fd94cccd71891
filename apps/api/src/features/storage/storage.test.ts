import { expect, test, vi } from 'vitest';
import { testServer } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { cleanUpAtNight } from './service.ts';

const server = serverForTests();
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const atHour = (hour: number, days: number) => {
  const then = new Date(Date.now() + days * DAY_MS);
  then.setHours(hour);
  return then;
};

test('what is past its time goes at night, nothing else, and administrators see what there is', async () => {
  const { admin, app } = server;
  const { sql } = app;
  const make = async (name: string) =>
    `/api/sectors/${(await admin.post('/api/sectors', { name, referenceModel: 'Our own' })).body.id}`;
  const [old, recent, works] = [await make('Long gone'), await make('Just gone'), await make('Works')];
  for (const path of [old, recent]) await admin.delete(path);
  const rows = ['1', '2', '3'].map((code) => ({ code, name: `Process ${code}`, level: 1 }));
  const [first, second] = (await admin.post(`${works}/processes`, rows)).body;
  for (const { id } of [first, second]) {
    await admin.post(`${works}/comments`, { subject: 'process', subjectId: id, text: 'Why?' });
    await admin.delete(`${works}/processes/${id}`);
  }
  await admin.post(`${works}/export/docs`, { sections: [] });
  await admin.post(`${works}/export/docs`, { sections: [] });
  await sql`update sector set deleted_at = ${daysAgo(31)} where name = 'Long gone'`;
  await sql`update process set deleted_at = ${daysAgo(31)} where id = ${first.id}`;
  await sql`
    update export_file set created_at = ${daysAgo(200)} where id = (select id from export_file order by created_at limit 1)
  `;
  await sql`update sector_event set at = ${daysAgo(400)} where kind = 'sector'`;

  const kept = { deletedDays: 30, exportMonths: 6, activityMonths: 12 };
  expect((await admin.put('/api/storage/retention', { ...kept, deletedDays: 0 })).status).toBe(400);
  expect((await admin.get('/api/storage')).body).toMatchObject({
    retention: { deletedDays: null, exportMonths: null, activityMonths: null },
    cleanup: { begunAt: null, endedAt: null, report: null, isDue: false },
  });
  await cleanUpAtNight(app, atHour(14, 1));
  expect((await admin.get('/api/storage')).body.cleanup.begunAt).toBeNull();
  expect((await admin.put('/api/storage/retention', kept)).body.retention).toEqual(kept);
  // In two days: the next night is less than 12 hours away in the evening, and the installation counts as a cleanup.
  await cleanUpAtNight(app, atHour(3, 2));

  const left = await sql`select name from sector order by name`;
  expect(left.map(({ name }) => name)).toEqual(['Just gone', 'Works']);
  expect((await admin.get(works)).body.processes.map(({ code }: { code: string }) => code)).toEqual(['3']);
  expect(await sql`select id from process where deleted_at is not null`).toEqual([{ id: second.id }]);
  expect(await sql`select subject_id from comment`).toEqual([{ subject_id: second.id }]);
  expect((await admin.get(`${works}/exports`)).body).toHaveLength(1);
  const { body } = await admin.get('/api/storage');
  expect(body.cleanup).toMatchObject({ endedAt: expect.any(String), isDue: false });
  expect(body.cleanup.report).toEqual({ deleted: 2, exports: 1, activity: expect.any(Number) });
  expect(body.cleanup.report.activity).toBeGreaterThanOrEqual(1);
  const stored = Object.fromEntries(body.stored.map((one: { kind: string }) => [one.kind, one]));
  expect(stored).toMatchObject({
    sectors: { count: 2, deleted: 1 },
    exports: { count: 1, deleted: null },
    people: { count: 1 },
  });
  expect(Object.values<{ bytes: number }>(stored).every(({ bytes }) => bytes > 0)).toBe(true);
  expect(body.databaseBytes).toBeGreaterThan(
    Object.values<{ bytes: number }>(stored).reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const { entries } = (await admin.get('/api/audit')).body;
  expect(
    entries.find(({ action, kind }: { action: string; kind: string }) => action === 'erased' && kind === 'sector'),
  ).toMatchObject({
    via: 'system',
    what: 'Long gone',
  });

  await sql`update cleanup set begun_at = begun_at - interval '1 hour', ended_at = null`;
  expect((await admin.post('/api/storage/clean-up')).status).toBe(200);
  await vi.waitFor(async () => expect((await admin.get('/api/storage')).body.cleanup.endedAt).not.toBeNull(), 10_000);
});

test('a cleanup that could not write all tables anew has not ended, and what was erased is still said to be there', async () => {
  const { admin, app } = server;
  const path = `/api/sectors/${(await admin.post('/api/sectors', { name: 'Gone', referenceModel: 'Our own' })).body.id}`;
  await admin.delete(path);
  await admin.post(`${path}/erase`, { name: 'Gone' });
  const failing = vi.spyOn(app, 'rewriteTables').mockRejectedValueOnce(new Error('permission denied to vacuum'));
  const nightOf = (day: number) => new Date(2100, 0, day, 3);
  await expect(cleanUpAtNight(app, nightOf(1))).rejects.toThrow('permission denied to vacuum');
  expect((await admin.get('/api/storage')).body.cleanup).toMatchObject({ endedAt: null, isDue: true });
  failing.mockRestore();
  await cleanUpAtNight(app, nightOf(2));
  expect((await admin.get('/api/storage')).body.cleanup).toMatchObject({ endedAt: expect.any(String), isDue: false });
});

test('one that is asked for in the first minute after the installation begins, and is not begun twice', async () => {
  const fresh = await testServer();
  try {
    const ask = () => fresh.admin.post('/api/storage/clean-up');
    const answers = await Promise.all([ask(), ask(), ask()]);
    const [begun, ...others] = answers.map(({ body }) => body.cleanup.begunAt);
    expect(begun).toEqual(expect.any(String));
    expect(others).toEqual([begun, begun]);
    const cleanup = async () => (await fresh.admin.get('/api/storage')).body.cleanup;
    await vi.waitFor(async () => expect((await cleanup()).endedAt).not.toBeNull(), 10_000);
    expect(await cleanup()).toMatchObject({ begunAt: begun, report: { deleted: 0, exports: 0, activity: 0 } });
  } finally {
    await fresh.stop();
  }
});
