import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';

const PAGE = '<!doctype html><title>Process AI</title><div id="root"></div>';
const FILES = {
  'index.html': PAGE,
  'robots.txt': 'User-agent: *',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/base-1a2b.js': 'export {};',
};

const root = mkdtempSync(join(tmpdir(), 'process-ai-web-'));
let server: TestServer;
let port: number;
beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(root, name), content);
  server = await testServer({}, root);
  port = Number(new URL(await server.http.listen({ port: 0 })).port);
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

interface Answer {
  status: number;
  headers: string;
  body: string;
}

/** Byte by byte as given: an HTTP client would tidy the address up first. */
function ask(address: string, method = 'GET', more = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { cookie } = server.admin.headers;
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${method} ${address} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nconnection: close\r\n${more}\r\n`);
    });
    socket.setEncoding('utf8').on('error', reject);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () => {
      const [headers = '', ...body] = text.split('\r\n\r\n');
      resolve({ status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body: body.join('\r\n\r\n') });
    });
  });
}

/** What came: the page, JSON, or a file by its type. */
function kindOf({ headers, body }: Answer): string {
  const type = /content-type: ([^;\r]+)/.exec(headers)?.[1] ?? 'none';
  if (type === 'text/html') return body.includes(PAGE) ? 'page' : 'another page';
  if (type !== 'application/json') return type;
  return body.includes('"error":"') ? 'refusal' : 'answer';
}

const SECTOR = '/sectors/00000000-0000-4000-8000-000000000000';

describe('every address has its answer', () => {
  test.each([
    ['/', 200, 'page'],
    ['/?token=a.b', 200, 'page'],
    ['/sectors', 200, 'page'],
    ['/sectors/', 200, 'page'],
    [`${SECTOR}?find=1.1`, 200, 'page'],
    [`${SECTOR}?expanded=1.1,2.10&process=1.1.2.json`, 200, 'page'],
    [`${SECTOR}/roi?file=a.js`, 200, 'page'],
    [`${SECTOR}?next=/api/sectors`, 200, 'page'],
    [`${SECTOR}?next=/assets/x.js`, 200, 'page'],
    [`${SECTOR}?a=1.1?b=2.2`, 200, 'page'],
    [`${SECTOR}?bad=%ff%`, 200, 'page'],
    ['/sectors/1.1/roi', 200, 'page'],
    ['/admin', 200, 'page'],
    ['/nowhere', 200, 'page'],
    ['/apiary', 200, 'page'],
    ['/assetsx', 200, 'page'],
    ['/vendors/api/assets', 200, 'page'],
    ['/caf%C3%A9', 200, 'page'],
    ['/foo.bar', 404, 'page'],
    ['/foo.bar?x', 404, 'page'],
    ['/vendors/x.y', 404, 'page'],
    ['/.env', 404, 'page'],
    ['/favicon.ico', 404, 'page'],
    ['/index.php', 404, 'page'],
    ['/sectors/%2e%2e', 404, 'page'],
    ['/sectors/../vendors', 404, 'page'],
    ['/sectors/..%2f..%2fetc%2fpasswd', 404, 'page'],
    ['/sectors//roi', 404, 'page'],
    ['//evil.example/sectors', 404, 'page'],
    ['/\\evil.example', 404, 'page'],
    ['/%00', 400, 'page'],
    ['/sectors/%00', 400, 'page'],
    ['/%0d%0aset-cookie:x', 400, 'page'],
    ['/%', 400, 'page'],
    ['/%ff', 400, 'page'],
    ['/sectors/%zz?find=1.1', 400, 'page'],
    ['/robots.txt', 200, 'text/plain'],
    ['/robots.txt?v=1.2', 200, 'text/plain'],
    ['/favicon.svg', 200, 'image/svg+xml'],
    ['/index.html', 200, 'page'],
    ['/assets/base-1a2b.js', 200, 'application/javascript'],
    ['/assets/gone-9z.js', 404, 'refusal'],
    ['/assets/', 404, 'refusal'],
    ['/assets', 404, 'refusal'],
    ['/assets/%2e%2e/index.html', 404, 'page'],
    ['/assets/%ff', 400, 'refusal'],
    ['/api', 404, 'refusal'],
    ['/api/', 404, 'refusal'],
    ['/api?x=1.1', 404, 'refusal'],
    ['/api/nowhere', 404, 'refusal'],
    ['/api/nowhere.html', 404, 'refusal'],
    ['/api//sectors', 404, 'refusal'],
    ['//api/sectors', 404, 'refusal'],
    ['/API/sectors', 404, 'refusal'],
    ['/%41pi/sectors', 404, 'refusal'],
    ['/./api/sectors', 404, 'refusal'],
    ['/x/%2e%2e/api/sectors', 404, 'refusal'],
    ['/api/%00', 400, 'refusal'],
    ['/api/%', 400, 'refusal'],
    ['//', 200, 'page'],
    ['/%61pi/sectors', 200, 'answer'],
    ['/api/sectors?find=1.1', 200, 'answer'],
    ['http://x/api/sectors', 200, 'answer'],
    ['http://x/vendors?find=1.1', 200, 'page'],
  ])('GET %s: %i, %s', async (address, status, kind) => {
    const answer = await ask(address);
    expect([answer.status, kindOf(answer)]).toEqual([status, kind]);
    if (kind === 'page') expect(answer.headers).toContain("content-security-policy: default-src 'self'");
    const { status: headStatus, headers, body } = await ask(address, 'HEAD');
    expect([headStatus, /content-type: .+/.exec(headers)?.[0], body]).toEqual([
      status,
      /content-type: .+/.exec(answer.headers)?.[0],
      '',
    ]);
  });

  test('a page knows no versions and no ranges', async () => {
    const get = (headers: Record<string, string>) => server.http.inject({ url: '/', headers });
    expect((await get({ 'if-match': '"x"' })).statusCode).toBe(412);
    expect((await get({ range: 'bytes=0-9' })).statusCode).toBe(200);
  });

  test.each([
    ...['/', '/foo.bar', '/%ff', '/assets/base-1a2b.js', '/assets/gone-9z.js', '/metrics'],
    ...['/api/user', '/api/nowhere', '/api/%', '/api/health', '/api/docs/', '/api/openapi.json'],
  ])('GET %s: the headers that browsers heed', async (address) => {
    const { headers } = await ask(address);
    for (const line of ['x-content-type-options: nosniff', 'referrer-policy: no-referrer']) {
      expect(headers).toContain(`\r\n${line}\r\n`);
    }
    const policy = /\r\ncontent-security-policy: (.+)/.exec(headers)?.[1];
    for (const rule of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy).toContain(`${rule} 'none'`);
    expect(headers).not.toContain('access-control-allow-origin');
  });

  test.each(['/', '/api/user'])('TRACE %s is refused', async (address) => {
    const answer = await ask(address, 'TRACE');
    expect([answer.status, kindOf(answer)]).toEqual([404, 'refusal']);
  });

  test('a request that says its length in two ways is refused', async () => {
    const { status } = await ask('/api/auth/sign-in', 'POST', 'content-length: 4\r\ntransfer-encoding: chunked\r\n');
    expect(status).toBe(400);
  });

  test.each(['/', '/sectors', '/foo.bar', '/%ff', '/api/nowhere'])('POST %s is refused in JSON', async (address) => {
    expect(kindOf(await ask(address, 'POST'))).toBe('refusal');
  });
});
