import { HTTP_STATUS } from '@process-ai/contract/errors';
import { generateOpenApiDocument } from 'trpc-openapi';
import { appRouter } from '../../app-router.ts';
import { HEALTH_SCHEMA } from '../http/health.ts';
import { PLAIN_ROUTES } from '../http/plain-routes.ts';
import { WORKSPACE_ARCHIVE_SCHEMA } from '../http/workspace-archive.ts';
import { VERSION } from '../version.ts';
import { ERROR_RESPONSES, ERROR_SCHEMA, errorResponses } from './error-responses.ts';
import { contractPath, EXAMPLES, nameSchemas, refTo } from './named-schemas.ts';
import type { Content, OpenApiDocument, Operation, Parameter, Response, Schema } from './openapi-document.ts';
import { isList, LINK, PAGE_PARAMETERS } from './pages.ts';
import { hasBody, isConditional, type RestProcedure, restProcedures } from './procedures.ts';

/** The OpenAPI 3.1 document of everything below /api. */
export function openApiDocument(): OpenApiDocument {
  const document = generateOpenApiDocument(appRouter as never, {
    title: 'Process AI',
    description:
      'Analyze a business sector process by process. Sign in with an API token as bearer. Each answer carries the id of its request in the header x-request-id: yours, where you send one.\n\nAssistants use the same by the Model Context Protocol: Streamable HTTP at /mcp, with an API token as bearer. `tools/list` names its tools; those that write only say what would change until they are called with `confirm: true`.',
    version: VERSION,
    baseUrl: '/api',
    openApiVersion: '3.1.0',
    paths: contractPath(),
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'An API token, created on the page or by POST /tokens.' },
      session: { type: 'apiKey', in: 'cookie', name: 'session' },
    },
  }) as unknown as OpenApiDocument;
  document.info.license = { name: 'MIT', identifier: 'MIT' };
  // The library's own error schemas: none is referred to.
  document.components = {
    ...document.components,
    schemas: { Error: ERROR_SCHEMA, Health: HEALTH_SCHEMA, WorkspaceArchive: WORKSPACE_ARCHIVE_SCHEMA },
    responses: ERROR_RESPONSES,
  };
  nameSchemas(document);
  const procedures = restProcedures();
  for (const entry of procedures) describe(document, entry);
  for (const { meta, path, method } of procedures) {
    const answering = procedures.find(({ name }) => name === meta.answer);
    if (answering) answerOf(document, { path, method }).content = answerOf(document, answering).content ?? {};
  }
  for (const [path, methods] of Object.entries(PLAIN_ROUTES)) {
    document.paths[path] = { ...document.paths[path], ...(methods as Record<string, Operation>) };
  }
  sharePathParameters(document);
  addExamples(document);
  return { ...document, security: [{ bearer: [] }, { session: [] }], tags: tagsOf(document) };
}

function operationOf(document: OpenApiDocument, { path, method }: Pick<RestProcedure, 'path' | 'method'>): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is missing from the OpenAPI document`);
  return operation;
}

function answerOf(document: OpenApiDocument, procedure: Pick<RestProcedure, 'path' | 'method'>): Response {
  const answer = operationOf(document, procedure).responses['200'];
  if (!answer) throw new Error(`${procedure.path} has no answer`);
  return answer;
}

function describe(document: OpenApiDocument, entry: RestProcedure): void {
  const { name, meta } = entry;
  const operation = operationOf(document, entry);
  operation.operationId = name.replace('.', '-');
  delete operation.security;
  if (meta.access === 'anonymous') operation.security = [];
  if (meta.access === 'session-only') operation.security = [{ session: [] }];
  if (operation.requestBody) {
    operation.requestBody.required = true;
    nameContent(document, operation.requestBody.content, `${pascal(name)}Body`, meta.body);
  }
  const answer = answerOf(document, entry);
  nameContent(document, answer.content ?? {}, `${pascal(name)}Answer`);
  if (meta.cached || isList(entry)) answer.headers = { ...(meta.cached && ETAG), ...(isList(entry) && LINK) };
  const headers = [...(meta.job ? [PREFER] : []), ...(meta.cached ? [IF_NONE_MATCH] : []), ...requestHeaders(entry)];
  const added = [...(isList(entry) ? PAGE_PARAMETERS : []), ...headers];
  if (added.length > 0) operation.parameters = [...(operation.parameters ?? []), ...added];
  operation.responses = {
    '200': answer,
    ...(meta.job && { 202: JOB_STARTED }),
    ...(meta.cached && { 304: NOT_MODIFIED }),
    ...errorResponses(failuresOf(entry)),
  };
}

/** Gives an object that the contract has no name for the one of its operation. `key` is the array that is the body. */
function nameContent(document: OpenApiDocument, content: Content, name: string, key?: string): void {
  for (const media of Object.values(content)) {
    if (key !== undefined) media.schema = resolve(document, media.schema).properties?.[key] ?? {};
    if (media.schema.type !== 'object') continue;
    document.components.schemas[name] = media.schema;
    media.schema = { $ref: refTo(name) };
  }
}

/** "processes.create" is "ProcessesCreate". */
const pascal = (name: string) => name.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Each stands in many paths, and is the same in all of them. */
function sharePathParameters(document: OpenApiDocument): void {
  const parameters: Record<string, Parameter> = {};
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    operation.parameters = operation.parameters?.map((parameter) => {
      if (parameter.in !== 'path' || parameter.name === undefined) return parameter;
      parameters[parameter.name] ??= parameter;
      return { $ref: `#/components/parameters/${parameter.name}` };
    });
  }
  document.components.parameters = parameters;
}

/** Shows what bodies and answers look like, where there is an example of their schema. */
function addExamples(document: OpenApiDocument): void {
  const examples: Record<string, { value: unknown }> = {};
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    const contents = [
      operation.requestBody?.content,
      ...Object.values(operation.responses).map(({ content }) => content),
    ];
    for (const media of contents.flatMap((content) => Object.values(content ?? {}))) {
      const one = EXAMPLES[nameOf(media.schema)];
      const each = EXAMPLES[nameOf(media.schema.items ?? {})];
      const name = one === undefined ? `${nameOf(media.schema.items ?? {})}List` : nameOf(media.schema);
      if (one === undefined && each === undefined) continue;
      examples[name] = { value: one ?? [each] };
      media.examples = { example: { $ref: `#/components/examples/${name}` } };
    }
  }
  document.components.examples = examples;
}

const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1) ?? '';

/** What goes wrong behind every door of its kind; `failures` of the procedure are what it adds. */
function failuresOf(entry: RestProcedure): number[] {
  const { path, method, meta } = entry;
  const anonymousRead = meta.access === 'anonymous' && !hasBody(method);
  return [
    ...(hasBody(method) ? BODY_FAILURES : []),
    ...(isList(entry) ? [HTTP_STATUS.BAD_REQUEST] : []),
    ...(anonymousRead ? [] : [HTTP_STATUS.UNAUTHORIZED]),
    ...(meta.access === 'admin' || method !== 'GET' ? [HTTP_STATUS.FORBIDDEN] : []),
    ...(path.includes('{') ? [HTTP_STATUS.NOT_FOUND] : []),
    ...(method === 'GET' ? [] : [HTTP_STATUS.CONFLICT]),
    ...(meta.job ? [HTTP_STATUS.UNPROCESSABLE_CONTENT, HTTP_STATUS.BAD_GATEWAY] : []),
    ...headerFailures(entry),
    ...(meta.failures ?? []),
    HTTP_STATUS.TOO_MANY_REQUESTS,
    HTTP_STATUS.INTERNAL_SERVER_ERROR,
    HTTP_STATUS.SERVICE_UNAVAILABLE,
  ];
}

const BODY_FAILURES = [HTTP_STATUS.BAD_REQUEST, HTTP_STATUS.PAYLOAD_TOO_LARGE, HTTP_STATUS.UNSUPPORTED_MEDIA_TYPE];

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
const requestHeaders = (entry: RestProcedure): Parameter[] => [
  ...(isConditional(entry) ? [IF_MATCH] : []),
  ...(takesKey(entry) ? [IDEMPOTENCY_KEY] : []),
];

/** What these headers can be answered with. */
const headerFailures = (entry: RestProcedure): number[] => [
  ...(isConditional(entry) ? [HTTP_STATUS.PRECONDITION_FAILED] : []),
  ...(takesKey(entry) ? [HTTP_STATUS.UNPROCESSABLE_CONTENT] : []),
];

const PREFER = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description: '`respond-async`: do not wait, answer 202 with the job at once.',
  schema: { type: 'string', examples: ['respond-async'] },
};

const JOB_STARTED: Response = {
  description:
    'Goes on as a job: the request said `Prefer: respond-async`, or it took longer than a connection should be silent (110 seconds unless the server is set otherwise). `GET /jobs/{jobId}/result` has its result.',
  headers: {
    Location: { description: 'Where to read the job', schema: { type: 'string' } },
    'Preference-Applied': {
      description: 'What was done as preferred, where something was',
      schema: { type: 'string' },
    },
  },
  content: { 'application/json': { schema: { $ref: refTo('Job') } } },
};

const ETAG = { ETag: { description: 'Changes with whatever is in the answer', schema: { type: 'string' } } };

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an earlier answer: where nothing has changed since, the answer is 304 without a body.',
  schema: { type: 'string' },
};

const NOT_MODIFIED: Response = {
  description: 'As it was: the `ETag` of the answer is the one in `If-None-Match`',
  headers: ETAG,
};

const resolve = (document: OpenApiDocument, schema: Schema): Schema =>
  schema.$ref ? (document.components.schemas[nameOf(schema)] ?? {}) : schema;

const TAGS: Record<string, string> = {
  Access: 'Sign-up, sign-in, passwords, sessions, who is asking, and API tokens.',
  Administration: 'Users and invitations; for administrators.',
  Sectors: 'The business sectors under analysis.',
  Processes: 'The process hierarchy of a sector, its research and its analysis.',
  Opportunities: 'What analysts and persons have found, and what was decided on.',
  Suitability: 'How suitable processes are, and the landscape of a sector.',
  'Use cases': 'What is known of processes, and general ideas where nothing is.',
  Imports: 'Process libraries from files: preview, completion, undo.',
  Journeys: 'Customer journeys with their touchpoints.',
  Insights: 'Documents, their text and their summaries.',
  Playbooks: 'Packages of processes, journeys and ROI inputs, and their application.',
  Comments: 'What people say about processes, opportunities, touchpoints and initiatives.',
  Inbox: 'Comments that mention you, and your long work that has ended.',
  Jobs: 'Long work: its progress, and how to stop it.',
  Initiatives: 'The plan of a sector: its initiatives, their order, months and capacity, and what came of them.',
  Values: 'What processes cost and can save, measured or by benchmark.',
  ROI: 'Inputs, assumptions, results and the business case.',
  Scenarios: 'Named sets of assumptions under which the business case is computed, side by side.',
  Exports: 'The client blueprint as a file.',
  'Client links': 'Links by which a client reads the blueprint in the browser, and who opened them.',
  Vendors: 'The directory of technology vendors, and how they fit.',
  Webhooks: 'Receivers of yours that are told of finished jobs and of decisions, and what they were sent.',
  Workspace: 'How the documents for clients look.',
  Server: 'The state of the server.',
};

/** The tags that are used, in the order in which they first stand in the document. */
function tagsOf(document: OpenApiDocument): { name: string; description: string | undefined }[] {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const names = new Set(operations.flatMap(({ tags }) => (tags as string[] | undefined) ?? []));
  return [...names].map((name) => ({ name, description: TAGS[name] }));
}
