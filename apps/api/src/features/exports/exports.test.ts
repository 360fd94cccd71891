import type { Readiness } from '@process-ai/contract/exports';
import { lineOfText, pagesPdf } from '@process-ai/documents/insights/pdf.fixture';
import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { readSituationDocuments } from './repository.ts';

const server = serverForTests();
let path: string;
let vendorId: string;
let processId: string;
beforeAll(async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Ünïon Bank', referenceModel: 'BIAN' });
  path = `/api/sectors/${sector.id}`;
  const { body: rows } = await server.admin.post(`${path}/processes`, [
    { code: '1', name: '=HYPERLINK("http://evil")', level: 1, description: 'Match invoices against purchase orders' },
  ]);
  processId = rows[0].id;
  const figures = { processId, fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
  const from = { benchmarks: ['averageSalary'], sources: { processFrequency: 'report.pdf, p. 3' } };
  await server.admin.post(`${path}/roi/inputs`, [{ ...figures, ...from }]);
  await server.admin.post(`${path}/roi/calculate`);
  vendorId = (await server.admin.post('/api/vendors', { name: 'Acme', overview: 'Workflow' })).body.id;
});

const exportAs = (format: string, choice: object) => server.admin.post(`${path}/export/${format}`, choice);

test('what blocks an export, and what does not, is said before it', async () => {
  const { status, body } = await server.admin.get(`${path}/readiness`);
  expect([status, body.draft]).toEqual([200, true]);
  expect(body.items.map(({ kind, blocks }: { kind: string; blocks: boolean }) => [kind, blocks])).toEqual([
    ['nothingDecided', true],
    ['defaultRate', false],
  ]);
  expect(body.items[1].processIds).toEqual([processId]);
  expect((await server.nobody.get(`${path}/readiness`)).status).toBe(401);
});

test('a file of some processes is a draft where the check of their sector says so, and nowhere else', async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Ports', referenceModel: 'Our own' });
  const of = `/api/sectors/${sector.id}`;
  const named = ['Berth ships', 'Answer letters about berths'].map((name, at) => ({
    code: `${at + 1}`,
    name,
    level: 1,
  }));
  const ids: string[] = (await server.admin.post(`${of}/processes`, named)).body.map(({ id }: { id: string }) => id);
  const isDraft = async (processIds: string[]) => {
    const { body } = await server.admin.post(`${of}/export/sheets`, { processIds, vendorIds: [vendorId] });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array((await server.admin.get(body.url)).bytes).buffer);
    return workbook.worksheets[0]?.headerFooter.oddHeader?.includes('DRAFT') ?? false;
  };
  const checks = async () => [
    (await server.admin.get(`${of}/readiness`)).body.draft,
    ...(await Promise.all(ids.map((id) => isDraft([id])))),
  ];
  const figures = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
  await server.admin.post(`${of}/roi/inputs`, [{ ...figures, processId: ids[0] }]);
  expect(await checks()).toEqual([true, true, true]);
  const idea = { type: 'ai', title: 'Read letters', description: 'Sort them', effort: 2, estimatedSavings: null };
  await server.admin.post(`${of}/processes/${ids[1]}/opportunities`, idea);
  expect(await checks()).toEqual([false, false, false]);
}, 60_000);

test('of the documents of a sector the newest are read, as many as fit; the check names the others', async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Ferries', referenceModel: 'Our own' });
  const add = async (name: string, characters: number) => {
    const bytes = pagesPdf([lineOfText('Ferries sail on time.')]);
    const { body } = await server.admin.upload(`/api/sectors/${sector.id}/insights`, { name, bytes }, {});
    const pages = [{ page: 1, text: 'x'.repeat(characters), ocr: false }];
    await server.app.db.updateTable('insight').set({ pages }).where('id', '=', body.id).execute();
  };
  const read = async () =>
    (await readSituationDocuments(server.app.db, sector.id)).documents.map(({ fileName }) => fileName);
  const unread = async () => {
    const { items } = (await server.admin.get(`/api/sectors/${sector.id}/readiness`)).body as Readiness;
    return items.find(({ kind }) => kind === 'documentsLeftOut')?.names ?? [];
  };
  await add('old.pdf', 600_000);
  expect([await read(), await unread()]).toEqual([['old.pdf'], []]);
  await add('new.pdf', 600_000);
  expect(await read()).toEqual(['new.pdf']);
  await add('too-long.pdf', 1_100_000);
  expect([await read(), await unread()]).toEqual([['new.pdf'], ['too-long.pdf', 'old.pdf']]);
}, 60_000);

test('what the sector holds in another language than its files is said, and blocks nothing', async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Écluses', referenceModel: 'Our own' });
  const of = `/api/sectors/${sector.id}`;
  const said = async (language: string) => {
    await server.admin.patch(`${of}/export-cover`, { language });
    const { items } = (await server.admin.get(`${of}/readiness`)).body as Readiness;
    return items.flatMap(({ kind, blocks, message }) => (kind === 'languageDiffers' ? [{ blocks, message }] : []));
  };
  const french =
    'Le gardien reçoit les bateaux, vérifie les papiers et ouvre les portes de l’écluse avec les agents du canal.';
  const named = [{ code: '1', name: 'Passer les écluses', level: 1, description: french }];
  const { body: rows } = await server.admin.post(`${of}/processes`, named);
  const idea = { type: 'ai', title: 'Plan locks', effort: 2, estimatedSavings: null };
  const english =
    'A model of the traffic tells when each of the boats is at the lock, so that it opens before they wait.';
  await server.admin.post(`${of}/processes/${rows[0].id}/opportunities`, { ...idea, description: english });
  expect(await said('fr')).toEqual([
    { blocks: false, message: 'The files are in French; opportunities are in English and stay as they are.' },
  ]);
  expect(await said('de')).toEqual([
    {
      blocks: false,
      message:
        'The files are in German; process names and descriptions are in French, opportunities are in English and stay as they are.',
    },
  ]);
  await server.admin.delete(`${of}/processes/${rows[0].id}`);
  expect(await said('de')).toEqual([]);
});

test('a condition of the client that the plan breaks is said before the export', async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Canals', referenceModel: 'Our own' });
  const of = `/api/sectors/${sector.id}`;
  const { body: rows } = await server.admin.post(`${of}/processes`, [{ code: '1', name: 'Pass locks', level: 1 }]);
  const idea = { type: 'ai', title: 'Plan locks', description: 'By traffic', effort: 2, estimatedSavings: null };
  const { body: one } = await server.admin.post(`${of}/processes/${rows[0].id}/opportunities`, idea);
  const broken = async () => {
    const { draft, items } = (await server.admin.get(`${of}/readiness`)).body as Readiness;
    return items
      .filter(({ kind }) => kind === 'conditionBroken')
      .map(({ blocks, names }) => ({ draft, blocks, names }));
  };
  const month = new Date().toISOString().slice(0, 7);
  const initiative = { name: 'Locks by traffic', startMonth: month, endMonth: month, opportunityIds: [one.id] };
  const costLines = [{ kind: 'integration', name: 'Integration', amount: 900_000 }];
  const { status } = await server.admin.post(`${of}/initiatives`, { ...initiative, costLines });
  expect([status, await broken()]).toEqual([200, []]);

  const bytes = pagesPdf([lineOfText('The board has decided that the investment must not exceed 500,000 dollars.')]);
  await server.admin.upload(`${of}/insights`, { name: 'board.pdf', bytes }, {});
  expect(await broken()).toEqual([
    expect.objectContaining({
      blocks: false,
      names: [expect.stringContaining('board.pdf, p. 1): The plan costs 900,000')],
    }),
  ]);
}, 60_000);

describe('an export', () => {
  test('is a workbook that the same person or token can open', async () => {
    const { status, body } = await exportAs('sheets', { processIds: [processId], vendorIds: [vendorId] });
    expect([status, body.title]).toEqual([200, 'Ünïon Bank – Blueprint']);
    const { headers, bytes } = await server.admin.get(body.url);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="union-bank-blueprint-\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');

    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array(bytes).buffer);
    const values = workbook.worksheets.flatMap((sheet) => sheet.getSheetValues().flat());
    expect(values).toContain('=HYPERLINK("http://evil")');
    const figures = values.flatMap((value) =>
      value && typeof value === 'object' && 'result' in value ? [value.result] : [],
    );
    expect(figures).toContain(112_500);
    expect(values).toContain(
      'Frequency: report.pdf, p. 3; Benchmark, accepted: Average salary; Entered: Team, Runtime; The rest: as on Assumptions',
    );
    expect(values).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Ada Tester, [A-Z][a-z]+ \d{1,2}, 20\d\d$/)]),
    );

    expect((await server.nobody.get(body.url)).status).toBe(401);
    const { secret } = (await server.admin.post('/api/tokens', { name: 'script' })).body;
    expect((await server.withToken(secret).get(body.url)).status).toBe(200);
    expect((await server.admin.get(`${path}/exports`)).body).toMatchObject([{ url: body.url, format: 'sheets' }]);

    await server.admin.delete(path);
    expect((await server.admin.get(body.url)).status).toBe(404);
    await server.admin.post(`${path}/restore`);
  });

  test('names what was rejected with what it took away, and counts nothing of it', async () => {
    const { body: rows } = await server.admin.post(`${path}/processes`, [
      { code: '2', name: 'Answer letters about invoices', level: 1 },
    ]);
    const idea = { type: 'ai', title: 'Read letters', description: 'Sort them', effort: 2, estimatedSavings: null };
    const { body: one } = await server.admin.post(`${path}/processes/${rows[0].id}/opportunities`, idea);
    const decide = (status: string) =>
      server.admin.post(`${path}/opportunities/decide`, { opportunityIds: [one.id], status });
    await decide('rejected');
    const input = encodeURIComponent(JSON.stringify({ sectorId: path.split('/')[3] }));
    const { body } = await server.admin.get(`/api/trpc/opportunities.rejected?input=${input}`);
    const [{ estimatedSavings, savingsBasis }] = body.result.data;
    expect([estimatedSavings > 0, savingsBasis]).toEqual([true, 'benchmark']);

    const { body: made } = await exportAs('sheets', { vendorIds: [vendorId] });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array((await server.admin.get(made.url)).bytes).buffer);
    const sheet = workbook.getWorksheet('Opportunities');
    const cells = new Map<string, unknown>();
    const header = sheet?.getRow(4);
    header?.eachCell((cell, column) =>
      cells.set(cell.text, sheet?.getRow(5).getCell(column).result ?? sheet?.getRow(5).getCell(column).value),
    );
    expect(Object.fromEntries(cells)).toMatchObject({
      Opportunity: 'Read letters',
      Decision: 'Rejected',
      Basis: 'Benchmark',
      'Savings, USD a year': expect.closeTo(1000 * estimatedSavings, 4),
      'Counted savings': 0,
      'Weight for vendors': 0,
    });
    await decide('accepted');
  });

  const UNKNOWN = '00000000-0000-4000-8000-000000000000';
  test.each<[string, string, { processIds?: string[]; vendorIds?: string[] | 'one' }, number, string]>([
    ['no vendor', 'sheets', {}, 400, 'Please select at least one vendor to export'],
    ['an unknown format', 'pdf', { vendorIds: ['x'] }, 400, 'not available'],
    ['an unknown vendor', 'sheets', { vendorIds: [UNKNOWN] }, 404, 'Vendor not found'],
    ['an unknown process', 'sheets', { processIds: [UNKNOWN], vendorIds: 'one' }, 404, 'Process not found'],
  ])('with %s is refused', async (_case, format, choice, expected, message) => {
    const vendorIds = choice.vendorIds === 'one' ? [vendorId] : choice.vendorIds;
    const { status, body } = await exportAs(format, { ...choice, vendorIds });
    expect([status, body.error]).toEqual([expected, expect.stringContaining(message)]);
  });

  test('of each of many at once is made, and read by whoever did not wait', async () => {
    const choice = { vendorIds: [vendorId] };
    const all = Array.from({ length: 12 }, async () => {
      const { id } = await begin(choice);
      await expect.poll(async () => (await server.admin.get(`/api/jobs/${id}`)).body.status, WAIT).toBe('succeeded');
      return (await server.admin.get(`/api/jobs/${id}/result`)).body;
    });
    const made = await Promise.all(all);
    const listed = (await server.admin.get(`${path}/exports`)).body.map(({ url }: { url: string }) => url);
    expect(new Set(made.map(({ url }) => url)).size).toBe(12);
    expect(listed).toEqual(expect.arrayContaining(made.map(({ url }) => url)));
  }, 180_000);

  test('that is cancelled leaves no file', async () => {
    const count = async () => (await server.admin.get(`${path}/exports`)).body.length;
    const before = await count();
    const { run } = server.app.workers;
    let job = '';
    const running = vi.spyOn(server.app.workers, 'run').mockImplementation(async (...order: unknown[]) => {
      const bytes = await (run as (...order: unknown[]) => Promise<unknown>)(...order);
      await server.admin.delete(`/api/jobs/${job}`);
      return bytes as never;
    });
    job = (await begin({ vendorIds: [vendorId] })).id;
    await expect.poll(async () => (await server.admin.get(`/api/jobs/${job}`)).body.status, WAIT).toBe('cancelled');
    running.mockRestore();
    await exportAs('docs', { vendorIds: [vendorId] });
    expect(await count()).toBe(before + 1);
  });
});

const WAIT = { timeout: 150_000 };

async function begin(choice: object): Promise<{ id: string }> {
  const headers = { ...server.admin.headers, prefer: 'respond-async' };
  return (await server.http.inject({ method: 'POST', url: `${path}/export/docs`, payload: choice, headers })).json();
}
