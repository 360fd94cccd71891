import type { Process } from '@process-ai/contract/processes';
import { expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { MATCH, ROWS, SUPPLIERS, sectorWith } from './evidence.fixture.ts';

const server = serverForTests();
const WAIT = { timeout: 60_000 };

test('what documents say is found anew once a process is renamed, added or imported', async () => {
  const { path, ids, upload, evidence } = await sectorWith(server);
  await upload('report.pdf', 'The payroll is corrected by hand 60 times a month.');
  expect(await evidence()).toEqual([]);
  const { body } = await server.admin.get(path);
  const process = body.processes.find(({ code }: Process) => code === '2.1');
  await server.admin.put(`${path}/processes/${ids['2.1']}`, { ...process, name: 'Run payroll' });
  await expect.poll(async () => (await evidence()).map(({ processId }) => processId), WAIT).toEqual([ids['2.1']]);

  await upload('audit.pdf', 'Of the fixed assets, 140 are counted by hand.');
  const counted = { code: '3', name: 'Count fixed assets', level: 1 };
  const [added] = (await server.admin.post(`${path}/processes`, [counted])).body;
  await expect
    .poll(async () => (await evidence(`?processId=${added.id}`)).map(({ fileName }) => fileName), WAIT)
    .toEqual(['audit.pdf']);
}, 150_000);

test('what documents say is not looked for while there are no processes, and found once there are', async () => {
  const { path, upload, evidence } = await sectorWith(server, []);
  const { id } = await upload('report.pdf', MATCH);
  const insight = server.app.db.selectFrom('insight').where('id', '=', id).select('evidence_basis');
  expect(await insight.executeTakeFirst()).toEqual({ evidence_basis: null });
  await server.admin.post(`${path}/processes`, ROWS);
  await expect.poll(async () => (await evidence()).map(({ quote }) => quote), WAIT).toEqual([MATCH]);
}, 90_000);

test('what documents say is found anew after an undo of a delete, and not after an edit that leaves the words as they are', async () => {
  const { id: sectorId, path, ids, upload, evidence } = await sectorWith(server);
  const evidenceJobs = () =>
    server.app.db.selectFrom('job').select('id').where('kind', '=', 'evidence').where('sector_id', '=', sectorId);
  const { deletionId } = (await server.admin.delete(`${path}/processes/${ids['1.1']}`)).body;
  await upload('report.pdf', MATCH, SUPPLIERS);
  expect(await evidence(`?processId=${ids['1.1']}`)).toEqual([]);
  await server.admin.post(`${path}/deletions/${deletionId}/restore`);
  await expect.poll(async () => (await evidence(`?processId=${ids['1.1']}`)).length, WAIT).toBe(1);
  const before = await evidenceJobs().execute();
  expect(before.length).toBe(1);
  const process = (await server.admin.get(path)).body.processes.find(({ code }: Process) => code === '2.1');
  await server.admin.put(`${path}/processes/${ids['2.1']}`, process);
  expect(await evidenceJobs().execute()).toEqual(before);
}, 90_000);
