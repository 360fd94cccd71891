import { afterAll, beforeAll } from 'vitest';
import { type TestServer, testServer } from './testing.ts';

/** A server that starts before the tests of a file and stops after them. There is nothing in it before they run. */
export function serverForTests(...options: Parameters<typeof testServer>): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await testServer(...options));
  });
  afterAll(() => server.stop());
  return server;
}
