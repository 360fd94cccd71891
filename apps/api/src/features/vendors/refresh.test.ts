import { VENDOR_FIELDS, type VendorInput } from '@process-ai/contract/vendors';
import { describe, expect, test, vi } from 'vitest';
import { testServer } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { seedDirectory } from './service.ts';

const server = serverForTests();

const create = async (vendor: object) => (await server.admin.post('/api/vendors', vendor)).body;
const read = async (id: string) => (await server.admin.get(`/api/vendors/${id}`)).body;
const refresh = (id: string) => server.admin.post(`/api/vendors/${id}/refresh`);

describe('refreshing a vendor', () => {
  test('takes over what the curated directory says, and keeps what a person has added', async () => {
    const own = { name: 'abbyy', overview: 'Ours', capabilities: ['Made to measure'], website: 'https://abbyy.com' };
    const { id } = await create(own);
    const { status, body } = await refresh(id);
    expect([status, body]).toMatchObject([
      200,
      { id, name: 'ABBYY', headquarters: 'Austin, Texas', founded: '1989', factsAsOf: '2026-11', version: 2 },
    ]);
    expect(body.capabilities).toEqual(expect.arrayContaining(['Made to measure', 'Extract data from documents']));
    expect(await read(id)).toEqual(body);
  });

  test('leaves a vendor of which nothing is known as it is, and says so', async () => {
    const vendor = await create({ name: 'Nobody Knows Them Ltd', overview: 'Ours' });
    const { status, body } = await refresh(vendor.id);
    expect([status, body.error]).toEqual([
      422,
      'Built-in analyst knows nothing of Nobody Knows Them Ltd. It stays as it is.',
    ]);
    expect(await read(vendor.id)).toEqual(vendor);
  });

  test('does not write over what somebody has saved meanwhile', async () => {
    const vendor = { name: 'Salesforce', overview: 'Ours' };
    const { id } = await create(vendor);
    const known = await server.app.analyst.refreshVendor(inputOf(await read(id)), new AbortController().signal);
    vi.spyOn(server.app.analyst, 'refreshVendor').mockImplementationOnce(async () => {
      await server.admin.put(`/api/vendors/${id}`, { ...vendor, overview: 'Edited meanwhile' });
      return known;
    });
    expect((await refresh(id)).status).toBe(409);
    expect(await read(id)).toMatchObject({ overview: 'Edited meanwhile', headquarters: null });
  });

  test('runs as a job for those who do not wait, and changes the same then', async () => {
    const vendor = await create({ name: 'Temenos', overview: 'Ours' });
    const { statusCode, body } = await server.http.inject({
      method: 'POST',
      url: `/api/vendors/${vendor.id}/refresh`,
      headers: { ...server.admin.headers, prefer: 'respond-async' },
    });
    const { id, kind } = JSON.parse(body);
    expect([statusCode, kind]).toEqual([202, 'vendor-refresh']);
    const status = async () => (await server.admin.get(`/api/jobs/${id}`)).body.status;
    await expect.poll(status).toBe('succeeded');
    expect(await read(vendor.id)).toMatchObject({ name: 'Temenos', headquarters: expect.stringContaining('Geneva') });
  });

  test('of an unknown one is 404', async () => {
    expect(await refresh('nonsense')).toMatchObject({ status: 404, body: { error: 'Vendor not found' } });
  });
});

test('the curated directory is put in once: what was edited or deleted since stays so', async () => {
  const fresh = await testServer();
  const list = async () => (await fresh.admin.get('/api/vendors')).body;
  await seedDirectory(fresh.app);
  const [edited, deleted, ...others] = await list();
  expect(others.length).toBeGreaterThan(100);
  const path = `/api/vendors/${edited.id}`;
  const { body: after } = await fresh.admin.put(path, { ...edited, overview: 'What we found ourselves' });
  await fresh.admin.delete(`/api/vendors/${deleted.id}`);
  await seedDirectory(fresh.app);
  expect(await list()).toEqual([after, ...others]);
  await fresh.stop();
});

const inputOf = (vendor: VendorInput): VendorInput =>
  Object.fromEntries(VENDOR_FIELDS.map((field) => [field, vendor[field]])) as unknown as VendorInput;
