import type { VendorFit } from '@process-ai/contract/vendor-comparison';
import { beforeAll, describe, expect, test } from 'vitest';
import { caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { seedDirectory } from './service.ts';

const server = serverForTests();
let sectorId: string;
let processIds: string[];
beforeAll(async () => {
  await seedDirectory(server.app);
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Insurer', referenceModel: 'ACORD' });
  sectorId = sector.id;
  const path = `/api/sectors/${sectorId}`;
  const { body: processes } = await server.admin.post(`${path}/processes`, [
    { code: '1', name: 'Settle claims', level: 1 },
    { code: '2', name: 'Answer policyholders', level: 1 },
    { code: '3', name: 'Not analysed', level: 1 },
  ]);
  processIds = processes.slice(0, 2).map(({ id }: { id: string }) => id);
  const needs = [
    { type: 'automation', title: 'Workflow for claims settlement', estimatedSavings: 120 },
    { type: 'ai', title: 'Extract data from claim documents', estimatedSavings: 80 },
    { type: 'agentic', title: 'Agent that answers customer enquiries', estimatedSavings: 50 },
  ];
  for (const [index, need] of needs.entries()) {
    const to = `${path}/processes/${processIds[Math.floor(index / 2)]}/opportunities`;
    await server.admin.post(to, { ...need, description: '', effort: 2 });
  }
});

const compare = (change: object = {}) => server.admin.post('/api/vendors/compare', { sectorId, processIds, ...change });
const ranked = async (change: object = {}): Promise<VendorFit[]> => (await compare(change)).body;

describe('comparing vendors', () => {
  test('ranks the whole directory, each with the fields of the specification and points that add up', async () => {
    const fits = await ranked();
    const { body: vendors } = await server.admin.get('/api/vendors');
    expect(fits.map(({ vendorId }) => vendorId).sort()).toEqual(vendors.map(({ id }: { id: string }) => id).sort());
    const scores = fits.map(({ overallScore }) => overallScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBeGreaterThan(10);
    for (const fit of fits) {
      const { coverage, aiCoverage, depth, sector } = fit.score;
      expect(coverage + aiCoverage + depth + sector).toBeCloseTo(fit.overallScore, 6);
      expect(fit.capabilityMatchCount + fit.aiCapabilityMatchCount).toBe(fit.matchedCapabilities.length);
    }
    expect(fits[0]).toEqual({
      vendorId: expect.any(String),
      vendorName: expect.any(String),
      recommendationReason: expect.stringMatching(
        /^Covers \d of 3 opportunities worth \$\d+K of \$250K a year \(benchmark\); /,
      ),
      overallScore: expect.any(Number),
      sectorMatch: expect.any(Boolean),
      fits: expect.any(Boolean),
      capabilityMatchCount: expect.any(Number),
      aiCapabilityMatchCount: expect.any(Number),
      matchedCapabilities: expect.arrayContaining([
        { vendorCapability: expect.any(String), matchType: expect.stringMatching(/^(capability|product|ai)$/) },
      ]),
      score: expect.anything(),
      shares: expect.anything(),
      dataCoverage: 1,
    });
    const aligned = fits.filter(({ sectorMatch }) => sectorMatch).map(({ vendorId }) => vendorId);
    const insurers = vendors.filter(({ industry }: { industry: string }) => industry.split(', ').includes('Insurance'));
    expect(aligned.sort()).toEqual(insurers.map(({ id }: { id: string }) => id).sort());
  });

  test('leaves every other score alone when a vendor is added', async () => {
    const before = await ranked();
    const { body: added } = await server.admin.post('/api/vendors', {
      name: 'Claims Champion',
      overview: 'Made for this comparison',
      industry: 'Insurance',
      capabilities: ['Workflow for claims settlement', 'Extract data from claim documents'],
      aiCapabilities: [
        { name: 'Extract data from claim documents' },
        { name: 'Agent that answers customer enquiries' },
      ],
    });
    const after = await ranked();
    expect(after[0]).toMatchObject({ vendorId: added.id, overallScore: 100, dataCoverage: 5 / 9 });
    expect(after.filter(({ vendorId }) => vendorId !== added.id)).toEqual(before);
    await server.admin.delete(`/api/vendors/${added.id}`);
    expect(await ranked()).toEqual(before);
  });

  test('counts by the weights that it is given', async () => {
    const bySector = await ranked({ weights: { coverage: 0, aiCoverage: 0, depth: 0, sector: 1 } });
    expect([...new Set(bySector.map(({ overallScore }) => overallScore))]).toEqual([100, 50, 0]);
    expect((await compare({ weights: { coverage: -1, aiCoverage: 0, depth: 0, sector: 1 } })).status).toBe(400);
    const none = await compare({ weights: { coverage: 0, aiCoverage: 0, depth: 0, sector: 0 } });
    expect(none).toMatchObject({ status: 400, body: { issues: [{ message: 'At least one weight must be above 0' }] } });
  });

  // FORMULAS.md section 3: 1 the vendor's industry matches, 0.5 cross-industry, 0 another one.
  test.each([
    ['Motor insurance brokers', 'Own model', { Guidewire: 1, 'Duck Creek Technologies': 1, SAP: 0.5 }],
    ['Motor insurance brokers', 'APQC PCF', { Guidewire: 1, 'Duck Creek Technologies': 1, SAP: 0.5 }],
    ['Shared services', 'APQC PCF', { Guidewire: 0, 'Duck Creek Technologies': 0, SAP: 0.5 }],
  ])('reads the industry of “%s” by %s from its model, else from its name', async (name, referenceModel, shares) => {
    const { body: sector } = await server.admin.post('/api/sectors', { name, referenceModel });
    const path = `/api/sectors/${sector.id}/processes`;
    const { body: made } = await server.admin.post(path, [{ code: '1', name: 'Settle claims', level: 1 }]);
    await server.admin.post(`${path}/${made[0].id}/opportunities`, {
      type: 'ai',
      title: 'Score claims',
      description: '',
      estimatedSavings: 80,
      effort: 2,
    });
    const fits = await ranked({ sectorId: sector.id, processIds: [made[0].id] });
    const found = fits.filter(({ vendorName }) => Object.hasOwn(shares, vendorName));
    expect(Object.fromEntries(found.map(({ vendorName, shares: { sector: share } }) => [vendorName, share]))).toEqual(
      shares,
    );
  });

  test('drops the AI part where nothing of the selection needs AI, and has no result without opportunities', async () => {
    const path = `/api/sectors/${sectorId}/processes`;
    const { body: made } = await server.admin.post(path, [
      { code: '4', name: 'Pay', level: 1 },
      { code: '5', name: 'Archive', level: 1 },
    ]);
    const [pay, archive] = made.map(({ id }: { id: string }) => id);
    const need = { type: 'automation', title: 'Workflow for claims settlement', estimatedSavings: 0, effort: 1 };
    await server.admin.post(`${path}/${pay}/opportunities`, need);
    const [first] = await ranked({ processIds: [pay] });
    expect(first).toMatchObject({ shares: { aiCoverage: null }, score: { aiCoverage: 0 } });
    expect(await ranked({ processIds: [archive] })).toEqual([]);
  });

  const UNKNOWN = '00000000-0000-4000-8000-000000000000';
  test.each([
    ['an unknown sector', { sectorId: UNKNOWN }, 404, 'Sector not found'],
    ['a malformed sector', { sectorId: 'nonsense' }, 404, 'Sector not found'],
    ['a process of no sector', { processIds: [UNKNOWN] }, 404, 'Process not found'],
    ['no processes', { processIds: [] }, 400, expect.stringContaining('Please select at least one process')],
    ['processes that are no list', { processIds: 'all' }, 400, expect.any(String)],
  ])('with %s is refused', async (_case, change, status, error) => {
    expect(await compare(change)).toMatchObject({ status, body: { error } });
  });
});

describe('the shortlist of a sector', () => {
  const shortlist = () => server.admin.get(`/api/sectors/${sectorId}/shortlist`);
  const entry = (vendorId: string) => `/api/sectors/${sectorId}/shortlist/${vendorId}`;

  test('keeps vendors with who and when; a note changes by version; what is taken off can be kept again', async () => {
    const [first, second] = await ranked();
    const kept = await server.admin.put(entry(first?.vendorId ?? ''), { note: ' Call them. ' });
    expect([kept.status, kept.body]).toMatchObject([
      200,
      { vendorName: first?.vendorName, note: 'Call them.', kept: { by: expect.stringContaining(' ') }, version: 1 },
    ]);
    await server.admin.put(entry(second?.vendorId ?? ''), {});
    // Kept again without a note: what somebody wrote stays.
    expect((await server.admin.put(entry(first?.vendorId ?? ''), {})).body).toMatchObject({
      note: 'Call them.',
      version: 2,
      kept: kept.body.kept,
    });
    expect((await server.admin.put(entry(first?.vendorId ?? ''), { note: 'Old', version: 1 })).status).toBe(409);
    expect((await server.admin.put(entry(first?.vendorId ?? ''), { note: null, version: 2 })).body.note).toBeNull();
    const ids = (await shortlist()).body.map(({ vendorId }: { vendorId: string }) => vendorId);
    expect(new Set(ids)).toEqual(new Set([first?.vendorId, second?.vendorId]));
    expect((await server.admin.delete(entry(second?.vendorId ?? ''))).status).toBe(200);
    expect((await server.admin.delete(entry(second?.vendorId ?? ''))).status).toBe(404);
    expect((await server.admin.get('/api/vendors/shortlisted')).body).toMatchObject([{ sectorId, version: 3 }]);
  });

  test('loses a vendor while it is deleted, and is what an export shows where none is chosen', async () => {
    const { id } = (await server.admin.post('/api/vendors', { name: 'Kept one', overview: 'Workflow' })).body;
    await server.admin.put(entry(id), {});
    const exported = () => server.admin.post(`/api/sectors/${sectorId}/export/sheets`, {});
    const names = async () => (await shortlist()).body.map(({ vendorName }: { vendorName: string }) => vendorName);
    expect(await names()).toContain('Kept one');
    await server.admin.delete(`/api/vendors/${id}`);
    expect(await names()).not.toContain('Kept one');
    expect((await server.admin.put(entry(id), {})).status).toBe(404);
    await server.admin.post(`/api/vendors/${id}/restore`);
    expect(await names()).toContain('Kept one');
    const { body } = await exported();
    expect(body.title).toContain('Blueprint');
    for (const { vendorId } of (await shortlist()).body) await server.admin.delete(entry(vendorId));
    expect((await exported()).body.error).toBe('Please select at least one vendor to export');
  });

  test('is written only while the sector has the tag that was read', async () => {
    const { headers } = await server.admin.get(`/api/sectors/${sectorId}`);
    const [fit] = await ranked();
    const conditional = caller(server.http, { ...server.admin.headers, 'if-match': String(headers['etag']) });
    expect((await conditional.put(entry(fit?.vendorId ?? ''), {})).status).toBe(200);
    expect((await conditional.delete(entry(fit?.vendorId ?? ''))).status).toBe(412);
  });
});

test('counts what is accepted of the processes as soon as anything is, and all that is proposed before', async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Bank', referenceModel: 'BIAN' });
  const path = `/api/sectors/${sector.id}`;
  const { body: rows } = await server.admin.post(`${path}/processes`, [
    { code: '1', name: 'Match supplier invoices with purchase orders', level: 1 },
    { code: '2', name: 'Answer customer enquiries', level: 1 },
  ]);
  const choice = { sectorId: sector.id, processIds: rows.map(({ id }: { id: string }) => id) };
  await server.admin.post(`${path}/analyze`, { processIds: choice.processIds });
  const counted = async (of = choice): Promise<{ decided: boolean; ids: string[]; fits: VendorFit[] }> => {
    const { body } = await server.admin.post('/api/trpc/vendors.basis', of);
    const { decided, processes } = body.result.data;
    const ids = processes
      .flatMap((process: { opportunities: { id: string }[] }) => process.opportunities)
      .map(({ id }: { id: string }) => id);
    return { decided, ids, fits: (await server.admin.post('/api/vendors/compare', of)).body };
  };
  const proposed = await counted();
  expect(proposed.decided).toBe(false);
  expect(proposed.ids.length).toBeGreaterThan(2);
  expect(proposed.fits[0]?.recommendationReason).toContain(` of ${proposed.ids.length} opportunities`);

  const [accepted] = proposed.ids;
  await server.admin.post(`${path}/opportunities/decide`, { opportunityIds: [accepted], status: 'accepted' });
  const after = await counted();
  expect(after).toMatchObject({ decided: true, ids: [accepted] });
  expect(after.fits[0]?.recommendationReason).toMatch(/ (of|the) (1|one) opportunity/);
  const other = await counted({ ...choice, processIds: [rows[1].id] });
  expect(other.decided).toBe(false);
  expect(other.ids.length).toBeGreaterThan(0);
  expect(proposed.ids).toEqual(expect.arrayContaining(other.ids));
});
