import type { ProcessRollUps, ProcessValues } from '@process-ai/contract/process-values';
import type { Process } from '@process-ai/contract/processes';
import type { Sector } from '@process-ai/contract/sectors';
import { beforeAll, expect, test } from 'vitest';
import { seedExampleClients } from '../../server/demo/example-clients.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let path: string;
const read = async <T>(below = ''): Promise<T> => (await server.admin.get(`${path}${below}`)).body as T;

beforeAll(async () => {
  await seedExampleClients(server.app);
  const { body } = await server.admin.get('/api/sectors');
  path = `/api/sectors/${body.find(({ name }: Sector) => name === 'Harbor Mutual Insurance').id}`;
}, 180_000);

/** Each process, what it shows, and what an addition of its branch and the values say. */
async function compared() {
  const [sector, values, rolled] = await Promise.all([
    read<Sector>(),
    read<ProcessValues>('/values'),
    read<ProcessRollUps>('/roll-ups'),
  ]);
  const childrenOf = Map.groupBy(sector.processes, ({ parentId }) => parentId);
  const branch = (process: Process): Process[] => [process, ...(childrenOf.get(process.id) ?? []).flatMap(branch)];
  return sector.processes.map((process) => {
    const below = branch(process);
    const found = below.flatMap((one) => one.opportunities);
    const count = (type: string) => found.filter((one) => one.type === type).length;
    const value = values.processes.find(({ processId }) => processId === process.id);
    return {
      shown: rolled.processes.find(({ processId }) => processId === process.id),
      expected: {
        processId: process.id,
        processes: below.length,
        analyzed: below.filter((one) => one.finding !== null || one.opportunities.length > 0).length,
        opportunities: { automation: count('automation'), ai: count('ai'), agentic: count('agentic') },
        savings: {
          measured: (value?.measured.savings ?? 0) / 1000,
          benchmark: (value?.benchmark.savings ?? 0) / 1000,
        },
        size: value?.size ?? null,
      },
    };
  });
}

test('each process shows the sums of its branch and the figures of the values, or nothing where there is nothing', async () => {
  const rows = await compared();
  for (const { shown, expected } of rows) {
    const { analyzed, savings } = expected;
    const hasAny = analyzed > 0 || savings.measured > 0 || savings.benchmark > 0;
    expect(shown).toEqual(hasAny ? expected : undefined);
  }
  expect(rows.filter(({ shown }) => shown).length).toBeGreaterThan(100);
  expect(rows.some(({ shown }) => shown && shown.processes > 10 && shown.savings.measured > 0)).toBe(true);
});

test('a decision changes the rows above it', async () => {
  const before = await compared();
  const [first] = await read<{ id: string; processId: string }[]>('/opportunities');
  const decision = { opportunityIds: [first?.id], status: 'rejected' };
  await server.admin.post(`${path}/opportunities/decide`, decision);
  const after = await compared();
  for (const { shown, expected } of after) if (shown) expect(shown).toEqual(expected);
  const total = (rows: typeof before) =>
    rows.reduce((sum, { shown }) => sum + (shown ? Object.values(shown.opportunities).reduce((a, b) => a + b) : 0), 0);
  expect(total(after)).toBeLessThan(total(before));
});
