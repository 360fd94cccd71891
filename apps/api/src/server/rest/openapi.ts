import { HTTP_STATUS } from '@process-ai/contract/errors';
import { Job } from '@process-ai/contract/jobs';
import { generateOpenApiDocument } from 'trpc-openapi';
import { z } from 'zod';
import { appRouter } from '../../app-router.ts';
import { ERROR_SCHEMA, errorResponses } from './error-responses.ts';
import { PLAIN_ROUTES } from './plain-routes.ts';
import { hasBody, type RestProcedure, restProcedures } from './procedures.ts';

/** An OpenAPI document, as far as this file touches it. */
export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes?: unknown };
  [key: string]: unknown;
}
interface Operation {
  operationId?: string;
  summary?: string;
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
  [key: string]: unknown;
}
interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  [key: string]: unknown;
}

const SECURITY = [{ bearer: [] }, { session: [] }];

/** The OpenAPI 3.1 document of everything below /api. */
export function openApiDocument(): OpenApiDocument {
  const document = generateOpenApiDocument(appRouter as never, {
    title: 'Process AI',
    description: 'Analyse a business sector process by process. Sign in with an API token as bearer.',
    version: '0.1.0',
    baseUrl: '/api',
    openApiVersion: '3.1.0',
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'An API token, created on the page or by POST /tokens.' },
      session: { type: 'apiKey', in: 'cookie', name: 'session' },
    },
  }) as unknown as OpenApiDocument;
  document.info.license = { name: 'MIT', identifier: 'MIT' };
  document.components.schemas = { ...document.components.schemas, Error: ERROR_SCHEMA };
  for (const entry of restProcedures()) describe(document, entry);
  for (const [path, methods] of Object.entries(PLAIN_ROUTES)) {
    document.paths[path] = { ...document.paths[path], ...(methods as Record<string, Operation>) };
  }
  dropUnusedSchemas(document);
  return { ...document, tags: tagsOf(document) };
}

function describe(document: OpenApiDocument, entry: RestProcedure): void {
  const { name, path, method, meta } = entry;
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is missing from the OpenAPI document`);
  operation.operationId = name.replace('.', '-');
  operation.security = meta.access === 'anonymous' ? [] : SECURITY;
  const content = operation.requestBody?.content;
  if (content && operation.requestBody) {
    operation.requestBody.required = true;
    const json = content['application/json'];
    if (json && meta.body !== undefined) json.schema = resolve(document, json.schema).properties?.[meta.body] ?? {};
  }
  if (meta.job) operation.parameters = [...(operation.parameters ?? []), PREFER];
  const statuses = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  operation.responses = {
    ...Object.fromEntries(statuses.map((status) => [status, operation.responses[status]])),
    ...(meta.job && { 202: JOB_STARTED }),
    ...(meta.kept && { 304: NOT_MODIFIED }),
    ...errorResponses(failuresOf(entry)),
  };
}

/** What goes wrong behind every door of its kind; `failures` of the procedure are what it adds. */
function failuresOf({ path, method, meta }: RestProcedure): number[] {
  const anonymousRead = meta.access === 'anonymous' && !hasBody(method);
  return [
    ...(hasBody(method) ? BODY_FAILURES : []),
    ...(anonymousRead ? [] : [HTTP_STATUS.UNAUTHORIZED]),
    ...(meta.access === 'admin' || method !== 'GET' ? [HTTP_STATUS.FORBIDDEN] : []),
    ...(path.includes('{') ? [HTTP_STATUS.NOT_FOUND] : []),
    ...(method === 'GET' ? [] : [HTTP_STATUS.CONFLICT]),
    ...(meta.job ? [HTTP_STATUS.UNPROCESSABLE_CONTENT, HTTP_STATUS.BAD_GATEWAY] : []),
    ...(meta.failures ?? []),
    HTTP_STATUS.TOO_MANY_REQUESTS,
    HTTP_STATUS.INTERNAL_SERVER_ERROR,
    HTTP_STATUS.SERVICE_UNAVAILABLE,
  ];
}

const BODY_FAILURES = [HTTP_STATUS.BAD_REQUEST, HTTP_STATUS.PAYLOAD_TOO_LARGE, HTTP_STATUS.UNSUPPORTED_MEDIA_TYPE];

const PREFER = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description: '`respond-async`: do not wait, answer 202 with the job.',
  schema: { type: 'string', examples: ['respond-async'] },
};

const JOB_STARTED = {
  description: 'Started as a job, because the request said `Prefer: respond-async`',
  headers: {
    Location: { description: 'Where to read the job', schema: { type: 'string' } },
    'Preference-Applied': { description: 'What was done as preferred', schema: { type: 'string' } },
  },
  content: { 'application/json': { schema: z.toJSONSchema(Job) } },
};

const NOT_MODIFIED = { description: 'As it was: the `ETag` of the answer is the one in `If-None-Match`' };

const resolve = (document: OpenApiDocument, schema: Schema): Schema =>
  schema.$ref ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** The library's own error schemas are no longer referred to. */
function dropUnusedSchemas(document: OpenApiDocument): void {
  const text = JSON.stringify(document);
  for (const name of Object.keys(document.components.schemas)) {
    if (!text.includes(`"#/components/schemas/${name}"`)) delete document.components.schemas[name];
  }
}

const TAGS: Record<string, string> = {
  Access: 'Sign-up, sign-in, passwords, sessions, who is asking, and API tokens.',
  Administration: 'Users and invitations; for administrators.',
  Sectors: 'The business sectors under analysis.',
  Processes: 'The process hierarchy of a sector, its research and its analysis.',
  Opportunities: 'What analysts and persons have found, and what was decided on.',
  Suitability: 'How suitable processes are, and the landscape of a sector.',
  Imports: 'Process libraries from files: preview, completion, undo.',
  Journeys: 'Customer journeys with their touchpoints.',
  Insights: 'Documents, their text and their summaries.',
  Playbooks: 'Packages of processes, journeys and ROI inputs, and their application.',
  Jobs: 'Long work: its progress, and how to stop it.',
  ROI: 'Inputs, assumptions, results and the business case.',
  Exports: 'The client blueprint as a file.',
  Vendors: 'The directory of technology vendors, and how they fit.',
  Workspace: 'How the documents for clients look.',
  Server: 'The state of the server.',
};

/** The tags that are used, in the order in which they first stand in the document. */
function tagsOf(document: OpenApiDocument): { name: string; description: string | undefined }[] {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const names = new Set(operations.flatMap(({ tags }) => (tags as string[] | undefined) ?? []));
  return [...names].map((name) => ({ name, description: TAGS[name] }));
}
