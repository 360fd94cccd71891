import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, type Caller, caller, cookieOf } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { stepOf } from './service.ts';

// The middle of 30 seconds, for as long as the tests run.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
});
afterAll(() => {
  vi.useRealTimers();
});
const server = serverForTests();
const PASSWORD = 'correct horse battery';

const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const signIn = (email: string, password = PASSWORD) => server.nobody.post('/api/auth/sign-in', { email, password });
const second = (token: string, code: string) => server.nobody.post('/api/auth/second-step', { token, code });
const trpc = (who: Caller, name: string, input: unknown) => who.post(`/api/trpc/auth.${name}`, input);
const personOf = ({ headers }: Answer) => caller(server.http, { cookie: cookieOf(headers) });

/** Somebody whose second factor is on; its first code was that of 30 seconds ago. */
async function withFactor(email: string) {
  const person = await server.member(email);
  const { body: setup } = await person.post('/api/user/second-factor', { currentPassword: PASSWORD });
  const { body } = await person.post('/api/user/second-factor/confirm', { code: codeAt(setup.secret, -1) });
  return { person, email, secret: setup.secret as string, recoveryCodes: body.recoveryCodes as string[] };
}
const pendingOf = async (email: string): Promise<string> => (await signIn(email)).body.pending.token;

afterEach(() => server.app.sql`delete from sign_in_throttle`);

/** Appendix B of RFC 6238, its last six digits. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('%i seconds after 1970 the code is %s', (seconds, code) => {
  const secret = Secret.fromUTF8('12345678901234567890').base32;
  const step = Math.floor(seconds / 30);
  const near = [-60, -30, 0, 30, 60].map((shift) => stepOf(secret, code, (seconds + shift) * 1000));
  expect(near).toEqual([null, step, step, step, null]);
});

describe('a second factor', () => {
  test('is off until a code of it is entered, and setting it up takes the password', async () => {
    const person = await server.member('setup@example.com');
    const wrong = await person.post('/api/user/second-factor', { currentPassword: 'not the password' });
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, 'currentPassword']);
    const { body: setup } = await person.post('/api/user/second-factor', { currentPassword: PASSWORD });
    expect(setup.uri).toBe(
      `otpauth://totp/Process%20AI:setup%40example.com?issuer=Process%20AI&secret=${setup.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await signIn('setup@example.com')).body.authenticated).toBe(true);
    const refused = await person.post('/api/user/second-factor/confirm', { code: '000000' });
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, 'code']);
    expect((await person.get('/api/user/second-factor')).body.isOn).toBe(false);

    const { body } = await person.post('/api/user/second-factor/confirm', { code: codeAt(setup.secret) });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    // Base32: five bits each.
    for (const code of body.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){6}[A-Z2-7]{2}$/);
    expect((await person.get('/api/user/second-factor')).body).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    const again = await person.post('/api/user/second-factor', { currentPassword: PASSWORD });
    expect(again.status).toBe(409);
    const { body: users } = await server.admin.get('/api/users');
    expect(users.filter((user: { hasSecondFactor: boolean }) => user.hasSecondFactor)).toHaveLength(1);
  });

  test('keeps a session from whoever has the password alone', async () => {
    const { email, secret } = await withFactor('both@example.com');
    const wrong = await signIn(email, 'not the password');
    expect([wrong.status, wrong.body.pending]).toEqual([401, undefined]);

    const { status, body, headers } = await signIn(email);
    expect([status, body.authenticated, body.user, body.pending.step]).toEqual([200, false, null, 'code']);
    expect(headers['set-cookie']).toBeUndefined();
    const { token } = body.pending;
    expect((await server.withToken(token).get('/api/sectors')).status).toBe(401);
    expect((await second(token, '000000')).status).toBe(401);
    expect((await trpc(server.nobody, 'beginRequiredSetup', { token })).status).toBe(409);

    const done = await second(token, codeAt(secret).replace(/(...)/, '$1 '));
    expect([done.status, done.body.user.email]).toEqual([200, email]);
    expect((await personOf(done).get('/api/sectors')).status).toBe(200);
    expect((await second(token, codeAt(secret, 1))).status).toBe(401);
  });

  test('of 200 who enter one code at once, in five sign-ins, exactly one gets in; nor can it be used later', async () => {
    const { email, secret } = await withFactor('rush@example.com');
    const tokens = await Promise.all(Array.from({ length: 5 }, () => pendingOf(email)));
    const code = codeAt(secret);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => second(tokens[n % 5] ?? '', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401, 429]));
    await server.app.sql`delete from sign_in_throttle`;
    expect((await second(await pendingOf(email), code)).status).toBe(401);
    expect((await second(await pendingOf(email), codeAt(secret, -1))).status).toBe(401);
    expect((await second(await pendingOf(email), codeAt(secret, 1))).status).toBe(200);
  });

  test('of 200 who enter one recovery code at once exactly one gets in, and it is used up', async () => {
    const { email, person, recoveryCodes } = await withFactor('paper@example.com');
    const tokens = await Promise.all(Array.from({ length: 5 }, () => pendingOf(email)));
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => second(tokens[n % 5] ?? '', typed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server.app.sql`delete from sign_in_throttle`;
    expect((await second(await pendingOf(email), code)).status).toBe(401);
    expect((await person.get('/api/user/second-factor')).body.recoveryCodesLeft).toBe(9);
    const [row] = await server.app.sql<{ found: boolean }[]>`
      select exists (select from recovery_code where code_hash like ${`%${code}%`}) as found
    `;
    expect(row?.found).toBe(false);
  });

  test('codes are guessed five at a time, and a sign-in waits ten minutes', async () => {
    const { email, secret } = await withFactor('guessed@example.com');
    const token = await pendingOf(email);
    for (let n = 0; n < 5; n += 1) expect((await second(token, `00000${n}`)).status).toBe(401);
    const { status, body, headers } = await second(token, codeAt(secret));
    expect([status, body.error]).toEqual([429, expect.stringContaining('Too many wrong codes')]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await server.app.sql`delete from sign_in_throttle`;
    await server.app.sql`update pending_sign_in set expires_at = expires_at - interval '10 minutes'`;
    const late = await second(token, codeAt(secret));
    expect([late.status, late.body.error]).toEqual([401, expect.stringContaining('enter your password again')]);
  });

  test('a new password ends the sign-ins that wait', async () => {
    const { email, person, secret } = await withFactor('changes@example.com');
    const token = await pendingOf(email);
    const change = { currentPassword: PASSWORD, newPassword: 'seven calm lanterns' };
    expect((await person.post('/api/user/password', change)).status).toBe(200);
    expect((await second(token, codeAt(secret))).status).toBe(401);
  });

  test('is still asked for after a reset link', async () => {
    const { email, person, secret } = await withFactor('forgot@example.com');
    const { id } = (await person.get('/api/user')).body.user;
    const { token } = (await server.admin.post(`/api/users/${id}/reset-link`)).body;
    const password = 'seven calm lanterns';
    const reset = await server.nobody.post('/api/auth/reset-password', { token, password });
    expect(reset.status).toBe(200);
    expect((await personOf(reset).get('/api/sectors')).status).toBe(401);
    const { body } = await signIn(email, password);
    expect([body.authenticated, body.pending.step]).toEqual([false, 'code']);
    expect((await second(body.pending.token, codeAt(secret))).status).toBe(200);
  });

  test('goes by password and code, or by an administrator', async () => {
    const { email, person, secret } = await withFactor('leaves@example.com');
    const remove = (currentPassword: string, code: string) =>
      person.post('/api/user/second-factor/remove', { currentPassword, code });
    expect((await remove('not the password', codeAt(secret))).body.issues[0].path).toBe('currentPassword');
    expect((await remove(PASSWORD, '000000')).body.issues[0].path).toBe('code');
    expect((await person.get('/api/user/second-factor')).body.isOn).toBe(true);
    expect((await remove(PASSWORD, codeAt(secret))).status).toBe(200);
    expect((await signIn(email)).body.authenticated).toBe(true);

    const lost = await withFactor('lost@example.com');
    const { id } = (await lost.person.get('/api/user')).body.user;
    expect((await person.delete(`/api/users/${id}/second-factor`)).status).toBe(403);
    expect((await server.admin.delete(`/api/users/${id}/second-factor`)).status).toBe(200);
    expect((await server.admin.delete(`/api/users/${id}/second-factor`)).status).toBe(409);
    expect((await signIn(lost.email)).body.authenticated).toBe(true);
  });
});

test('a workspace that requires one lets nobody in without, but scripts', async () => {
  const person = await server.member('required@example.com');
  const { secret: apiToken } = (await person.post('/api/tokens', { name: 'script' })).body;
  expect((await person.patch('/api/workspace', { requireSecondFactor: true })).status).toBe(403);
  expect((await server.admin.patch('/api/workspace', { requireSecondFactor: true })).body.requireSecondFactor).toBe(
    true,
  );
  try {
    const { body, headers } = await signIn('required@example.com');
    expect([body.authenticated, body.pending.step, headers['set-cookie']]).toEqual([false, 'set-up', undefined]);
    const { token } = body.pending;
    expect((await second(token, '000000')).status).toBe(401);
    const setup = (await trpc(server.nobody, 'beginRequiredSetup', { token })).body.result.data;
    expect((await trpc(server.nobody, 'completeRequiredSetup', { token, code: '000000' })).status).toBe(401);
    const done = await trpc(server.nobody, 'completeRequiredSetup', { token, code: codeAt(setup.secret) });
    expect(done.body.result.data).toMatchObject({ authenticated: true, user: { email: 'required@example.com' } });
    expect(done.body.result.data.recoveryCodes).toHaveLength(10);
    expect((await personOf(done).get('/api/sectors')).status).toBe(200);
    expect((await signIn('required@example.com')).body.pending.step).toBe('code');
    expect((await server.withToken(apiToken).get('/api/sectors')).status).toBe(200);

    const { body: invitation } = await server.admin.post('/api/invitations', {});
    const input = {
      token: invitation.token,
      email: 'new@example.com',
      password: PASSWORD,
      firstName: 'N',
      lastName: 'N',
    };
    const joined = await server.nobody.post('/api/auth/sign-up', input);
    expect([joined.body.pending.step, joined.headers['set-cookie']]).toEqual(['set-up', undefined]);
  } finally {
    await server.admin.patch('/api/workspace', { requireSecondFactor: false });
  }
});
