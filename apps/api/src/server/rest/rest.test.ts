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
      requestId: expect.any(String),
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

describe('a form', () => {
  let imports: string;
  beforeAll(async () => {
    const { body } = await server.admin.post('/api/sectors', { name: 'Forms', referenceModel: 'eTOM' });
    imports = `/api/sectors/${body.id}/imports`;
  });
  const CSV = 'code,name\r\n1,Sell --b\r\n\r\n2,"Café\r\n--"\r\n';
  const send = async (type: string, payload: string) => {
    const headers = { ...server.admin.headers, 'content-type': type };
    const { statusCode, body } = await server.http.inject({ method: 'POST', url: imports, headers, payload });
    return [statusCode, JSON.parse(body)] as const;
  };
  const part = (headers: string, content: string) => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
  const file = (more: string) => part(`Content-Disposition: form-data; name="file"; ${more}`, CSV);

  test.each(['plain.csv', 'with "quotes"; name="x".csv', 'two\nlines.csv', 'Übersicht 100%.csv'])(
    'as browsers write it brings the file %j as it is',
    async (name) => {
      const { status, body } = await server.admin.upload(imports, { name, bytes: CSV });
      expect([status, body.fileName]).toEqual([200, name.replace('\n', '')]);
      expect(body.processes.map((process: { name: string }) => process.name)).toEqual(['Sell --b', 'Café --']);
    },
  );

  test.each([
    ['multipart/form-data; boundary="b"', 'filename="plain.csv"\r\nContent-Type: text/csv', 'plain.csv'],
    ['Multipart/Form-Data;charset=utf-8;Boundary=b', 'filename=plain.csv', 'plain.csv'],
    ['multipart/form-data; boundary=b', `filename="_.csv"; filename*=UTF-8''%C3%BC.csv`, 'ü.csv'],
  ])('as %s with %s is read as well', async (type, more, fileName) => {
    const [status, body] = await send(type, `${file(more)}--b--\r\n`);
    expect([status, body.fileName, body.processes.length]).toEqual([200, fileName, 2]);
  });

  const FORM = 'multipart/form-data; boundary=b';
  test.each([
    ['without a boundary', 'multipart/form-data', `${file('filename="a.csv"')}--b--`],
    ['that begins with something else', FORM, `x${file('filename="a.csv"')}--b--`],
    ['without an end', FORM, file('filename="a.csv"')],
    [
      'with a boundary of more than 70 characters',
      `multipart/form-data; boundary=${'b'.repeat(71)}`,
      `${file('filename="a.csv"')}--b--`.replaceAll('--b', `--${'b'.repeat(71)}`),
    ],
    ['whose headers do not end', FORM, '--b\r\nContent-Disposition: form-data; name="file"--b--'],
    ['of a field without a name', FORM, `${part('Content-Disposition: form-data', 'x')}--b--`],
    ['of a field without headers', FORM, '--b\r\n\r\nx\r\n--b--'],
    ['with a name that is not UTF-8', FORM, `${file("filename*=UTF-8''%FF.csv")}--b--`],
    ['of more fields than any has', FORM, `${file('filename="a.csv"').repeat(101)}--b--`],
  ])('%s is refused', async (_, type, payload) => {
    expect((await send(type, payload))[0]).toBe(400);
  });
});
