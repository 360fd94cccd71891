import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { createRoiSector, FIGURES } from './roi.fixture.ts';

const server = serverForTests();
let path: string;
let ids: Record<string, string>;
beforeEach(async () => {
  ({ path, ids } = await createRoiSector(server));
});

const figures = (code: string, change: object = {}) => ({ processId: ids[code], ...FIGURES, ...change });
const save = (inputs: unknown) => server.admin.post(`${path}/roi/inputs`, inputs);

describe('two persons at the same inputs', () => {
  let ann: Caller;
  beforeAll(async () => {
    ann = await server.member('ann@example.com');
  });
  const version = async (): Promise<number> => (await server.admin.get(`${path}/roi`)).body.roiInputs[0]?.version ?? 0;
  const send = (who: Caller, change: object, code = '1') =>
    who.post(`${path}/roi/inputs`, [{ processId: ids[code], ...change }]);
  const stored = async () => (await server.admin.get(`${path}/roi`)).body.roiInputs;

  test.each([
    ['that are there', true],
    ['that nobody has entered yet', false],
  ])('change different figures of a row, and both survive: inputs %s', async (_case, entered) => {
    if (entered) await save([figures('1')]);
    const read = await version();
    expect((await send(ann, { fteCount: 7, version: read })).status).toBe(200);
    expect((await send(server.admin, { averageSalary: 71_000, version: read })).status).toBe(200);
    expect(await stored()).toMatchObject([{ fteCount: 7, averageSalary: 71_000 }]);
  });

  test('the same figure: the second is told who changed it, and nothing of theirs is saved until they choose', async () => {
    await save([figures('1'), figures('2')]);
    const [one, two] = await stored();
    await send(ann, { fteCount: 12, averageRuntime: 31, version: one.version });
    const clash = await save([
      { processId: ids['2'], fteCount: 3, version: two.version },
      { processId: ids['1'], fteCount: 9, averageSalary: 1, averageRuntime: 31, version: one.version },
    ]);
    const now = (await stored())[0];
    expect(clash.status).toBe(409);
    expect(clash.body).toMatchObject({
      code: 'CONFLICT',
      error: expect.stringContaining('fteCount is 12 (Ada Tester)'),
      issues: [{ path: '1.fteCount', message: 'Ada Tester changed this to 12' }],
      current: {
        figures: [{ processId: ids['1'], name: 'fteCount', value: 12, by: 'Ada Tester' }],
        roiInputs: [now],
      },
    });
    expect(await stored()).toMatchObject([figures('1', { fteCount: 12, averageRuntime: 31 }), figures('2')]);
    expect((await send(server.admin, { fteCount: 9, version: now.version })).status).toBe(200);
    expect((await stored())[0].fteCount).toBe(9);
  });

  test('without a version, what is given overwrites, as a script expects', async () => {
    await save([figures('1')]);
    await send(ann, { fteCount: 12, version: await version() });
    expect((await save([figures('1')])).status).toBe(200);
    expect((await stored())[0].fteCount).toBe(5);
  });

  test('saving what is there already changes no version, and of many at once all survive', async () => {
    await save([figures('1')]);
    const read = await version();
    await save([figures('1')]);
    expect(await version()).toBe(read);
    const changes = { fteCount: 2, processFrequency: 3, averageSalary: 4, averageRuntime: 5, automationRate: 0.6 };
    const answers = await Promise.all(
      Object.entries(changes).map(([name, value]) => send(ann, { [name]: value, version: read })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await stored()).toMatchObject([changes]);
  });
});
