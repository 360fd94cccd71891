import { HTTP_STATUS } from '@process-ai/contract/errors';
import { Job } from '@process-ai/contract/jobs';
import { generateOpenApiDocument } from 'trpc-openapi';
import { z } from 'zod';
import { appRouter } from '../../app-router.ts';
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

function describe(document: OpenApiDocument, { name, path, method, meta }: RestProcedure): void {
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
  const statuses = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  operation.responses = {
    ...Object.fromEntries(statuses.map((status) => [status, operation.responses[status]])),
    ...(meta.job && { 202: JOB_STARTED }),
    ...errorResponses(failuresOf({ path, method, access: meta.access })),
  };
}

interface Door {
  path: string;
  method: string;
  access: RestProcedure['meta']['access'];
}

function failuresOf({ path, method, access }: Door): number[] {
  return [
    ...(hasBody(method) ? [HTTP_STATUS.BAD_REQUEST, HTTP_STATUS.PAYLOAD_TOO_LARGE] : []),
    ...(access === 'anonymous' ? [] : [HTTP_STATUS.UNAUTHORIZED]),
    ...(access === 'admin' || hasBody(method) ? [HTTP_STATUS.FORBIDDEN] : []),
    ...(path.includes('{') ? [HTTP_STATUS.NOT_FOUND] : []),
    ...(hasBody(method) || method === 'DELETE' ? [HTTP_STATUS.CONFLICT] : []),
    ...(path.endsWith('/imports') && method === 'POST' ? [HTTP_STATUS.UNSUPPORTED_MEDIA_TYPE] : []),
    HTTP_STATUS.TOO_MANY_REQUESTS,
    HTTP_STATUS.INTERNAL_SERVER_ERROR,
  ];
}

const JOB_STARTED = {
  description: 'Started as a job, because the request said `Prefer: respond-async`',
  content: { 'application/json': { schema: z.toJSONSchema(Job) } },
};

const MEANING: Record<number, string> = {
  400: 'The input is not valid',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with what is there',
  413: 'Too large',
  415: 'Not a type that is accepted',
  429: 'Too many requests',
  500: 'Something went wrong on the server',
};

export const errorResponses = (statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: MEANING[status] ?? 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );

const ERROR_SCHEMA: Schema = {
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
  },
};

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
  Access: 'Sign-up, sign-in, who is asking, and API tokens.',
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
