import type { Progress } from '@modelcontextprotocol/sdk/types.js';
import { beforeAll, expect, test } from 'vitest';
import { seedDirectory } from '../../features/vendors/service.ts';
import { serverForTests } from '../testing-hooks.ts';
import { assistant } from './testing-assistant.ts';

const server = serverForTests();
let address: string;
beforeAll(async () => {
  await seedDirectory(server.app);
  address = await server.http.listen({ port: 0 });
});

test('from nothing to the client’s file: the main job in eleven calls, and the file opens', async () => {
  const { call, called, secret } = await assistant(address, server.admin);
  const confirm = true;
  const profile = { industry: 'insurance', employees: 800, currency: 'EUR' };
  const made = await call('create_sector', { name: 'Harbor Mutual', referenceModel: 'ACORD', profile, confirm });
  const sectorId = made.body.sector.id;
  const steps: Progress[] = [];
  const researched = await call('research_processes', { sectorId, confirm }, (step) => steps.push(step));
  const { id: researchJobId } = researched.body.job;
  expect(researched.body.result.processes).toBeGreaterThan(50);
  const imported = await call('import_processes', { sectorId, researchJobId, confirm });
  expect(imported.body).toMatchObject({ created: researched.body.result.processes, skipped: 0 });
  const some = await call('search', { sectorId, what: 'processes', limit: 50 });
  const first = { processIds: some.body.processes.map(({ id }: { id: string }) => id) };
  const analyzed = await call('start_analysis', { sectorId, ...first, confirm }, (step) => steps.push(step));
  expect(analyzed.body).toMatchObject({ job: { status: 'succeeded' }, result: { analyzed: 50 } });
  expect(steps.at(-1)).toMatchObject({ progress: 50, total: 50 });
  const found = await call('search', { sectorId, what: 'opportunities', limit: 20 });
  expect(found.body.savingsUnit).toBe('thousands of EUR a year');
  const opportunityIds = found.body.opportunities.map(({ id }: { id: string }) => id);
  const decided = await call('decide_opportunities', { sectorId, opportunityIds, status: 'accepted', confirm });
  expect(decided.body).toEqual({ changed: 20 });
  const processIds = [
    ...new Set<string>(found.body.opportunities.map((one: { process: { id: string } }) => one.process.id)),
  ];
  const inputs = processIds.map((processId) => ({
    processId,
    fteCount: 4,
    processFrequency: 12_000,
    averageSalary: 60_000,
    averageRuntime: 20,
  }));
  const entered = await call('set_roi_inputs', { sectorId, inputs, confirm });
  expect(entered.body.summary.totalSavings).toBeGreaterThan(0);
  const planned = await call('propose_plan', { sectorId, confirm });
  expect(planned.body.initiatives.length).toBeGreaterThan(0);
  const ranked = await call('compare_vendors', { sectorId });
  const vendorIds = ranked.body.vendors.slice(0, 3).map(({ vendorId }: { vendorId: string }) => vendorId);
  const exported = await call('export_blueprint', { sectorId, format: 'docs', vendorIds, confirm });
  const file = await fetch(exported.body.result.downloadUrl, { headers: { authorization: `Bearer ${secret}` } });
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([file.status, bytes.subarray(0, 2).toString(), bytes.length > 20_000]).toEqual([200, 'PK', true]);
  expect(called).toHaveLength(11);
}, 240_000);
