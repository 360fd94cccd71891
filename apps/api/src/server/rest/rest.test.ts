import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

test.each([[[]], [[{ years: 3 }]], ['years'], [3], [null]])('%j in the place of an object is refused', async (body) => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Body', referenceModel: 'BIAN' });
  const answer = await server.admin.patch(`/api/sectors/${sector.id}/roi/assumptions`, body);
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      error: 'The body must be a JSON object.',
      message: 'The body must be a JSON object.',
      code: 'BAD_REQUEST',
    },
  ]);
});
