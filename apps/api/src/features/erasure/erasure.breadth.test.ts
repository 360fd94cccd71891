import { lineOfText, pagesPdf } from '@process-ai/documents/insights/pdf.fixture';
import { expect, test } from 'vitest';
import { caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { captureLog } from '../../server/testing-log.ts';
import { cleanUpAtNight } from '../storage/service.ts';
import { filesThatKnow, knows, tablesBeforeNight, tablesThatKnow } from './traces.fixture.ts';

const server = serverForTests({ LOG_LEVEL: 'trace' });
const NIGHT = new Date(2100, 0, 1, 3);

/** Words that nothing but the sector has. */
const WORDS = ['Zephyrine', 'Quixomatic'];
const QUOTE = '28 % of Zephyrine invoices have a match exception against the purchase order.';

/** A sector in which there is some of everything, deleted; another one beside it, which stays. */
async function filledSector(name: string) {
  const { admin } = server;
  const keyed = (key: string) => caller(server.http, { ...admin.headers, 'idempotency-key': key });
  const { id } = (
    await keyed('create').post('/api/sectors', { name, description: 'Zephyrine', referenceModel: 'Our own' })
  ).body;
  const path = `/api/sectors/${id}`;
  const rows = [{ code: '1', name: 'Match Zephyrine invoices with purchase orders', level: 1 }];
  const [{ id: processId }] = (await admin.post(`${path}/processes`, rows)).body;
  const figures = { fteCount: 2, processFrequency: 900, averageSalary: 60_000, averageRuntime: 30 };
  await admin.post(`${path}/roi/inputs`, [{ processId, ...figures }]);
  const bytes = pagesPdf([QUOTE, 'The Quixomatic is switched off at night.'].map(lineOfText));
  await admin.upload(`${path}/insights`, { name: 'Zephyrine.pdf', bytes });
  await admin.post(`${path}/analyze`, { processIds: [processId] });
  await admin.post(`${path}/comments`, { subject: 'process', subjectId: processId, text: 'Is the Quixomatic off?' });
  await admin.post(`${path}/journeys`, {
    name: 'Zephyrine journey',
    touchPoints: [{ name: 'Ask', type: 'human', description: 'Quixomatic', processStep: '1', momentThatMatters: true }],
  });
  const link = (await admin.post(`${path}/client-links`, { label: 'Zephyrine board' })).body;
  const exported = (await keyed('export').post(`${path}/export/docs`, { sections: ['journeys'], include: 'all' })).body;
  expect((await admin.get(exported.url)).status).toBe(200);
  return { id, path, processId, link, exported };
}

async function expectForgotten(words: readonly string[], log: readonly string[]): Promise<void> {
  const { sql } = server.app;
  expect(await tablesThatKnow(sql, words)).toEqual({});
  expect(await filesThatKnow(sql, words)).toEqual([]);
  // It is written at the finest level: each request has its line.
  expect(log.length).toBeGreaterThan(5);
  expect(log.filter((line) => knows(line, words))).toEqual([]);
}

test('a sector that is deleted for good is in no table any more, and after the night in no file', async () => {
  const { admin, app } = server;
  const log = captureLog(server.http);
  const stays = (await admin.post('/api/sectors', { name: 'Stays', referenceModel: 'Our own' })).body;
  const { id, path, processId, link, exported } = await filledSector('Quillwort');
  // The statistics of columns quote frequent values.
  await app.sql`analyze`;
  expect(Object.keys(await tablesThatKnow(app.sql, WORDS))).toEqual(
    expect.arrayContaining([
      'audit_entry',
      'comment',
      'evidence',
      'idempotency_key',
      'insight',
      'journey',
      'process',
      'stored_file_chunk',
    ]),
  );
  expect(await tablesThatKnow(app.sql, [id])).toMatchObject({ job: expect.any(Number) });
  expect(await filesThatKnow(app.sql, WORDS)).not.toEqual([]);

  const erase = (name: string, as = admin) => as.post(`${path}/erase`, { name });
  const bo = await server.member('bo@example.com');
  expect(await erase('Quillwort')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  await admin.delete(path);
  expect(await erase('Stays')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('not its name') },
  });
  expect((await erase('Quillwort', bo)).status).toBe(403);
  expect((await admin.post(`${path}/restore`)).status).toBe(200);
  await admin.delete(path);
  expect((await erase('Quillwort')).status).toBe(200);

  expect(await tablesBeforeNight(app.sql, WORDS)).toEqual({});
  expect(await tablesThatKnow(app.sql, ['Quillwort'])).toMatchObject({ audit_entry: 1 });
  expect(Object.keys(await tablesBeforeNight(app.sql, [id, processId]))).toEqual(['audit_entry']);
  const { entries } = (await admin.get(`/api/audit?sectorId=${id}`)).body;
  expect(entries[0]).toMatchObject({ kind: 'sector', action: 'erased', by: 'Ada Tester', what: 'Quillwort' });
  expect((await admin.get(`/api/audit/${entries.at(-1).id}`)).body).toMatchObject({ what: null, changes: null });
  expect((await admin.get(exported.url)).status).toBe(404);
  expect((await server.nobody.post('/api/client-page', { token: link.url.split('#')[1] })).status).toBe(403);
  expect((await admin.post(`${path}/restore`)).status).toBe(404);
  expect((await erase('Quillwort')).status).toBe(404);

  await cleanUpAtNight(app, NIGHT);
  await expectForgotten(WORDS, log);
  expect((await admin.get(`/api/sectors/${stays.id}`)).body.name).toBe('Stays');
});

test('a document that is deleted for good takes the exports along that may quote it, and what was decided stays', async () => {
  const { admin, app } = server;
  const log = captureLog(server.http);
  const words = ['Borogove', 'Slithy'];
  const path = `/api/sectors/${(await admin.post('/api/sectors', { name: 'Paper', referenceModel: 'Our own' })).body.id}`;
  const rows = [{ code: '1', name: 'Match invoices with purchase orders', level: 1 }];
  const [{ id: processId }] = (await admin.post(`${path}/processes`, rows)).body;
  const text = 'Matching Borogove invoices with purchase orders takes 12 minutes each.';
  const bytes = pagesPdf([text, 'The Slithy scanner reads them at night.'].map(lineOfText));
  const insight = (await admin.upload(`${path}/insights`, { name: 'Slithy.pdf', bytes })).body;
  await admin.post(`${path}/analyze`, { processIds: [processId] });
  expect((await admin.put(`${path}/insights/${insight.id}/evidence`, { quote: text, processId })).status).toBe(200);
  const exported = (await admin.post(`${path}/export/docs`, { sections: [], include: 'all' })).body;
  const erase = () => admin.post(`${path}/insights/${insight.id}/erase`);
  expect((await erase()).status).toBe(409);
  await admin.delete(`${path}/insights/${insight.id}`);
  expect(Object.keys(await tablesThatKnow(app.sql, words))).toEqual(
    expect.arrayContaining(['audit_entry', 'evidence', 'evidence_decision', 'insight']),
  );
  // The statistics of columns quote frequent values.
  await app.sql`analyze`;
  expect(await filesThatKnow(app.sql, words)).not.toEqual([]);
  expect((await erase()).status).toBe(200);

  expect(await tablesBeforeNight(app.sql, words)).toEqual({});
  expect((await erase()).status).toBe(404);
  expect((await admin.get(exported.url)).status).toBe(404);
  expect((await admin.get(path)).body.processes[0].opportunities).not.toEqual([]);

  await cleanUpAtNight(app, NIGHT);
  await expectForgotten(words, log);
});

test('an export that is deleted for good is gone with its file and what its cover said, and the sector stays', async () => {
  const { admin, app } = server;
  const log = captureLog(server.http);
  const path = `/api/sectors/${(await admin.post('/api/sectors', { name: 'Slides', referenceModel: 'Our own' })).body.id}`;
  await admin.post(`${path}/processes`, [{ code: '1', name: 'Match invoices with purchase orders', level: 1 }]);
  const exported = (await admin.post(`${path}/export/docs`, { sections: [] })).body;
  const words = ['Tulgeywood'];
  // What only this export says.
  await app.sql`update export_file set cover = jsonb_set(cover, '{contactName}', '"Tulgeywood"')`;
  const file = (await admin.get(exported.url)).bytes;
  // The file is compressed: on the disk it is known by its bytes.
  const pieces = [0.2, 0.4, 0.6, 0.8].map((at) => file.subarray(file.length * at, file.length * at + 24));
  await app.sql`analyze`;
  expect(Object.keys(await tablesThatKnow(app.sql, words))).toEqual(expect.arrayContaining(['export_file']));
  expect(await filesThatKnow(app.sql, words)).not.toEqual([]);
  expect(await filesThatKnow(app.sql, pieces)).not.toEqual([]);

  const [record] = (await admin.get(`${path}/exports`)).body;
  expect((await admin.delete(`${path}/exports/${record.id}`)).status).toBe(200);
  expect((await admin.get(exported.url)).status).toBe(404);
  expect((await admin.get(`${path}/exports`)).body).toEqual([]);
  expect((await admin.delete(`${path}/exports/${record.id}`)).status).toBe(404);
  expect(await tablesBeforeNight(app.sql, words)).toEqual({});

  await cleanUpAtNight(app, NIGHT);
  await expectForgotten(words, log);
  expect(await filesThatKnow(app.sql, pieces)).toEqual([]);
  expect((await admin.get(path)).body.name).toBe('Slides');
});
