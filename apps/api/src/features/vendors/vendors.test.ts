import { describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();

const VENDOR = { name: 'Acme Flow', overview: 'Workflow software' };
const create = (change: object = {}) => server.admin.post('/api/vendors', { ...VENDOR, ...change });

describe('a vendor', () => {
  test('is added without its blank parts, edited, deleted and brought back', async () => {
    const { body } = await create({
      headquarters: ' ',
      founded: 1999,
      website: 'https://acme.example',
      capabilities: ['Workflow', ' ', ''],
      products: [{ name: 'Flow', description: '', category: 'BPM' }, { name: ' ' }],
      aiCapabilities: [{ description: 'without a name' }],
      version: 77,
    });
    expect(body).toMatchObject({
      headquarters: null,
      founded: '1999',
      capabilities: ['Workflow'],
      products: [{ name: 'Flow', description: null, category: 'BPM' }],
      aiCapabilities: [],
      version: 1,
    });
    const path = `/api/vendors/${body.id}`;
    const edited = await server.admin.put(path, { ...VENDOR, overview: 'Better', version: 1 });
    expect(edited.body).toMatchObject({ overview: 'Better', version: 2, founded: null });
    expect((await server.admin.put(path, { ...VENDOR, version: 1 })).status).toBe(409);
    expect((await server.admin.delete(path)).status).toBe(200);
    expect((await server.admin.get(path)).status).toBe(404);
    expect((await server.admin.post(`${path}/restore`)).body.overview).toBe('Better');
  });

  test('with a name that is there already is a conflict, whatever its case', async () => {
    await create({ name: 'Unique Ltd' });
    expect((await create({ name: 'UNIQUE ltd' })).status).toBe(409);
    const { body: other } = await create({ name: 'Other Ltd' });
    expect((await server.admin.put(`/api/vendors/${other.id}`, { ...VENDOR, name: 'unique LTD' })).status).toBe(409);
    expect((await server.admin.put(`/api/vendors/${other.id}`, { ...VENDOR, name: 'other LTD' })).status).toBe(200);
  });

  test('with another form of a name that is there is a conflict that names who is there', async () => {
    const { body: made } = await create({ name: 'SAP' });
    await create({ name: 'Tungsten Automation' });
    const answers = await Promise.all(['SAP SE', 'Kofax', 'sap, inc.'].map((name) => create({ name })));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(answers.map(({ body }) => body.error)).toEqual([
      expect.stringMatching(/^SAP is in the directory already: open it/),
      expect.stringMatching(/^Tungsten Automation is in the directory already/),
      expect.stringMatching(/^SAP is/),
    ]);
    expect((await create({ name: 'SAP Concur' })).status).toBe(200);
    const path = `/api/vendors/${made.id}`;
    expect((await server.admin.put(path, { ...VENDOR, name: 'SAP SE' })).status).toBe(200);
    expect((await create({ name: 'SAP' })).status).toBe(409);
  });

  test('is brought back beside another form of its name, and not beside its very name', async () => {
    const { body: made } = await create({ name: 'Basware Oyj' });
    const path = `/api/vendors/${made.id}`;
    await server.admin.delete(path);
    const { body: other } = await create({ name: 'Basware' });
    expect((await server.admin.post(`${path}/restore`)).status).toBe(200);
    await server.admin.delete(path);
    await server.admin.delete(`/api/vendors/${other.id}`);
    await create({ name: 'BASWARE OYJ' });
    const { status, body } = await server.admin.post(`${path}/restore`);
    expect([status, body.error]).toEqual([409, expect.stringMatching(/^Basware Oyj is in the directory already/)]);
  });

  test.each(['constructor', '__proto__'])('may be called %s', async (name) => {
    expect((await create({ name })).status).toBe(200);
  });

  test('of several renamed to one name at once all but one are told', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, n) => create({ name: `Rename ${n}` })));
    const renamed = made.map(({ body }) =>
      server.admin.put(`/api/vendors/${body.id}`, { ...VENDOR, name: 'One name' }),
    );
    const statuses = (await Promise.all(renamed)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(409)]);
  });

  test.each([
    ['no overview', { overview: ' ' }, 'overview'],
    ['a script for a website', { website: 'javascript:alert(1)' }, 'website'],
    ['a product that is no object', { products: ['Flow'] }, 'products.0'],
  ])('with %s is refused', async (_case, change, named) => {
    const { status, body } = await create({ name: 'Refused', ...change });
    expect([status, body.issues[0].path]).toEqual([400, named]);
  });

  test.each(['get', 'put', 'delete'] as const)('%s of an unknown one is 404', async (method) => {
    const { status, body } = await server.admin[method]('/api/vendors/nonsense', VENDOR);
    expect([status, body.error]).toEqual([404, 'Vendor not found']);
  });
});
