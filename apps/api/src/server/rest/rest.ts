import { AppError, type ErrorKind, HTTP_STATUS, type Issue } from '@process-ai/contract/errors';
import type { Job } from '@process-ai/contract/jobs';
import type { AnyProcedure } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createOpenApiNodeHttpHandler } from 'trpc-openapi';
import type { App } from '../../app.ts';
import { appRouter } from '../../app-router.ts';
import { get as getJob } from '../../features/jobs/service.ts';
import type { Context } from '../../trpc/context.ts';
import { createCallerFactory, type Meta } from '../../trpc/procedure.ts';
import { errorBody } from '../http/failures.ts';
import { limitJson } from '../http/json-text.ts';
import { contextOf } from '../http/who-is-asking.ts';
import { answerOnce } from './idempotency.ts';
import { answerConditionally } from './precondition.ts';
import { hasBody, metaOf, type RestProcedure, restProcedures } from './procedures.ts';
import type { RestAnswer } from './rest-answer.ts';

/** A database that hangs must not hang its callers as well. */
const ANSWER_WITHIN_MS = 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the body must be sent as, where that is not JSON. */
    bodyType?: string | undefined;
  }
}

type Handler = ReturnType<typeof createOpenApiNodeHttpHandler>;

/** The REST door: one Fastify route for each procedure that has a path, answered by trpc-openapi. */
export async function addRest(http: FastifyInstance, app: App, jobWaitMs: number): Promise<void> {
  acceptBodies(http, app.settings.uploadMaxBytes);
  const handler: Handler = createOpenApiNodeHttpHandler({
    router: withoutCoercion(),
    createContext: async ({ req }) => {
      const { request, reply, app: ofRequest } = req as unknown as Forwarded;
      return contextOf(ofRequest, request, reply);
    },
    onError: ({ error, req }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') (req as unknown as Forwarded).request.log.error(error.cause ?? error);
    },
  });
  for (const entry of restProcedures()) {
    http.route({
      method: entry.method,
      url: `/api${entry.path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { procedure: entry.name, bodyType: entry.meta.openapi.contentTypes?.[0] },
      ...(entry.meta.cached && { compress: false }),
      handlerTimeout: ANSWER_WITHIN_MS + (entry.meta.job ? jobWaitMs : 0),
      handler: async (request, reply) => {
        const contextOfApp = (own: App) => contextOf(own, request, reply);
        const perform = (own: App) => performOrStart(handler, entry, { request, reply, app: own }, jobWaitMs);
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

/** What the handler of trpc-openapi gets in the place of Node's request. */
interface Forwarded {
  request: FastifyRequest;
  reply: FastifyReply;
  app: App;
}

async function forward(
  handler: Handler,
  { meta, method, path }: RestProcedure,
  forwarded: Forwarded,
): Promise<RestAnswer> {
  const { request } = forwarded;
  const incoming = {
    ...forwarded,
    method,
    url: pathOf(path, request),
    headers: hasBody(method) ? { 'content-type': 'application/json', host: request.host } : { host: request.host },
    query: request.query,
    body: hasBody(method) ? bodyOf(request.body, meta.body) : undefined,
    once: () => {},
    off: () => {},
  };
  const answer = { status: 200, body: 'null' };
  const outgoing = {
    set statusCode(status: number) {
      answer.status = status;
    },
    setHeader: () => {},
    end: (body: string | undefined) => {
      answer.body = body ?? 'null';
    },
    once: () => {},
    off: () => {},
  };
  await handler(incoming as never, outgoing as never);
  if (answer.status >= 400) return errorAnswer(answer.body, meta.body);
  if (!meta.answer) return { ...answer, headers: {} };
  const { id } = JSON.parse(answer.body) as { id: string };
  const whole = await procedureOf(meta.answer, contextOf(forwarded.app, request, forwarded.reply))({ sectorId: id });
  return { status: 200, headers: {}, body: JSON.stringify(whole) };
}

/** Long work is waited for, but not for longer than connections live: then the job is the answer, as for who asked so. */
async function performOrStart(
  handler: Handler,
  entry: RestProcedure,
  forwarded: Forwarded,
  jobWaitMs: number,
): Promise<RestAnswer> {
  const { request, reply, app } = forwarded;
  const { job } = entry.meta;
  if (job === undefined) return forward(handler, entry, forwarded);
  if (prefersJob(request)) return startJob(contextOf(app, request, reply), job, request);
  const wait = waitForJob(app, jobWaitMs);
  const answer = await forward(handler, entry, { ...forwarded, app: wait.app });
  return wait.unfinished ? jobAnswer(await getJob(app, wait.unfinished)) : answer;
}

/**
 * The same app for a request that waits for a job: when the time is over, waiting fails, and `unfinished` is the job
 * that goes on.
 */
function waitForJob(app: App, waitMs: number) {
  const until = performance.now() + waitMs;
  const wait: { app: App; unfinished: string | null } = { app, unfinished: null };
  const nextChange = (jobId: string, withinMs: number) => {
    const left = until - performance.now();
    if (left > 0) return app.jobQueue.nextChange(jobId, Math.min(withinMs, Math.ceil(left)));
    wait.unfinished = jobId;
    throw new AppError('notReady');
  };
  wait.app = { ...app, jobQueue: { ...app.jobQueue, nextChange } };
  return wait;
}

const prefersJob = ({ headers }: FastifyRequest) => /\brespond-async\b/i.test(String(headers.prefer ?? ''));

const callerOf = createCallerFactory(appRouter);

/** 202 and the job, at once. */
async function startJob(
  context: Context,
  start: NonNullable<Meta['job']>,
  request: FastifyRequest,
): Promise<RestAnswer> {
  const input = { ...bodyOf(request.body, undefined), ...(request.params as Record<string, string>) };
  const { status, headers, body } = jobAnswer((await procedureOf(start, context)(input)) as Job);
  return { status, headers: { ...headers, 'preference-applied': 'respond-async' }, body };
}

const jobAnswer = (job: Job): RestAnswer => ({
  status: 202,
  headers: { location: `/api/jobs/${job.id}` },
  body: JSON.stringify(job),
});

type Call = (input: unknown) => Promise<unknown>;

/** A procedure ("noun.verb") as whoever is asking calls it. */
function procedureOf(name: `${string}.${string}`, context: Context): Call {
  const [noun, verb] = name.split('.') as [string, string];
  const nouns = callerOf(context) as unknown as Record<string, Record<string, Call>>;
  const call = nouns[noun]?.[verb];
  if (!call) throw new Error(`There is no procedure ${name}`);
  return call;
}

/** Some bodies are a top-level array; the procedure has it under a key. */
const bodyOf = (body: unknown, key: string | undefined): Record<string, unknown> => {
  if (key !== undefined) return { [key]: body };
  if (body === undefined) return {};
  if (!isRecord(body)) throw new AppError('badRequest', 'The body must be a JSON object.');
  return body;
};

/** trpc-openapi spreads tRPC's error shape into the body; the contract has its own. */
function errorAnswer(body: string, key: string | undefined): RestAnswer {
  const { message, data } = JSON.parse(body) as {
    message: string;
    data: { code: ErrorKind; issues?: Issue[]; current?: object };
  };
  const issues = data.issues?.map((issue) => ({ ...issue, path: withoutKey(issue.path, key) }));
  const error = { kind: data.code, message: withoutKey(message, key), issues, current: data.current };
  return { status: HTTP_STATUS[data.code], headers: {}, body: JSON.stringify(errorBody(error)) };
}

/** The key stands in no REST body: "processes.0.name" is "0.name" there, and "processes: Required" is "Required". */
const withoutKey = (text: string, key: string | undefined) =>
  key === undefined ? text : text.replace(new RegExp(`(^|\\s)${key}(\\.(?=\\d)|: |$)`), '$1');

/** The path in its one spelling, and the query as it came. */
function pathOf(path: string, { params, url }: FastifyRequest): string {
  const values = params as Record<string, string>;
  const query = url.indexOf('?');
  const plain = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  return plain + (query < 0 ? '' : url.slice(query));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      try {
        return Object.fromEntries(await new Response(body as Buffer<ArrayBuffer>, { headers }).formData());
      } catch {
        throw Object.assign(new Error('Not a form'), { statusCode: 400 });
      }
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

/**
 * trpc-openapi switches coercion on inside the shared schemas of every input it sees, so that "false" would count as
 * true and null as 0. It gets to see none; tRPC validates all the same.
 */
function withoutCoercion() {
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>);
  const hidden = procedures.map(([name, procedure]) => {
    const inputs = takesNothing(procedure) ? procedure._def.inputs : [];
    return [name, { _def: { ...procedure._def, inputs } }];
  });
  return { ...appRouter, _def: { ...appRouter._def, procedures: Object.fromEntries(hidden) } };
}

const takesNothing = ({ _def }: AnyProcedure) =>
  (_def.inputs[0] as { _zod?: { def: { type: string } } } | undefined)?._zod?.def.type === 'void';
