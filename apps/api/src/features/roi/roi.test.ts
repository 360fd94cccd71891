import { beforeEach, describe, expect, test } from 'vitest';
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
const calculate = () => server.admin.post(`${path}/roi/calculate`);

describe('ROI', () => {
  // FORMULAS.md, golden value G1
  test('inputs are saved, calculated, and read back', async () => {
    const { body: saved } = await save([figures('1.1')]);
    expect(saved.roiInputs).toEqual([
      {
        ...figures('1.1'),
        implementationCost: null,
        annualRunCost: null,
        automationRate: null,
        realisation: null,
        version: expect.any(Number),
      },
    ]);
    const { body } = await calculate();
    expect(body.roiResults).toEqual([
      expect.objectContaining({
        processId: ids['1.1'],
        currentAnnualCost: 187_500,
        projectedSavings: 112_500,
        savingsPercentage: 60,
        countedInAncestor: false,
      }),
    ]);
    expect(body.roiResults[0].paybackMonths).toBeCloseTo(4.8, 10);
    const { body: read } = await server.admin.get(`${path}/roi`);
    expect(read).toMatchObject({ ...body, assumptions: { hoursPerYear: 2080, loadFactor: 1, currency: 'USD' } });
    expect((await server.admin.get(path)).body).toMatchObject({ hasROI: true, roiResults: body.roiResults });
  });

  test('results follow the inputs at the next read, once they have been asked for', async () => {
    await save([figures('1.1')]);
    const results = async () => (await server.admin.get(`${path}/roi`)).body.roiResults;
    expect([await results(), (await server.admin.get(path)).body.hasROI]).toEqual([[], false]);
    await calculate();
    await save([figures('1.1', { averageRuntime: 31 })]);
    expect(await results()).toMatchObject([{ projectedSavings: 116_250 }]);
    expect((await server.admin.get(path)).body.roiResults).toEqual(await results());
  });

  test('a process below one with inputs is counted once', async () => {
    await save([figures('1'), figures('1.1'), figures('2', { processFrequency: 0, averageRuntime: 0 })]);
    const { body } = await calculate();
    const counted = body.roiResults.map((row: { countedInAncestor: boolean }) => row.countedInAncestor);
    expect(counted).toEqual([false, true, false]);
    expect(body.summary).toMatchObject({ processCount: 2, totalCurrentCost: 187_500 + 325_000 });
  });

  test('a figure keeps where it comes from until it is changed again', async () => {
    const source = 'report.pdf, p. 3: “14,500 a month” (× 12 months)';
    await save([figures('1.1', { sources: { processFrequency: source } })]);
    const changeOf = async () => (await server.admin.get(`${path}/roi`)).body.inputChanges[ids['1.1'] ?? ''];
    expect(await changeOf()).toMatchObject({ benchmarks: [], sources: { processFrequency: source } });
    await save([{ processId: ids['1.1'], averageRuntime: 31 }]);
    expect((await changeOf()).sources).toEqual({ processFrequency: source });
    await save([{ processId: ids['1.1'], processFrequency: 10 }]);
    expect((await changeOf()).sources).toBeUndefined();
    await save([{ processId: ids['1.1'], processFrequency: 10, sources: { processFrequency: source } }]);
    expect((await changeOf()).sources).toEqual({ processFrequency: source });
    expect((await save([figures('1.1', { sources: { processFrequency: 'x'.repeat(501) } })])).status).toBe(400);
  });

  test('an accepted benchmark that a source is entered for is one no more', async () => {
    await save([figures('1.1', { benchmarks: ['averageSalary'] })]);
    const changeOf = async () => (await server.admin.get(`${path}/roi`)).body.inputChanges[ids['1.1'] ?? ''];
    expect(await changeOf()).toMatchObject({ benchmarks: ['averageSalary'] });
    const sources = { averageSalary: 'payroll.xlsx' };
    await save([{ processId: ids['1.1'], averageSalary: figures('1.1').averageSalary, sources }]);
    expect(await changeOf()).toMatchObject({ benchmarks: [], sources });
  });

  test('saving one process leaves the others as they are', async () => {
    await save([figures('1.1'), figures('2')]);
    const { body } = await save([figures('2', { fteCount: 0.1 })]);
    expect(body.roiInputs.map((row: { fteCount: number }) => row.fteCount)).toEqual([5, 0.1]);
  });

  test('the figures of a deleted process are out, and come back with it', async () => {
    await save([figures('1.1'), figures('2')]);
    await calculate();
    const { body: removal } = await server.admin.delete(`${path}/processes/${ids['2']}`);
    const { body: left } = await server.admin.get(`${path}/roi`);
    expect([left.roiResults.length, Object.keys(left.inputChanges)]).toEqual([1, [ids['1.1']]]);
    await server.admin.post(`${path}/deletions/${removal.deletionId}/restore`);
    expect((await server.admin.get(`${path}/roi`)).body.roiResults).toHaveLength(2);
  });

  test.each([
    ['negative', { fteCount: -1 }, '0.fteCount'],
    ['not a number', { averageSalary: 'much' }, '0.averageSalary'],
    ['null', { averageRuntime: null }, '0.averageRuntime'],
    ['absurd', { processFrequency: 1e300 }, '0.processFrequency'],
    ['a rate over 1', { automationRate: 1.5 }, '0.automationRate'],
    ['nearly nobody', { fteCount: 1e-300 }, '0.fteCount'],
    ['less than a cent', { implementationCost: 1e-300 }, '0.implementationCost'],
    ['less than a cent of salary', { averageSalary: 0.001 }, '0.averageSalary'],
  ])('%s is refused, and nothing is saved', async (_case, change, named) => {
    const { status, body } = await save([figures('1', change), figures('2')]);
    expect([status, body.issues[0].path]).toEqual([400, named]);
    expect((await server.admin.get(`${path}/roi`)).body.roiInputs).toEqual([]);
  });

  test('figures left out stay as they are; the first of a process must be whole', async () => {
    await save([figures('1.1', { automationRate: 0.4 })]);
    const { body } = await save([{ processId: ids['1.1'], averageRuntime: 45 }]);
    expect(body.roiInputs).toMatchObject([figures('1.1', { automationRate: 0.4, averageRuntime: 45 })]);
    const { status, body: refused } = await save([{ processId: ids['2'], fteCount: 1 }]);
    expect([status, refused.issues[0]]).toEqual([400, { path: '0.processFrequency', message: 'Required' }]);
  });

  test('numbers that JSON cannot hold are refused', async () => {
    const payload = JSON.stringify([figures('1')]).replace('65000', '1e999');
    const headers = { ...server.admin.headers, 'content-type': 'application/json' };
    const answer = await server.http.inject({ method: 'POST', url: `${path}/roi/inputs`, payload, headers });
    expect(answer.statusCode).toBe(400);
  });

  test('a process of another sector is unknown here', async () => {
    const { body: other } = await server.admin.post('/api/sectors', { name: 'Other', referenceModel: 'BIAN' });
    expect((await server.admin.post(`/api/sectors/${other.id}/roi/inputs`, [figures('1')])).status).toBe(404);
  });

  test('without inputs there is nothing to save or calculate', async () => {
    for (const { status, body } of [await save([]), await calculate()]) {
      expect([status, body.error]).toEqual([400, 'Please enter ROI inputs for at least one process']);
    }
  });

  test('inputs at their limits are calculated, and read back', async () => {
    const most = { fteCount: 1e6, processFrequency: 1e12, averageSalary: 1e9, averageRuntime: 1e7 };
    const least = { fteCount: 1e-6, processFrequency: 1e-6, averageSalary: 0.01, averageRuntime: 1e-6 };
    await save([figures('1', most), figures('2', { ...least, implementationCost: 1e12, automationRate: 1e-6 })]);
    await server.admin.patch(`${path}/roi/assumptions`, { hoursPerYear: 1, loadFactor: 10, ramp: [1, 1e-200] });
    expect((await calculate()).status).toBe(200);
    for (const address of [path, `${path}/roi`, `${path}/roi/outlook`]) {
      expect([address, (await server.admin.get(address)).status]).toEqual([address, 200]);
    }
  });

  test('what would take longer than any time on earth never pays back', async () => {
    await save([figures('2', { automationRate: 1e-320 })]);
    expect((await calculate()).body.roiResults).toMatchObject([{ processId: ids['2'], paybackMonths: null }]);
    expect((await server.admin.get(path)).status).toBe(200);
  });

  test('the most demanding opportunity sets the implementation cost, as soon as it is there', async () => {
    await save([figures('1.1')]);
    await calculate();
    const cost = async () => (await server.admin.get(`${path}/roi`)).body.roiResults[0].implementationCost;
    expect(await cost()).toBe(45_000);
    const opportunity = { type: 'agentic', title: 'Read invoices', effort: 2 };
    await server.admin.post(`${path}/processes/${ids['1.1']}/opportunities`, opportunity);
    expect(await cost()).toBe(90_000);
  });
});

describe('the assumptions of a sector', () => {
  const change = (update: object) => server.admin.patch(`${path}/roi/assumptions`, update);
  const read = async () => (await server.admin.get(`${path}/roi`)).body;

  test('start at their defaults; a change names who made it, and null puts the default back', async () => {
    expect(await read()).toMatchObject({
      assumptions: { hoursPerYear: 2080, loadFactor: 1, discountRate: 0.1, years: 3, ramp: [1, 1, 1] },
      assumptionChanges: {},
      assumptionsVersion: 1,
    });
    const { body } = await change({ hoursPerYear: 1776, years: 5, version: 1 });
    expect(body).toMatchObject({
      assumptions: { hoursPerYear: 1776, years: 5 },
      changes: { hoursPerYear: { by: 'Ada Tester' }, years: { by: 'Ada Tester' } },
      version: 2,
    });
    expect((await change({ years: 4, version: 1 })).status).toBe(409);
    await change({ hoursPerYear: null, years: 3 });
    expect(await read()).toMatchObject({ assumptions: { hoursPerYear: 2080, years: 3 }, assumptionChanges: {} });
  });

  test('keep their version when a save changes nothing', async () => {
    const { body: changed } = await change({ loadFactor: 1.3 });
    for (const same of [{}, { loadFactor: 1.3 }, { years: 3 }, { hoursPerYear: null }]) {
      expect((await change(same)).body).toEqual(changed);
    }
    expect((await change({ years: 4, version: changed.version })).status).toBe(200);
  });

  // FORMULAS.md, golden values G2 and G3
  test.each([
    [{ hoursPerYear: 1776 }, 219_594.59, 4.1],
    [{ loadFactor: 1.4265 }, 267_468.75, 3.36],
  ])('%j changes the results at the next read', async (update, cost, payback) => {
    await save([figures('1.1')]);
    await calculate();
    await change(update);
    const [result] = (await read()).roiResults;
    expect([result.currentAnnualCost, result.paybackMonths]).toEqual([
      expect.closeTo(cost, 2),
      expect.closeTo(payback, 1),
    ]);
  });

  test.each([
    ['no hours at all', { hoursPerYear: 0 }, 'hoursPerYear', 'At least 1'],
    ['hardly an hour', { hoursPerYear: 1e-300 }, 'hoursPerYear', 'At least 1'],
    ['hardly a load', { loadFactor: 1e-300 }, 'loadFactor', 'At least 0.01'],
    ['a discount rate of 200%', { discountRate: 2 }, 'discountRate', 'At most 1 (100%)'],
    ['eleven years', { years: 11 }, 'years', 'At most 10'],
    ['an empty ramp', { ramp: [] }, 'ramp', 'At least one year'],
    ['a ramp of eleven years', { ramp: Array(11).fill(1) }, 'ramp', 'At most 10 years'],
    ['a version before the first', { version: 0 }, 'version', 'At least 1'],
    ['a currency in words', { currency: 'dollars' }, 'currency', 'Must be three capital letters, as USD'],
  ])('with %s are refused', async (_case, update, field, message) => {
    const { status, body } = await change(update);
    expect([status, body.issues]).toEqual([400, [{ path: field, message }]]);
    expect((await read()).assumptionsVersion).toBe(1);
  });

  test('count in the currency of the profile until somebody names another', async () => {
    const profiled = (currency: string | null) => server.admin.patch(path, { profile: { currency } });
    const shown = async () => {
      const { assumptions, assumptionChanges } = await read();
      const { body: values } = await server.admin.get(`${path}/values`);
      return [assumptions.currency, Object.keys(assumptionChanges), values.total.currency];
    };
    expect((await profiled('EUR')).status).toBe(200);
    expect(await shown()).toEqual(['EUR', [], 'EUR']);
    await change({ currency: 'USD' });
    expect(await shown()).toEqual(['USD', ['currency'], 'USD']);
    await profiled('CHF');
    expect(await shown()).toEqual(['USD', ['currency'], 'USD']);
    await change({ currency: null });
    expect(await shown()).toEqual(['CHF', [], 'CHF']);
    await change({ currency: 'CHF' });
    expect(await shown()).toEqual(['CHF', [], 'CHF']);
    await profiled(null);
    expect(await shown()).toEqual(['USD', [], 'USD']);
  });

  test('keep who changed the inputs of a process', async () => {
    const member = await server.member('second@example.com');
    await member.post(`${path}/roi/inputs`, [figures('2')]);
    const { inputChanges } = await read();
    expect(inputChanges[ids['2'] ?? '']).toMatchObject({ by: 'Ada Tester', at: expect.stringMatching(/^20/) });
    expect(inputChanges[ids['1.1'] ?? '']).toBeUndefined();
  });
});
