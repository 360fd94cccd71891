import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let path: string;
beforeEach(async () => {
  const { body } = await server.admin.post('/api/sectors', { name: 'Bank', referenceModel: 'APQC PCF' });
  path = `/api/sectors/${body.id}`;
});

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

interface Row {
  id: string;
  code: string;
  parentId: string | null;
  version: number;
  opportunities: { title: string; source: string; estimatedSavings: number }[];
}
const add = (rows: unknown) => server.admin.post(`${path}/processes`, rows);
const all = async (): Promise<Row[]> => (await server.admin.get(path)).body.processes;
const byCode = async (code: string): Promise<Row> => {
  const found = (await all()).find((row) => row.code === code);
  if (!found) throw new Error(`${code} is not there`);
  return found;
};

const TREE = [
  { code: '1.10', name: 'Audit', level: 2, parentCode: '1' },
  { code: '1.2.1', name: 'Check limit', level: 3, parentCode: '1.2' },
  { code: '1.2', name: 'Approve loan', level: 2, parentCode: '1' },
  { code: '1', name: 'Lend', level: 1 },
  { code: '2', name: 'Collect', level: 1, description: 'Reminders and fees' },
];

describe('adding', () => {
  test('children may come before parents, and codes stand in natural order', async () => {
    const { status, body } = await add(TREE);
    expect(status).toBe(200);
    expect(body).toHaveLength(5);
    const rows = await all();
    expect(rows.map(({ code }) => code)).toEqual(['1', '1.2', '1.2.1', '1.10', '2']);
    expect(rows[2]?.parentId).toBe(rows[1]?.id);
    await add([{ code: '1.2.2', name: 'Decide', parentCode: '1.2' }]);
    expect(await byCode('1.2.2')).toMatchObject({ level: 3, parentId: rows[1]?.id });
  });

  test.each([
    ['a code that exists', [{ code: '2', name: 'Again', level: 1 }], 409, '2'],
    [
      'a code twice in the batch',
      [
        { code: '9', name: 'A' },
        { code: '9', name: 'B' },
      ],
      409,
      '9',
    ],
    ['an unknown parent', [{ code: '3', name: 'A', parentCode: '7' }], 400, '0.parentCode'],
    ['an unknown parent id', [{ code: '3', name: 'A', parentId: UNKNOWN }], 400, '0.parentId'],
    ['level 0', [{ code: '3', name: 'A', level: 0 }], 400, '0.level'],
    ['level 6', [{ code: '3', name: 'A', level: 6 }], 400, '0.level'],
    ['level 2.5', [{ code: '3', name: 'A', level: 2.5 }], 400, '0.level'],
    ['a level as text', [{ code: '3', name: 'A', level: '3' }], 400, '0.level'],
    ['a level not below its parent', [{ code: '3', name: 'A', level: 1, parentCode: '1' }], 400, '0.level'],
    ['no name', [{ code: '3', name: 'A' }, { code: '4' }], 400, '1.name'],
  ])('%s: all or nothing', async (_case, rows, expected, named) => {
    await add(TREE);
    const { status, body } = await add([...rows, { code: '8', name: 'Good' }]);
    expect(status).toBe(expected);
    if (expected === 409) expect(body.error).toContain(named);
    else expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(named);
    expect(await all()).toHaveLength(5);
  });

  test.each([
    ['an object', { code: '3', name: 'A' }],
    ['an empty list', []],
    ['a number', 3],
    ['a list of texts', ['3']],
  ])('%s is no list of processes', async (_case, body) => {
    const answer = await add(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(await all()).toEqual([]);
  });

  test('of two who add the same code at once one is told', async () => {
    const answers = await Promise.all([1, 2, 3].map((n) => add([{ code: 'X', name: `Try ${n}` }])));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await all()).toHaveLength(1);
  });
});

describe('editing', () => {
  test('moves a process, and tells the second of two editors', async () => {
    await add(TREE);
    const row = await byCode('1.10');
    const target = await byCode('2');
    const change = { code: '2.1', name: 'Audit fees', level: 2, parentId: target.id, version: row.version };
    const { status, body } = await server.admin.put(`${path}/processes/${row.id}`, change);
    expect([status, body.code, body.parentId, body.version]).toEqual([200, '2.1', target.id, 2]);
    expect((await server.admin.put(`${path}/processes/${row.id}`, change)).status).toBe(409);
  });

  test('what is left out stays: the description and the parent, until null takes them away', async () => {
    await add([...TREE, { code: '1.3', name: 'Pay out', level: 2, parentCode: '1', description: 'By transfer' }]);
    const { id, parentId } = await byCode('1.3');
    const put = async (change: object) =>
      (await server.admin.put(`${path}/processes/${id}`, { code: '1.3', name: 'Pay', level: 2, ...change })).body;
    expect(await put({})).toMatchObject({ name: 'Pay', parentId, description: 'By transfer' });
    expect(await put({ description: null })).toMatchObject({ parentId, description: null });
    expect(await put({ parentId: null })).toMatchObject({ parentId: null, description: null });
  });

  test.each([
    ['below itself', async () => ({ code: '1.2', name: 'X', level: 3, parentId: (await byCode('1.2')).id })],
    ['below its own child', async () => ({ code: '1.2', name: 'X', level: 4, parentId: (await byCode('1.2.1')).id })],
    [
      'to a level above its parent',
      async () => ({ code: '1.2', name: 'X', level: 1, parentId: (await byCode('1')).id }),
    ],
    ['to its child’s level', async () => ({ code: '1.2', name: 'X', level: 3, parentId: (await byCode('1')).id })],
    ['to an unknown parent', async () => ({ code: '1.2', name: 'X', level: 2, parentId: UNKNOWN })],
  ])('%s is refused', async (_case, change) => {
    await add(TREE);
    const before = await byCode('1.2');
    const { status, body } = await server.admin.put(`${path}/processes/${before.id}`, await change());
    expect([status, body.issues.length > 0]).toEqual([400, true]);
    expect(await byCode('1.2')).toEqual(before);
  });

  test('a code that another process has is a conflict', async () => {
    await add(TREE);
    const row = await byCode('2');
    const { status } = await server.admin.put(`${path}/processes/${row.id}`, { code: '1', name: 'X', level: 1 });
    expect(status).toBe(409);
  });

  test('a process is reached through its own sector only', async () => {
    await add(TREE);
    const row = await byCode('2');
    const { body: other } = await server.admin.post('/api/sectors', { name: 'Other', referenceModel: 'BIAN' });
    const foreign = `/api/sectors/${other.id}/processes/${row.id}`;
    expect((await server.admin.put(foreign, { code: '2', name: 'X', level: 1 })).status).toBe(404);
    expect((await server.admin.delete(foreign)).status).toBe(404);
    expect((await server.admin.post(`/api/sectors/${other.id}/analyze`, { processIds: [row.id] })).status).toBe(404);
  });
});

describe('deleting', () => {
  test('takes the branch, and brings it back', async () => {
    await add(TREE);
    const { body } = await server.admin.delete(`${path}/processes/${(await byCode('1')).id}`);
    expect(body.deleted).toBe(4);
    expect((await all()).map(({ code }) => code)).toEqual(['2']);
    const deletions = async () => (await server.admin.get(`${path}/deletions`)).body;
    expect(await deletions()).toMatchObject([
      { id: body.deletionId, name: expect.stringMatching(/^1 .* and 3 below$/) },
    ]);
    const restored = await server.admin.post(`${path}/deletions/${body.deletionId}/restore`);
    expect(restored.body).toEqual({ restored: 4 });
    expect(await deletions()).toEqual([]);
    expect(await all()).toHaveLength(5);
  });

  test('does not bring back a code that is taken again, nor a child without its parent', async () => {
    await add(TREE);
    const child = (await server.admin.delete(`${path}/processes/${(await byCode('1.2')).id}`)).body;
    await add([{ code: '1.2', name: 'New', level: 2, parentCode: '1' }]);
    expect((await server.admin.post(`${path}/deletions/${child.deletionId}/restore`)).status).toBe(409);
    await server.admin.delete(`${path}/processes/${(await byCode('1')).id}`);
    expect((await server.admin.post(`${path}/deletions/${child.deletionId}/restore`)).status).toBe(409);
  });
});

describe('restoring', () => {
  test('is refused where the level no longer fits', async () => {
    await add([
      { code: 'A', name: 'a', level: 1 },
      { code: 'B', name: 'b', level: 2, parentCode: 'A' },
    ]);
    const { body } = await server.admin.delete(`${path}/processes/${(await byCode('B')).id}`);
    await server.admin.put(`${path}/processes/${(await byCode('A')).id}`, { code: 'A', name: 'a', level: 4 });
    const restored = await server.admin.post(`${path}/deletions/${body.deletionId}/restore`);
    expect([restored.status, restored.body.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('research', () => {
  test.each(['eTOM', 'BIAN', 'ACORD', 'ISA-95', 'ARTS', 'APQC PCF', 'something else'])(
    'proposes a library for %s that can be added as it is, and saves nothing',
    async (referenceModel) => {
      const { body: sector } = await server.admin.post('/api/sectors', { name: 'S', referenceModel });
      const { status, body } = await server.admin.post(`/api/sectors/${sector.id}/research-processes`);
      expect(status).toBe(200);
      expect(body.processes.length).toBeGreaterThan(100);
      expect(body.source).toBe('Built-in analyst');
      expect(body.note).toMatch(/^(The trade of “S” is not recognized|\d+ processes of the \S+ library)/);
      expect((await server.admin.get(`/api/sectors/${sector.id}`)).body.processes).toEqual([]);
      const added = await server.admin.post(`/api/sectors/${sector.id}/processes`, body.processes);
      expect([added.status, added.body.length]).toEqual([200, body.processes.length]);
    },
  );
});
