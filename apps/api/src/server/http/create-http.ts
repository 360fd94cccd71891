import type { IncomingHttpHeaders } from 'node:http';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AppError } from '@process-ai/contract/errors';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { App } from '../../app.ts';
import { type AppRouter, appRouter } from '../../app-router.ts';
import { endWatching } from '../../features/presence/service.ts';
import { TRACER } from '../../in-span.ts';
import { originOf } from '../../trpc/context.ts';
import { knownError } from '../../trpc/error-map.ts';
import type { Config } from '../config.ts';
import { addMcp } from '../mcp/mcp.ts';
import { addApiReference } from '../rest/api-reference.ts';
import { addCachedReads } from '../rest/cached-reads.ts';
import { isAskedAlone, metaOf } from '../rest/procedures.ts';
import { addRest } from '../rest/rest.ts';
import { authenticate, clientOf, contextOf } from './authenticate.ts';
import { endWithAccess } from './end-with-access.ts';
import { mapFailures, mapTrpcFailures, sendFailure } from './failures.ts';
import { addHealth } from './health.ts';
import { addMetricsPage, measureRequests } from './metrics-page.ts';
import { addDownloads, addSignInLinks } from './plain-routes.ts';
import { createRateLimits, HEAVY_COST } from './rate-limit.ts';
import { discardUnreadBodies, limitBodies, limitJson } from './request-bodies.ts';
import { requestIdOf, returnRequestIds } from './request-ids.ts';
import { logFailure, logOptions, logRequests } from './request-log.ts';
import { isSubscription, routeOf } from './route-names.ts';
import { routable, serveWeb, UNREADABLE_ADDRESS } from './web-files.ts';
import { addWorkspaceArchive } from './workspace-archive.ts';

const MB = 1024 * 1024;
const JSON_BODY_MAX = 32 * MB;
/** tRPC has no answer for "not yet": who waits for a job there may hear nothing for as long as a language model takes. */
const TRPC_WAIT_MS = 2 * 60 * 60 * 1000;
/** One small request must not run thousands of procedures. */
const BATCH_MAX = 20;

type HttpConfig = Pick<
  Config,
  'publicUrl' | 'rateLimits' | 'jobWaitMs' | 'trustProxy' | 'logLevel' | 'metricsToken' | 'otlpEndpoint'
>;

/** The HTTP server with both doors and the web app, ready to listen. */
export async function createHttp(app: App, config: HttpConfig, webRoot: string): Promise<FastifyInstance> {
  const setHeaders = securityHeaders(config.publicUrl);
  const http = Fastify({
    bodyLimit: JSON_BODY_MAX,
    // To receive a request whole; and how long a connection may be silent: longer than REST's longest answer takes, so
    // that what has taken too long is said. The pauses of an event stream are shorter.
    requestTimeout: 120_000,
    connectionTimeout: 180_000,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: true },
    rewriteUrl: routable,
    frameworkErrors: (_error, { raw }, reply) => {
      // No hook sees what cannot be routed.
      setHeaders(raw, reply.raw, () => {});
      void sendFailure(reply, UNREADABLE_ADDRESS);
    },
    genReqId: requestIdOf,
    ...logOptions(config.logLevel),
  });
  mapFailures(http);
  returnRequestIds(http);
  if (config.otlpEndpoint) traceRequests(http);
  measureRequests(http, app);
  logRequests(http);
  discardUnreadBodies(http);
  await http.register(fastifyCookie);
  http.addHook('onRequest', ({ raw }, reply, done) => setHeaders(raw, reply.raw, () => done()));
  await http.register(fastifyCompress, {
    global: true,
    threshold: 1024,
    encodings: ['gzip', 'identity'],
    globalDecompression: false,
    // Answers differ each time: the quickest level already saves most.
    zlibOptions: { level: 1 },
  });
  await http.register(async (api) => {
    const charge = await createRateLimits(api, config.rateLimits);
    addCachedReads(api, app, charge);
    authenticate(api, app, config.publicUrl);
    api.addHook('onRequest', async (request) => charge(request, request.actor?.user.id ?? null, HEAVY_COST));
    refuseCompressedBodies(api);
    forbidCaching(api);
    recordRefusals(api, app);
    endWithAccess(api, app);
    limitBodies(api, app.settings.uploadMaxBytes);
    await api.register(async (trpc) => addTrpc(trpc, app));
    await api.register(async (rest) => addRest(rest, app, config.jobWaitMs));
    await api.register(async (mcp) => addMcp(mcp, app, { publicUrl: config.publicUrl, charge }));
    addSignInLinks(api, app);
    addDownloads(api, app);
    addWorkspaceArchive(api, app);
  });
  await addApiReference(http);
  addHealth(http, app);
  addMetricsPage(http, app, config.metricsToken);
  await serveWeb(http, webRoot);
  return http;
}

function addTrpc(http: FastifyInstance, app: App): void {
  mapTrpcFailures(http);
  limitStreams(http, app);
  // Each open page holds a stream: a stop must not wait for them.
  http.addHook('preClose', async () => endWatching(app));
  http.addHook('onRequest', async (request) => {
    refuseOversizedForm(request.headers, app.settings.uploadMaxBytes);
    const names = (request.params as { path?: string }).path?.split(',') ?? [];
    refuseLargeBatch(names);
    if (names.some((name) => metaOf(name)?.job)) request.raw.setTimeout(TRPC_WAIT_MS);
  });
  http.addHook('preValidation', async ({ body, params }) => {
    const names = (params as { path?: string }).path?.split(',') ?? [];
    if (typeof body === 'string')
      limitJson(
        body,
        names.some((name) => metaOf(name)?.body !== undefined),
      );
  });
  http.register(fastifyTRPCPlugin, {
    prefix: '/api/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: BATCH_MAX,
      createContext: ({ req, res }) => contextOf(app, req, res),
      onError: ({ error, req }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') logFailure(req, error.cause ?? error);
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  });
}

/** Event streams that one user may have open, each from a tab of its own. */
const STREAMS_MAX = 20;
const COME_BACK_SECONDS = 30;

/** A stream stays open for as long as its job runs, so they are counted rather than their requests. tRPC would refuse with 200. */
function limitStreams(http: FastifyInstance, { metrics }: App): void {
  const open = new Map<string, number>();
  http.addHook('onRequest', async (request, reply) => {
    if (!request.actor || !isSubscription(request)) return;
    const { id } = request.actor.user;
    const count = open.get(id) ?? 0;
    if (count >= STREAMS_MAX) throw new AppError('tooManyRequests', '', { retryAfterSeconds: COME_BACK_SECONDS });
    open.set(id, count + 1);
    const closed = metrics.streamOpened();
    reply.raw.once('close', () => {
      closed();
      const left = (open.get(id) ?? 1) - 1;
      if (left > 0) open.set(id, left);
      else open.delete(id);
    });
  });
}

/** What is refused before a procedure runs, or where there is none. */
function recordRefusals(http: FastifyInstance, app: App): void {
  http.addHook('onError', async (request, _reply, error) => {
    const { actor } = request;
    const asked = request.routeOptions.config.procedure ?? request.routeOptions.url ?? '';
    const origin = originOf(actor, clientOf(app, request));
    await app.refusals.record(knownError(error), { asked, userId: actor?.user.id ?? null, origin });
  });
}

/** A megabyte may inflate to a gigabyte, and files are compressed already. */
function refuseCompressedBodies(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') throw new AppError('bodyTypeRefused', 'plain bytes, without compression');
  });
}

/** tRPC reads forms as a stream without a limit of its own: none may come without saying how long it is. */
function refuseOversizedForm(headers: IncomingHttpHeaders, uploadMaxBytes: number): void {
  if (!/^\s*multipart\//i.test(headers['content-type'] ?? '')) return;
  const length = headers['content-length'];
  if (length === undefined) throw new AppError('badRequest', 'Send the form with its Content-Length.');
  if (Number(length) > uploadMaxBytes + MB) throw new AppError('fileTooLarge', `${Math.floor(uploadMaxBytes / MB)} MB`);
}

/** What a whole sector is read for is asked alone: twenty such answers at once are gigabytes. */
function refuseLargeBatch(names: string[]): void {
  const large = names.length > 1 && names.find(isAskedAlone);
  if (large) throw new AppError('notBatched', large);
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** By helmet itself: its plugin for Fastify would build the same headers anew for each request. */
const securityHeaders = (publicUrl: string | null) =>
  helmet({
    referrerPolicy: { policy: 'no-referrer' },
    // The product is served over plain HTTP on a laptop as well.
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: YEAR_SECONDS } : false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });

/** Answers hold names, addresses and clients' data: no cache keeps one, unless it is checked by its ETag each time. */
function forbidCaching(http: FastifyInstance): void {
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) {
      void reply.header('cache-control', reply.hasHeader('etag') ? 'private, no-cache' : 'no-store');
    }
    done();
  });
}

/** Each request as a span, below that of the proxy or the caller where they send one (W3C Trace Context). */
function traceRequests(http: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  http.addHook('onRequest', (request, _reply, done) => {
    const { method, id, headers } = request;
    const attributes = { 'http.request.method': method, 'http.route': routeOf(request), 'process_ai.request_id': id };
    const from = propagation.extract(context.active(), headers);
    const span = trace
      .getTracer(TRACER)
      .startSpan(`${method} ${routeOf(request)}`, { kind: SpanKind.SERVER, attributes }, from);
    spans.set(request, span);
    context.with(trace.setSpan(from, span), done);
  });
  http.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
