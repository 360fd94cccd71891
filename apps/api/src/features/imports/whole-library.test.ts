import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let path: string;
beforeAll(async () => {
  const { body } = await server.admin.post('/api/sectors', { name: 'Library', referenceModel: 'APQC PCF' });
  path = `/api/sectors/${body.id}`;
});

const upload = (text: string | Uint8Array) =>
  server.admin.upload(`${path}/imports`, { name: 'library.csv', bytes: text }, {});
const complete = (id: string) => server.admin.post(`${path}/imports/${id}/complete`, {});
const undo = (id: string) => server.admin.delete(`${path}/imports/${id}`);
const all = async (): Promise<{ id: string; code: string; name: string; level: number; parentId: string | null }[]> =>
  (await server.admin.get(path)).body.processes;

test('a whole library, saved and undone', async () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const rows = numbers(4).flatMap((category) => [
    `${category}.0,Category ${category},1`,
    ...numbers(12).flatMap((group) => [
      `${category}.${group},Group ${group} of ${category},2`,
      ...numbers(8).flatMap((process) => [
        `${category}.${group}.${process},Process ${process} of ${group},3`,
        ...numbers(4).map((step) => `${category}.${group}.${process}.${step},Step ${step} of ${process},4`),
      ]),
    ]),
  ]);
  const { body } = await upload(['Code,Name,Level', ...rows].join('\n'));
  expect(body.counts).toEqual({ 1: 4, 2: 48, 3: 384, 4: 1536 });
  expect((await complete(body.id)).body.created).toBe(1972);
  const saved = await all();
  expect(saved.slice(0, 3).map(({ code }) => code)).toEqual(['1.0', '1.1', '1.1.1']);
  const byCode = new Map(saved.map((row) => [row.code, row]));
  expect(byCode.get('2.10.1')?.parentId).toBe(byCode.get('2.10')?.id);
  expect(byCode.get('2.10')?.parentId).toBe(byCode.get('2.0')?.id);
  expect((await undo(body.id)).body).toMatchObject({ deleted: 1972, kept: [] });
});

const APQC = new URL('../../../../../../shared/data/processes/apqc-cross-industry-7.4.csv', import.meta.url);

test.skipIf(!existsSync(APQC))(
  'the APQC file: 1,921 processes, saved and undone (../shared/data is needed)',
  async () => {
    const { body } = await upload(readFileSync(APQC));
    expect(body.counts).toEqual({ 1: 13, 2: 72, 3: 350, 4: 1297, 5: 189 });
    expect((await complete(body.id)).body.created).toBe(1921);
    const rows = await all();
    expect(rows.slice(0, 3).map(({ code }) => code)).toEqual(['1.0', '1.1', '1.1.1']);
    const byCode = new Map(rows.map((row) => [row.code, row]));
    const monitor = byCode.get('9.10.1');
    expect(monitor).toMatchObject({ name: 'Monitor international rates', level: 3 });
    expect(monitor?.parentId).toBe(byCode.get('9.10')?.id);
    expect((await undo(body.id)).body).toMatchObject({ deleted: 1921, kept: [] });
  },
);
