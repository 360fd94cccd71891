import { connect } from '@process-ai/db/connect';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { testServer } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';
import { openApiDocument } from './openapi.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const { paths, components } = openApiDocument();
const OPERATIONS = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
const WRITES = OPERATIONS.filter(({ method }) => method !== 'GET');

const server = serverForTests();

interface Request {
  method: string;
  /** As in the document: "/sectors/{sectorId}". */
  path: string;
  /** What stands in the path; whatever is not named is unknown. */
  ids?: Record<string, string>;
  headers?: Record<string, string>;
  payload?: string;
}

/** The status that really comes, and whether the document has it. */
async function ask({ method, path, ids = {}, headers, payload }: Request): Promise<[number, 'told' | 'untold']> {
  const { statusCode } = await server.http.inject({
    method: method as 'GET',
    url: `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? UNKNOWN)}`,
    headers: { ...server.admin.headers, ...headers },
    ...(payload !== undefined && { payload }),
  });
  const responses = paths[path]?.[method.toLowerCase()]?.responses ?? {};
  return [statusCode, String(statusCode) in responses ? 'told' : 'untold'];
}

/** Their body is a list, which the procedure itself looks at: after it has looked for the sector. */
const LISTS = new Set(['/sectors/{sectorId}/processes', '/sectors/{sectorId}/roi/inputs']);

describe('the answers of every operation are in the document', () => {
  test.each(WRITES)('$method $path from another site: 403', async ({ method, path }) => {
    expect(await ask({ method, path, headers: { origin: 'https://evil.example' } })).toEqual([403, 'told']);
  });

  test.each(WRITES.filter(({ method }) => method !== 'DELETE'))('$method $path as text: 415', async (operation) => {
    for (const type of ['text/plain', 'application/xml']) {
      const headers = { 'content-type': type };
      expect(await ask({ ...operation, headers, payload: 'x' })).toEqual([415, 'told']);
    }
  });

  test.each(OPERATIONS)('$method $path asked by nobody, with nothing', async ({ method, path }) => {
    const [status, inDocument] = await ask({ method, path, headers: { cookie: '' } });
    expect([status, inDocument]).toEqual([status, 'told']);
  });

  // One ends the session, the other names nothing that could be unknown: it would be made.
  test.each(OPERATIONS.filter(({ path }) => path !== '/logout' && path !== '/sectors/sample-client'))(
    '$method $path of what is unknown',
    async (operation) => {
      const { method } = operation;
      const body = method === 'GET' || method === 'DELETE' ? {} : json({});
      const [status, inDocument] = await ask({ ...operation, ...body });
      expect([status, inDocument]).toEqual([status, 'told']);
      if (method === 'POST' || method === 'PUT' || method === 'PATCH') {
        expect(await ask({ ...operation, ...json(7) })).toEqual([LISTS.has(operation.path) ? 404 : 400, 'told']);
      }
    },
  );

  test('without a database: 503', async () => {
    const lost = await testServer();
    const { sql, close } = connect(inject('testServer').url, { max: 1 });
    await sql`drop database ${sql(new URL(lost.databaseUrl).pathname.slice(1))} with (force)`;
    await close();
    for (const { method, path, operation } of OPERATIONS) {
      if (['/logout', '/login', '/health/live'].includes(path)) continue;
      const url = `/api${path.replace(/\{\w+\}/g, UNKNOWN)}`;
      const { statusCode, headers } = await lost.http.inject({
        method: method as 'GET',
        url,
        headers: lost.admin.headers,
      });
      expect([method, path, statusCode, headers['retry-after']]).toEqual([method, path, 503, '5']);
      expect(operation.responses).toHaveProperty('503');
    }
    await lost.stop().catch(() => {});
  });
});

const json = (value: unknown) => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(value),
});

describe('an answer of one operation is in the document', () => {
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    const { admin } = server;
    ids.sectorId = (await admin.post('/api/sectors', { name: 'Answers', referenceModel: 'BIAN' })).body.id;
    ids.vendorId = (await admin.post('/api/vendors', { name: 'Nobody knows this one', overview: 'x' })).body.id;
    ids.userId = (await admin.get('/api/user')).body.user.id;
  });

  const choice = json({ sectorId: UNKNOWN, processIds: [UNKNOWN] });
  test.each([
    ['the outlook before a calculation', 'GET', '/sectors/{sectorId}/roi/outlook', {}, 400],
    ['a comparison in an unknown sector', 'POST', '/vendors/compare', choice, 404],
    ['a refresh where nothing is known', 'POST', '/vendors/{vendorId}/refresh', {}, 422],
    ['oneself, deleted', 'DELETE', '/users/{userId}', {}, 400],
    ['a wrong password', 'POST', '/auth/sign-in', json({ email: 'a@b.co', password: 'x' }), 401],
  ] as const)('%s', async (_case, method, path, request, expected) => {
    expect(await ask({ method, path, ids, ...request })).toEqual([expected, 'told']);
  });

  test('a sector as it was', async () => {
    const { headers } = await server.admin.get(`/api/sectors/${ids.sectorId}`);
    const since = { 'if-none-match': String(headers.etag) };
    expect(await ask({ method: 'GET', path: '/sectors/{sectorId}', ids, headers: since })).toEqual([304, 'told']);
  });

  test('what a job has failed with', async () => {
    const headers = { ...server.admin.headers, prefer: 'respond-async' };
    const started = await server.http.inject({ method: 'POST', url: `/api/vendors/${ids.vendorId}/refresh`, headers });
    const jobId = started.json<{ id: string }>().id;
    const result = () => ask({ method: 'GET', path: '/jobs/{jobId}/result', ids: { jobId } });
    await expect.poll(result).toEqual([422, 'told']);
  });

  test('a job that is preferred to waiting, with the headers that are described', async () => {
    const { statusCode, headers } = await server.http.inject({
      method: 'POST',
      url: `/api/sectors/${ids.sectorId}/research-processes`,
      headers: { ...server.admin.headers, prefer: 'respond-async' },
    });
    expect([statusCode, headers.location]).toEqual([202, expect.stringMatching(/^\/api\/jobs\//)]);
    const jobs = OPERATIONS.filter(({ operation }) => '202' in operation.responses);
    expect(jobs).toHaveLength(9);
    for (const { operation } of jobs) {
      expect(operation.parameters).toContainEqual(expect.objectContaining({ name: 'Prefer', in: 'header' }));
      expect(operation.responses).toMatchObject({
        202: { headers: { Location: {}, 'Preference-Applied': {} } },
        422: {},
        502: {},
      });
    }
  });
});

describe('the body that is described', () => {
  const bodyOf = (method: string, path: string) => {
    const schema = paths[path]?.[method]?.requestBody?.content['application/json']?.schema;
    return components.schemas[schema?.$ref?.split('/').at(-1) ?? ''] ?? schema;
  };

  test('of an export wants a vendor where any are named', () => {
    const schema = bodyOf('post', '/sectors/{sectorId}/export/{format}');
    expect(schema).toMatchObject({ properties: { vendorIds: { type: 'array', minItems: 1 } } });
    expect(schema).not.toHaveProperty('required');
  });

  test('of the workspace takes a colour in capitals, as the server does', async () => {
    const colour = bodyOf('patch', '/workspace')?.properties?.accentColour;
    const [text] = (colour?.anyOf ?? []) as { pattern: string }[];
    expect('#AbCdEf').toMatch(new RegExp(text?.pattern ?? 'none'));
    const { body } = await server.admin.patch('/api/workspace', { accentColour: '#AbCdEf' });
    expect(body.accentColour).toBe('#abcdef');
  });
});
