import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { Caller, TestServer } from './testing.ts';

/** The issue allows two seconds; the rest is for a busy machine. */
export const ENDS_WITHIN_MS = 2500;

/** How long it takes from a change of rights until something has ended. */
export async function msFrom(change: () => Promise<{ status: number }>, ended: Promise<unknown>): Promise<number> {
  expect((await change()).status).toBe(200);
  const begin = performance.now();
  await ended;
  return performance.now() - begin;
}

export async function addressOf({ http }: TestServer): Promise<string> {
  return http.server.listening ? http.listeningOrigin : http.listen({ port: 0, host: '127.0.0.1' });
}

/** More than the buffers between server and reader hold. */
export const LARGE_BYTES = 40_000_000;

/** An answer of LARGE_BYTES that has begun, and that nobody reads; `cutOff`: once the server has closed its connection. */
export async function readSlowly(server: TestServer, { headers }: Caller, path: string, body?: object) {
  const connected = once(server.http.server, 'connection');
  const asked = httpRequest(`${await addressOf(server)}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    agent: false,
  });
  // Told again by the answer.
  asked.on('error', () => {});
  asked.end(body && JSON.stringify(body));
  const [[connection], [answer]] = (await Promise.all([connected, once(asked, 'response')])) as [
    [Socket],
    [IncomingMessage],
  ];
  expect(answer.statusCode).toBe(200);
  const endOf = async () => {
    await once(connection, 'close');
    await expect(buffer(answer)).rejects.toThrow(/aborted|ECONNRESET/);
  };
  return { cutOff: endOf() };
}

/** What an event stream has said so far, and when it ends. */
export async function listen(server: TestServer, { headers }: Caller, name: string, input: object) {
  const query = encodeURIComponent(JSON.stringify(input));
  const { body } = await fetch(`${await addressOf(server)}/api/trpc/${name}?input=${query}`, {
    headers: { ...headers, accept: 'text/event-stream' },
  });
  let text = '';
  const read = async () => {
    for await (const chunk of body ?? []) text += Buffer.from(chunk).toString();
  };
  return { text: () => text, ended: read() };
}
