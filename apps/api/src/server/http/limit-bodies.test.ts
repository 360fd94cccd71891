import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type TestServer, testServer } from '../testing.ts';

const MB = 1024 * 1024;

let server: TestServer;
let address: URL;
beforeAll(async () => {
  server = await testServer();
  address = new URL(await server.http.listen({ port: 0 }));
});
afterAll(() => server.stop());

/** Announces a body of this size and sends none of it; gives the connection, and what is answered. */
function announce({ headers }: Caller, bytes: number) {
  const socket = connect(Number(address.port), address.hostname);
  const lines = ['POST /api/sectors HTTP/1.1', `host: ${address.host}`, `content-length: ${bytes}`];
  for (const [name, value] of Object.entries({ ...headers, 'content-type': 'application/json' }))
    lines.push(`${name}: ${value}`);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString()));
    socket.once('error', (error) => resolve(error.message));
  });
  return { socket, answer };
}

test('of large bodies one user sends two at once; more are told when to come back, and others send theirs', async () => {
  const other = await server.member('bodies@example.com');
  const sending = [1, 2, 3].map(() => announce(server.admin, 25 * MB));
  const first = await Promise.race(sending.map(({ answer }) => answer));
  expect(first.toLowerCase()).toMatch(/^http\/1.1 429 [^]*retry-after: 5\r\n/);
  const { status } = await other.post('/api/sectors', {
    name: 'Beside',
    referenceModel: 'BIAN',
    description: 'x'.repeat(900),
  });
  expect(status).toBe(200);

  for (const { socket } of sending) socket.destroy();
  await expect
    .poll(async () => (await server.admin.post('/api/vendors', { name: 'x'.repeat(2 * MB), overview: 'x' })).status, {
      timeout: 20_000,
    })
    .toBe(400);
}, 60_000);
