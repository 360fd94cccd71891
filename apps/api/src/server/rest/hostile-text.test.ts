import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';
import { openApiDocument } from './openapi.ts';

const { paths, components } = openApiDocument();

let server: TestServer;
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await testServer();
  const { admin } = server;
  ids.sectorId = (await admin.post('/api/sectors', { name: 'Text', referenceModel: 'BIAN' })).body.id;
  const sector = `/api/sectors/${ids.sectorId}`;
  const rows = ['1', '1.1'].map((code, index) => ({ code, name: 'Claims', level: index + 1 }));
  ids.processId = (await admin.post(`${sector}/processes`, rows)).body[1].id;
  const opportunity = { type: 'ai', title: 'Read', estimatedSavings: 1, effort: 1 };
  const opportunities = `${sector}/processes/${ids.processId}/opportunities`;
  ids.opportunityId = (await admin.post(opportunities, opportunity)).body.id;
  const touchPoints = [{ name: 'A', type: 'human', description: 'B', processStep: '1' }];
  ids.journeyId = (await admin.post(`${sector}/journeys`, { name: 'J', touchPoints })).body.id;
  ids.playbookId = (await admin.post('/api/playbooks', { name: 'P', description: 'p' })).body.id;
  ids.vendorId = (await admin.post('/api/vendors', { name: 'V', overview: 'v' })).body.id;
  ids.importId = (await admin.upload(`${sector}/imports`, { name: 'a.csv', bytes: 'Code,Name\n9,Sell' })).body.id;
  const months = { startMonth: '2027-01', endMonth: '2027-06', status: 'running' };
  const { plan } = (await admin.post(`${sector}/initiatives`, { name: 'I', ...months })).body;
  ids.initiativeId = plan.initiatives[0].id;
  ids.scenarioId = (await admin.post(`${sector}/scenarios`, { name: 'S', assumptions: {} })).body.id;
  ids.teamId = (await admin.post('/api/teams', { name: 'T', memberIds: [] })).body.id;
  const comment = { subject: 'process', subjectId: ids.processId, text: 'C' };
  ids.commentId = (await admin.post(`${sector}/comments`, comment)).body.id;
  ids.format = 'sheets';
});
afterAll(() => server.stop());

/** Every body that the document shows, once for each text in it, with that text made impossible to store. */
function variants(spoil: (text: string) => string) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const shown = requestBody?.content['application/json']?.examples?.example?.$ref.split('/').at(-1);
      const body = components.examples?.[shown ?? '']?.value;
      return textsIn(body).map((at) => ({ method, path, at: at.join('.'), body: changed(body, at, spoil) }));
    }),
  );
}

type Place = (string | number)[];

function textsIn(value: unknown): Place[] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, child]) => textsIn(child).map((place) => [key, ...place]));
}

function changed(value: unknown, [key, ...rest]: Place, spoil: (text: string) => string): unknown {
  if (key === undefined) return spoil(String(value));
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? changed(item, rest, spoil) : item));
  const parent = value as Record<string, unknown>;
  return { ...parent, [key]: changed(parent[key], rest, spoil) };
}

/** The sector of an example is unknown here, and would be refused for that. */
const inOwnSector = (body: unknown, at: string) =>
  at !== 'sectorId' && Object.hasOwn(Object(body), 'sectorId') ? { ...(body as object), sectorId: ids.sectorId } : body;

describe.each([
  ['U+0000', (text: string) => `${text}\u0000`],
  ['half a surrogate pair', (text: string) => `${text}\ud800`],
])('%s is refused', (_case, spoil) => {
  test.each(variants(spoil))('in $at of $method $path', async ({ method, path, at, body }) => {
    const { statusCode } = await server.http.inject({
      method: method as 'POST',
      url: `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')}`,
      headers: { ...server.admin.headers, 'content-type': 'application/json' },
      payload: JSON.stringify(inOwnSector(body, at)),
    });
    // An id that is none is of an unknown thing; what signs in or up is compared and never stored; what is gone from
    // the inbox is passed over.
    const expected = path.startsWith('/auth/')
      ? [400, 401, 403]
      : path.startsWith('/inbox/')
        ? [200]
        : /(Ids?|dependsOn)(\.|$)/.test(at)
          ? [400, 404]
          : [400];
    expect(expected).toContain(statusCode);
  });
});
