import { existsSync, readFileSync } from 'node:fs';
import type { SectorCase } from '@process-ai/contract/business-case';
import type { Plan } from '@process-ai/contract/initiatives';
import type { JourneySavings } from '@process-ai/contract/journeys';
import type { Opportunity, SectorOpportunity } from '@process-ai/contract/opportunities';
import type { ProcessMoney, ProcessValue, ProcessValues } from '@process-ai/contract/process-values';
import type { Process } from '@process-ai/contract/processes';
import type { Roi } from '@process-ai/contract/roi';
import type { Sector } from '@process-ai/contract/sectors';
import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { addMonths } from '@process-ai/domain/calendar-months';
import { countedOnly } from '@process-ai/domain/counted-opportunities';
import { randomNumbers } from '@process-ai/domain/random-numbers';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedExampleClients } from '../../server/demo/example-clients.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
const sectors: Record<string, string> = {};

const FILE = new URL('../../../../../../shared/data/processes/apqc-cross-industry-7.4.csv', import.meta.url);
const FILE_NAME = 'File of 1,921 processes';

/** The example clients as the demo has them, and a cross-industry library with use cases all over it. */
beforeAll(async () => {
  await seedExampleClients(server.app);
  for (const { id, name } of (await server.admin.get('/api/sectors')).body) sectors[name] = `/api/sectors/${id}`;
  const { processes } = await loadReferenceLibrary('APQC PCF');
  const profile = { employees: 4000, employeeCost: 60_000 };
  const { body } = await server.admin.post('/api/sectors', { name: 'Library', referenceModel: 'APQC PCF', profile });
  sectors.Library = `/api/sectors/${body.id}`;
  const { body: added } = await server.admin.post(`${sectors.Library}/processes`, processes);
  const processIds = added.map(({ id }: Process) => id);
  await server.admin.post(`${sectors.Library}/analyze`, { processIds });
}, 180_000);

const NAMES = ['Harbor Mutual Insurance', 'Stadtwerke Nordheim', 'Library'];
const read = async <T>(name: string, below = ''): Promise<T> =>
  (await server.admin.get(`${sectors[name]}${below}`)).body as T;
const asked = async <T>(procedure: string, input: unknown): Promise<T> => {
  const query = encodeURIComponent(JSON.stringify(input));
  return (await server.admin.get(`/api/trpc/${procedure}?input=${query}`)).body.result.data as T;
};

const near = (amount: number) => expect.closeTo(amount, 4);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const AMOUNTS = [
  'estimatedSavings',
  'countedSavings',
  'savingsBasis',
  'sizeClass',
  'enteredSavings',
  'benefit',
] as const;
/** Reads sum the shares of one process in different orders: the last digits of a float may differ. */
const amountsOf = (opportunity: Opportunity) =>
  AMOUNTS.map((name) => {
    const amount = opportunity[name];
    return typeof amount === 'number' ? Number(amount.toPrecision(12)) : amount;
  });

describe.each(NAMES)('%s', (name) => {
  nothingLost(name);
});

describe.skipIf(!existsSync(FILE))(`${FILE_NAME} (../shared/data is needed)`, () => {
  const random = randomNumbers(1921);
  const some = <Of>(rows: readonly Of[], share: number) => rows.filter(() => random() < share);

  /** Analysed by the built-in analyst; then inputs at processes of any level, some within others, decisions, and a plan. */
  beforeAll(async () => {
    const profile = { employees: 12_000, employeeCost: 70_000 };
    const { body } = await server.admin.post('/api/sectors', { name: FILE_NAME, referenceModel: 'APQC PCF', profile });
    sectors[FILE_NAME] = `/api/sectors/${body.id}`;
    const file = { name: 'library.csv', bytes: readFileSync(FILE) };
    const { body: uploaded } = await server.admin.upload(`${sectors[FILE_NAME]}/imports`, file, {});
    await server.admin.post(`${sectors[FILE_NAME]}/imports/${uploaded.id}/complete`, {});
    const { processes } = await read<Sector>(FILE_NAME);
    await server.admin.post(`${sectors[FILE_NAME]}/analyze`, { processIds: processes.map(({ id }) => id) });
    const inputs = some(processes, 0.03).map(({ id }) => ({
      processId: id,
      fteCount: Math.ceil(random() * 12),
      averageSalary: Math.round(40_000 + random() * 50_000),
      processFrequency: random() < 0.5 ? 0 : Math.round(random() * 20_000),
      averageRuntime: random() < 0.5 ? 0 : Math.round(random() * 40),
      ...(random() < 0.3 && { automationRate: random() }),
    }));
    await server.admin.post(`${sectors[FILE_NAME]}/roi/inputs`, inputs);
    await server.admin.post(`${sectors[FILE_NAME]}/roi/calculate`);
    for (const [status, share] of [
      ['accepted', 0.4],
      ['rejected', 0.1],
    ] as const) {
      const opportunities = await read<SectorOpportunity[]>(FILE_NAME, '/opportunities');
      const opportunityIds = some(opportunities, share).map(({ id }) => id);
      await server.admin.post(`${sectors[FILE_NAME]}/opportunities/decide`, { opportunityIds, status });
    }
    await server.admin.post(`${sectors[FILE_NAME]}/initiatives/propose`);
  }, 180_000);

  test('has inputs within others, opportunities of both kinds, and a plan', async () => {
    expect((await read<Sector>(FILE_NAME)).processes).toHaveLength(1921);
    const { roiResults: results } = await read<Roi>(FILE_NAME, '/roi');
    expect(results.length).toBeGreaterThan(30);
    expect(new Set(results.map(({ countedInAncestor }) => countedInAncestor))).toEqual(new Set([true, false]));
    const opportunities = await read<SectorOpportunity[]>(FILE_NAME, '/opportunities');
    expect(new Set(opportunities.map(({ status }) => status))).toEqual(new Set(['proposed', 'accepted']));
    expect(await asked('opportunities.rejected', { sectorId: sectors[FILE_NAME]?.split('/')[3] })).not.toEqual([]);
    const bases = new Set(opportunities.map(({ savingsBasis }) => savingsBasis));
    expect([...bases]).toEqual(expect.arrayContaining(['measured', 'benchmark']));
    expect((await read<{ initiatives: unknown[] }>(FILE_NAME, '/plan')).initiatives.length).toBeGreaterThan(3);
  });

  nothingLost(FILE_NAME);
});

function nothingLost(name: string): void {
  let values: ProcessValues;
  let sector: Sector;
  let opportunities: SectorOpportunity[];
  let byId: Map<string, ProcessValue>;
  const valueOf = (id: string) => byId.get(id) as ProcessValue;
  beforeAll(async () => {
    values = await read(name, '/values');
    byId = new Map(values.processes.map((value) => [value.processId, value]));
    sector = await read(name);
    opportunities = await read(name, '/opportunities');
  });

  test('costs no more than its payroll, and headings are the sums of what is below them', () => {
    const { measured, benchmark, payroll } = values.total;
    expect(measured.cost + benchmark.cost).toBeLessThanOrEqual(payroll);
    expect(benchmark.cost).toBeGreaterThan(0);
    const wrong = sector.processes.filter(({ id }) => {
      const below = sector.processes.filter(({ parentId }) => parentId === id).map((child) => valueOf(child.id));
      const apart = (['measured', 'benchmark'] as const).flatMap((basis) =>
        (['cost', 'savings'] as const).map((figure) =>
          Math.abs(valueOf(id)[basis][figure] - sum(below.map((value) => value[basis][figure]))),
        ),
      );
      return below.length > 0 && Math.max(...apart) > 0.01;
    });
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  test('has the same amount of an opportunity wherever it stands', async () => {
    const inSector = new Map(sector.processes.flatMap((process) => process.opportunities).map((one) => [one.id, one]));
    expect(opportunities).toHaveLength(inSector.size);
    const [some] = sector.processes.filter((process) => process.opportunities.length > 1);
    const alone = await asked<Process>('processes.get', { sectorId: sector.id, processId: some?.id });
    for (const one of [...opportunities, ...alone.opportunities]) {
      expect(amountsOf(one)).toEqual(amountsOf(inSector.get(one.id) as Opportunity));
    }
    const { value, parts, total } = await asked<ProcessMoney>('values.getOne', {
      sectorId: sector.id,
      processId: some?.id,
    });
    expect(value).toEqual(valueOf(some?.id ?? ''));
    expect(total).toEqual(values.total);
    const made = parts && (total.payroll * parts.share * parts.weight * parts.scale) / parts.referenceWeight;
    expect(made ?? 0).toBeCloseTo(value.benchmark.cost, 2);
    const compared = countedOnly(sector.processes).find((process) => process.opportunities.length > 0);
    const { body } = await server.admin.post('/api/trpc/vendors.basis', {
      sectorId: sector.id,
      processIds: [compared?.id],
    });
    const basis = body.result.data as { processes: Pick<Process, 'opportunities'>[] };
    expect(basis.processes[0]?.opportunities.map(amountsOf)).toEqual(compared?.opportunities.map(amountsOf));
  });

  test('shares out what its processes save, and no more', () => {
    const wrong = sector.processes.filter(({ id, opportunities: own }) => {
      const carrying = own.filter(({ savingsBasis }) => savingsBasis !== null);
      const [first] = carrying;
      if (!first?.savingsBasis || carrying.every(({ enteredSavings }) => enteredSavings !== null)) return false;
      const shared = 1000 * sum(carrying.map(({ countedSavings }) => countedSavings));
      return Math.abs(shared - valueOf(id)[first.savingsBasis].savings) > 0.01;
    });
    expect(wrong.map(({ code }) => code)).toEqual([]);
    const counted = (basis: 'measured' | 'benchmark') =>
      1000 * sum(opportunities.filter((one) => one.savingsBasis === basis).map(({ countedSavings }) => countedSavings));
    expect(counted('measured')).toBeLessThanOrEqual(values.total.measured.savings + 0.01);
    expect(counted('benchmark')).toBeCloseTo(values.total.benchmark.savings, 2);
  });

  test('has the same money in its ROI, its landscape, its journeys and its plan', async () => {
    const roi = await read<{ summary: { totalSavings: number; totalCurrentCost: number } }>(name, '/roi');
    expect(values.total.measured).toMatchObject({
      savings: near(roi.summary.totalSavings),
      cost: near(roi.summary.totalCurrentCost),
    });
    const landscape = await read<LandscapeProcess[]>(name, '/landscape');
    for (const basis of ['measured', 'benchmark'] as const) {
      expect(1000 * sum(landscape.map(({ savings }) => savings[basis]))).toBeCloseTo(values.total[basis].savings, 2);
    }
    const journeys = await asked<JourneySavings[]>('journeys.savings', { sectorId: sector.id });
    for (const { id, savings } of journeys.flatMap(({ processes }) => processes)) {
      expect(1000 * savings.benchmark).toBeCloseTo(valueOf(id).benchmark.savings, 4);
      expect(1000 * savings.measured).toBeCloseTo(valueOf(id).measured.savings, 4);
    }
    const { initiatives } = await read<{
      initiatives: { opportunityIds: string[]; annualSavings: { measured: number; benchmark: number } }[];
    }>(name, '/plan');
    for (const { opportunityIds, annualSavings } of initiatives) {
      const own = opportunities.filter(({ id }) => opportunityIds.includes(id));
      const of = (basis: string) =>
        1000 * sum(own.filter((one) => one.savingsBasis === basis).map(({ countedSavings }) => countedSavings));
      expect(annualSavings).toEqual({ measured: near(of('measured')), benchmark: near(of('benchmark')) });
    }
  });

  test('has the same amounts in a playbook that is drafted from it', async () => {
    const { body } = await server.admin.post(`${sectors[name]}/playbooks/generate`);
    const drawn = (
      body.processes as { code: string; opportunities: { title: string; estimatedSavings: number }[] }[]
    ).flatMap(({ code, opportunities: own }) => own.map((one) => ({ code, ...one })));
    expect(drawn.length).toBeGreaterThan(5);
    for (const { code, title, estimatedSavings } of drawn) {
      const known = opportunities.find((one) => one.processCode === code && one.title === title);
      const amount = known?.estimatedSavings ?? null;
      expect([code, title, estimatedSavings]).toEqual([code, title, amount === null ? null : near(amount)]);
    }
  });
}

describe('a decision, an input, a profile, a move', () => {
  const name = 'Stadtwerke Nordheim';

  test('change all amounts at the next read', async () => {
    const [first] = (await read<SectorOpportunity[]>(name, '/opportunities')).toSorted(
      (a, b) => b.countedSavings - a.countedSavings,
    );
    const { id, processId, estimatedSavings } = first as SectorOpportunity;
    const savings = async () =>
      (await read<ProcessValues>(name, '/values')).processes.find((value) => value.processId === processId);
    const before = await savings();
    const decide = (status: string) =>
      server.admin.post(`${sectors[name]}/opportunities/decide`, { opportunityIds: [id], status });

    await decide('rejected');
    expect((await savings())?.benchmark.savings).toBeLessThan(before?.benchmark.savings ?? 0);
    const rejected = await asked<SectorOpportunity[]>('opportunities.rejected', {
      sectorId: first?.id && sectors[name]?.split('/')[3],
    });
    expect(rejected.find((one) => one.id === id)).toMatchObject({ estimatedSavings, countedSavings: 0 });

    await decide('accepted');
    await server.admin.post(`${sectors[name]}/roi/inputs`, [
      { processId, fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 },
    ]);
    expect(await savings()).toMatchObject({ basis: 'measured', measured: { cost: 187_500, savings: 112_500 } });
    const { inputs } = await asked<ProcessMoney>('values.getOne', {
      sectorId: sectors[name]?.split('/')[3],
      processId,
    });
    expect(inputs).toMatchObject({
      input: { processId, fteCount: 5, averageRuntime: 30 },
      change: { by: 'Ada Tester', benchmarks: [] },
      assumptions: { assumptions: { hoursPerYear: 2080 } },
    });
    const after = (await read<SectorOpportunity[]>(name, '/opportunities')).filter(
      (one) => one.processId === processId,
    );
    expect(1000 * sum(after.map(({ countedSavings }) => countedSavings))).toBeCloseTo(112_500, 4);

    const { profile, version } = await read<Sector>(name);
    await server.admin.patch(sectors[name] ?? '', { profile: { ...profile, employees: 450 }, version });
    const { total } = await read<ProcessValues>(name, '/values');
    expect(total).toMatchObject({ employees: 450, payroll: 450 * 74_000 });
  });

  test('of an initiative changes the case, and no amount', async () => {
    await server.admin.post(`${sectors[name]}/roi/calculate`);
    const { body } = await server.admin.post(`${sectors[name]}/initiatives/propose`);
    const { initiatives } = body.plan as Plan;
    const earning = initiatives.find(({ annualSavings }) => annualSavings.measured > 0);
    const outlook = () => read<SectorCase>(name, '/roi/outlook');
    const [case_, before] = [await outlook(), await read<ProcessValues>(name, '/values')];
    expect([case_.headline.annualSavings, case_.follows]).toEqual([near(earning?.annualSavings.measured ?? 0), 'plan']);

    const endMonth = addMonths(earning?.endMonth ?? '', 12);
    await server.admin.put(`${sectors[name]}/initiatives/${earning?.id}`, { endMonth });
    const moved = await outlook();
    // A year of what it saves is lost at the end of the three.
    const earned = ({ years }: SectorCase) => sum(years.map(({ benefits }) => benefits));
    expect(earned(case_) - earned(moved)).toBeCloseTo(case_.headline.annualSavings, 2);
    expect(moved.headline.npv).toBeLessThan(case_.headline.npv);
    expect(await read<ProcessValues>(name, '/values')).toEqual(before);
  });

  describe('and all is one money still', () => {
    nothingLost(name);
  });
});
