import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { serverForTests } from '../testing-hooks.ts';

const MB = 1024 * 1024;

const server = serverForTests();
let address: string;
beforeAll(async () => {
  address = await server.http.listen({ port: 0 });
});

const json = (size: number): RequestInit => ({
  body: Buffer.alloc(size, ' '),
  headers: { 'content-type': 'application/json' },
});

function form(size: number): RequestInit {
  const body = new FormData();
  body.set('sectorId', '00000000-0000-4000-8000-000000000000');
  body.set('file', new File([new Uint8Array(size)], 'big.csv'));
  return { body };
}

const inChunks = (type: string, size: number): RequestInit & { duplex: 'half' } => {
  let left = size / MB;
  const body = new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      left -= 1;
      return controller.enqueue(new Uint8Array(MB).fill(32));
    },
  });
  return { body, duplex: 'half', headers: { 'content-type': type } };
};

const MULTIPART = 'multipart/form-data; boundary=x';

describe('who still sends gets the answer', () => {
  test.each<[string, string, () => RequestInit, string, number]>([
    ['a body that is too large', '/api/sectors', () => json(40 * MB), 'admin', 413],
    ['one in chunks', '/api/sectors', () => inChunks('application/json', 40 * MB), 'admin', 413],
    ['an upload that is too large', '/api/sectors/x/insights', () => form(30 * MB), 'admin', 413],
    ['one in chunks', '/api/sectors/x/insights', () => inChunks(MULTIPART, 30 * MB), 'admin', 413],
    ['an upload through tRPC', '/api/trpc/insights.startUpload', () => form(30 * MB), 'admin', 413],
    ['one in chunks', '/api/trpc/insights.startUpload', () => inChunks(MULTIPART, 30 * MB), 'admin', 400],
    ['a body in tRPC', '/api/trpc/sectors.create', () => json(40 * MB), 'admin', 413],
    ['nobody', '/api/sectors', () => json(26 * MB), 'nobody', 401],
    ['nobody, with a file', '/api/sectors/x/insights', () => form(26 * MB), 'nobody', 401],
    ['nobody, in chunks', '/api/sectors', () => inChunks('application/json', 26 * MB), 'nobody', 401],
    ['nobody, through tRPC', '/api/trpc/insights.startUpload', () => form(20 * MB), 'nobody', 401],
    ['a body of another type', '/api/sectors', () => inChunks('text/plain', 26 * MB), 'admin', 415],
    ['a body where nothing is', '/api/nowhere', () => json(26 * MB), 'admin', 404],
    ['a body for a page', '/sectors', () => json(26 * MB), 'admin', 404],
  ])(
    '%s: POST %s',
    async (_case, path, request, who, expected) => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const { headers, ...init } = request();
        const caller = who === 'admin' ? server.admin.headers : {};
        const answer = await fetch(address + path, {
          ...init,
          method: 'POST',
          headers: { ...caller, ...(headers as Record<string, string>) },
        });
        expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
          expected,
          expect.stringContaining('"message":'),
        ]);
      }
    },
    60_000,
  );

  const HEAD = 'POST /api/sectors HTTP/1.1\r\nhost: x\r\n';
  const open = (): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => resolve(socket));
      socket.on('error', () => {});
    });
  const next = (socket: Socket): Promise<string> =>
    new Promise((resolve) => socket.once('data', (data) => resolve(data.toString())));

  test.each([
    ['nobody', '', 'application/json', 401],
    ['too large', 'admin', 'application/json', 413],
    ['too large a form', 'admin', MULTIPART, 413],
    ['another type', 'admin', 'text/plain', 415],
  ])('%s, with half of it sent: the connection serves what comes after the other half', async (...request) => {
    const [, who, type, expected] = request;
    const socket = await open();
    const cookie = who === 'admin' ? `cookie: ${server.admin.headers.cookie}\r\n` : '';
    socket.write(`${HEAD}${cookie}content-type: ${type}\r\ncontent-length: ${40 * MB}\r\n\r\n`);
    socket.write(Buffer.alloc(20 * MB, 32));
    expect(await next(socket)).toMatch(new RegExp(`^HTTP/1.1 ${expected} `));
    socket.write(Buffer.alloc(20 * MB, 32));
    socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await next(socket)).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
  });

  test.each([
    ['nobody', '', 401],
    ['too large', 'admin', 413],
  ])('%s, who wants the connection closed and reads after the last byte only', async (_case, who, expected) => {
    const socket = await open();
    const cookie = who === 'admin' ? `cookie: ${server.admin.headers.cookie}\r\n` : '';
    const length = 40 * MB;
    socket.pause();
    socket.write(
      `${HEAD}${cookie}connection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.write(Buffer.alloc(length, 32), resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    expect(await next(socket.resume())).toMatch(new RegExp(`^HTTP/1.1 ${expected} `));
    await closed;
  });

  test('up to a bound: no connection is read from for ever', async () => {
    const socket = await open();
    socket.write(`${HEAD}content-length: ${1024 * MB}\r\n\r\n`);
    const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
    for (let sent = 0; sent < 160 && !socket.destroyed; sent += 1) {
      await new Promise((resolve) => socket.write(Buffer.alloc(MB), resolve));
    }
    expect(await closed).toBe('closed');
  });
});
