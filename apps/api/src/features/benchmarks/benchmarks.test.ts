import { beforeEach, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { createRoiSector, FIGURES } from '../roi/roi.fixture.ts';

const server = serverForTests();
let path: string;
let ids: Record<string, string>;
beforeEach(async () => {
  ({ path, ids } = await createRoiSector(server));
  await server.admin.patch(path, { profile: { industry: 'insurance', employees: 640, employeeCost: 50_000 } });
});

const get = async (below: string) => (await server.admin.get(`${path}${below}`)).body;
const save = (inputs: unknown) => server.admin.post(`${path}/roi/inputs`, inputs);
const values = async () => {
  const { total, processes } = await get('/values');
  return { total, of: (code: string) => processes.find((one: { processId: string }) => one.processId === ids[code]) };
};

test('each process without others below it and without inputs has a benchmark that costs no more than its value', async () => {
  const { benchmarks, ...organisation } = await get('/roi/benchmarks');
  expect(organisation).toMatchObject({ employees: 640, employeeCost: 50_000, organisationAssumed: false });
  expect(Object.values(organisation.basis)).toEqual(Array(3).fill(expect.stringMatching(/^Judgment/)));
  expect(benchmarks.map(({ processId }: { processId: string }) => processId)).toEqual([ids['1.1'], ids['2']]);
  expect(benchmarks[0]).toMatchObject({ workFunction: 'finance' });

  const before = await values();
  await save(benchmarks.map(({ workFunction: _workFunction, ...figures }: { workFunction: string }) => figures));
  const after = await values();
  for (const code of ['1.1', '2']) {
    const { measured } = after.of(code);
    const { benchmark } = before.of(code);
    expect(measured.cost).toBeLessThanOrEqual(benchmark.cost);
    expect(measured.cost).toBeGreaterThan(0.9 * benchmark.cost);
  }
  expect(after.total.measured.cost + after.total.benchmark.cost).toBeLessThanOrEqual(after.total.payroll);
  expect((await get('/roi/benchmarks')).benchmarks).toEqual([]);
});

test('what was accepted is known as a benchmark until somebody changes it', async () => {
  const figures = { processId: ids['2'], ...FIGURES };
  await save([{ ...figures, benchmarks: Object.keys(FIGURES) }]);
  const benchmarks = async () => (await get('/roi')).inputChanges[ids['2'] ?? ''].benchmarks.toSorted();
  expect(await benchmarks()).toEqual(Object.keys(FIGURES).toSorted());
  await save([{ processId: ids['2'], fteCount: 6 }]);
  expect(await benchmarks()).toEqual(['averageRuntime', 'averageSalary', 'processFrequency']);
});

test('what inputs of a process above cover has none', async () => {
  await save([{ processId: ids['1'], ...FIGURES }]);
  const { benchmarks } = await get('/roi/benchmarks');
  expect(benchmarks.map(({ processId }: { processId: string }) => processId)).toEqual([ids['2']]);
});

test('rates of use cases are told, adopted where nobody has set one, and put back', async () => {
  await server.admin.post(`${path}/analyze`, { processIds: [ids['1.1']] });
  await save([
    { processId: ids['1.1'], ...FIGURES },
    { processId: ids['2'], ...FIGURES },
  ]);
  const { rates, withoutUseCases } = await get('/roi/use-case-rates');
  expect(rates).toEqual([
    {
      processId: ids['1.1'],
      automationRate: 0.6,
      useCaseRate: expect.any(Number),
      savings: 112_500,
      savingsThen: expect.any(Number),
    },
  ]);
  expect(withoutUseCases).toBe(1);
  const [{ useCaseRate, savingsThen }] = rates;
  expect(useCaseRate).toBeGreaterThan(0);
  expect(useCaseRate).toBeLessThanOrEqual(0.6);
  expect(savingsThen).toBeCloseTo(187_500 * useCaseRate, 6);

  const { status, body } = await server.admin.post(`${path}/roi/adopt-rates`);
  expect(status).toBe(200);
  expect(body.rates).toEqual(rates);
  const rateOf = (inputs: { processId: string; automationRate: number | null }[], code: string) =>
    inputs.find(({ processId }) => processId === ids[code])?.automationRate;
  expect(rateOf(body.roiInputs, '1.1')).toBe(useCaseRate);
  expect(rateOf(body.roiInputs, '2')).toBeNull();
  expect((await values()).of('1.1')).toMatchObject({ automationRate: useCaseRate, rateSource: 'entered' });
  expect(await get('/roi/use-case-rates')).toEqual({ rates: [], withoutUseCases: 1 });

  await save([{ processId: ids['1.1'], automationRate: null }]);
  expect((await get('/roi/use-case-rates')).rates).toEqual(rates);
});

test('a rate that a person has set stays', async () => {
  await server.admin.post(`${path}/analyze`, { processIds: [ids['1.1']] });
  await save([{ processId: ids['1.1'], ...FIGURES, automationRate: 0.45 }]);
  expect(await get('/roi/use-case-rates')).toEqual({ rates: [], withoutUseCases: 0 });
  const { body } = await server.admin.post(`${path}/roi/adopt-rates`);
  expect(body.roiInputs).toMatchObject([{ automationRate: 0.45 }]);
});
