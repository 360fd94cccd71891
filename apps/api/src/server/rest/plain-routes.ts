import { errorResponses } from './error-responses.ts';

/** Addresses that answer with a redirect, bytes or the state of the server: plain Fastify routes, told in OpenAPI. */
const redirect = (description: string) => ({ description, headers: { Location: { schema: { type: 'string' } } } });
export const PLAIN_ROUTES = {
  '/login': {
    get: {
      operationId: 'login',
      summary: 'Go to the sign-in page',
      description: 'For browsers. A token that cannot be redeemed leads back to the landing page with an error.',
      tags: ['Access'],
      security: [],
      parameters: [{ name: 'token', in: 'query', required: false, schema: { type: 'string' } }],
      responses: { '302': redirect('To /login, or to /?error=…'), ...errorResponses([429, 500, 503]) },
    },
  },
  '/logout': {
    get: {
      operationId: 'logout',
      summary: 'End the session',
      tags: ['Access'],
      security: [],
      responses: { '302': redirect('To /'), ...errorResponses([429, 500, 503]) },
    },
  },
  '/health': {
    get: {
      operationId: 'health',
      summary: 'Whether the server can serve',
      tags: ['Server'],
      security: [],
      responses: {
        '200': {
          description: 'It can',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['status'],
                properties: { status: { type: 'string', const: 'ok' }, version: { type: 'string' } },
              },
            },
          },
        },
        ...errorResponses([500, 503]),
      },
    },
  },
  '/sectors/{sectorId}/insights/{insightId}/file': {
    get: {
      operationId: 'insights-file',
      summary: 'Download the document as it was uploaded',
      tags: ['Insights'],
      parameters: [
        { name: 'sectorId', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'insightId', in: 'path', required: true, schema: { type: 'string' } },
      ],
      responses: {
        '200': {
          description: 'The file',
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        ...errorResponses([401, 404, 429, 500, 503]),
      },
    },
  },
  '/workspace/logo': {
    get: {
      operationId: 'workspace-logo',
      summary: 'Read the logo of documents',
      tags: ['Workspace'],
      responses: {
        '200': {
          description: 'The picture',
          content: {
            'image/png': { schema: { type: 'string', format: 'binary' } },
            'image/jpeg': { schema: { type: 'string', format: 'binary' } },
          },
        },
        ...errorResponses([401, 404, 429, 500, 503]),
      },
    },
  },
  '/exports/{exportId}/file': {
    get: {
      operationId: 'exports-file',
      summary: 'Download an exported file',
      tags: ['Exports'],
      parameters: [{ name: 'exportId', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        '200': {
          description: 'The file',
          content: {
            'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
              schema: { type: 'string', format: 'binary' },
            },
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
              schema: { type: 'string', format: 'binary' },
            },
            'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
              schema: { type: 'string', format: 'binary' },
            },
          },
        },
        ...errorResponses([401, 404, 429, 500, 503]),
      },
    },
  },
};
