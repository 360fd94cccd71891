import type { LandscapeProcess, ProcessSuitability } from '@process-ai/contract/suitability';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let path: string;
let ids: string[];
beforeAll(async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Bank', referenceModel: 'BIAN' });
  path = `/api/sectors/${sector.id}`;
  const rows = [
    { code: '1', name: 'Payments', level: 1 },
    {
      code: '1.1',
      name: 'Match supplier invoices with purchase orders',
      level: 3,
      parentCode: '1',
      description: 'Clerks compare each invoice with its order by fixed rules; about 20,000 a year arrive as PDF.',
    },
  ];
  ids = (await server.admin.post(`${path}/processes`, rows)).body.map(({ id }: { id: string }) => id);
});

const suitabilityPath = () => `${path}/processes/${ids[1]}/suitability`;
const read = async (): Promise<ProcessSuitability> => (await server.admin.get(suitabilityPath())).body;
const overrule = async (answer: number | null): Promise<ProcessSuitability> =>
  (await server.admin.put(suitabilityPath(), { criterion: 'rules', answer })).body;
const scoreOf = (suitability: ProcessSuitability) =>
  suitability.tracks.find(({ type }) => type === 'automation')?.score ?? 0;
const rules = ({ criteria }: ProcessSuitability) => criteria.find(({ criterion }) => criterion === 'rules');

describe('the suitability of a process', () => {
  test('is an answer to each criterion, with the words of the process that led to it', async () => {
    const suitability = await read();
    expect(suitability.criteria).toHaveLength(15);
    expect(suitability.tracks.map(({ type }) => type)).toEqual(['automation', 'ai', 'agentic']);
    const text = 'match supplier invoices with purchase orders clerks compare each invoice fixed rules level';
    const words = suitability.criteria.flatMap((row) => row.words);
    expect(words.length).toBeGreaterThan(4);
    expect(words.filter((word) => text.includes(word.split(' ')[0]?.toLowerCase() ?? '')).length).toBeGreaterThan(3);
    expect(await read()).toEqual(suitability);
  });

  test('goes by a person’s answer, keeps it through an analysis, and gives it back', async () => {
    const before = await read();
    const low = await overrule(1);
    expect(rules(low)).toMatchObject({ overruled: 1, overruledBy: 'Ada Tester', answer: rules(before)?.answer });
    const high = await overrule(5);
    expect(scoreOf(high)).toBeGreaterThan(scoreOf(low));

    await server.admin.post(`${path}/analyze`, { processIds: ids });
    const analysed = await read();
    expect(analysed).toEqual({ ...high, finding: analysed.finding });
    expect(analysed.finding).toMatchObject({ understoodAs: 'match supplier invoices' });
    expect(await overrule(null)).toEqual({ ...before, finding: analysed.finding });
  });

  test('is read before the sector is held: other writes to it go on meanwhile, and no answer is lost', async () => {
    const { run } = server.app.workers;
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const waiting = vi.spyOn(server.app.workers, 'run').mockImplementation(async (...order: unknown[]) => {
      reached.resolve();
      await gate.promise;
      return (run as (...order: unknown[]) => Promise<never>)(...order);
    });
    const put = (criterion: string) => server.admin.put(suitabilityPath(), { criterion, answer: 2 });
    const answers = [put('rules'), put('volume')];
    await reached.promise;
    expect((await server.admin.patch(path, { description: 'Meanwhile' })).status).toBe(200);
    gate.resolve();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    waiting.mockRestore();
    const kept = (await read()).criteria.filter(({ overruled }) => overruled === 2);
    expect(kept.map(({ criterion }) => criterion).toSorted()).toEqual(['rules', 'volume']);
    for (const criterion of ['rules', 'volume']) await server.admin.put(suitabilityPath(), { criterion, answer: null });
  });

  test('of 6, of an unknown criterion or of an unknown process is refused', async () => {
    const answers = await Promise.all([
      server.admin.put(suitabilityPath(), { criterion: 'rules', answer: 6 }),
      server.admin.put(suitabilityPath(), { criterion: 'luck', answer: 3 }),
      server.admin.get(`${path}/processes/00000000-0000-4000-8000-000000000000/suitability`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 404]);
  });

  test('stands in the landscape once the process has been analysed', async () => {
    const landscape = async (): Promise<LandscapeProcess[]> => (await server.admin.get(`${path}/landscape`)).body;
    await server.admin.post(`${path}/processes`, [{ code: '2', name: 'Reconcile accounts', level: 1 }]);
    await server.admin.post(`${path}/analyze`, { processIds: [ids[1]] });
    const [top, leaf, unread] = await landscape();
    expect([top?.code, leaf?.code, unread?.code]).toEqual(['1', '1.1', '2']);
    const { body: opportunities } = await server.admin.get(`${path}/opportunities`);
    const own = opportunities.filter(({ processId }: { processId: string }) => processId === ids[1]);
    const savings = own.reduce((sum: number, row: { countedSavings: number }) => sum + row.countedSavings, 0);
    expect(leaf).toMatchObject({ analysed: true, opportunityCount: own.length, parentId: ids[0] });
    expect(leaf?.savings).toEqual({ measured: 0, benchmark: expect.closeTo(savings, 6) });
    const best = Math.max(...(await read()).tracks.map(({ score }) => score));
    expect(leaf?.suitability).toBeCloseTo(best, 6);
    expect(unread).toMatchObject({ analysed: false, suitability: null, opportunityCount: 0 });
  });
});
