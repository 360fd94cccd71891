import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { createRoiSector, FIGURES } from '../roi/roi.fixture.ts';

const server = serverForTests();
let path: string;
let ids: Record<string, string>;
beforeEach(async () => {
  ({ path, ids } = await createRoiSector(server));
});

const calculated = async (change: object = {}) => {
  await server.admin.post(`${path}/roi/inputs`, [{ processId: ids['1.1'], ...FIGURES, ...change }]);
  await server.admin.post(`${path}/roi/calculate`);
};
const opportunity = (change: object = {}) =>
  server.admin.post(`${path}/processes/${ids['1.1']}/opportunities`, {
    type: 'ai',
    title: 'Read invoices',
    effort: 2,
    ...change,
  });
const outlook = async (query = '') => (await server.admin.get(`${path}/roi/outlook${query}`)).body;
const own = { name: 'Late and dear', description: null, assumptions: { delayMonths: 6, cost: 1.5 } };

describe('the business case', () => {
  test('needs results', async () => {
    expect((await server.admin.get(`${path}/roi/outlook`)).status).toBe(400);
  });

  // FORMULAS.md section 1.3: 45,000 spent in months 1–3, then 106,500 a year.
  test('follows the waves of the roadmap while there is no plan', async () => {
    await calculated({ annualRunCost: 6000 });
    await opportunity();
    const found = await outlook();
    expect(found).toMatchObject({ follows: 'roadmap', startMonth: null, currency: 'USD' });
    expect(found.scenario).toMatchObject({ id: 'capacity-kept', builtIn: true, changed: null });
    expect(found.headline).toMatchObject({ annualSavings: 112_500, oneOffCost: 45_000, annualRunCost: 6_000 });
    expect(found.headline).toMatchObject({ measuredProcesses: 1, processes: 3 });
    expect(found.headline.npv).toBeCloseTo(34_875 / 1.1 + 106_500 / 1.21 + 106_500 / 1.331, 2);
    expect(found.headline.paybackMonths).toBeCloseTo(3 + 45_000 / 8_875, 6);
    expect(found.headline.p50).toBe(found.range.p50);
    expect([found.range.draws, found.range.seed]).toEqual([10_000, (await outlook()).range.seed]);
    expect(found.initiatives).toMatchObject([
      { name: 'Quick wins', startMonth: 1, endMonth: 3, annualSavings: 112_500 },
    ]);
    expect(found.months).toHaveLength(37);
    expect(found.months.at(-1).discountedCumulative).toBeCloseTo(found.headline.npv, 4);
  });

  // FORMULAS.md section 1.3.
  test('follows the plan once there is one, and each change of it', async () => {
    await calculated();
    const { body: made } = await opportunity();
    await server.admin.post(`${path}/opportunities/decide`, { opportunityIds: [made.id], status: 'accepted' });
    const { status, body: change } = await server.admin.post(`${path}/initiatives`, {
      name: 'Invoices without hands',
      startMonth: '2027-01',
      endMonth: '2027-06',
      costLines: [{ kind: 'integration', name: 'Connectors', amount: 60_000 }],
      annualRunCost: 12_000,
      opportunityIds: [made.id],
    });
    expect(status).toBe(200);
    await server.admin.patch(`${path}/plan`, { startMonth: '2027-01' });
    const found = await outlook();
    expect(found).toMatchObject({ follows: 'plan', startMonth: '2027-01' });
    expect(found.initiatives).toMatchObject([{ name: 'Invoices without hands', startMonth: 1, endMonth: 6 }]);
    // Half a year of 112,500 − 12,000 less 60,000; then two whole years.
    expect(found.result.flows.map(Math.round)).toEqual([0, -9_750, 100_500, 100_500]);
    expect(found.headline.paybackMonths).toBeCloseTo(6 + 60_000 / 8_375, 6);
    const [{ id }] = change.plan.initiatives;
    await server.admin.put(`${path}/initiatives/${id}`, { startMonth: '2027-07', endMonth: '2027-12' });
    const later = await outlook();
    expect(later.headline.paybackMonths).toBeCloseTo(found.headline.paybackMonths + 6, 6);
    expect(later.headline.npv).toBeLessThan(found.headline.npv);
    await server.admin.put(`${path}/initiatives/${id}`, { status: 'stopped' });
    expect((await outlook()).notInCase.initiatives).toEqual([
      { id, name: 'Invoices without hands', reason: 'stopped' },
    ]);
  });

  test('changes with inputs, decisions and assumptions at the next read', async () => {
    await calculated();
    const { body: first } = await opportunity();
    await opportunity({ title: 'Match orders', effort: 4 });
    const before = await outlook();
    await server.admin.post(`${path}/roi/inputs`, [{ processId: ids['1.1'], averageRuntime: 60 }]);
    const doubled = await outlook();
    expect(doubled.headline.annualSavings).toBeCloseTo(2 * before.headline.annualSavings, 6);
    await server.admin.post(`${path}/opportunities/decide`, { opportunityIds: [first.id], status: 'rejected' });
    const later = await outlook();
    expect(later.headline.annualSavings).toBeCloseTo(doubled.headline.annualSavings, 6);
    expect(later.headline.npv).toBeLessThan(doubled.headline.npv);
    await server.admin.patch(`${path}/roi/assumptions`, { discountRate: 0.3 });
    expect((await outlook()).headline.npv).toBeLessThan(later.headline.npv);
  });

  test('keeps what never pays out of the ask, and names it', async () => {
    await calculated({ annualRunCost: 200_000 });
    await opportunity();
    const { headline, initiatives, notInCase } = await outlook();
    expect(headline).toMatchObject({ annualSavings: 0, npv: 0, paybackMonths: null });
    expect(initiatives).toEqual([]);
    expect(notInCase.notPaying).toMatchObject([{ code: '1.1', projectedSavings: 112_500, annualRunCost: 200_000 }]);
  });
});

describe('scenarios', () => {
  test('two are there without anybody writing them, and cannot be changed', async () => {
    const { body } = await server.admin.get(`${path}/scenarios`);
    expect(body.map(({ id, builtIn }: { id: string; builtIn: boolean }) => [id, builtIn])).toEqual([
      ['capacity-kept', true],
      ['cash-released', true],
    ]);
    const changed = await server.admin.patch(`${path}/scenarios/cash-released`, { ...own, name: 'Mine' });
    expect([changed.status, changed.body.message]).toEqual([400, expect.stringContaining('Duplicate it')]);
    expect((await server.admin.delete(`${path}/scenarios/capacity-kept`)).status).toBe(400);
  });

  test('own ones are made, changed, told apart by version, and deleted', async () => {
    const { status, body: made } = await server.admin.post(`${path}/scenarios`, own);
    expect(status).toBe(200);
    expect(made).toMatchObject({
      name: 'Late and dear',
      builtIn: false,
      version: 1,
      changed: { by: 'Ada Tester' },
      assumptions: { volume: 1, delayMonths: 6, cost: 1.5, cashShare: 1, includeBenchmark: false },
    });
    const one = `${path}/scenarios/${made.id}`;
    const { body: changed } = await server.admin.patch(one, { ...own, name: 'Later', version: 1 });
    expect(changed).toMatchObject({ name: 'Later', version: 2 });
    expect((await server.admin.patch(one, { ...own, version: 1 })).status).toBe(409);
    expect((await server.admin.get(`${path}/scenarios`)).body).toHaveLength(3);
    await server.admin.delete(one);
    expect((await server.admin.delete(one)).status).toBe(404);
    expect((await server.admin.get(`${path}/roi/outlook?scenarioId=${made.id}`)).status).toBe(404);
  });

  test('stand side by side, each as the outlook in it', async () => {
    await calculated();
    await opportunity();
    const { body: made } = await server.admin.post(`${path}/scenarios`, own);
    const { body: outcomes } = await server.admin.get(`${path}/scenarios/compare`);
    expect(outcomes.map(({ scenario }: { scenario: { name: string } }) => scenario.name)).toEqual([
      'Capacity kept',
      'Cash released',
      'Late and dear',
    ]);
    const late = await outlook(`?scenarioId=${made.id}`);
    expect(outcomes[2].headline).toEqual(late.headline);
    expect(outcomes[1].result.presentBenefits).toBeCloseTo(outcomes[0].result.presentBenefits / 2, 4);
    expect(late.headline.oneOffCost).toBeCloseTo(1.5 * 45_000, 6);
    expect(late.headline.npv).toBeLessThan(outcomes[0].headline.npv);
  });

  test('refuse what cannot be meant', async () => {
    const refused = await server.admin.post(`${path}/scenarios`, { ...own, assumptions: { adoption: 1.2 } });
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [{ path: 'assumptions.adoption', message: 'Must be between 0 and 1' }],
    ]);
  });
});
