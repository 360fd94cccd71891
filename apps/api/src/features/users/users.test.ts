import { testDatabase } from '@process-ai/db/testing';
import { describe, expect, test } from 'vitest';
import { compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config.ts';
import { createShutdown } from '../../server/shutdown.ts';
import type { Caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { firstAdminToken } from '../invitations/service.ts';

const server = serverForTests();

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

  test('an administrator signs somebody out everywhere, which is on record; tokens go on', async () => {
    const member = await server.member('left-laptop@example.com');
    const { id } = (await member.get('/api/user')).body.user;
    const script = server.withToken((await member.post('/api/tokens', { name: 'script' })).body.secret);
    const signIn = { email: 'left-laptop@example.com', password: 'correct horse battery' };
    expect((await server.nobody.post('/api/auth/sign-in', signIn)).status).toBe(200);
    const path = `/api/users/${id}/sessions`;
    const byScript = server.withToken((await server.admin.post('/api/tokens', { name: 'all' })).body.secret);
    for (const caller of [member, byScript]) expect((await caller.delete(path)).status).toBe(403);
    const { status, body } = await server.admin.delete(path);
    expect([status, body]).toEqual([200, { ended: 2 }]);
    expect([(await member.get('/api/sectors')).status, (await script.get('/api/sectors')).status]).toEqual([401, 200]);
    expect((await server.admin.delete(path)).body).toEqual({ ended: 0 });
    const entries = await server.app.sql`
      select a.what, a.count, u.email as by from audit_entry a join app_user u on u.id = a.user_id
      where a.subject_id = ${id} and action = 'sessionsEnded'`;
    expect(entries).toEqual([{ what: signIn.email, count: 2, by: 'admin@example.com' }]);
    expect((await server.admin.delete(`/api/users/${UNKNOWN}/sessions`)).status).toBe(404);
  });

  test('an administrator who signs themselves out everywhere stays where they are', async () => {
    const { id } = (await server.admin.get('/api/user')).body.user;
    const signIn = { email: 'admin@example.com', password: 'correct horse battery' };
    await server.nobody.post('/api/auth/sign-in', signIn);
    expect((await server.admin.delete(`/api/users/${id}/sessions`)).body).toEqual({ ended: 1 });
    expect((await server.admin.get('/api/users')).status).toBe(200);
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

describe('the rights of an administrator', () => {
  const idOf = async (person: Caller): Promise<string> => (await person.get('/api/user')).body.user.id;
  const setRole = async (by: Caller, of: Caller, isAdmin: boolean) =>
    by.patch(`/api/users/${await idOf(of)}`, { isAdmin });
  test('are given and taken, and hold at once for sessions and tokens that are there', async () => {
    const member = await server.member('rises@example.com');
    const script = server.withToken((await member.post('/api/tokens', { name: 'script' })).body.secret);
    const mayList = async () => [(await member.get('/api/users')).status, (await script.get('/api/users')).status];
    expect(await mayList()).toEqual([403, 403]);
    expect((await setRole(member, member, true)).status).toBe(403);
    const given = await setRole(server.admin, member, true);
    expect([given.status, given.body]).toMatchObject([200, { email: 'rises@example.com', isAdmin: true }]);
    expect(await mayList()).toEqual([200, 200]);
    expect((await setRole(server.admin, member, false)).status).toBe(200);
    expect(await mayList()).toEqual([403, 403]);
  });

  test('of the last one are not taken', async () => {
    const refused = await setRole(server.admin, server.admin, false);
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('only administrator')]);
    expect((await server.admin.get('/api/users')).status).toBe(200);
  });

  test('are not given by an API token, nor by an invitation that it makes', async () => {
    const member = await server.member('stays@example.com');
    const script = server.withToken((await server.admin.post('/api/tokens', { name: 'script' })).body.secret);
    expect((await setRole(script, member, true)).status).toBe(403);
    expect((await script.post('/api/invitations', { isAdmin: true })).status).toBe(403);
    expect((await script.post('/api/invitations', { isAdmin: false })).status).toBe(200);
  });

  test.each(['demote', 'delete'] as const)('of two who %s each other at once one keeps them', async (verb) => {
    const { sql } = server.app;
    for (let round = 0; round < 5; round += 1) {
      const pair = [
        await server.member(`${verb}-a${round}@example.com`),
        await server.member(`${verb}-b${round}@example.com`),
      ];
      const ids = await Promise.all(pair.map(idOf));
      await sql`update app_user set is_admin = id in ${sql(ids)}`;
      const takes = pair.map((by, at) => {
        const path = `/api/users/${ids[1 - at]}`;
        return verb === 'demote' ? by.patch(path, { isAdmin: false }) : by.delete(path);
      });
      const statuses = (await Promise.all(takes)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(await sql`select id from app_user where is_admin`).toHaveLength(1);
      await sql`update app_user set is_admin = email = 'admin@example.com'`;
    }
  });

  test('come with an invitation', async () => {
    const { body: invitation } = await server.admin.post('/api/invitations', { isAdmin: true });
    expect(invitation.isAdmin).toBe(true);
    expect((await server.admin.post('/api/invitations', {})).body.isAdmin).toBe(false);
    const person = { email: 'second@example.com', password: 'a long enough password', firstName: 'A', lastName: 'B' };
    const { body } = await server.nobody.post('/api/auth/sign-up', { ...person, token: invitation.token });
    expect(body.user.isAdmin).toBe(true);
  });
});

describe('the first administrator', () => {
  test('gets one token, however many processes start at once', async () => {
    const { url, sql, drop } = await testDatabase();
    const config = readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
    const shutdown = createShutdown();
    const started = await Promise.all([1, 2, 3, 4, 5].map(() => compose(url, config, shutdown, () => {})));
    const tokens = await Promise.all(started.map(({ app }) => firstAdminToken(app)));
    expect(new Set(tokens).size).toBe(1);
    expect(await sql`select token from invitation`).toEqual([{ token: tokens[0] }]);
    await shutdown.run();
    await drop();
  });
});

describe('who may do what', () => {
  const CALLS = [
    ['patch', `/api/users/${UNKNOWN}`],
    ['post', `/api/users/${UNKNOWN}/reset-link`],
    ['get', '/api/users'],
    ['get', '/api/invitations'],
    ['post', '/api/invitations'],
    ['delete', `/api/invitations/${UNKNOWN}`],
    ['delete', `/api/users/${UNKNOWN}`],
    ['delete', `/api/users/${UNKNOWN}/sessions`],
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
      'get /health/live',
      'get /health/ready',
      'get /login',
      'get /logout',
      'get /user',
      'post /auth/reset-password',
      'post /auth/second-step',
      'post /auth/sign-in',
      'post /auth/sign-up',
      'post /client-page',
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
