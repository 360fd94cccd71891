import { beforeAll, expect, test } from 'vitest';
import { serverForTests } from '../testing-hooks.ts';

const server = serverForTests();
let path: string;
beforeAll(async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Pages', referenceModel: 'BIAN' });
  path = `/api/sectors/${sector.id}`;
  const rows = Array.from({ length: 7 }, (_, at) => ({ code: `${at + 1}`, name: `Check invoice ${at + 1}`, level: 1 }));
  const { body: processes } = await server.admin.post(`${path}/processes`, rows);
  for (const { id } of processes) {
    const opportunity = { type: 'ai', title: `Read ${id}`, estimatedSavings: 10, effort: 2 };
    await server.admin.post(`${path}/processes/${id}/opportunities`, opportunity);
  }
});

const nextOf = (link: unknown) => /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1];

/** Every page from here on, as the header Link leads. */
async function pages(from: string): Promise<{ id: string }[][]> {
  const { status, body, headers } = await server.admin.get(from);
  expect(status).toBe(200);
  const next = nextOf(headers.link);
  return [body, ...(next ? await pages(next) : [])];
}

test.each(['/opportunities', '/processes', '/landscape'])(
  '%s: the pages are the whole list, in its order',
  async (list) => {
    const whole = await server.admin.get(path + list);
    expect([whole.body.length, whole.headers.link]).toEqual([7, undefined]);
    const read = await pages(`${path}${list}?limit=3`);
    expect(read.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(read.flat()).toEqual(whole.body);
  },
);

test('lists that are not kept, too: a page that holds all of it has no next one', async () => {
  for (const name of ['Second', 'Third']) await server.admin.post('/api/sectors', { name, referenceModel: 'BIAN' });
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  const { body: whole } = await server.admin.get('/api/sectors');
  expect(ids((await pages('/api/sectors?limit=2')).flat())).toEqual(ids(whole));
  expect((await server.admin.get('/api/sectors?limit=3')).headers.link).toBeUndefined();
});

test('what is deleted between two pages hides nothing that comes after it', async () => {
  const codes = async (url: string) => (await server.admin.get(url)).body.map(({ code }: { code: string }) => code);
  const { body: first, headers } = await server.admin.get(`${path}/processes?limit=3`);
  const next = nextOf(headers.link) ?? '';
  await server.admin.delete(`${path}/processes/${first[2].id}`);
  expect(await codes(next)).toEqual(['4', '5', '6']);
  const again = await server.admin.get(`${path}/processes?limit=3`);
  await server.admin.delete(`${path}/processes/${first[0].id}`);
  expect(await codes(nextOf(again.headers.link) ?? '')).toEqual(['5', '6', '7']);
});

test.each(['limit=0', 'limit=501', 'limit=many', 'limit=2.5', 'cursor=x', 'cursor='])(
  '%s is refused in words',
  async (query) => {
    const { status, body } = await server.admin.get(`${path}/opportunities?${query}`);
    expect([status, body.error.length > 10]).toEqual([400, true]);
  },
);

test('a page asks for the same rights as the list', async () => {
  const url = `${path}/opportunities?limit=2`;
  expect((await server.nobody.get(url)).status).toBe(401);
  const member = await server.member('pages@example.com');
  await server.admin.patch(`${path}/access`, { access: 'chosen', people: [] });
  expect((await member.get(url)).status).toBe(404);
});
