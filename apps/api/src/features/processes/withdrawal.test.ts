import type { Process } from '@process-ai/contract/processes';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let path: string;
let pay: Process;
beforeEach(async () => {
  const { body } = await server.admin.post('/api/sectors', { name: 'Undo', referenceModel: 'ACORD' });
  path = `/api/sectors/${body.id}`;
});

const PROCESSES = [
  { code: '1', name: 'Settle claims', level: 1 },
  { code: '1.1', name: 'Register claims', level: 2, parentCode: '1' },
  { code: '1.2', name: 'Approve and issue claim payments', level: 2, parentCode: '1' },
];

const processes = async (): Promise<Process[]> => (await server.admin.get(path)).body.processes;

/** Adds the processes, and returns the address whose DELETE takes them back. */
const ways: Record<string, () => Promise<string>> = {
  'an import': async () => {
    const rows = PROCESSES.map(({ code, name, level, parentCode = '' }) => [code, name, level, parentCode].join(','));
    const bytes = ['code,name,level,parent', ...rows].join('\n');
    const { body } = await server.admin.upload(`${path}/imports`, { name: 'claims.csv', bytes });
    await server.admin.post(`${path}/imports/${body.id}/complete`, {});
    return `${path}/imports/${body.id}`;
  },
  'a playbook': async () => {
    const { body } = await server.admin.post('/api/playbooks', {
      name: 'Claims',
      description: 'Settled at once',
      processes: PROCESSES,
    });
    const applied = await server.admin.post(`${path}/apply-playbook/${body.id}`);
    return `${path}/playbook-applications/${applied.body.applicationId}`;
  },
};

const opportunity = { type: 'ai', title: 'Read', description: 'By a model', estimatedSavings: 4, effort: 2 };
const decide = async (status: string) => {
  await server.admin.post(`${path}/analyze`, { processIds: [pay.id] });
  const found = (await processes()).flatMap((process) => process.opportunities.map(({ id }) => id));
  expect(found.length).toBeGreaterThan(0);
  return server.admin.post(`${path}/opportunities/decide`, { opportunityIds: found, status });
};
const figures = { fteCount: 1, processFrequency: 9, averageSalary: 50_000, averageRuntime: 3 };
const journey = {
  name: 'A claim',
  touchPoints: [{ name: 'T', description: 'D', type: 'human', processStep: '1.2' }],
};
const overrule = () => server.admin.put(`${path}/processes/${pay.id}/suitability`, { criterion: 'rules', answer: 5 });
const enterFigures = () => server.admin.post(`${path}/roi/inputs`, [{ processId: pay.id, ...figures }]);

const reasons: [reason: string, work: () => Promise<{ status: number }>][] = [
  ['edited since', () => server.admin.put(`${path}/processes/${pay.id}`, { ...pay, description: 'Mine' })],
  ['has ROI inputs', enterFigures],
  ['has opportunities that somebody decided on', () => decide('accepted')],
  ['has opportunities that somebody decided on', () => decide('rejected')],
  [
    'has opportunities that somebody decided on',
    () => server.admin.post(`${path}/processes/${pay.id}/opportunities`, opportunity),
  ],
  ['has suitability answers from a person', overrule],
  ['is a step of a journey', () => server.admin.post(`${path}/journeys`, journey)],
  [
    'has sub-processes that were added since',
    () => server.admin.post(`${path}/processes`, [{ code: '1.2.1', name: 'Mine', level: 3, parentCode: '1.2' }]),
  ],
  ['has ROI inputs, has suitability answers from a person', async () => (await overrule()) && enterFigures()],
];

describe.each(Object.keys(ways))('undo of %s', (way) => {
  test.each(reasons)('keeps a process which %s, with what it hangs on', async (reason, work) => {
    const address = (await ways[way]?.()) ?? '';
    pay = (await processes()).find(({ code }) => code === '1.2') as Process;
    expect((await work()).status).toBe(200);
    const { body } = await server.admin.delete(address);
    expect(body.deleted ?? body.removed).toBe(1);
    expect(body.kept).toMatchObject([
      { code: '1', name: 'Settle claims', reason: 'has sub-processes that stay' },
      { code: '1.2', name: 'Approve and issue claim payments', reason },
    ]);
    expect((await processes()).map(({ code }) => code).filter((code) => code !== '1.2.1')).toEqual(['1', '1.2']);
  });

  test('takes away what was only analyzed', async () => {
    const address = (await ways[way]?.()) ?? '';
    const ids = (await processes()).map(({ id }) => id);
    await server.admin.post(`${path}/analyze`, { processIds: ids });
    expect((await server.admin.delete(address)).body).toMatchObject({ kept: [] });
    expect(await processes()).toEqual([]);
  });
});
