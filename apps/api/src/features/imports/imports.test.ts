import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests({ UPLOAD_MAX_MB: '1' });
let path: string;
beforeEach(async () => {
  const { body } = await server.admin.post('/api/sectors', { name: 'Import', referenceModel: 'APQC PCF' });
  path = `/api/sectors/${body.id}`;
});

const upload = (text: string | Uint8Array, name = 'processes.csv', fields: Record<string, string> = {}) =>
  server.admin.upload(`${path}/imports`, { name, bytes: text }, fields);
const complete = (id: string, choice: object = {}) => server.admin.post(`${path}/imports/${id}/complete`, choice);
const undo = (id: string) => server.admin.delete(`${path}/imports/${id}`);

interface Row {
  id: string;
  code: string;
  name: string;
  level: number;
  parentId: string | null;
  version: number;
  description: string | null;
}
const all = async (): Promise<Row[]> => (await server.admin.get(path)).body.processes;
const byCode = async (code: string): Promise<Row> => {
  const found = (await all()).find((row) => row.code === code);
  if (!found) throw new Error(`${code} is not there`);
  return found;
};

const SMALL = ['Code,Name,Level,Parent,Description', '1,Sell,1,,All of sales', '1.1,Quote,2,1,', '1.2,Order,2,1,'].join(
  '\n',
);

describe('an import', () => {
  test('shows everything before it writes anything, then writes all of it', async () => {
    const { status, body } = await upload(SMALL);
    expect(status).toBe(200);
    expect(body).toMatchObject({ format: 'csv', fileName: 'processes.csv', counts: { 1: 1, 2: 2 }, existingCodes: [] });
    expect(body.processes[1]).toMatchObject({ code: '1.1', name: 'Quote', level: 2, parentCode: '1', row: 3 });
    expect(await all()).toEqual([]);

    expect((await complete(body.id)).body).toEqual({ created: 3, updated: 0, skipped: 0 });
    const rows = await all();
    expect(rows.map(({ code }) => code)).toEqual(['1', '1.1', '1.2']);
    expect(rows[1]?.parentId).toBe(rows[0]?.id);
    expect((await complete(body.id)).status).toBe(409);
    expect((await server.admin.get(`${path}/imports`)).body).toMatchObject([{ id: body.id, created: 3 }]);
  });

  test('of two who complete one preview at once one is told', async () => {
    const { body } = await upload(SMALL);
    const answers = await Promise.all([complete(body.id), complete(body.id)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await all()).toHaveLength(3);
  });

  test('is told to be complete where its file goes while it is read', async () => {
    const { body } = await upload(SMALL);
    const { files } = server.app;
    const completeFirst = async (id: string) => {
      server.app.files = files;
      await complete(body.id);
      return files.readWhole(id);
    };
    server.app.files = { ...files, readWhole: completeFirst };
    expect((await complete(body.id)).body.code).toBe('CONFLICT');
  });

  test('can be mapped by hand', async () => {
    const odd = 'A;B\nSell;S1\nQuote;S2';
    const mapping = { code: 'B', name: 'A' };
    const { body } = await upload(odd, 'odd.csv', { mapping: JSON.stringify(mapping) });
    expect(body.processes).toMatchObject([
      { code: 'S1', name: 'Sell' },
      { code: 'S2', name: 'Quote' },
    ]);
    const swapped = await complete(body.id, { mapping: { code: 'A', name: 'B' } });
    expect(swapped.body.created).toBe(2);
    expect(await byCode('Sell')).toMatchObject({ name: 'S1' });
  });

  test('is read again as mapped by hand, without another upload', async () => {
    const { body: preview } = await upload('A;B\nSell;S1\nQuote;S2', 'odd.csv', { mapping: '{"code":"B","name":"A"}' });
    const sectorId = path.split('/').at(-1);
    const reread = async (importId: string, mapping: object) => {
      const { status, body } = await server.admin.post('/api/trpc/imports.reread', { sectorId, importId, mapping });
      return { status, body: body.result?.data ?? body.error };
    };
    const { body } = await reread(preview.id, { code: 'A', name: 'B' });
    expect(body).toMatchObject({
      id: preview.id,
      fileName: 'odd.csv',
      processes: [{ code: 'Sell' }, { code: 'Quote' }],
    });
    expect(await reread(preview.id, { code: 'Z', name: 'B' })).toMatchObject({ status: 400 });
    expect((await complete(preview.id)).body).toMatchObject({ created: 2 });
    expect(await byCode('Sell')).toMatchObject({ name: 'S1' });
    expect(await reread(preview.id, {})).toMatchObject({ status: 409 });
    expect(await reread(sectorId ?? '', {})).toMatchObject({ status: 404 });
  });

  test('with errors in the file writes nothing, and names them', async () => {
    const { body } = await upload('Code,Name\n1,Sell\n1,Sell again\n2,');
    expect(body.problems.filter(({ severity }: { severity: string }) => severity === 'error').length).toBeGreaterThan(
      0,
    );
    const { status, body: refused } = await complete(body.id);
    expect(status).toBe(400);
    expect(refused.error).toMatch(/row \d/);
    expect(await all()).toEqual([]);
  });

  test.each([
    ['../../processes.csv', 'processes.csv'],
    ['..\\..\\processes.csv', 'processes.csv'],
    ['...processes\u202evsc.csv', 'processesvsc.csv'],
    [`${'x'.repeat(400)}.csv`, `${'x'.repeat(251)}.csv`],
  ])('a file named %j comes back as %s', async (name, kept) => {
    const { body } = await upload(SMALL, name);
    expect(body.fileName).toBe(kept);
    await complete(body.id);
    expect((await server.admin.get(`${path}/imports`)).body).toMatchObject([{ fileName: kept }]);
  });

  test.each([
    ['no file', async () => server.admin.post(`${path}/imports`, {}), 400],
    ['a macro workbook', () => upload('PK\u0003\u0004', 'book.xlsm'), 415],
    ['an empty file', () => upload('', 'empty.csv'), 400],
    ['a file that only claims to be a workbook', () => upload('hello', 'book.xlsx'), 400],
    ['a mapping that is not JSON', () => upload(SMALL, 'a.csv', { mapping: '{' }), 400],
    [
      'a mapping of a column that is not there',
      () => upload(SMALL, 'a.csv', { mapping: '{"code":"Z","name":"Name"}' }),
      400,
    ],
    ['a name that no database keeps', () => upload('nothing here', 'a\u0000.csv'), 400],
    ['a file over the limit', () => upload('x'.repeat(1_200_000), 'big.csv'), 413],
    ['a form far over the limit', () => upload('x'.repeat(3_000_000), 'big.csv'), 413],
  ])('%s is refused with a reason', async (_case, send, expected) => {
    const { status, body } = await send();
    expect(status).toBe(expected);
    expect(body.error).toMatch(/\w{3,}/);
    expect(body.code).not.toBe('INTERNAL_SERVER_ERROR');
  });

  test('is reached through its own sector only', async () => {
    const { body } = await upload(SMALL);
    const { body: other } = await server.admin.post('/api/sectors', { name: 'Other', referenceModel: 'BIAN' });
    expect((await server.admin.post(`/api/sectors/${other.id}/imports/${body.id}/complete`, {})).status).toBe(404);
    expect((await server.admin.delete(`/api/sectors/${other.id}/imports/${body.id}`)).status).toBe(404);
    expect((await server.admin.post(`${path}/imports/nonsense/complete`, {})).status).toBe(404);
  });

  test('dropped as a preview cannot be completed', async () => {
    const { body } = await upload(SMALL);
    expect((await undo(body.id)).body).toEqual({ deleted: 0, restored: 0, kept: [] });
    expect((await complete(body.id)).status).toBe(404);
  });
});

describe('codes that exist already', () => {
  beforeEach(async () => {
    await server.admin.post(`${path}/processes`, [
      { code: '1', name: 'Old', level: 1 },
      { code: '1.1', name: 'Old quote', level: 2, parentCode: '1' },
    ]);
  });

  test('stop, by default', async () => {
    const { body } = await upload(SMALL);
    expect(body.existingCodes).toEqual(['1', '1.1']);
    const { status, body: refused } = await complete(body.id);
    expect([status, refused.code]).toEqual([409, 'CONFLICT']);
    expect(refused.error).toContain('1.1');
    expect((await all()).map(({ name }) => name)).toEqual(['Old', 'Old quote']);
  });

  test('are skipped, with new children below them', async () => {
    const { body } = await upload(SMALL);
    expect((await complete(body.id, { onConflict: 'skip' })).body).toEqual({ created: 1, updated: 0, skipped: 2 });
    expect((await all()).map(({ name }) => name)).toEqual(['Old', 'Old quote', 'Order']);
    expect((await byCode('1.2')).parentId).toBe((await byCode('1')).id);
  });

  test('can be parents of what the file adds', async () => {
    const { body } = await upload('Code,Name,Level,Parent\n1.3,Bill,2,1\n1.4,Ship,2,9');
    expect(body.problems.map(({ row }: { row: number }) => row)).toEqual([3]);
    const { body: good } = await upload('Code,Name,Level,Parent\n1.3,Bill,2,1');
    expect((await complete(good.id)).body.created).toBe(1);
    expect((await byCode('1.3')).parentId).toBe((await byCode('1')).id);
  });

  test('are updated, and put back by undo unless edited since', async () => {
    const { body } = await upload(SMALL);
    expect((await complete(body.id, { onConflict: 'update' })).body).toEqual({ created: 1, updated: 2, skipped: 0 });
    expect((await byCode('1')).name).toBe('Sell');
    const quote = await byCode('1.1');
    await server.admin.put(`${path}/processes/${quote.id}`, { ...quote, name: 'My own' });
    const undone = (await undo(body.id)).body;
    expect(undone).toMatchObject({ deleted: 1, restored: 1, kept: [{ code: '1.1', name: 'My own' }] });
    expect((await all()).map(({ name }) => name)).toEqual(['Old', 'My own']);
  });
});

describe('undo', () => {
  test('keeps what was worked on since, with what it hangs on', async () => {
    const { body } = await upload(`${SMALL}\n2,Deliver,1,,\n2.1,Pack,2,2,\n3,Bill,1,,\n3.1,Invoice,2,3,`);
    await complete(body.id);
    const quote = await byCode('1.1');
    await server.admin.put(`${path}/processes/${quote.id}`, { ...quote, name: 'Quote price' });
    await server.admin.post(`${path}/processes`, [{ code: '2.1.1', name: 'Label', parentCode: '2.1' }]);
    const invoice = (await byCode('3.1')).id;
    const figures = { processId: invoice, fteCount: 1, processFrequency: 0, averageSalary: 50_000, averageRuntime: 0 };
    await server.admin.post(`${path}/roi/inputs`, [figures]);

    const undone = (await undo(body.id)).body;
    expect(undone.deleted).toBe(1);
    expect(undone.kept.map(({ code }: { code: string }) => code)).toEqual(['1', '1.1', '2', '2.1', '3', '3.1']);
    expect((await all()).map(({ code }) => code)).toEqual(['1', '1.1', '2', '2.1', '2.1.1', '3', '3.1']);
    expect((await undo(body.id)).status).toBe(404);
  });
});

describe('undo after the tree has changed', () => {
  test('puts nothing back where it would close a circle', async () => {
    await server.admin.post(`${path}/processes`, [
      { code: 'A', name: 'a', level: 1 },
      { code: 'B', name: 'b', level: 2, parentCode: 'A' },
    ]);
    const { body } = await upload('code,name,level,parent\nB,B2,1,');
    await complete(body.id, { onConflict: 'update' });
    const [a, b] = [await byCode('A'), await byCode('B')];
    await server.admin.put(`${path}/processes/${a.id}`, { code: 'A', name: 'a', level: 2, parentId: b.id });
    expect((await undo(body.id)).body).toMatchObject({ restored: 0, kept: [{ code: 'B', name: 'B2' }] });
    expect((await byCode('B')).parentId).toBeNull();
    const analysis = await server.admin.post(`${path}/analyze`, { processIds: [a.id, b.id] });
    expect([analysis.status, analysis.body.analyzed]).toEqual([200, 2]);
  });

  test('goes on where parts were deleted, which then stay deleted', async () => {
    const { body } = await upload(SMALL);
    await complete(body.id);
    const { body: removal } = await server.admin.delete(`${path}/processes/${(await byCode('1.1')).id}`);
    const [child] = (await server.admin.post(`${path}/processes`, [{ code: '1.2.1', name: 'Pay', parentCode: '1.2' }]))
      .body;
    await server.admin.delete(`${path}/processes/${child.id}`);
    expect((await undo(body.id)).body).toMatchObject({ deleted: 2, kept: [] });
    expect(await all()).toEqual([]);
    expect((await server.admin.post(`${path}/deletions/${removal.deletionId}/restore`)).status).toBe(404);
    expect((await upload(SMALL).then(({ body: again }) => complete(again.id))).status).toBe(200);
  });
});

describe('levels below 5', () => {
  const deep = ['Code,Name', ...[1, 2, 3, 4, 5, 6].map((n) => `${Array(n).fill('1').join('.')},Level ${n}`)].join('\n');

  test.each([
    ['fold', 6],
    ['skip', 5],
  ])('%s', async (deepLevels, count) => {
    const { body } = await upload(deep);
    expect(body.hasDeepLevels).toBe(true);
    expect((await complete(body.id)).status).toBe(400);
    expect((await complete(body.id, { deepLevels })).body.created).toBe(count);
    const rows = await all();
    expect(Math.max(...rows.map(({ level }) => level))).toBe(5);
    if (deepLevels === 'fold') {
      expect((await byCode('1.1.1.1.1.1')).parentId).toBe((await byCode('1.1.1.1')).id);
    }
  });
});
