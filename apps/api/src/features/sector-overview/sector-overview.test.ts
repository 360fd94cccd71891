import type { Plan } from '@process-ai/contract/initiatives';
import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import type { ProcessValues } from '@process-ai/contract/process-values';
import type { SectorHighlight } from '@process-ai/contract/sector-overview';
import type { Sector } from '@process-ai/contract/sectors';
import { beforeAll, expect, test } from 'vitest';
import { seedExampleClients } from '../../server/demo/example-clients.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
const paths: Record<string, string> = {};

beforeAll(async () => {
  await seedExampleClients(server.app);
  for (const { id, name } of (await server.admin.get('/api/sectors')).body) paths[name] = `/api/sectors/${id}`;
}, 180_000);

const read = async <T>(path: string) => (await server.admin.get(path)).body as T;
/** REST has no list of them. */
async function rejectedOf(path: string): Promise<SectorOpportunity[]> {
  const input = encodeURIComponent(JSON.stringify({ sectorId: path.split('/').at(-1) }));
  return (await server.admin.get(`/api/trpc/opportunities.rejected?input=${input}`)).body.result.data;
}
const overviewOf = async (path: string) => (await server.admin.get(`${path}/overview`)).body;

test.each(['Harbor Mutual Insurance', 'Stadtwerke Nordheim'])(
  'the figures of %s are those of the other reads',
  async (name) => {
    const path = paths[name] ?? '';
    const overview = await overviewOf(path);
    const [sector, { total }, plan, listed, rejected] = await Promise.all([
      read<Sector>(path),
      read<ProcessValues>(`${path}/values`),
      read<Plan>(`${path}/plan`),
      read<SectorOpportunity[]>(`${path}/opportunities`),
      rejectedOf(path),
    ]);
    const analyzed = sector.processes.filter(
      ({ finding, opportunities }) => finding !== null || opportunities.length > 0,
    );
    expect(overview.coverage).toMatchObject({ processes: sector.processes.length, analyzed: analyzed.length });
    const all = [...listed, ...rejected];
    for (const { type, ...counts } of overview.opportunities) {
      const count = (status: string) => all.filter((one) => one.type === type && one.status === status).length;
      expect(counts).toEqual({ proposed: count('proposed'), accepted: count('accepted'), rejected: count('rejected') });
    }
    for (const basis of ['measured', 'benchmark'] as const) {
      const { savings, low, high, processes } = overview.value[basis];
      expect({ savings, processes }).toEqual({ savings: total[basis].savings, processes: total[basis].processes });
      expect(low).toBeLessThanOrEqual(savings);
      expect(high).toBeGreaterThanOrEqual(savings);
      if (savings > 0) expect(high).toBeGreaterThan(low);
      const accepted = listed.filter(({ status, savingsBasis }) => status === 'accepted' && savingsBasis === basis);
      const sum = accepted.reduce((counted, { countedSavings }) => counted + countedSavings, 0);
      expect(overview.value.accepted[basis]).toBeCloseTo(sum, 6);
    }
    expect(overview.plan.initiatives).toBe(plan.initiatives.length);
    expect(overview.plan.unplanned).toBe(plan.unplanned.opportunityIds.length);
    const largest = plan.initiatives.map(({ annualSavings }) => annualSavings.measured).sort((a, b) => b - a);
    expect(overview.plan.largest.map((one: Plan['initiatives'][number]) => one.annualSavings.measured)).toEqual(
      largest.slice(0, 5),
    );
    expect(overview.journeys.count).toBe(sector.journeys.length);
    expect(overview.evidence.documents).toBe(sector.insights.length);
  },
);

test('the last changes say who did what, newest first', async () => {
  const { changes } = await overviewOf(paths['Harbor Mutual Insurance'] ?? '');
  const kinds = changes.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['plan', 'opportunities', 'inputs', 'playbook', 'insight', 'journeys']));
  expect(changes.find(({ kind }: { kind: string }) => kind === 'inputs')).toMatchObject({ by: 'Ada Tester' });
  const times = changes.map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted().reverse());
});

test('the next step follows the work', async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Claims', referenceModel: 'ACORD' });
  const path = `/api/sectors/${sector.id}`;
  const next = async () => (await overviewOf(path)).next;
  expect(await next()).toEqual({ step: 'addProcesses', count: 0 });

  const { body: added } = await server.admin.post(`${path}/processes`, [
    { code: '1', name: 'Take first notice of loss', level: 1 },
    { code: '2', name: 'Approve and issue claim payments', level: 1 },
  ]);
  expect(await next()).toEqual({ step: 'analyze', count: 2 });

  const processIds = added.map(({ id }: { id: string }) => id);
  await server.admin.post(`${path}/analyze`, { processIds });
  const found = await read<SectorOpportunity[]>(`${path}/opportunities`);
  expect(await next()).toEqual({ step: 'decide', count: found.length });

  const opportunityIds = found.map(({ id }) => id);
  await server.admin.post(`${path}/opportunities/decide`, { opportunityIds, status: 'rejected' });
  expect(await next()).toEqual({ step: 'reconsider', count: found.length });
  await server.admin.post(`${path}/opportunities/decide`, { opportunityIds, status: 'accepted' });
  expect(await next()).toEqual({ step: 'enterInputs', count: found.length });

  const inputs = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
  await server.admin.post(`${path}/roi/inputs`, [{ processId: processIds[0], ...inputs }]);
  expect(await next()).toEqual({ step: 'calculate', count: 1 });
  await server.admin.post(`${path}/roi/calculate`, {});
  expect(await next()).toEqual({ step: 'makePlan', count: found.length });
  await server.admin.post(`${path}/initiatives/propose`, {});
  expect((await next()).step).toBe('export');

  const exported = await server.admin.post(`${path}/export/sheets`, { sections: ['situation'] });
  expect(exported.status).toBe(200);
  expect(await next()).toEqual({ step: 'nothingOpen', count: 0 });
  await server.admin.patch(path, { description: 'Claims of private customers' });
  expect(await next()).toEqual({ step: 'exportAgain', count: 0 });
});

const highlights = async () => (await server.admin.get('/api/trpc/sectors.highlights')).body.result.data;
/** Asks again while sectors are pending, as the page does. */
async function allHighlights(): Promise<SectorHighlight[]> {
  for (let turn = 0; turn < 10; turn += 1) {
    const { sectors, pending } = await highlights();
    if (pending === 0) return sectors;
  }
  throw new Error('still pending');
}
const highlightOf = async (path: string) => (await allHighlights()).find(({ sectorId }) => path.endsWith(sectorId));

test.each(['Harbor Mutual Insurance', 'Stadtwerke Nordheim'])(
  'the list says of %s what its overview says',
  async (name) => {
    const path = paths[name] ?? '';
    const { value, changes } = await overviewOf(path);
    const highlight = await highlightOf(path);
    expect(highlight).toMatchObject({ currency: value.currency, payroll: value.payroll, lastChange: changes[0] });
    expect(highlight?.savings.measured).toBeCloseTo(value.measured.savings / 1000, 6);
    expect(highlight?.savings.benchmark).toBeCloseTo(value.benchmark.savings / 1000, 6);
    const decisions = (await overviewOf(path)).opportunities as { accepted: number; rejected: number }[];
    expect(highlight?.decided).toBe(decisions.some(({ accepted, rejected }) => accepted + rejected > 0));
    expect(value.measured.savings + value.benchmark.savings).toBeGreaterThan(0);
  },
);

test('a write changes what the list says of its sector', async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Watched', referenceModel: 'ACORD' });
  const path = `/api/sectors/${sector.id}`;
  expect(await highlightOf(path)).toMatchObject({ lastChange: null, savings: { measured: 0, benchmark: 0 } });

  const { body: added } = await server.admin.post(`${path}/processes`, [
    { code: '1', name: 'Settle claims', level: 1 },
  ]);
  await server.admin.post(`${path}/analyze`, { processIds: [added[0].id] });
  expect((await highlightOf(path))?.lastChange).toMatchObject({ kind: 'analysis', count: 1, by: 'Ada Tester' });
  const inputs = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
  await server.admin.post(`${path}/roi/inputs`, [{ processId: added[0].id, ...inputs }]);
  const measured = await highlightOf(path);
  expect(measured?.savings.measured).toBeGreaterThan(0);
  expect(measured?.lastChange?.kind).toBe('inputs');

  expect(measured).toMatchObject({ decided: false, exported: false });
  await server.admin.post(`${path}/export/sheets`, { sections: ['situation'] });
  expect(await highlightOf(path)).toMatchObject({ exported: true, lastChange: { kind: 'export' } });
  await server.admin.patch(path, { description: 'Of private customers' });
  expect((await highlightOf(path))?.lastChange).toMatchObject({ kind: 'sector', action: 'changed', by: 'Ada Tester' });

  await server.admin.delete(path);
  expect(await highlightOf(path)).toBeUndefined();
});

test('of many sectors that nobody has looked at, some are worked out at a time', async () => {
  await server.app.sql`
    insert into sector (name, reference_model) select 'Sector ' || n, 'eTOM' from generate_series(1, 45) n
  `;
  const first = await highlights();
  expect(first.pending).toBe(25);
  expect((await highlights()).pending).toBe(5);
  const last = await highlights();
  expect(last.pending).toBe(0);
  expect(last.sectors).toHaveLength(first.sectors.length + first.pending);
});

test('a sector that is not there, and a person who is not signed in, get no overview', async () => {
  expect((await server.admin.get('/api/sectors/5f0c1a52-7d0e-4c1b-9a63-000000000000/overview')).status).toBe(404);
  expect((await server.nobody.get(`${paths['Stadtwerke Nordheim']}/overview`)).status).toBe(401);
});
