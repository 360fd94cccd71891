import { expect, test } from 'vitest';
import { serverForTests } from '../testing-hooks.ts';

const server = serverForTests();

const ask = (url: string, id?: string) =>
  server.http.inject({ url, headers: { ...server.admin.headers, ...(id !== undefined && { 'x-request-id': id }) } });

test.each([
  ['an answer', '/api/sectors'],
  ['a failure of a procedure', '/api/sectors/x'],
  ['a failure before one', '/api/nowhere'],
  ['a procedure of tRPC', '/api/trpc/sectors.list'],
  ['health', '/api/health/live'],
])('%s says which request it is of', async (_case, url) => {
  const { headers, body, statusCode } = await ask(url, 'proxy-7:a.b_c');
  expect(headers['x-request-id']).toBe('proxy-7:a.b_c');
  if (statusCode >= 400) expect(JSON.parse(body).requestId).toBe('proxy-7:a.b_c');
  const ids = [(await ask(url)).headers['x-request-id'], (await ask(url)).headers['x-request-id']];
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(ids).size).toBe(2);
});

test.each(['', 'a b', '<script>', 'x'.repeat(129), '"}'])('%j is no id', async (id) => {
  expect((await ask('/api/health/live', id)).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});
