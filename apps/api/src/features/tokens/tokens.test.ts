import { expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();

test('tokens act as their owner, but cannot make tokens, sign up or sign in', async () => {
  const { body: token } = await server.admin.post('/api/tokens', { name: 'nightly' });
  const script = server.withToken(token.secret);
  expect((await script.get('/api/users')).status).toBe(200);
  expect((await script.post('/api/tokens', { name: 'more' })).status).toBe(403);
  const credentials = { email: 'admin@example.com', password: 'correct horse battery' };
  expect((await script.post('/api/auth/sign-in', credentials)).status).toBe(403);
  expect((await server.withToken('pai_wrong').get('/api/users')).status).toBe(401);

  const { body: listed } = await server.admin.get('/api/tokens');
  expect(JSON.stringify(listed)).not.toContain(token.secret);
  expect(listed[0].lastUsedAt).not.toBeNull();
  const other = await server.member('other@example.com');
  expect((await other.delete(`/api/tokens/${token.id}`)).status).toBe(404);
  expect((await server.admin.delete(`/api/tokens/${token.id}`)).status).toBe(200);
  expect((await script.get('/api/users')).status).toBe(401);
});
