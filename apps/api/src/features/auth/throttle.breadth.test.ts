import { verify } from '@node-rs/argon2';
import { afterEach, expect, test, vi } from 'vitest';
import { type Caller, caller, cookieOf } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return { ...argon2, verify: vi.fn<typeof verify>(argon2.verify) };
});
const checks = vi.mocked(verify);
vi.setConfig({ testTimeout: 90_000 });

const PASSWORD = 'correct horse battery';
const ADDRESSES = Array.from({ length: 120 }, (_, n) => `198.51.100.${n + 1}`);

const server = serverForTests({ TRUST_PROXY: 'loopback' });
afterEach(async () => {
  await server.app.sql`delete from sign_in_throttle`;
});

/** Somebody behind a proxy; `cookie` as a browser has kept it. */
const from = (address: string, cookie = ''): Caller => caller(server.http, { 'x-forwarded-for': address, cookie });
const signIn = (client: Caller, email: string, password = PASSWORD) =>
  client.post('/api/auth/sign-in', { email, password });
const guess = (address: string, email: string) => signIn(from(address), email, 'not the password');
const later = (seconds: number) =>
  server.app.sql`update sign_in_throttle set last_try_at = last_try_at - make_interval(secs => ${seconds})`;

/** Signs up at an address of their own, and returns all cookies that the browser got. */
async function person(email: string, address: string): Promise<string> {
  const { token } = (await server.admin.post('/api/invitations', {})).body;
  const input = { token, email, password: PASSWORD, firstName: 'Grace', lastName: 'Hopper' };
  const { status, headers } = await from(address).post('/api/auth/sign-up', input);
  expect(status).toBe(200);
  return deviceOf(headers);
}

const deviceOf = (headers: { 'set-cookie'?: string | string[] | undefined }): string =>
  [headers['set-cookie']]
    .flat()
    .find((cookie) => cookie?.startsWith('device='))
    ?.split(';')[0] ?? '';

test('from 120 addresses at most 20 tries an hour at one account reach the password; others and the owner get in', async () => {
  const [first = '', second = ''] = ADDRESSES;
  const device = await person('owner@example.com', '203.0.113.1');
  await person('other@example.com', '203.0.113.2');
  await person('newcomer@example.com', '203.0.113.3');
  checks.mockClear();

  const burst = await Promise.all(ADDRESSES.map((address) => guess(address, 'owner@example.com')));
  const refused = burst.filter(({ status }) => status === 429);
  expect(burst.filter(({ status }) => status === 401)).toHaveLength(120 - refused.length);
  for (const { headers, body } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.error).toMatch(/^Too many wrong passwords .* wait \d+ (seconds|minutes), then try again\.$/);
  }
  for (let minute = 0; minute < 60; minute += 1) {
    await later(60);
    for (const address of ADDRESSES.slice(minute, minute + 5)) await guess(address, 'Owner@Example.com ');
  }
  expect(checks.mock.calls.length).toBeGreaterThan(5);
  expect(checks.mock.calls.length).toBeLessThanOrEqual(20);

  // Another person, from an address of the attack, at the first try.
  expect((await signIn(from(first), 'other@example.com')).status).toBe(200);
  expect((await signIn(from(second), 'newcomer@example.com')).status).toBe(200);
  // The owner, where they have signed in before: by the address, and by the browser wherever it is.
  expect((await signIn(from('203.0.113.1'), 'owner@example.com')).status).toBe(200);
  expect((await signIn(from('192.0.2.9', device), 'owner@example.com')).status).toBe(200);
  // A browser that somebody else has signed in with is a stranger to this account.
  expect((await signIn(from('192.0.2.10', `device=${'x'.repeat(43)}`), 'owner@example.com')).status).toBe(429);
});

test('an address that the owner has used before is one more budget, however many of them there are', async () => {
  await person('traveller@example.com', ADDRESSES[0] ?? '');
  for (const address of ADDRESSES.slice(1, 20)) {
    expect((await signIn(from(address), 'traveller@example.com')).status).toBe(200);
  }
  checks.mockClear();
  for (let minute = 0; minute < 60; minute += 1) {
    const [known, stranger] = [ADDRESSES[minute % 20] ?? '', ADDRESSES[20 + minute] ?? ''];
    for (const address of [known, stranger, known]) await guess(address, 'traveller@example.com');
    await later(60);
  }
  expect(checks.mock.calls.length).toBeGreaterThan(10);
  expect(checks.mock.calls.length).toBeLessThanOrEqual(20);
});

test('an unknown email is refused just as a known one', async () => {
  await person('known@example.com', '203.0.113.5');
  const answers = async (email: string) => {
    const all = [];
    for (let n = 0; n < 7; n += 1) {
      const { status, body, headers } = await guess('198.51.100.9', email);
      all.push([status, { ...body, requestId: '' }, headers['retry-after']]);
    }
    return all;
  };
  const known = await answers('known@example.com');
  expect(known.map(([status]) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(await answers('unknown@example.com')).toEqual(known);
});

test('right passwords cost nothing: eighty from one office sign in at once', async () => {
  const cookies = await Promise.all([1, 2, 3, 4].map((n) => person(`office${n}@example.com`, '192.0.2.50')));
  const tries = Array.from({ length: 80 }, (_, n) => {
    const at = n % 4;
    return signIn(from('192.0.2.50', cookies[at]), `office${at + 1}@example.com`);
  });
  for (const { status } of await Promise.all(tries)) expect(status).toBe(200);
});

test('many failures at one address hold strangers there, and refuse nobody', async () => {
  await person('neighbour@example.com', '203.0.113.7');
  const sprayed = Array.from({ length: 25 }, (_, n) => guess('198.51.100.200', `spray${n}@example.com`));
  expect((await Promise.all(sprayed)).map(({ status }) => status)).toEqual(Array(25).fill(401));
  const [row] = await server.app.sql`select tries from sign_in_throttle where key = 'address:198.51.100.200'`;
  expect(Number(row?.tries)).toBeGreaterThan(20);
  expect((await signIn(from('198.51.100.200'), 'neighbour@example.com')).status).toBe(200);
});

test('a flood from one address is turned away at its own lane, with a time to come back', async () => {
  await person('calm@example.com', '203.0.113.8');
  const flood = Array.from({ length: 300 }, (_, n) => guess('198.51.100.201', `flood${n}@example.com`));
  const [calm, ...answers] = await Promise.all([signIn(from('192.0.2.77'), 'calm@example.com'), ...flood]);
  expect(calm?.status).toBe(200);
  const busy = answers.filter(({ status }) => status === 429);
  expect(busy.length).toBeGreaterThan(100);
  for (const { headers } of busy) expect(headers['retry-after']).toBe('5');
});

test('a session that was stolen does not guess the current password either', async () => {
  const { headers } = await signIn(from('203.0.113.1'), 'owner@example.com');
  const thief = caller(server.http, { cookie: cookieOf(headers) });
  const change = { currentPassword: 'not the password', newPassword: 'something entirely new' };
  const statuses = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await thief.post('/api/user/password', change)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});
