import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { testServer } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';

const server = serverForTests();

const inject = (method: 'GET' | 'POST', url: string, payload?: string) =>
  server.http.inject({
    method,
    url,
    headers: { ...server.admin.headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });

describe('hostile requests', () => {
  test.each([
    ['U+0000 in an invitation link', 'GET', '/api/login?token=%00', undefined, 302],
    ['two tokens', 'GET', '/api/login?token=a&token=b', undefined, 302],
    ['U+0000 in an email', 'POST', '/api/auth/sign-in', JSON.stringify({ email: 'a\0@b.co', password: 'x' }), 401],
    ['a path in another spelling', 'GET', '/%61pi/sectors', undefined, 200],
    ['a path that cannot be decoded', 'GET', '/api/sectors/%ff', undefined, 400],
    ['a malformed id of any length', 'GET', `/api/sectors/${'x'.repeat(4000)}`, undefined, 404],
    ['the API without a path', 'GET', '/api', undefined, 404],
    ['the API behind two slashes', 'GET', '//api/sectors', undefined, 404],
    ['JSON nested without end', 'POST', '/api/sectors', `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 400],
    ['JSON of too many small values', 'POST', '/api/sectors', `{"name":[${'[],'.repeat(400_000)}[]]}`, 413],
    ['a long JSON text', 'POST', '/api/sectors', JSON.stringify({ name: 'x'.repeat(9_000_000) }), 413],
    ['a wrong type', 'POST', '/api/sectors', JSON.stringify({ name: 5, referenceModel: 'x' }), 400],
  ] as const)('%s', async (_case, method, url, payload, expected) => {
    const { statusCode, body } = await inject(method, url, payload);
    expect(statusCode).toBe(expected);
    if (expected >= 400) {
      expect(Object.keys(JSON.parse(body))).toEqual(expect.arrayContaining(['error', 'message', 'code']));
      expect(body).not.toMatch(/invalid byte|postgres|zod|<=200|stack/i);
    }
  });

  test('JSON of too many small values through tRPC is refused before it is parsed', async () => {
    const values = '[],'.repeat(400_000);
    expect((await inject('POST', '/api/trpc/sectors.create', `{"name":[${values}[]]}`)).statusCode).toBe(413);
    const { id } = (await server.admin.post('/api/sectors', { name: 'Many', referenceModel: 'BIAN' })).body;
    const list = `{"sectorId":"${id}","processes":[${values}[]]}`;
    expect((await inject('POST', '/api/trpc/processes.create', list)).statusCode).toBe(400);
  });

  test.each(['/api/sectors', '/api/trpc/sectors.create'])('a compressed body at %s is not inflated', async (url) => {
    const headers = { ...server.admin.headers, 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const payload = gzipSync(JSON.stringify({ name: 'Compressed', referenceModel: 'BIAN' }));
    const { statusCode, body } = await server.http.inject({ method: 'POST', url, headers, payload });
    expect([statusCode, body]).toEqual([415, expect.stringMatching(/without compression/)]);
  });

  test('a wrong type is named as one', async () => {
    const { body } = await server.admin.post('/api/sectors', { name: 5, referenceModel: 'x' });
    expect(body.issues).toEqual([{ path: 'name', message: 'Must be a text' }]);
  });

  test('a body in chunks is not read from somebody unknown', async () => {
    const address = new URL(await server.http.listen({ port: 0 }));
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(address.port), '127.0.0.1', () => {
        socket.write(
          'POST /api/sectors HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
        );
      });
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
    });
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });

  test('no spelling of the path gets round the limit on sign-in', async () => {
    const limited = await testServer();
    const credentials = JSON.stringify({ email: 'a@b.co', password: 'x' });
    const spellings = [
      '/api/auth/sign-in',
      '/api/trpc/auth%2EsignIn',
      '/api/trpc/auth.%73ignIn',
      '/api/%74rpc/auth.signIn',
    ];
    const statuses = new Map<number, number>();
    for (let n = 0; n < 100; n += 1) {
      const { statusCode } = await limited.http.inject({
        method: 'POST',
        url: spellings[n % spellings.length] ?? '',
        payload: credentials,
        headers: { 'content-type': 'application/json', cookie: `device=${n}` },
      });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 401: 5, 429: 95 });
    await limited.stop();
  });
});
