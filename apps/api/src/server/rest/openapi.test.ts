import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
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

  test('as committed is fresh: after a change run `npm run openapi > packages/client/src/openapi.json`', () => {
    expect(JSON.parse(readFileSync(COMMITTED, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test('names every path', () => {
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named).toEqual(expect.arrayContaining(PATHS));
  });

  test('passes a linter', async () => {
    // The sign-in links answer with a redirect and nothing else.
    const config = await createConfig({ extends: ['recommended'], rules: { 'operation-2xx-response': 'off' } });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual(
      [],
    );
  });

  test('says that arrays are arrays', () => {
    for (const path of ['/sectors/{sectorId}/processes', '/sectors/{sectorId}/roi/inputs']) {
      const body = document.paths[path]?.post?.requestBody?.content['application/json']?.schema;
      expect([path, body?.type]).toEqual([path, 'array']);
    }
  });
});
