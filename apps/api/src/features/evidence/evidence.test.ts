import type { Process } from '@process-ai/contract/processes';
import type { ProcessSuitability } from '@process-ai/contract/suitability';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { CAFETERIA, MATCH, SUPPLIERS, sectorWith, VOLUME } from './evidence.fixture.ts';

const server = serverForTests();

let client: Awaited<ReturnType<typeof sectorWith>>;
beforeEach(async () => {
  client = await sectorWith(server);
});

const analyze = () => server.admin.post(`${client.path}/analyze`, { processIds: Object.values(client.ids) });
const suitabilityOf = async (code: string): Promise<ProcessSuitability> =>
  (await server.admin.get(`${client.path}/processes/${client.ids[code]}/suitability`)).body;
const criterionOf = async (code: string, criterion: string) =>
  (await suitabilityOf(code)).criteria.find((each) => each.criterion === criterion);

describe('what documents say', () => {
  test('is tied to the processes it speaks of, with page, words and figures; the rest is not', async () => {
    const { id } = await client.upload('report.pdf', MATCH, VOLUME, `${SUPPLIERS} ${CAFETERIA}`);
    const all = await client.evidence();
    expect(all.map(({ processId, page, quote }) => [processId, page, quote])).toEqual([
      [client.ids['1.1'], 1, MATCH],
      [client.ids['1.1'], 2, VOLUME],
      [client.ids['1.2'], 3, SUPPLIERS],
    ]);
    expect(all[0]).toMatchObject({
      insightId: id,
      fileName: 'report.pdf',
      effects: [{ criterion: 'fewExceptions', direction: 'lowers', words: 'exception' }],
    });
    expect(all[1]?.figures).toMatchObject([{ field: 'processFrequency', value: 174_000 }]);
    expect(await client.evidence(`?processId=${client.ids['1.2']}`)).toEqual(all.slice(2));
    expect(await client.evidence(`?insightId=${id}`)).toEqual(all);
    expect(await client.evidence(`?processId=${id}`)).toEqual([]);
    expect((await server.nobody.get(`${client.path}/evidence`)).status).toBe(401);
    expect((await server.admin.get(`/api/sectors/${id}/evidence`)).status).toBe(404);
  });

  test('goes with its document and with its process, and comes back with them', async () => {
    const { id } = await client.upload('report.pdf', MATCH, SUPPLIERS);
    const all = await client.evidence();
    await server.admin.delete(`${client.path}/insights/${id}`);
    expect(await client.evidence()).toEqual([]);
    await server.admin.post(`${client.path}/insights/${id}/restore`);
    expect(await client.evidence()).toEqual(all);
    await server.admin.delete(`${client.path}/processes/${client.ids['1.1']}`);
    expect(await client.evidence()).toEqual(all.slice(1));
  });

  test('of which the job cannot be begun does not fail the edit that is saved', async () => {
    await client.upload('report.pdf', MATCH);
    const { jobQueue } = server.app;
    server.app.jobQueue = { ...jobQueue, enqueue: () => Promise.reject(new Error('No queue')) };
    try {
      const added = await server.admin.post(`${client.path}/processes`, [
        { code: '4', name: 'Pay invoices', level: 1 },
      ]);
      expect(added.status).toBe(200);
    } finally {
      server.app.jobQueue = jobQueue;
    }
  });

  test('raises and lowers criteria, says which words of which file do, and gives way to a person', async () => {
    const before = await criterionOf('1.1', 'fewExceptions');
    await client.upload('report.pdf', MATCH, VOLUME);
    const after = await criterionOf('1.1', 'fewExceptions');
    expect(after?.answer).toBeLessThan(before?.answer ?? 3);
    expect(after?.words[0]).toBe('“exception” (report.pdf, p. 1)');
    expect((await criterionOf('1.1', 'volume'))?.words[0]).toBe('“174,000 a year” (report.pdf, p. 2)');

    const { tracks } = await suitabilityOf('1.1');
    const answer = { criterion: 'fewExceptions', answer: 5 };
    const { body } = await server.admin.put(`${client.path}/processes/${client.ids['1.1']}/suitability`, answer);
    expect(body.tracks[0].score).toBeGreaterThan(tracks[0]?.score ?? 100);
    expect(await criterionOf('1.1', 'fewExceptions')).toMatchObject({ answer: after?.answer, overruled: 5 });
  });
});

test('a re-analysis after an upload changes what the document speaks of, and nothing else', async () => {
  const state = async () => {
    const { body } = await server.admin.get(client.path);
    const { body: landscape } = await server.admin.get(`${client.path}/landscape`);
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

  await client.upload('report.pdf', MATCH, CAFETERIA);
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
