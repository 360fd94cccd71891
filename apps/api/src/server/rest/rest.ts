import { AppError, HTTP_STATUS } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../app.ts';
import { UnfinishedJob } from '../../features/jobs/service.ts';
import { requireRole } from '../../features/sectors/service.ts';
import type { Context } from '../../trpc/context.ts';
import { failureOf } from '../../trpc/error-map.ts';
import { contextOf } from '../http/authenticate.ts';
import { errorBody } from '../http/failures.ts';
import { limitJson } from '../http/request-bodies.ts';
import { logFailure } from '../http/request-log.ts';
import { jsonOf } from './build-response.ts';
import { isBelowSector } from './entity-tags.ts';
import { answerOnce } from './idempotency.ts';
import { cut, isList, pageAsked } from './pages.ts';
import { answerConditionally } from './precondition.ts';
import { callProcedure, hasBody, metaOf, type RestAnswer, type RestProcedure, restProcedures } from './procedures.ts';

/** A database that hangs must not hang its callers as well. */
const ANSWER_WITHIN_MS = 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the body must be sent as, where that is not JSON. */
    bodyType?: string | undefined;
  }
}

/** The REST door: one Fastify route for each procedure that has a path. */
export async function addRest(http: FastifyInstance, app: App, jobWaitMs: number): Promise<void> {
  acceptBodies(http, app.settings.uploadMaxBytes);
  for (const entry of restProcedures()) {
    // A file is read before a job begins, and waits for its turn.
    const isLong = entry.meta.job || entry.meta.openapi.contentTypes !== undefined;
    const answerWithinMs = ANSWER_WITHIN_MS + (isLong ? jobWaitMs : 0);
    http.route({
      method: entry.method,
      url: `/api${entry.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { procedure: entry.name, bodyType: entry.meta.openapi.contentTypes?.[0] },
      ...(entry.meta.cached && { compress: false }),
      handlerTimeout: answerWithinMs,
      handler: async (request, reply) => {
        // What went by before the job began, such as the reading of a file, is part of the wait.
        const jobWaitLeft = () => (prefersJob(request) ? 0 : Math.max(1, Math.ceil(jobWaitMs - reply.elapsedTime)));
        const contextOfApp = (own: App) => contextOf(own, request, reply, jobWaitLeft);
        const perform = (own: App) => answer(entry, request, contextOfApp(own));
        await refuseStrangers(app, entry, request);
        const { status, headers, body } = await answerOnce({
          db: app.db,
          entry,
          request,
          perform: (onWrite) => answerConditionally({ app, entry, request, contextOf: contextOfApp, perform, onWrite }),
        });
        return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
      },
    });
  }
}

/** A repeated request is answered, and a tag compared, before its procedure runs: whoever may not open the sector learns nothing. */
async function refuseStrangers(app: App, entry: RestProcedure, { actor, headers, params }: FastifyRequest) {
  const isEarly = headers['idempotency-key'] !== undefined || headers['if-match'] !== undefined;
  if (!isEarly || !actor || !isBelowSector(entry) || entry.meta.sector === 'judged below') return;
  await requireRole(app, actor, (params as { sectorId: string }).sectorId, 'view');
}

async function answer(entry: RestProcedure, request: FastifyRequest, context: Context): Promise<RestAnswer> {
  const { name, meta } = entry;
  const input = inputOf(entry, request);
  try {
    const page = isList(entry) ? pageAsked(request.query) : null;
    const read = () => callProcedure(name, context, input);
    const value = await (page && meta.cached ? context.app.heavyReads(context.actor?.user.id ?? '', read) : read());
    if (page) {
      const { items, headers } = cut(value as unknown[], page, request.url);
      return { status: 200, headers, body: await jsonOf(name, items) };
    }
    if (meta.answer === undefined) return { status: 200, headers: {}, body: JSON.stringify(value ?? null) };
    const whole = meta.answerOf
      ? meta.answerOf(value)
      : await callProcedure(meta.answer, context, { sectorId: (value as { id: string }).id });
    return { status: 200, headers: {}, body: await jsonOf(meta.answer, whole) };
  } catch (error) {
    const cause = (error as Error).cause ?? error;
    if (cause instanceof UnfinishedJob) return jobAnswer(cause, request);
    const failure = failureOf(error);
    if (failure.kind === 'INTERNAL_SERVER_ERROR') logFailure(request, cause);
    const issues = failure.issues?.map((issue) => ({ ...issue, path: withoutKey(issue.path, meta.body) }));
    const told = { ...failure, message: withoutKey(failure.message, meta.body), issues };
    const body = errorBody(told, request.id);
    return { status: HTTP_STATUS[failure.kind], headers: {}, body: JSON.stringify(body) };
  }
}

/** 202: long work is waited for, but not for longer than connections live, and not at all for who prefers that. */
const jobAnswer = ({ job }: UnfinishedJob, request: FastifyRequest): RestAnswer => ({
  status: 202,
  headers: {
    location: `/api/jobs/${job.id}`,
    ...(prefersJob(request) && { 'preference-applied': 'respond-async' }),
  },
  body: JSON.stringify(job),
});

const prefersJob = ({ headers }: FastifyRequest) => /\brespond-async\b/i.test(String(headers.prefer ?? ''));

/** The path's parameters with the body or, where there is none, the query: as sent, for the procedure's schema to check. */
function inputOf({ procedure, method, meta }: RestProcedure, { body, query, params }: FastifyRequest): unknown {
  const fields = hasBody(method) ? fieldsOf(body, meta.body) : (query as object);
  return procedure._def.inputs[0] instanceof z.ZodVoid ? undefined : { ...fields, ...(params as object) };
}

/** Some bodies are a top-level array; the procedure has it under a key. */
function fieldsOf(body: unknown, key: string | undefined): object {
  if (key !== undefined) return { [key]: body };
  if (body === undefined) return {};
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new AppError('badRequest', 'The body must be a JSON object.');
}

/** The key stands in no REST body: "processes.0.name" is "0.name" there, and "processes: Required" is "Required". */
const withoutKey = (text: string, key: string | undefined) =>
  key === undefined ? text : text.replace(new RegExp(`(^|\\s)${key}(\\.(?=\\d)|: |$)`), '$1');

function acceptBodies(http: FastifyInstance, uploadMaxBytes: number): void {
  http.removeContentTypeParser(['application/json', 'text/plain']);
  http.addContentTypeParser('application/json', { parseAs: 'string' }, ({ routeOptions }, text, done) => {
    if (text === '') return done(null, {});
    try {
      limitJson(text as string, metaOf(routeOptions.config.procedure ?? '')?.body !== undefined);
      return done(null, JSON.parse(text as string));
    } catch (error) {
      if (error instanceof AppError) return done(error);
      return done(Object.assign(error as Error, { code: 'FST_ERR_CTP_INVALID_JSON_BODY' }));
    }
  });
  const room = 1024 * 1024;
  http.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: uploadMaxBytes + room },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return undefined;
      return Object.fromEntries(fieldsOfForm(body as Buffer<ArrayBuffer>, request.headers['content-type'] ?? ''));
    },
  );
  // An empty body is none, whatever it calls itself; of any other type the first byte is one too many.
  http.addContentTypeParser('*', (request, payload, done) => {
    const wanted = request.routeOptions.config.bodyType ?? 'application/json';
    const end = () => done(null, undefined);
    payload.once('data', () => {
      payload.off('end', end);
      done(new AppError('bodyTypeRefused', wanted));
    });
    payload.once('end', end);
  });
}

/** No form of ours has more fields. */
const FIELDS_MAX = 100;
/** RFC 2046, section 5.1.1. A longer one would also make the search for it slow. */
const BOUNDARY_MAX = 70;
const HEADERS_MAX_BYTES = 16 * 1024;

/**
 * The fields of a form by RFC 7578, as browsers write them. The Response of Node would copy a file four times and hold
 * everybody up meanwhile; here it is copied once, into its File.
 */
function* fieldsOfForm(body: Buffer<ArrayBuffer>, contentType: string): Generator<[string, string | File]> {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare ?? '';
  if (boundary === '' || boundary.length > BOUNDARY_MAX) notAForm();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const isAt = (at: number, text: string) => body.toString('latin1', at, at + text.length) === text;
  let at = body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2)) ? delimiter.length - 2 : notAForm();
  for (let count = 0; !isAt(at, '--'); count += 1) {
    const headersEnd = isAt(at, '\r\n') ? body.subarray(at, at + HEADERS_MAX_BYTES).indexOf('\r\n\r\n') : -1;
    const end = headersEnd < 0 || count === FIELDS_MAX ? -1 : body.indexOf(delimiter, at + headersEnd + 2);
    if (end < 0) notAForm();
    yield fieldOf(body.toString('utf8', at, at + headersEnd), body.subarray(Math.min(at + headersEnd + 4, end), end));
    at = end + delimiter.length;
  }
}

function fieldOf(headers: string, content: Buffer<ArrayBuffer>): [string, string | File] {
  const [, disposition = ''] = /\r\ncontent-disposition:\s*form-data\s*(;.*)/i.exec(headers) ?? [];
  const [, type = 'text/plain'] = /\r\ncontent-type:\s*(.*)/i.exec(headers) ?? [];
  const parameter = (name: string) => {
    const [, quoted, bare] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(disposition) ?? [];
    return (quoted ?? bare)?.replace(/%(22|0A|0D)/gi, decodeURIComponent);
  };
  const name = parameter('name') ?? notAForm();
  const fileName = encodedName(disposition) ?? parameter('filename');
  if (fileName === undefined) return [name, new TextDecoder().decode(content)];
  return [name, new File([content], fileName, { type })];
}

/** A file's name in the form of RFC 8187, which some clients send beside the plain one. */
function encodedName(disposition: string): string | undefined {
  const [, encoded] = /;\s*filename\*=utf-8'[^']*'([^\s;]+)/i.exec(disposition) ?? [];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return notAForm();
  }
}

function notAForm(): never {
  throw Object.assign(new Error('Not a form'), { statusCode: 400 });
}
