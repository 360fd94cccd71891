import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { CONTRACT, EXAMPLES } from './named-schemas.ts';
import { openApiDocument } from './openapi.ts';

const COMMITTED = new URL('../../../../../packages/client/src/openapi.json', import.meta.url);
/** The rows of spec section 7 and of the contract that this release answers. */
const PATHS = [
  'GET /user',
  'GET /login',
  'GET /logout',
  'POST /auth/sign-up',
  'POST /auth/sign-in',
  'POST /auth/reset-password',
  'PATCH /user',
  'POST /user/password',
  'GET /user/sessions',
  'DELETE /user/sessions',
  'DELETE /user/sessions/{sessionId}',
  'PATCH /users/{userId}',
  'POST /users/{userId}/reset-link',
  'GET /sectors',
  'POST /sectors',
  'GET /sectors/{sectorId}',
  'PATCH /sectors/{sectorId}',
  'DELETE /sectors/{sectorId}',
  'POST /sectors/{sectorId}/research-processes',
  'POST /sectors/{sectorId}/processes',
  'PUT /sectors/{sectorId}/processes/{processId}',
  'DELETE /sectors/{sectorId}/processes/{processId}',
  'POST /sectors/{sectorId}/imports',
  'POST /sectors/{sectorId}/imports/{importId}/complete',
  'DELETE /sectors/{sectorId}/imports/{importId}',
  'POST /sectors/{sectorId}/analyze',
  'POST /sectors/{sectorId}/journeys/generate',
  'POST /sectors/{sectorId}/journeys',
  'PATCH /sectors/{sectorId}/journeys/{journeyId}',
  'DELETE /sectors/{sectorId}/journeys/{journeyId}',
  'POST /sectors/{sectorId}/insights',
  'DELETE /sectors/{sectorId}/insights/{insightId}',
  'GET /sectors/{sectorId}/insights/{insightId}/text',
  'GET /sectors/{sectorId}/insights/{insightId}/file',
  'GET /sectors/{sectorId}/playbooks',
  'POST /sectors/{sectorId}/playbooks/generate',
  'POST /sectors/{sectorId}/apply-playbook/{playbookId}',
  'POST /playbooks',
  'PUT /playbooks/{playbookId}',
  'DELETE /playbooks/{playbookId}',
  'GET /jobs/{jobId}',
  'DELETE /jobs/{jobId}',
  'GET /sectors/{sectorId}/roi',
  'POST /sectors/{sectorId}/roi/inputs',
  'POST /sectors/{sectorId}/roi/calculate',
  'POST /sectors/{sectorId}/export/{format}',
  'GET /vendors',
  'GET /vendors/{vendorId}',
  'POST /vendors',
  'DELETE /vendors/{vendorId}',
  'POST /vendors/{vendorId}/refresh',
  'POST /vendors/compare',
  'GET /invitations',
  'POST /invitations',
  'DELETE /invitations/{invitationId}',
  'GET /users',
  'DELETE /users/{userId}',
  'GET /tokens',
  'POST /tokens',
  'DELETE /tokens/{tokenId}',
  'GET /health',
];

describe('the OpenAPI document', () => {
  const document = openApiDocument();

  test('as committed is fresh: after a change run `npm run --silent openapi > packages/client/src/openapi.json`', () => {
    expect(JSON.parse(readFileSync(COMMITTED, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test('names every path', () => {
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named).toEqual(expect.arrayContaining(PATHS));
  });

  test('passes a linter, and every example is of its schema', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // The sign-in links answer with a redirect and nothing else.
        'operation-2xx-response': 'off',
        // Nobody can ask for the server's health in a wrong way.
        'operation-4xx-response': 'off',
        'no-invalid-media-type-examples': 'error',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual(
      [],
    );
  });

  test.each(Object.entries(EXAMPLES))('shows a %s as the server takes or sends it', (name, example) => {
    expect(JSON.stringify(document.paths)).toContain(`#/components/examples/${name}`);
    const schema = CONTRACT[name];
    // What an example of an answer does not name is not answered, and all that it names is.
    if (schema && /(Input|Entry|Change|Update|Completion|SignUp|SignIn)$/.test(name)) schema.parse(example);
    else if (schema) expect(schema.parse(example)).toEqual(example);
  });

  test('says that arrays are arrays', () => {
    for (const path of ['/sectors/{sectorId}/processes', '/sectors/{sectorId}/roi/inputs']) {
      const body = document.paths[path]?.post?.requestBody?.content['application/json']?.schema;
      expect([path, body?.type]).toEqual([path, 'array']);
    }
  });

  test('names every entity once, and refers to it', () => {
    const { schemas } = document.components;
    const named = [
      'Sector',
      'Process',
      'Opportunity',
      'Journey',
      'TouchPoint',
      'SavedRoiInput',
      'RoiResult',
      'Insight',
    ];
    const others = ['Playbook', 'Vendor', 'VendorFit', 'Invitation', 'User', 'ExportResult', 'Job', 'CurrentUser'];
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining([...named, ...others]));
    expect(schemas.Sector?.properties?.processes?.items).toEqual({ $ref: '#/components/schemas/Process' });
    const contents = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody, responses }) => [
        ...Object.values(requestBody?.content ?? {}),
        ...Object.values(responses['200']?.content ?? {}),
      ]),
    );
    const inlined = contents.filter(({ schema }) => (schema.items ?? schema).properties !== undefined);
    expect(inlined).toEqual([]);
  });

  test('says what is counted in what', () => {
    const unitOf = (schema: string, field: string) =>
      document.components.schemas[schema]?.properties?.[field]?.description;
    expect(unitOf('RoiInputChange', 'averageRuntime')).toContain('Minutes');
    expect(unitOf('RoiAssumptionEntry', 'averageRuntime')).toContain('Hours');
    expect(unitOf('Opportunity', 'estimatedSavings')).toContain('Thousands');
    expect(unitOf('RoiResult', 'savingsPercentage')).toContain('Percent');
    expect(unitOf('RoiResult', 'paybackMonths')).toContain('Months');
    expect(document.components.parameters?.format).toMatchObject({ schema: { enum: ['docs', 'sheets', 'slides'] } });
  });

  test('tells of caching, of waiting, and of what only a session may do', () => {
    const sector = document.paths['/sectors/{sectorId}']?.get;
    expect(sector?.parameters).toContainEqual(expect.objectContaining({ name: 'If-None-Match', in: 'header' }));
    expect(sector?.responses).toMatchObject({ 200: { headers: { ETag: {} } }, 304: { headers: { ETag: {} } } });
    for (const name of ['TooManyRequests', 'ServiceUnavailable']) {
      expect(document.components.responses?.[name]?.headers).toHaveProperty('Retry-After');
    }
    expect(document.security).toEqual([{ bearer: [] }, { session: [] }]);
    expect(document.paths['/tokens']?.post?.security).toEqual([{ session: [] }]);
  });
});
