import { expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();

test('one call adds the sample client as a sector of its own, which says what it is and can be deleted', async () => {
  const { admin } = server;
  const { body: other } = await admin.post('/api/sectors', { name: 'Other', referenceModel: 'BIAN' });
  const shared = async () => (await admin.get(`/api/sectors/${other.id}/playbooks`)).body as object[];
  const playbooks = await shared();
  expect(playbooks.length).toBeGreaterThan(0);
  const { status, body: sample } = await admin.post('/api/sectors/sample-client');
  expect(status).toBe(200);
  expect(sample).toMatchObject({
    name: expect.stringContaining('sample client'),
    isSample: true,
    hasProcesses: true,
    hasAnalysis: true,
    hasJourneys: true,
    hasROI: true,
  });
  const path = `/api/sectors/${sample.id}`;
  const { body: whole } = await admin.get(path);
  expect(whole.insights).toMatchObject([{ title: 'Board paper: claims in days' }]);
  expect(whole.journeys.length).toBeGreaterThan(2);
  const { body: opportunities } = await admin.get(`${path}/opportunities`);
  const statuses = opportunities.map((one: { status: string }) => one.status);
  expect(statuses).toContain('accepted');
  expect(statuses).toContain('proposed');
  const { body: plan } = await admin.get(`${path}/plan`);
  expect(plan.initiatives.map((one: { status: string }) => one.status)).toContain('delivered');

  // Nothing of it is left in what all sectors share.
  expect(await shared()).toEqual(playbooks);

  expect((await admin.delete(path)).status).toBe(200);
  expect((await admin.get('/api/sectors')).body).toMatchObject([{ id: other.id }]);
});
