import type { Evidence } from '@process-ai/contract/evidence';
import type { Insight } from '@process-ai/contract/insights';
import type { Process } from '@process-ai/contract/processes';
import type { ProcessSuitability } from '@process-ai/contract/suitability';
import { lineOfText, pagesPdf } from '@process-ai/documents/insights/pdf.fixture';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();

const ROWS = [
  { code: '1', name: 'Procure to pay', level: 1 },
  { code: '1.1', name: 'Match invoices with purchase orders', level: 2, parentCode: '1' },
  { code: '1.2', name: 'Maintain supplier master data', level: 2, parentCode: '1' },
  { code: '1.3', name: 'Approve purchase requisitions', level: 2, parentCode: '1' },
  { code: '2', name: 'Hire to retire', level: 1 },
  { code: '2.1', name: 'Check travel expense claims', level: 2, parentCode: '2' },
];
const WAIT = { timeout: 60_000 };
const MATCH = '28 % of invoices have a match exception against the purchase order.';
const VOLUME = 'About 14,500 invoices a month are matched with purchase orders by hand.';
const SUPPLIERS = 'Of the supplier master data, 1,200 records are duplicates.';
const CAFETERIA = 'The cafeteria sells 350 meals a day.';

let sector: string;
let ids: Record<string, string>;
beforeEach(async () => {
  sector = `/api/sectors/${(await server.admin.post('/api/sectors', { name: 'Works', referenceModel: 'Our own' })).body.id}`;
  const added: Process[] = (await server.admin.post(`${sector}/processes`, ROWS)).body;
  ids = Object.fromEntries(added.map(({ code, id }) => [code, id]));
});

const upload = async (name: string, ...pages: string[]): Promise<Insight> =>
  (await server.admin.upload(`${sector}/insights`, { name, bytes: pagesPdf(pages.map(lineOfText)) }, {})).body;
const evidence = async (query = ''): Promise<Evidence[]> => (await server.admin.get(`${sector}/evidence${query}`)).body;
const analyze = () => server.admin.post(`${sector}/analyze`, { processIds: Object.values(ids) });
const suitabilityOf = async (code: string): Promise<ProcessSuitability> =>
  (await server.admin.get(`${sector}/processes/${ids[code]}/suitability`)).body;
const criterionOf = async (code: string, criterion: string) =>
  (await suitabilityOf(code)).criteria.find((each) => each.criterion === criterion);

describe('what documents say', () => {
  test('is tied to the processes it speaks of, with page, words and figures; the rest is not', async () => {
    const { id } = await upload('report.pdf', MATCH, VOLUME, `${SUPPLIERS} ${CAFETERIA}`);
    const all = await evidence();
    expect(all.map(({ processId, page, quote }) => [processId, page, quote])).toEqual([
      [ids['1.1'], 1, MATCH],
      [ids['1.1'], 2, VOLUME],
      [ids['1.2'], 3, SUPPLIERS],
    ]);
    expect(all[0]).toMatchObject({
      insightId: id,
      fileName: 'report.pdf',
      effects: [{ criterion: 'fewExceptions', direction: 'lowers', words: 'exception' }],
    });
    expect(all[1]?.figures).toMatchObject([{ field: 'processFrequency', value: 174_000 }]);
    expect(await evidence(`?processId=${ids['1.2']}`)).toEqual(all.slice(2));
    expect(await evidence(`?insightId=${id}`)).toEqual(all);
    expect(await evidence(`?processId=${id}`)).toEqual([]);
    expect((await server.nobody.get(`${sector}/evidence`)).status).toBe(401);
    expect((await server.admin.get(`/api/sectors/${id}/evidence`)).status).toBe(404);
  });

  test('goes with its document and with its process, and comes back with them', async () => {
    const { id } = await upload('report.pdf', MATCH, SUPPLIERS);
    const all = await evidence();
    await server.admin.delete(`${sector}/insights/${id}`);
    expect(await evidence()).toEqual([]);
    await server.admin.post(`${sector}/insights/${id}/restore`);
    expect(await evidence()).toEqual(all);
    await server.admin.delete(`${sector}/processes/${ids['1.1']}`);
    expect(await evidence()).toEqual(all.slice(1));
  });

  test('is found anew once a process is renamed, added or imported', async () => {
    await upload('report.pdf', 'The payroll is corrected by hand 60 times a month.');
    expect(await evidence()).toEqual([]);
    const { body } = await server.admin.get(sector);
    const process = body.processes.find(({ code }: Process) => code === '2.1');
    await server.admin.put(`${sector}/processes/${ids['2.1']}`, { ...process, name: 'Run payroll' });
    await expect.poll(async () => (await evidence()).map(({ processId }) => processId), WAIT).toEqual([ids['2.1']]);

    await upload('audit.pdf', 'Of the fixed assets, 140 are counted by hand.');
    const counted = { code: '3', name: 'Count fixed assets', level: 1 };
    const [added] = (await server.admin.post(`${sector}/processes`, [counted])).body;
    await expect
      .poll(async () => (await evidence(`?processId=${added.id}`)).map(({ fileName }) => fileName), WAIT)
      .toEqual(['audit.pdf']);
  }, 150_000);

  test('is not looked for while there are no processes, and found once there are', async () => {
    const { body } = await server.admin.post('/api/sectors', { name: 'Empty', referenceModel: 'Our own' });
    sector = `/api/sectors/${body.id}`;
    const { id } = await upload('report.pdf', MATCH);
    const insight = server.app.db.selectFrom('insight').where('id', '=', id).select('evidence_basis');
    expect(await insight.executeTakeFirst()).toEqual({ evidence_basis: null });
    await server.admin.post(`${sector}/processes`, ROWS);
    await expect.poll(async () => (await evidence()).map(({ quote }) => quote), WAIT).toEqual([MATCH]);
  }, 90_000);

  test('is found anew after an undo of a delete, and not after an edit that leaves the words as they are', async () => {
    const evidenceJobs = () =>
      server.app.db
        .selectFrom('job')
        .select('id')
        .where('kind', '=', 'evidence')
        .where('sector_id', '=', sector.slice(13));
    const { deletionId } = (await server.admin.delete(`${sector}/processes/${ids['1.1']}`)).body;
    await upload('report.pdf', MATCH, SUPPLIERS);
    expect(await evidence(`?processId=${ids['1.1']}`)).toEqual([]);
    await server.admin.post(`${sector}/deletions/${deletionId}/restore`);
    await expect.poll(async () => (await evidence(`?processId=${ids['1.1']}`)).length, WAIT).toBe(1);
    const before = await evidenceJobs().execute();
    expect(before.length).toBe(1);
    const process = (await server.admin.get(sector)).body.processes.find(({ code }: Process) => code === '2.1');
    await server.admin.put(`${sector}/processes/${ids['2.1']}`, process);
    expect(await evidenceJobs().execute()).toEqual(before);
  }, 90_000);

  test('of which the job cannot be begun does not fail the edit that is saved', async () => {
    await upload('report.pdf', MATCH);
    const { jobQueue } = server.app;
    server.app.jobQueue = { ...jobQueue, enqueue: () => Promise.reject(new Error('No queue')) };
    try {
      const added = await server.admin.post(`${sector}/processes`, [{ code: '4', name: 'Pay invoices', level: 1 }]);
      expect(added.status).toBe(200);
    } finally {
      server.app.jobQueue = jobQueue;
    }
  });

  test('raises and lowers criteria, says which words of which file do, and gives way to a person', async () => {
    const before = await criterionOf('1.1', 'fewExceptions');
    await upload('report.pdf', MATCH, VOLUME);
    const after = await criterionOf('1.1', 'fewExceptions');
    expect(after?.answer).toBeLessThan(before?.answer ?? 3);
    expect(after?.words[0]).toBe('“exception” (report.pdf, p. 1)');
    expect((await criterionOf('1.1', 'volume'))?.words[0]).toBe('“174,000 a year” (report.pdf, p. 2)');

    const { tracks } = await suitabilityOf('1.1');
    const answer = { criterion: 'fewExceptions', answer: 5 };
    const { body } = await server.admin.put(`${sector}/processes/${ids['1.1']}/suitability`, answer);
    expect(body.tracks[0].score).toBeGreaterThan(tracks[0]?.score ?? 100);
    expect(await criterionOf('1.1', 'fewExceptions')).toMatchObject({ answer: after?.answer, overruled: 5 });
  });
});

test('a re-analysis after an upload changes what the document speaks of, and nothing else', async () => {
  const state = async () => {
    const { body } = await server.admin.get(sector);
    const { body: landscape } = await server.admin.get(`${sector}/landscape`);
    return body.processes.map((process: Process) => ({
      ...process,
      opportunities: process.opportunities.map((opportunity) => ({ ...opportunity, id: null })),
      box: landscape.find(({ id }: { id: string }) => id === process.id),
    }));
  };
  await analyze();
  const before = await state();
  await analyze();
  expect(await state()).toEqual(before);

  await upload('report.pdf', MATCH, CAFETERIA);
  await analyze();
  const after = await state();
  const changed = after.filter(
    (process: Process, at: number) => JSON.stringify(process) !== JSON.stringify(before[at]),
  );
  expect(changed.map(({ code }: Process) => code)).toEqual(['1.1']);
  expect(changed[0].opportunities.length).toBeGreaterThan(0);
  for (const { rationale } of changed[0].opportunities) {
    expect(rationale).toContain(`The client’s documents: “${MATCH}” (report.pdf, p. 1).`);
  }
});
