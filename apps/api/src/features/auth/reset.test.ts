import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const NEW = 'an entirely new password';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const run = promisify(execFile);

const server = serverForTests();

const idOf = async (person: Caller): Promise<string> => (await person.get('/api/user')).body.user.id;
const signIn = (email: string, password: string) => server.nobody.post('/api/auth/sign-in', { email, password });
const reset = (token: string, password = NEW) => server.nobody.post('/api/auth/reset-password', { token, password });
async function linkFor(person: Caller): Promise<string> {
  const { status, body } = await server.admin.post(`/api/users/${await idOf(person)}/reset-link`);
  expect(status).toBe(200);
  return body.token;
}

describe('a reset link', () => {
  test('sets the password once, ends all sessions, and is stored as a hash only', async () => {
    const person = await server.member('forgot@example.com');
    const token = await linkFor(person);
    const stored = await server.app.sql`select * from password_reset`;
    expect(JSON.stringify(stored)).not.toContain(token);
    const blank = await reset(token, ' '.repeat(12));
    expect([blank.status, blank.body.issues[0].path]).toEqual([400, 'password']);
    const { status, headers } = await reset(token);
    expect(status).toBe(200);
    expect(String(headers['set-cookie'])).not.toContain('session=');
    expect((await person.get('/api/sectors')).status).toBe(401);
    expect((await signIn('forgot@example.com', 'correct horse battery')).status).toBe(401);
    expect((await signIn('forgot@example.com', NEW)).status).toBe(200);
    expect((await reset(token, 'yet another password')).status).toBe(403);
  });

  test('of 200 who use one at once exactly one sets the password', async () => {
    const token = await linkFor(await server.member('rush@example.com'));
    const tries = Array.from({ length: 200 }, (_, n) => reset(token, `the password of try ${n}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(199);
    const winner = statuses.indexOf(200);
    expect((await signIn('rush@example.com', `the password of try ${winner}`)).status).toBe(200);
  });

  test('unknown, used, replaced, expired and revoked by a change: one and the same answer', async () => {
    const person = await server.member('many@example.com');
    const replaced = await linkFor(person);
    const expired = await linkFor(person);
    await server.app.sql`update password_reset set expires_at = now() - interval '1 second' where used_at is null`;
    const changed = await server.member('changes@example.com');
    const revoked = await linkFor(changed);
    const change = { currentPassword: 'correct horse battery', newPassword: NEW };
    expect((await changed.post('/api/user/password', change)).status).toBe(200);
    const unknown = await reset('nonsense');
    expect([unknown.status, unknown.body.error]).toEqual([403, expect.stringContaining('Ask an administrator')]);
    for (const token of [replaced, expired, revoked, 'a\u0000b']) {
      const { status, body } = await reset(token);
      expect([status, body]).toEqual([403, { ...unknown.body, requestId: expect.any(String) }]);
    }
  });

  test('is made by administrators, on the page, for others', async () => {
    const member = await server.member('plain@example.com');
    const path = `/api/users/${await idOf(member)}/reset-link`;
    expect((await member.post(path)).status).toBe(403);
    const { secret } = (await server.admin.post('/api/tokens', { name: 'script' })).body;
    expect((await server.withToken(secret).post(path)).status).toBe(403);
    expect((await server.admin.post(`/api/users/${UNKNOWN}/reset-link`)).status).toBe(404);
    expect((await server.admin.post(`/api/users/${await idOf(server.admin)}/reset-link`)).status).toBe(400);
  });
});

describe('npm run reset-admin', () => {
  const resetAdmin = async (...args: string[]) => {
    const command = new URL('../../server/reset-admin.ts', import.meta.url).pathname;
    const env = { PATH: process.env.PATH, DATABASE_URL: server.databaseUrl, PUBLIC_URL: 'https://pai.example' };
    return run(process.execPath, [command, ...args], { env }).catch((error: { code: number; stderr: string }) => error);
  };

  test('prints a link by which the only administrator sets a new password', async () => {
    const { stdout } = (await resetAdmin()) as { stdout: string };
    expect(stdout).toMatch(/^Set a new password for admin@example\.com at https:\/\/pai\.example\/reset\?token=\S+\n/);
    const token = /token=(\S+)/.exec(stdout)?.[1] ?? '';
    expect((await reset(token)).status).toBe(200);
    expect((await server.admin.get('/api/users')).status).toBe(401);
    expect((await signIn('admin@example.com', NEW)).status).toBe(200);
  });

  test.each([
    ['nobody@example.com', 'There is no account with the email nobody@example.com.'],
    ['plain@example.com', 'plain@example.com is not an administrator.'],
  ])('says why there is none for %s', async (email, sentence) => {
    const failed = await resetAdmin(email);
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
    expect(failed.stderr.trim().split('\n')).toHaveLength(1);
  });

  test('asks which of several administrators', async () => {
    await server.app.sql`update app_user set is_admin = true where email = 'plain@example.com'`;
    expect(await resetAdmin()).toMatchObject({ code: 1, stderr: expect.stringContaining('plain@example.com') });
    expect(await resetAdmin('Plain@Example.com')).toMatchObject({ stdout: expect.stringContaining('/reset?token=') });
  });
});
