import { beforeAll, describe, expect, test } from 'vitest';
import { serverForTests } from '../testing-hooks.ts';

const server = serverForTests();

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

test.each([
  ['/api/sectors', 'application/json'],
  ['/api/workspace/logo', 'multipart/form-data'],
])('%s as text is refused with the type that it takes', async (url, type) => {
  const headers = { ...server.admin.headers, 'content-type': 'text/plain' };
  const { statusCode, body } = await server.http.inject({ method: 'POST', url, headers, payload: 'x' });
  expect([statusCode, JSON.parse(body).error]).toEqual([415, `The body must be sent as ${type}.`]);
});

describe('an empty body', () => {
  const TYPES = [
    'application/json',
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
  ];
  let sector: string;
  beforeAll(async () => {
    const { body } = await server.admin.post('/api/sectors', { name: 'Empty', referenceModel: 'eTOM' });
    sector = `/api/sectors/${body.id}`;
    const [process] = (await server.admin.post(`${sector}/processes`, [{ code: '1', name: 'Sell', level: 1 }])).body;
    const input = { processId: process.id, fteCount: 1, processFrequency: 1, averageSalary: 1, averageRuntime: 1 };
    await server.admin.post(`${sector}/roi/inputs`, [input]);
  });
  const post = async (url: string, type: string, payload = '') => {
    const headers = { ...server.admin.headers, 'content-type': type };
    return (await server.http.inject({ method: 'POST', url, headers, payload })).statusCode;
  };

  test.each(TYPES)('as %s is none, where none is wanted', async (type) => {
    for (const path of ['research-processes', 'roi/calculate', 'playbooks/generate']) {
      expect([path, await post(`${sector}/${path}`, type)]).toEqual([path, 200]);
    }
    expect(await post('/api/sectors', type)).toBe(400);
  });

  test.each(TYPES.filter((type) => !type.includes('json') && !type.includes('multipart')))(
    'is the only one of %s that is taken',
    async (type) => {
      const { body: removable } = await server.admin.post('/api/sectors', { name: type, referenceModel: 'eTOM' });
      await server.admin.delete(`/api/sectors/${removable.id}`);
      expect(await post(`/api/sectors/${removable.id}/restore`, type, 'a=b')).toBe(415);
      expect((await server.admin.get(`/api/sectors/${removable.id}`)).status).toBe(404);
    },
  );
});
