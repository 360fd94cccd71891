import { beforeEach, describe, expect, test } from 'vitest';
import { caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
let path: string;

interface Row {
  id: string;
  code: string;
  name: string;
  parentId: string | null;
  level: number;
  version: number;
  description: string | null;
}
const all = async (): Promise<Row[]> => (await server.admin.get(path)).body.processes;
/** Code, level and the parent's code of each. */
const shape = async () => {
  const rows = await all();
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return rows.map(({ code, level, parentId }) => `${code} L${level}${parentId ? ` in ${codes.get(parentId)}` : ''}`);
};
const idOf = async (code: string) => (await all()).find((row) => row.code === code)?.id ?? '';

const BEFORE = ['1 L1', '1.1 L2 in 1', '1.1.1 L3 in 1.1', '1.2 L2 in 1', '2 L1'];

beforeEach(async () => {
  const { body } = await server.admin.post('/api/sectors', { name: 'Bank', referenceModel: 'APQC PCF' });
  path = `/api/sectors/${body.id}`;
  await server.admin.post(`${path}/processes`, [
    { code: '1', name: 'Lend', level: 1 },
    { code: '1.1', name: 'Approve loan', level: 2, parentCode: '1', description: 'By two people' },
    { code: '1.1.1', name: 'Check limit', level: 3, parentCode: '1.1' },
    { code: '1.2', name: 'Pay out', level: 2, parentCode: '1' },
    { code: '2', name: 'Collect', level: 1 },
  ]);
});

describe('moving', () => {
  const move = (...moves: unknown[]) => server.admin.post(`${path}/processes/move`, { moves });

  test('takes the branch along, and the same call takes it back', async () => {
    const [branch, target] = [await idOf('1.1'), await idOf('2')];
    const before = await idOf('1');
    const { status, body } = await move({ processId: branch, parentId: target, level: 3, version: 1 });
    expect([status, body]).toEqual([200, { processes: [{ id: branch, parentId: target, level: 3, version: 2 }] }]);
    expect(await shape()).toEqual(['1 L1', '1.1 L3 in 2', '1.1.1 L4 in 1.1', '1.2 L2 in 1', '2 L1']);
    await move({ processId: branch, parentId: before, level: 2, version: body.processes[0].version });
    expect(await shape()).toEqual(BEFORE);
  });

  test('of several is one write, and of one that cannot move none does', async () => {
    const [first, second, target] = [await idOf('1.1'), await idOf('1.2'), await idOf('2')];
    const { status, body } = await move(
      { processId: second, parentId: target },
      { processId: first, parentId: target, level: 5 },
    );
    expect([status, body.error]).toEqual([400, '“1.1.1” would come to level 6; levels go from 1 to 5.']);
    expect(body.issues).toEqual([expect.objectContaining({ path: 'moves.1.level' })]);
    expect(await shape()).toEqual(BEFORE);
    await move({ processId: second, parentId: null }, { processId: first, parentId: target });
    expect(await shape()).toEqual(['1 L1', '1.1 L2 in 2', '1.1.1 L3 in 1.1', '1.2 L1', '2 L1']);
  });

  test('tells the second of two who move the same process, by its version and by If-Match', async () => {
    const [branch, target] = [await idOf('1.1'), await idOf('2')];
    const { headers } = await server.admin.get(path);
    await move({ processId: branch, parentId: target, version: 1 });
    expect((await move({ processId: branch, parentId: null, version: 1 })).status).toBe(409);
    const onTag = caller(server.http, { ...server.admin.headers, 'if-match': String(headers['etag']) });
    const stale = await onTag.post(`${path}/processes/move`, { moves: [{ processId: branch, parentId: null }] });
    expect(stale.status).toBe(412);
    expect((await shape())[1]).toBe('1.1 L2 in 2');
  });

  test.each([
    ['an unknown process', async () => [{ processId: UNKNOWN, parentId: null }], 404],
    ['no id at all', async () => [{ processId: 'x', parentId: null }], 404],
    ['an unknown parent', async () => [{ processId: await idOf('1.1'), parentId: UNKNOWN }], 400],
    ['its own sub-process', async () => [{ processId: await idOf('1'), parentId: await idOf('1.1.1') }], 400],
    ['level 6', async () => [{ processId: await idOf('2'), parentId: null, level: 6 }], 400],
    ['nothing', async () => [], 400],
    [
      'the same process twice',
      async () => [
        { processId: await idOf('2'), parentId: null },
        { processId: await idOf('2'), parentId: null, level: 2 },
      ],
      400,
    ],
  ])('to or of %s is refused', async (_case, moves, expected) => {
    expect((await move(...(await moves()))).status).toBe(expected);
    expect(await shape()).toEqual(BEFORE);
  });
});

describe('deleting several', () => {
  const remove = (processIds: string[]) => server.admin.post(`${path}/processes/delete`, { processIds });

  test('takes each branch once, and brings all of them back', async () => {
    const { body } = await remove([await idOf('1.1'), await idOf('1.1.1'), await idOf('2')]);
    expect(body.deleted).toBe(3);
    expect(await shape()).toEqual(['1 L1', '1.2 L2 in 1']);
    const { body: deletions } = await server.admin.get(`${path}/deletions`);
    expect(deletions).toMatchObject([{ id: body.deletionId, name: '2 Collect and 2 more' }]);
    await server.admin.post(`${path}/deletions/${body.deletionId}/restore`);
    expect(await shape()).toEqual(BEFORE);
  });

  test('deletes none where one is not there', async () => {
    expect((await remove([await idOf('2'), UNKNOWN])).status).toBe(404);
    expect((await remove([])).status).toBe(400);
    expect(await shape()).toEqual(BEFORE);
  });
});

describe('duplicating', () => {
  const duplicate = (processIds: string[]) => server.admin.post(`${path}/processes/duplicate`, { processIds });

  test('puts the branch beside itself, with its texts and without what was found', async () => {
    const original = await idOf('1.1');
    await server.admin.post(`${path}/analyze`, { processIds: [original] });
    const { body } = await duplicate([original]);
    expect(body).toEqual({ created: 2, processIds: [expect.any(String)] });
    expect(await shape()).toEqual([
      '1 L1',
      '1.1 L2 in 1',
      '1.1-2 L2 in 1',
      '1.1-2.1 L3 in 1.1-2',
      '1.1.1 L3 in 1.1',
      '1.2 L2 in 1',
      '2 L1',
    ]);
    const copy = (await all()).find(({ id }) => id === body.processIds[0]);
    expect(copy).toMatchObject({
      name: 'Approve loan',
      description: 'By two people',
      version: 1,
      finding: null,
      opportunities: [],
    });
    await duplicate([original]);
    expect(await idOf('1.1-3.1')).not.toBe('');
  });

  test('copies none where one is not there', async () => {
    expect((await duplicate([await idOf('2'), UNKNOWN])).status).toBe(404);
    expect(await shape()).toEqual(BEFORE);
  });
});
