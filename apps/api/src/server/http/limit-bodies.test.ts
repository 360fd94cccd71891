import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';

const MB = 1024 * 1024;

const server = serverForTests();
let address: URL;
beforeAll(async () => {
  address = new URL(await server.http.listen({ port: 0 }));
});

/** Announces a body of this size and sends none of it; gives the connection, when the server has seen it, and what is answered. */
function announce({ headers }: Caller, bytes: number) {
  const socket = connect(Number(address.port), address.hostname);
  const lines = ['POST /api/sectors HTTP/1.1', `host: ${address.host}`, `content-length: ${bytes}`];
  for (const [name, value] of Object.entries({
    ...headers,
    'content-type': 'application/json',
    expect: '100-continue',
  }))
    lines.push(`${name}: ${value}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const seen = once(socket, 'data');
  const answer = seen.then(() => once(socket, 'data')).then(String, String);
  return { socket, seen, answer };
}

/** Two megabytes that are read before they are refused. */
const sendLarge = (caller: Caller) => caller.post('/api/vendors', { name: 'x'.repeat(2 * MB), overview: 'x' });

test('a large body waits for the room of the user’s others, and not for anybody else’s', async () => {
  const other = await server.member('bodies@example.com');
  const order: string[] = [];
  const first = announce(server.admin, 25 * MB);
  await first.seen;
  // The next request of all: by now the first one is in the room.
  await server.admin.get('/api/sectors');
  const own = sendLarge(server.admin).then(({ status }) => order.push(`own ${status}`));
  const { status } = await server.admin.post('/api/sectors', { name: 'Small', referenceModel: 'BIAN' });
  expect(status).toBe(200);
  order.push(`other ${(await sendLarge(other)).status}`);
  first.socket.destroy();
  await own;
  expect(order).toEqual(['other 400', 'own 400']);
}, 60_000);

test('whoever has twenty large bodies waiting is told when to come back', async () => {
  const waiting = Array.from({ length: 22 }, () => announce(server.admin, 25 * MB));
  const answer = await Promise.race(waiting.map((each) => each.answer));
  expect(answer.toLowerCase()).toMatch(/^http\/1.1 429 [^]*retry-after: 5\r\n/);
  for (const { socket } of waiting) socket.destroy();
  await expect.poll(async () => (await sendLarge(server.admin)).status).toBe(400);
}, 60_000);
