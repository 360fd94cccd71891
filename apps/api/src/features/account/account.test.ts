import { describe, expect, test } from 'vitest';
import { type Caller, caller, cookieOf } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { purgeExpired } from '../auth/service.ts';

const OLD = 'correct horse battery';
const NEW = 'an entirely new password';

const server = serverForTests();

async function signIn(email: string, password: string, userAgent = 'a browser'): Promise<Caller> {
  const { status, headers } = await caller(server.http, { 'user-agent': userAgent }).post('/api/auth/sign-in', {
    email,
    password,
  });
  expect(status).toBe(200);
  return caller(server.http, { cookie: cookieOf(headers), 'user-agent': userAgent });
}
const isIn = async (person: Caller) => (await person.get('/api/user')).body.authenticated;

test('a name is changed, and nothing else with it', async () => {
  const person = await server.member('name@example.com');
  const { status, body } = await person.patch('/api/user', {
    firstName: ' Grace ',
    lastName: 'Hopper',
    email: 'other@example.com',
    isAdmin: true,
  });
  const now = { firstName: 'Grace', lastName: 'Hopper', email: 'name@example.com', isAdmin: false };
  expect([status, body]).toMatchObject([200, now]);
  expect((await person.get('/api/user')).body.user).toMatchObject(now);
  expect((await person.patch('/api/user', { firstName: ' ', lastName: 'x' })).status).toBe(400);
});

describe('a password', () => {
  test('is changed by whoever knows it, and the other sessions end', async () => {
    const here = await server.member('change@example.com');
    const there = await signIn('change@example.com', OLD);
    const wrong = await here.post('/api/user/password', { currentPassword: 'a guess', newPassword: NEW });
    expect([wrong.status, wrong.body.issues]).toEqual([
      400,
      [{ path: 'currentPassword', message: 'The current password is not right.' }],
    ]);
    expect(await isIn(there)).toBe(true);
    const changed = await here.post('/api/user/password', { currentPassword: OLD, newPassword: NEW });
    expect(changed.status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const old = await server.nobody.post('/api/auth/sign-in', { email: 'change@example.com', password: OLD });
    expect(old.status).toBe(401);
    await signIn('change@example.com', NEW);
  });

  test('of two that are set at once one holds, and the other is told', async () => {
    const person = await server.member('twice@example.com');
    const set = (newPassword: string) => person.post('/api/user/password', { currentPassword: OLD, newPassword });
    const statuses = (await Promise.all([set(`${NEW} 1`), set(`${NEW} 2`)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test.each([
    ['twelve blanks', ' '.repeat(12), 'visible'],
    ['tabs and line ends', '\t\n'.repeat(8), 'Contains characters|visible'],
    ['no-break and zero-width blanks', '\u00a0\u200b\u3164\u2800'.repeat(6), 'visible'],
    ['two letters far apart', `a${' '.repeat(20)}b`, 'visible'],
    ['eleven characters and a blank', 'elevenchars ', 'visible'],
    ['eleven characters', 'elevenchars', 'At least 12 characters'],
    ['201 characters', 'x'.repeat(201), 'At most 200 characters'],
  ])('%s are refused wherever one is set', async (_case, password, sentence) => {
    const { token } = (await server.admin.post('/api/invitations', {})).body;
    const person = { token, email: 'blank@example.com', firstName: 'B', lastName: 'Lank' };
    const answers = [
      await server.nobody.post('/api/auth/sign-up', { ...person, password }),
      await server.nobody.post('/api/auth/reset-password', { token, password }),
      await server.admin.post('/api/user/password', { currentPassword: OLD, newPassword: password }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.issues[0].message]).toEqual([400, expect.stringMatching(new RegExp(sentence))]);
    }
  });

  test('of words with single blanks is one', async () => {
    const { token } = (await server.admin.post('/api/invitations', {})).body;
    const person = { token, email: 'words@example.com', firstName: 'W', lastName: 'O' };
    expect((await server.nobody.post('/api/auth/sign-up', { ...person, password: 'ab cd ef ghi' })).status).toBe(200);
  });
});

describe('sessions', () => {
  test('are listed with what is known of them, and ended one by one or all but this', async () => {
    const first = await server.member('sessions@example.com');
    const phone = await signIn('sessions@example.com', OLD, 'Phone/1.0');
    const laptop = await signIn('sessions@example.com', OLD, 'Laptop/1.0');
    const { body: listed } = await laptop.get('/api/user/sessions');
    expect(listed).toHaveLength(3);
    expect(listed[0]).toMatchObject({ userAgent: 'Laptop/1.0', address: '127.0.0.1', isCurrent: true });
    expect(listed.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain(laptop.headers.cookie?.split('=')[1]);

    const { id } = listed.find(({ userAgent }: { userAgent: string }) => userAgent === 'Phone/1.0');
    const other = await server.member('nosy@example.com');
    expect((await other.delete(`/api/user/sessions/${id}`)).status).toBe(404);
    expect(await isIn(phone)).toBe(true);
    expect((await laptop.delete(`/api/user/sessions/${id}`)).status).toBe(200);
    expect((await laptop.delete(`/api/user/sessions/${id}`)).status).toBe(404);
    expect((await laptop.delete('/api/user/sessions/not-an-id')).status).toBe(404);
    expect(await isIn(phone)).toBe(false);

    expect((await laptop.delete('/api/user/sessions')).body).toEqual({ ended: 1 });
    expect([await isIn(first), await isIn(laptop), await isIn(other)]).toEqual([false, true, true]);
  });

  test('show when and where they were last seen', async () => {
    const person = await server.member('seen@example.com');
    await server.app.sql`update session set last_seen_at = now() - interval '1 day', address = null`;
    const before = Date.now() - 60_000;
    await person.get('/api/user');
    const [session] = (await person.get('/api/user/sessions')).body;
    expect(session.address).toBe('127.0.0.1');
    expect(Date.parse(session.lastSeenAt)).toBeGreaterThan(before);
    expect(Date.parse(session.startedAt)).toBeLessThanOrEqual(Date.parse(session.lastSeenAt));
  });

  test('that have expired are deleted, with other things of no effect', async () => {
    const person = await server.member('expired@example.com');
    const { sql } = server.app;
    const count = async () =>
      (
        await sql`select (select count(*)::int from session) as sessions, (select count(*)::int from known_origin) as origins`
      )[0];
    const before = await count();
    await purgeExpired(server.app);
    expect(await count()).toEqual(before);
    const { id } = (await person.get('/api/user')).body.user;
    await sql`update session set expires_at = now() - interval '1 second' where user_id = ${id}`;
    await sql`update known_origin set last_used_at = now() - interval '1 year' where user_id = ${id}`;
    expect(await isIn(person)).toBe(false);
    await purgeExpired(server.app);
    expect(await count()).toEqual({ sessions: before?.sessions - 1, origins: before?.origins - 2 });
  });

  test.each([
    ['get', '/api/user/sessions'],
    ['delete', '/api/user/sessions'],
  ] as const)('are none of an API token: %s %s', async (method, path) => {
    const { secret } = (await server.admin.post('/api/tokens', { name: 'script' })).body;
    expect((await server.withToken(secret)[method](path)).status).toBe(403);
  });
});
