import { HTTP_STATUS } from '@process-ai/contract/errors';
import type { Parameter } from './openapi-document.ts';
import { isConditional, type RestProcedure } from './procedures.ts';

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of an earlier answer: the write is made only while the resource still has it, else 412. Below a sector it is the tag of the sector, which every read and write there answers with. `*`: whatever is there.',
  schema: { type: 'string', examples: ['W/"3kTMd-42"'] },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A text of your own, as a UUID: for 24 hours the same request with the same key is carried out once and gets the first answer again, with `Idempotency-Replayed: true`. While the first is worked on: 409 with `Retry-After`. The same key on another request: 422. A request that failed can be sent again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const takesKey = (entry: RestProcedure) => entry.method === 'POST' && isConditional(entry);

/** The headers that make a write conditional, or repeatable, as OpenAPI parameters. */
export const requestHeaders = (entry: RestProcedure): Parameter[] => [
  ...(isConditional(entry) ? [IF_MATCH] : []),
  ...(takesKey(entry) ? [IDEMPOTENCY_KEY] : []),
];

/** What these headers can be answered with. */
export const headerFailures = (entry: RestProcedure): number[] => [
  ...(isConditional(entry) ? [HTTP_STATUS.PRECONDITION_FAILED] : []),
  ...(takesKey(entry) ? [HTTP_STATUS.UNPROCESSABLE_CONTENT] : []),
];
