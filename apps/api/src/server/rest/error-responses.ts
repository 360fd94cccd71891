import { HTTP_STATUS } from '@process-ai/contract/errors';

const MEANING: Record<number, string> = {
  400: 'The input is not valid',
  401: 'Not signed in',
  403: 'Not allowed, or sent from another site',
  404: 'Not found',
  409: 'In conflict with what is there',
  412: 'Changed since the tag in `If-Match`',
  413: 'Too large',
  415: 'Not a type that is accepted',
  422: 'Readable, but of no use: damaged, too heavy, or nothing is known',
  429: 'Too many requests',
  500: 'Something went wrong on the server',
  502: 'A service that the server relies on has failed',
  503: 'The server is not ready, or its database cannot be reached',
};

/** The failures of an operation as OpenAPI responses, by status. */
export const errorResponses = (statuses: readonly number[]): Record<string, unknown> =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: MEANING[status] ?? 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );

/** What every failure looks like: the component that the responses refer to. */
export const ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'message', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence for a person.' },
    message: { type: 'string', description: 'The same sentence.' },
    code: { type: 'string', enum: Object.keys(HTTP_STATUS) },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string', description: 'As in "0.name".' }, message: { type: 'string' } },
      },
    },
    current: { type: 'object', description: 'What is stored now, where the request clashed with it.' },
  },
};
