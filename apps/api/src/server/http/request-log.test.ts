import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, test, vi } from 'vitest';
import { caller, cookieOf } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';
import { captureLog } from '../testing-log.ts';

const server = serverForTests({ LOG_LEVEL: 'trace' });
let lines: string[];
beforeAll(() => {
  lines = captureLog(server.http);
});

const lineOf = (requestId: string) =>
  lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);
const ask = (url: string, requestId: string) =>
  server.http.inject({ url, headers: { ...server.admin.headers, 'x-request-id': requestId } });

test('a request is one line of JSON: who asked for which route, and how long it took', async () => {
  const { id } = (await server.admin.get('/api/user')).body.user;
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Logged', referenceModel: 'BIAN' });
  await ask(`/api/sectors/${sector.id}?token=hidden`, 'one');
  expect(lineOf('one')).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.+Z$/),
      pid: process.pid,
      hostname: expect.any(String),
      requestId: 'one',
      method: 'GET',
      route: '/api/sectors/:sectorId',
      user: id,
      via: 'session',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    },
  ]);
});

test('what nobody has foreseen is logged with its stack, by the same request id', async () => {
  vi.spyOn(server.app.sessions, 'list').mockRejectedValueOnce(new Error('a fault of ours'));
  expect((await ask('/api/trpc/account.sessions', 'two')).statusCode).toBe(500);
  expect(lineOf('two')).toEqual([
    expect.objectContaining({
      level: 'error',
      route: '/api/trpc/account.sessions',
      err: expect.objectContaining({ message: 'a fault of ours', stack: expect.stringContaining('at ') }),
    }),
    expect.objectContaining({ level: 'warn', status: 500 }),
  ]);
});

test('no line holds a password, a cookie, a token, a link or a second factor, whether it was right or wrong', async () => {
  const { admin, nobody } = server;
  const password = 'correct horse battery';
  const signIn = (email: string, given: string) => nobody.post('/api/auth/sign-in', { email, password: given });
  const wrong = 'incorrect horse battery';
  await signIn('admin@example.com', wrong);

  const { body: invitation } = await admin.post('/api/invitations', {});
  await nobody.get(`/api/login?token=${invitation.token}`);
  await nobody.get(`/?token=${invitation.token}`);
  const entry = { token: invitation.token, email: 'kept@example.com', password, firstName: 'Ada', lastName: 'Quiet' };
  const { headers } = await nobody.post('/api/auth/sign-up', entry);
  const person = caller(server.http, { cookie: cookieOf(headers) });
  const { user } = (await person.get('/api/user')).body;

  const { body: apiToken } = await person.post('/api/tokens', { name: 'script' });
  await server.withToken(apiToken.secret).get('/api/sectors');
  await server.withToken(`${apiToken.secret}x`).get('/api/sectors');

  const { body: setup } = await person.post('/api/user/second-factor', { currentPassword: password });
  const code = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate();
  const { body: confirmed } = await person.post('/api/user/second-factor/confirm', { code });
  const { body: first } = await signIn('kept@example.com', password);
  const [recoveryCode] = confirmed.recoveryCodes;
  const second = await nobody.post('/api/auth/second-step', { token: first.pending.token, code: recoveryCode });
  expect(second.status).toBe(200);

  const { body: link } = await admin.post(`/api/users/${user.id}/reset-link`);
  await nobody.get(`/api/trpc/auth.resetOffer?input=${encodeURIComponent(JSON.stringify({ token: link.token }))}`);
  await nobody.get(`/reset?token=${link.token}`);
  const renewed = 'an entirely new password';
  expect((await nobody.post('/api/auth/reset-password', { token: link.token, password: renewed })).status).toBe(200);

  const secrets = [password, wrong, invitation.token, cookieOf(headers).split('=')[1], apiToken.secret, setup.secret];
  secrets.push(code, recoveryCode, first.pending.token, cookieOf(second.headers).split('=')[1], link.token, renewed);
  secrets.push(...confirmed.recoveryCodes, server.admin.headers.cookie?.split('=')[1]);
  const log = lines.join('');
  for (const route of ['sign-in', 'sign-up', 'second-step', 'reset-password'])
    expect(log).toContain(`/api/auth/${route}`);
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
});
