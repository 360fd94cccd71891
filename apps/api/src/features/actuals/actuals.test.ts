import type { Actuals, ActualsImported } from '@process-ai/contract/actuals';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let sectorPath: string;
let initiativePath: string;
let path: string;
let opportunityId: string;

/**
 * 12,000 runs a year at 187,500, of which an opportunity saves 64%, or 120,000: by month 10,000 for 1,000 runs, from April 2027 on. 30,000
 * once from January to March, and 1,000 a month to run.
 */
beforeEach(async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Insurer', referenceModel: 'ACORD' });
  sectorPath = `/api/sectors/${sector.id}`;
  const rows = [{ code: '1', name: 'Settle claim', level: 1 }];
  const { body: processes } = await server.admin.post(`${sectorPath}/processes`, rows);
  const processId = processes[0].id;
  const inputs = { processId, fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
  const rate = { automationRate: 0.64 };
  await server.admin.post(`${sectorPath}/roi/inputs`, [{ ...inputs, ...rate }]);
  const { body: opportunity } = await server.admin.post(`${sectorPath}/processes/${processId}/opportunities`, {
    type: 'ai',
    title: 'Settle small claims at once',
    effort: 3,
  });
  opportunityId = opportunity.id;
  await server.admin.patch(`${sectorPath}/plan`, { startMonth: '2027-01' });
  const { body } = await server.admin.post(`${sectorPath}/initiatives`, {
    name: 'Claims',
    owner: 'Head of claims',
    startMonth: '2027-01',
    endMonth: '2027-03',
    status: 'running',
    costLines: [{ kind: 'integration', name: 'Claims system', amount: 30_000 }],
    annualRunCost: 12_000,
    measures: [
      { id: 'm1', name: 'Settled at once', unit: '%', better: 'higher', baseline: 20, target: 80 },
      { id: 'm2', name: 'Days to settle', unit: 'days', better: 'lower', baseline: 12, target: 6 },
    ],
    opportunityIds: [opportunityId],
  });
  initiativePath = `${sectorPath}/initiatives/${body.plan.initiatives[0].id}`;
  path = `${initiativePath}/actuals`;
});

const read = async (): Promise<Actuals> => (await server.admin.get(path)).body;
const save = (...months: object[]) => server.admin.patch(path, { months });
const importCsv = (csv: string, dryRun = false) => server.admin.post(`${path}/import`, { csv, dryRun });
const figures = ({ months }: Actuals) =>
  months.map(({ enteredAt: _enteredAt, enteredBy: _enteredBy, ...rest }) => rest);

describe('actual figures', () => {
  test('before any were entered show the plan, to the end of three years', async () => {
    const actuals = await read();
    expect(actuals).toMatchObject({ currency: 'USD', basis: 'measured', canEnter: true, months: [], variance: null });
    expect(actuals.series).toHaveLength(36);
    expect(actuals.series[3]).toMatchObject({
      month: '2027-04',
      planned: { savings: 10_000, cost: 1000, volume: 1000 },
    });
    expect(actuals.forecast).toMatchObject({ until: '2029-12', planned: { savings: 330_000, cost: 63_000 } });
    expect(actuals.measures.map(({ id, latest, progress }) => [id, latest, progress])).toEqual([
      ['m1', null, null],
      ['m2', null, null],
    ]);
  });

  test('are compared with the plan, explained, and carried on to the end', async () => {
    const { status, body } = await save(
      { month: '2027-05', savings: 8000, cost: 1000, volume: 1000, measures: { m1: 50 } },
      { month: '2027-04', savings: 0 },
      { month: '2027-06', savings: 9000, volume: 1200 },
    );
    expect(status).toBe(200);
    expect(await read()).toEqual(body);
    expect(body.months.map(({ month }: { month: string }) => month)).toEqual(['2027-04', '2027-05', '2027-06']);
    expect(body.months[0]).toMatchObject({ enteredBy: 'Ada Tester', cost: null, measures: {} });
    // As worked out by hand in the test of the rules: April late, June with 200 runs more.
    expect(body.variance).toMatchObject({ total: -13_000, delay: -10_000, volume: 2000, rate: -5000 });
    expect(body.forecast.savingsPerformance).toBeCloseTo(0.85, 12);
    expect(body.measures[0]).toMatchObject({ latest: { month: '2027-05', value: 50 }, progress: 0.5 });
  });

  test('that an entry leaves out stay, null clears, and a month without any is none', async () => {
    const before = (await server.admin.get(sectorPath)).headers.etag;
    await save({ month: '2027-05', savings: 8000, cost: 1000, measures: { m1: 50, m2: 9 } });
    expect((await server.admin.get(sectorPath)).headers.etag).not.toBe(before);
    await save({ month: '2027-05', cost: null, volume: 900, measures: { m2: null } });
    expect(figures(await read())).toEqual([
      { month: '2027-05', savings: 8000, cost: null, volume: 900, measures: { m1: 50 } },
    ]);
    await save({ month: '2027-05', savings: null, volume: null, measures: { m1: null } });
    expect(figures(await read())).toEqual([]);
  });

  test.each([
    ['a month twice', [{ month: '2027-04', cost: 2 }], 'months.1.month'],
    ['an unknown measure', [{ month: '2027-05', measures: { m9: 1 } }], 'months.1.measures.m9'],
    ['what is no month', [{ month: 'May', savings: 1 }], 'months.1.month'],
    ['a negative volume', [{ month: '2027-05', volume: -1 }], 'months.1.volume'],
  ])('with %s are refused, and nothing is saved', async (_case, wrong, field) => {
    const { status, body } = await save({ month: '2027-04', savings: 1 }, ...wrong);
    expect([status, body.issues?.[0].path]).toEqual([400, field]);
    expect(figures(await read())).toEqual([]);
  });

  test('are for what is running or delivered, of this sector', async () => {
    await server.admin.put(initiativePath, { status: 'committed' });
    const refused = await save({ month: '2027-05', savings: 1 });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Actual figures are entered for initiatives that are running or delivered; this one is committed.',
    ]);
    expect((await read()).canEnter).toBe(false);
    await server.admin.put(initiativePath, { status: 'delivered' });
    expect((await save({ month: '2027-05', savings: 1 })).status).toBe(200);
    expect((await server.admin.get(`${sectorPath}/initiatives/${opportunityId}/actuals`)).status).toBe(404);
    const { body: there } = await server.admin.post('/api/sectors', { name: 'Other', referenceModel: 'BIAN' });
    const elsewhere = path.replace(/sectors\/[^/]+/, `sectors/${there.id}`);
    expect((await server.admin.patch(elsewhere, { months: [{ month: '2027-05', cost: 1 }] })).status).toBe(404);
  });
});

describe('the baseline', () => {
  const initiative = async () => (await server.admin.get(initiativePath)).body;

  test('keeps a delay in the variance when the initiative is moved, until a new one is set', async () => {
    const { baseline } = await initiative();
    expect(baseline).toMatchObject({
      startMonth: '2027-01',
      endMonth: '2027-03',
      annualSavings: { measured: expect.closeTo(120_000, 6), benchmark: 0 },
      oneOffCost: 30_000,
      annualRunCost: 12_000,
      monthlyVolume: 1000,
      targets: { m1: 80, m2: 6 },
      frozenBy: 'Ada Tester',
    });
    await save({ month: '2027-07', savings: 9000, volume: 1100 }, { month: '2027-08', savings: 10_000, volume: 1000 });
    const before = await read();
    // As worked out by hand in the test of the rules.
    expect(before.variance).toMatchObject({
      planned: 50_000,
      total: -31_000,
      delay: -30_000,
      volume: 1000,
      rate: -2000,
    });

    const measures = [{ id: 'm1', name: 'Settled at once', unit: '%', better: 'higher', baseline: 20, target: 60 }];
    await server.admin.put(initiativePath, { endMonth: '2027-06', measures });
    expect((await initiative()).baseline).toEqual(baseline);
    const moved = await read();
    expect(moved.variance).toEqual(before.variance);
    expect(moved.series[3]).toMatchObject({ month: '2027-04', planned: { savings: 10_000, cost: 1000 } });
    expect(moved.forecast.savingsPerformance).toBeCloseTo(0.95, 12);
    expect(moved.forecast.observed.savings).toEqual({ actual: 19_000, planned: expect.closeTo(20_000, 6) });
    expect(moved.measures[0]).toMatchObject({ target: 80, targetNow: 60 });

    const { body } = await server.admin.post(`${initiativePath}/baseline`);
    expect(body.plan.initiatives[0].baseline).toMatchObject({ endMonth: '2027-06', targets: { m1: 60 } });
    expect((await read()).variance).toMatchObject({ delay: 0, volume: 1000, rate: -2000 });
    await server.admin.post(`${sectorPath}/plan/undo/${body.changeId}`);
    expect((await initiative()).baseline).toEqual(baseline);
    expect((await read()).variance).toEqual(before.variance);
  });

  test('stays when ROI inputs change: what was promised does not', async () => {
    await save({ month: '2027-04', savings: 10_000, volume: 1000 });
    const { processIds, baseline } = await initiative();
    const inputs = { fteCount: 9, processFrequency: 24_000, averageSalary: 65_000, averageRuntime: 30 };
    const entered = await server.admin.post(`${sectorPath}/roi/inputs`, [
      { processId: processIds[0], ...inputs, automationRate: 0.64 },
    ]);
    expect([entered.status, entered.body]).toEqual([200, expect.anything()]);
    const now = await initiative();
    expect([now.annualSavings.measured, now.baseline]).toEqual([expect.closeTo(240_000, 6), baseline]);
    expect((await read()).variance).toMatchObject({ planned: 10_000, total: 0, volume: 0 });
  });

  test('decides the basis of plan and forecast: what was costed since does not mix with the benchmark, and it is said', async () => {
    const rows = [{ code: '2', name: 'Pay invoices', level: 1 }];
    const { body: processes } = await server.admin.post(`${sectorPath}/processes`, rows);
    const processId = processes.at(-1).id;
    const proposed = { type: 'automation', title: 'Match invoices to orders', effort: 2 };
    const { body: found } = await server.admin.post(`${sectorPath}/processes/${processId}/opportunities`, proposed);
    const planned = { name: 'Invoices', startMonth: '2027-01', endMonth: '2027-03', status: 'running' };
    const { body: change } = await server.admin.post(`${sectorPath}/initiatives`, {
      ...planned,
      opportunityIds: [found.id],
    });
    const { id, annualSavings } = change.plan.initiatives.at(-1);
    const actuals = async () => (await server.admin.get(`${sectorPath}/initiatives/${id}/actuals`)).body as Actuals;
    const before = await actuals();
    expect([annualSavings.measured, annualSavings.benchmark > 0, before.basis]).toEqual([0, true, 'benchmark']);

    const inputs = { fteCount: 40, processFrequency: 240_000, averageSalary: 65_000, averageRuntime: 30 };
    await server.admin.post(`${sectorPath}/roi/inputs`, [{ processId, ...inputs }]);
    const { body: now } = await server.admin.get(`${sectorPath}/initiatives/${id}`);
    expect(now.annualSavings.measured).toBeGreaterThan(2 * annualSavings.benchmark);
    const after = await actuals();
    expect([after.basis, after.forecast.planned.savings]).toEqual(['benchmark', before.forecast.planned.savings]);
    // Nothing is known yet, so what is forecast is what was planned: 33 months at the benchmark that was committed.
    expect(after.forecast.forecast.savings).toBeCloseTo((33 * annualSavings.benchmark) / 12, 6);
    expect(after.forecast.words).toContain('committed by a benchmark, and has been costed since');

    await server.admin.post(`${sectorPath}/initiatives/${id}/baseline`);
    const anew = await actuals();
    expect([anew.basis, anew.forecast.words.includes('benchmark')]).toEqual(['measured', false]);
    expect(anew.forecast.forecast.savings).toBeCloseTo((33 * now.annualSavings.measured) / 12, 6);
  });

  test('is forgotten with the promise, and comes back when that is taken back', async () => {
    const { baseline } = await initiative();
    const { body } = await server.admin.put(initiativePath, { status: 'proposed' });
    expect(body.plan.initiatives[0].baseline).toBe(null);
    const refused = await server.admin.post(`${initiativePath}/baseline`);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('“Claims” is proposed: only what is committed has a baseline.'),
    ]);
    await server.admin.post(`${sectorPath}/plan/undo/${body.changeId}`);
    expect((await initiative()).baseline).toEqual(baseline);
    expect((await server.admin.post(`${sectorPath}/initiatives/${opportunityId}/baseline`)).status).toBe(404);
  });
});

describe('an import', () => {
  const GERMAN = 'Month;Savings;Cost;Settled at once\r\n04/2027;8.000,50;1.000;45\r\nMai 2027;9.000,00;;50,5\r\n';

  test('previews what it would save, then saves it', async () => {
    const months = [
      { month: '2027-04', savings: 8000.5, cost: 1000, measures: { m1: 45 } },
      { month: '2027-05', savings: 9000, measures: { m1: 50.5 } },
    ];
    const preview = (await importCsv(GERMAN, true)).body as ActualsImported;
    expect(preview).toEqual({ months, errors: [], saved: false, actuals: null });
    expect(figures(await read())).toEqual([]);
    await save({ month: '2027-05', cost: 700 });
    const { body } = await importCsv(GERMAN);
    expect(body).toMatchObject({ months, errors: [], saved: true });
    expect(figures(body.actuals)).toEqual([
      { month: '2027-04', savings: 8000.5, cost: 1000, volume: null, measures: { m1: 45 } },
      { month: '2027-05', savings: 9000, cost: 700, volume: null, measures: { m1: 50.5 } },
    ]);
  });

  test('of a table with wrong lines says which, and saves nothing', async () => {
    const csv = 'month,savings\n2027-04,"1,200.50"\nsoon,1\n2027-06,many\n';
    const preview = (await importCsv(csv, true)).body as ActualsImported;
    expect(preview.errors).toEqual([
      { line: 3, message: '“soon” is no month, as 2027-03.' },
      { line: 4, message: '“many” is no number.' },
    ]);
    expect(preview.months).toEqual([{ month: '2027-04', savings: 1200.5 }]);
    const { status, body } = await importCsv(csv);
    expect([status, body.issues]).toEqual([
      400,
      [
        { path: 'csv.3', message: '“soon” is no month, as 2027-03.' },
        { path: 'csv.4', message: '“many” is no number.' },
      ],
    ]);
    expect(figures(await read())).toEqual([]);
  });
});

describe('the plan', () => {
  test('that deletes an initiative brings its actual figures back with it', async () => {
    await save({ month: '2027-05', savings: 8000, measures: { m1: 50 } });
    const before = await read();
    const { body } = await server.admin.delete(initiativePath);
    expect((await server.admin.get(path)).status).toBe(404);
    await server.admin.post(`${sectorPath}/plan/undo/${body.changeId}`);
    expect(await read()).toEqual(before);
  });

  test('merges into what has actual figures, and not the other way round', async () => {
    await save({ month: '2027-05', savings: 8000 });
    const added = await server.admin.post(`${sectorPath}/initiatives`, {
      name: 'Other',
      startMonth: '2027-01',
      endMonth: '2027-02',
    });
    const [claims, other] = added.body.plan.initiatives.map(({ id }: { id: string }) => id);
    const merge = () => server.admin.post(`${sectorPath}/initiatives/merge`, { initiativeIds: [claims, other] });
    await server.admin.post(`${sectorPath}/initiatives/order`, { initiativeIds: [other, claims] });
    const refused = await merge();
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('“Claims” has actual figures'),
    ]);
    await server.admin.post(`${sectorPath}/initiatives/order`, { initiativeIds: [claims, other] });
    expect((await merge()).status).toBe(200);
    expect(figures(await read())).toHaveLength(1);
  });
});
