import { describe, expect, test } from 'vitest';
import { caller, cookieOf, type TestServer, testServer } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();

const PERSON = { password: 'a long enough password', firstName: 'Grace', lastName: 'Hopper' };

const invite = async (email?: string): Promise<string> =>
  (await server.admin.post('/api/invitations', { email: email ?? null })).body.token;

describe('sign-up', () => {
  test('an invitation makes an account with a session', async () => {
    const token = await invite();
    const { status, body, headers } = await server.nobody.post('/api/auth/sign-up', {
      ...PERSON,
      token,
      email: 'Grace@Example.com',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ authenticated: true, user: { email: 'grace@example.com', isAdmin: false } });
    expect(JSON.stringify(body)).not.toContain('password');
    const grace = caller(server.http, { cookie: cookieOf(headers) });
    expect((await grace.get('/api/user')).body.user.firstName).toBe('Grace');
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/i);
  });

  test('of 200 who redeem one invitation at once exactly one gets an account', async () => {
    const token = await invite();
    const tries = Array.from({ length: 200 }, (_, n) =>
      server.nobody.post('/api/auth/sign-up', { ...PERSON, token, email: `rush${n}@example.com` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(199);
    const { body: users } = await server.admin.get('/api/users');
    expect(users.filter(({ email }: { email: string }) => email.startsWith('rush'))).toHaveLength(1);
  });

  test('an email that has an account keeps its password, and the invitation stays unused', async () => {
    const token = await invite();
    const { status, body } = await server.nobody.post('/api/auth/sign-up', {
      ...PERSON,
      password: 'the attacker wants this',
      token,
      email: 'admin@example.com',
    });
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    const stolen = { email: 'admin@example.com', password: 'the attacker wants this' };
    expect((await server.nobody.post('/api/auth/sign-in', stolen)).status).toBe(401);
    const { body: invitations } = await server.admin.get('/api/invitations');
    expect(invitations.find((one: { token: string }) => one.token === token).usedAt).toBeNull();
  });

  test.each([
    ['no token', async () => ({ token: undefined }), 403, 'An invitation is required to sign up'],
    ['an unknown token', async () => ({ token: 'nonsense' }), 403, 'Invalid invitation link'],
    ['another email than invited', async () => ({ token: await invite('bound@example.com') }), 403, 'another email'],
    ['a short password', async () => ({ token: await invite(), password: 'elevenchars' }), 400, 'At least 12'],
    ['a common password', async () => ({ token: await invite(), password: 'Password1234' }), 400, 'easy to guess'],
    [
      'the name of the product',
      async () => ({ token: await invite(), password: 'processai2026' }),
      400,
      'easy to guess',
    ],
    ['a row of the keyboard', async () => ({ token: await invite(), password: 'qwertyuiop123' }), 400, 'easy to guess'],
    ['their own email', async () => ({ token: await invite(), password: 'refused@example.com' }), 400, 'easy to guess'],
    ['no email', async () => ({ token: await invite(), email: 'nobody' }), 400, 'valid email'],
    ['a name that cannot be stored', async () => ({ token: await invite(), firstName: 'a\u0000b' }), 400, 'stored'],
  ])('%s is refused', async (_case, change, expected, message) => {
    const input = { ...PERSON, email: 'refused@example.com', ...(await change()) };
    const { status, body } = await server.nobody.post('/api/auth/sign-up', input);
    expect(status).toBe(expected);
    expect(body.error).toContain(message);
    expect(body.message).toBe(body.error);
  });
});

describe('sign-in', () => {
  test('an unknown email and a wrong password get one and the same answer', async () => {
    const wrong = await server.nobody.post('/api/auth/sign-in', { email: 'admin@example.com', password: 'wrong' });
    const unknown = await server.nobody.post('/api/auth/sign-in', { email: 'who@example.com', password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  test('sign-out ends the session on the server', async () => {
    const person = await server.member('leaver@example.com');
    const { status, headers } = await person.get('/api/logout');
    expect([status, headers.location]).toEqual([302, '/']);
    expect((await person.get('/api/user')).body).toEqual({ authenticated: false, user: null });
  });
});

test('another site cannot sign anybody out', async () => {
  const person = await server.member('stays@example.com');
  const foreign = caller(server.http, { ...person.headers, 'sec-fetch-site': 'cross-site' });
  expect((await foreign.get('/api/logout')).headers['set-cookie']).toBeUndefined();
  expect((await person.get('/api/user')).body.authenticated).toBe(true);
});

describe('links', () => {
  test.each([
    ['no token', async () => '', '/login'],
    ['a bad token', async () => '?token=nonsense', '/?error=invalid_invitation'],
  ])('/api/login with %s', async (_case, query, target) => {
    const { status, headers } = await server.nobody.get(`/api/login${await query()}`);
    expect([status, headers.location]).toEqual([302, target]);
  });

  test('/api/login follows what became of the invitation', async () => {
    const token = await invite();
    const goes = async () => (await server.nobody.get(`/api/login?token=${token}`)).headers.location;
    expect(await goes()).toBe(`/login?token=${token}`);
    await server.app.sql`update invitation set expires_at = now() - interval '1 second' where token = ${token}`;
    expect(await goes()).toBe('/?error=invitation_expired');
    await server.app.sql`update invitation set used_at = now() where token = ${token}`;
    expect(await goes()).toBe('/?error=invitation_used');
  });
});

describe('writes with a cookie', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a cross-site request without an origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['this origin', { origin: 'http://localhost:80' }, 200],
  ])('from %s', async (_case, headers, expected) => {
    const browser = caller(server.http, { ...server.admin.headers, host: 'localhost:80', ...headers });
    expect((await browser.post('/api/invitations', {})).status).toBe(expected);
  });
});

describe('a session', () => {
  test('takes the place of the one that the browser had', async () => {
    const before = await server.member('again@example.com');
    const elsewhere = await server.member('other@example.com');
    const signIn = { email: 'again@example.com', password: 'correct horse battery' };
    const { status, headers } = await before.post('/api/auth/sign-in', signIn);
    expect(status).toBe(200);
    const isIn = async (who: typeof before) => (await who.get('/api/user')).body.authenticated;
    const after = caller(server.http, { cookie: cookieOf(headers) });
    expect([await isIn(before), await isIn(after), await isIn(elsewhere)]).toEqual([false, true, true]);
    expect((await after.get('/api/user/sessions')).body).toHaveLength(1);
  });

  test('ends after 90 days, however much it is used', async () => {
    const person = await server.member('daily@example.com');
    const { id } = (await person.get('/api/user')).body.user;
    const age = (started: string, expires: string) => server.app.sql`
      update session set started_at = now() - ${started}::interval, expires_at = now() + ${expires}::interval
      where user_id = ${id}
    `;
    const daysLeft = async () => {
      expect((await person.get('/api/sectors')).status).toBe(200);
      const [row] = await server.app.sql<{ days: number }[]>`
        select extract(epoch from expires_at - now())::float / 86400 as days from session where user_id = ${id}
      `;
      return row?.days;
    };
    await age('10 days', '14 days');
    expect(await daysLeft()).toBeCloseTo(30, 2);
    await age('80 days', '2 days');
    expect(await daysLeft()).toBeCloseTo(10, 2);
  });
});

test('no cache keeps an answer, and one with an ETag is asked for again each time', async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Docks', referenceModel: 'Our own' });
  const rule = async (path: string) => (await server.admin.get(path)).headers['cache-control'];
  expect(await rule('/api/users')).toBe('no-store');
  expect(await rule('/api/trpc/users.list')).toBe('no-store');
  expect(await rule(`/api/sectors/${sector.id}`)).toBe('private, no-cache');
});

describe('cookies', () => {
  const cookiesOf = async (server: TestServer, headers: Record<string, string> = {}) => {
    const person = { email: 'admin@example.com', password: 'correct horse battery' };
    const signedIn = await caller(server.http, headers).post('/api/auth/sign-in', person);
    const out = await caller(server.http, headers).get('/api/logout');
    return [signedIn.headers['set-cookie'], out.headers['set-cookie']].flat().map(String);
  };

  test('are secure where people come by https, whatever the proxy says', async () => {
    const https = await testServer({ PUBLIC_URL: 'https://pai.example' });
    const cookies = await cookiesOf(https);
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-session',
      '__Host-device',
      '__Host-session',
    ]);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/);
    const { headers } = await https.nobody.get('/api/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await https.stop();
  });

  test('go with http on a laptop, and a header that anybody can write changes nothing', async () => {
    for (const cookie of await cookiesOf(server, { 'x-forwarded-proto': 'https' })) {
      expect(cookie).not.toMatch(/; Secure/);
    }
  });
});
