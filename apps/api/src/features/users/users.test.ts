import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../server/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('users', () => {
  test('a deleted user loses sessions and tokens at once', async () => {
    const member = await server.member('goes@example.com');
    const { id } = (await member.get('/api/user')).body.user;
    const { secret } = (await member.post('/api/tokens', { name: 'script' })).body;
    const script = server.withToken(secret);
    expect((await script.get('/api/sectors')).status).toBe(200);
    expect((await server.admin.delete(`/api/users/${id}`)).status).toBe(200);
    expect((await member.get('/api/sectors')).status).toBe(401);
    expect((await script.get('/api/sectors')).status).toBe(401);
  });

  test('nobody deletes themselves', async () => {
    const { id } = (await server.admin.get('/api/user')).body.user;
    const { status, body } = await server.admin.delete(`/api/users/${id}`);
    expect([status, body.error]).toEqual([400, 'You cannot delete yourself']);
  });

  test.each([UNKNOWN, 'not-an-id'])('%s is unknown', async (id) => {
    expect((await server.admin.delete(`/api/users/${id}`)).status).toBe(404);
  });
});

describe('who may do what', () => {
  const CALLS = [
    ['get', '/api/users'],
    ['get', '/api/invitations'],
    ['post', '/api/invitations'],
    ['delete', `/api/invitations/${UNKNOWN}`],
    ['delete', `/api/users/${UNKNOWN}`],
  ] as const;

  test.each(CALLS)('%s %s is for administrators', async (method, path) => {
    const member = await server.member(`${method}${Math.random()}@example.com`);
    expect((await server.nobody[method](path, {})).status).toBe(401);
    const { status, body } = await member[method](path, {});
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('everything else but the way in needs a signed-in user', async () => {
    const { body: document } = await server.nobody.get('/api/openapi.json');
    const open: string[] = [];
    for (const [path, methods] of Object.entries<Record<string, unknown>>(document.paths)) {
      for (const method of Object.keys(methods)) {
        const url = `/api${path.replace(/\{\w+\}/g, UNKNOWN)}`;
        const { statusCode } = await server.http.inject({ method: method as 'GET', url });
        if (statusCode !== 401) open.push(`${method} ${path}`);
      }
    }
    expect(open.sort()).toEqual([
      'get /health',
      'get /login',
      'get /logout',
      'get /user',
      'post /auth/sign-in',
      'post /auth/sign-up',
    ]);
  });
});

describe('invitations', () => {
  test('a used one is kept, an unused one can be deleted', async () => {
    await server.member('kept@example.com');
    const { body: all } = await server.admin.get('/api/invitations');
    const used = all.find((one: { usedAt: string | null }) => one.usedAt);
    expect((await server.admin.delete(`/api/invitations/${used.id}`)).status).toBe(409);
    const { body: fresh } = await server.admin.post('/api/invitations', { email: 'New@Example.com' });
    expect(fresh).toMatchObject({ email: 'new@example.com', usedAt: null });
    expect((await server.admin.delete(`/api/invitations/${fresh.id}`)).status).toBe(200);
    expect((await server.admin.delete(`/api/invitations/${fresh.id}`)).status).toBe(404);
  });
});

describe('API tokens', () => {
  test('act as their owner, but cannot make tokens, sign up or sign in', async () => {
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
});
