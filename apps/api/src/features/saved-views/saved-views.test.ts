import { expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
const sectorOf = async (name: string) =>
  (await server.admin.post('/api/sectors', { name, referenceModel: 'BIAN' })).body as { id: string };
const views = async (as = server.admin) => (await as.get('/api/saved-views')).body;

test('a view is kept for one person, takes new filters under its name, and goes with its sector', async () => {
  const sector = await sectorOf('Bank');
  const path = `/api/sectors/${sector.id}/saved-views`;
  const { body: view } = await server.admin.post(path, { name: 'Quick wins', query: '?effort=1-2&value=50-' });
  expect(view).toMatchObject({
    sectorId: sector.id,
    sectorName: 'Bank',
    name: 'Quick wins',
    query: 'effort=1-2&value=50-',
  });
  const { body: again } = await server.admin.post(path, { name: 'Quick wins', query: 'effort=1-1' });
  expect([again.id, again.query]).toEqual([view.id, 'effort=1-1']);
  expect(await views()).toEqual([again]);

  const other = await server.member('other@example.com');
  expect(await views(other)).toEqual([]);
  expect((await other.delete(`/api/saved-views/${view.id}`)).status).toBe(404);

  expect((await server.admin.post(path, { name: ' ', query: '' })).status).toBe(400);
  expect((await server.admin.post(path, { name: 'Broken', query: 'q=a b' })).status).toBe(400);
  expect((await server.admin.post('/api/sectors/nowhere/saved-views', { name: 'x', query: '' })).status).toBe(404);
  expect(await views()).toHaveLength(1);

  await server.admin.delete(`/api/sectors/${sector.id}`);
  expect(await views()).toEqual([]);
  await server.admin.post(`/api/sectors/${sector.id}/restore`);
  expect(await views()).toEqual([again]);
  expect((await server.admin.delete(`/api/saved-views/${view.id}`)).status).toBe(200);
  expect(await views()).toEqual([]);
});

test('there can be a hundred of them, and the refusal says so', async () => {
  const { id } = await sectorOf('Insurer');
  const add = (n: number) => server.admin.post(`/api/sectors/${id}/saved-views`, { name: `View ${n}`, query: '' });
  await Promise.all(Array.from({ length: 100 }, (_, n) => add(n)));
  const refused = await add(100);
  expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('100 views')]);
});
