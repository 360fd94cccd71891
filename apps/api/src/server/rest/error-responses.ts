import { ERRORS, type ErrorCode, type ErrorKind, HTTP_STATUS } from '@process-ai/contract/errors';
import type { Header, Response, Schema } from './openapi-document.ts';

const MEANING: Record<ErrorKind, string> = {
  BAD_REQUEST: 'The input is not valid',
  UNAUTHORIZED: 'Not signed in',
  FORBIDDEN: 'Not allowed, or sent from another site',
  NOT_FOUND: 'Not found',
  CONFLICT: 'In conflict with what is there',
  PRECONDITION_FAILED: 'Changed since the tag in `If-Match`',
  PAYLOAD_TOO_LARGE: 'Too large',
  UNSUPPORTED_MEDIA_TYPE: 'Not a type that is accepted',
  UNPROCESSABLE_CONTENT: 'Readable, but of no use: damaged, too heavy, or nothing is known',
  TOO_MANY_REQUESTS: 'Too many requests',
  INTERNAL_SERVER_ERROR: 'Something went wrong on the server',
  BAD_GATEWAY: 'A service that the server relies on has failed',
  SERVICE_UNAVAILABLE: 'The server is not ready, or its database cannot be reached',
};

/** A failure of each kind as it comes, where its sentence has no gaps. */
const EXAMPLES: Partial<Record<ErrorKind, ErrorCode>> = {
  UNAUTHORIZED: 'notSignedIn',
  FORBIDDEN: 'adminOnly',
  NOT_FOUND: 'sectorMissing',
  CONFLICT: 'editedMeanwhile',
  PAYLOAD_TOO_LARGE: 'bodyTooLarge',
  UNPROCESSABLE_CONTENT: 'taskTooHeavy',
  TOO_MANY_REQUESTS: 'tooManyRequests',
  INTERNAL_SERVER_ERROR: 'unexpected',
  SERVICE_UNAVAILABLE: 'notReady',
};

const RETRY_AFTER: Header = { description: 'Seconds to wait before the next try', schema: { type: 'integer' } };
const WITH_RETRY_AFTER = new Set<ErrorKind>(['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']);

const KINDS = Object.keys(HTTP_STATUS) as ErrorKind[];
/** "BAD_REQUEST" is "BadRequest" among the components. */
const nameOf = (kind: ErrorKind) =>
  kind.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The failures of an operation as OpenAPI responses, by status. */
export const errorResponses = (statuses: readonly number[]): Record<string, { $ref: string }> =>
  Object.fromEntries(
    KINDS.filter((kind) => statuses.includes(HTTP_STATUS[kind])).map((kind) => [
      String(HTTP_STATUS[kind]),
      { $ref: `#/components/responses/${nameOf(kind)}` },
    ]),
  );

/** What `errorResponses` refers to. */
export const ERROR_RESPONSES: Record<string, Response> = Object.fromEntries(
  KINDS.map((kind) => [
    nameOf(kind),
    {
      description: MEANING[kind],
      ...(WITH_RETRY_AFTER.has(kind) && { headers: { 'Retry-After': RETRY_AFTER } }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, ...exampleOf(kind) } },
    },
  ]),
);

function exampleOf(kind: ErrorKind): { example?: unknown } {
  if (kind === 'BAD_REQUEST') {
    const issues = [{ path: 'name', message: 'Required' }];
    const sentence = ERRORS.invalidInput.sentence.replace('{detail}', 'name: Required');
    return { example: { error: sentence, message: sentence, code: kind, issues } };
  }
  const code = EXAMPLES[kind];
  if (!code) return {};
  return { example: { error: ERRORS[code].sentence, message: ERRORS[code].sentence, code: kind } };
}

/** What every failure looks like: the component that the responses refer to. */
export const ERROR_SCHEMA: Schema = {
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
    requestId: { type: 'string', description: 'As in the header x-request-id, and in the server’s log.' },
  },
};
