import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { analyst, process } from './chat-service.fixture.ts';

const server = createServer();
afterEach(() => {
  server.removeAllListeners('request').closeAllConnections();
  server.close();
});

test.for<[what: string, listener: RequestListener]>([
  ['never answers', () => {}],
  [
    'stops in the middle of its answer',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"choices": [');
    },
  ],
])('a service that %s is given up in time, and not asked twice', async ([, listener]) => {
  let requests = 0;
  server.on('request', (request, response) => {
    requests += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const slow = analyst({ baseUrl: `http://127.0.0.1:${port}/v1`, timeoutMs: 250 });
  await expect(slow.analyzeProcess(process)).rejects.toThrow(
    'The AI service did not answer within 0.25 seconds. Try again, or with fewer processes.',
  );
  expect(requests).toBe(1);
});
