import type { IncomingHttpHeaders } from 'node:http';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { AppError } from '@process-ai/contract/errors';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { type AppRouter, appRouter } from '../../app-router.ts';
import type { Config } from '../config.ts';
import { addApiReference } from '../rest/api-reference.ts';
import { keepSectorAnswers } from '../rest/kept-answers.ts';
import { addRest } from '../rest/rest.ts';
import { addDownloads } from './downloads.ts';
import { mapFailures, mapTrpcFailures, sendFailure } from './failures.ts';
import { limitBodies } from './limit-bodies.ts';
import { limitStreams } from './limit-streams.ts';
import { limitRates } from './rate-limit.ts';
import { addSignInLinks } from './sign-in-links.ts';
import { serveWeb } from './web-files.ts';
import { contextOf, identify } from './who-is-asking.ts';

const MB = 1024 * 1024;
const JSON_BODY_MAX = 32 * MB;
/** One small request must not run thousands of procedures. */
const BATCH_MAX = 20;

type HttpConfig = Pick<Config, 'publicUrl' | 'rateLimit' | 'trustProxy' | 'logLevel'>;

/** The HTTP server with both doors and the web app, ready to listen. */
export async function createHttp(app: App, config: HttpConfig, webRoot: string): Promise<FastifyInstance> {
  const http = Fastify({
    bodyLimit: JSON_BODY_MAX,
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 5000, ignoreTrailingSlash: true },
    frameworkErrors: (_error, _request, reply) => {
      void sendFailure(reply, new AppError('badRequest', 'The address could not be read.'));
    },
    logger: { level: config.logLevel, serializers: { req: withoutQuery } },
  });
  mapFailures(http);
  await http.register(fastifyCookie);
  await http.register(fastifyHelmet, SECURITY_HEADERS);
  await http.register(fastifyCompress, {
    global: true,
    threshold: 1024,
    encodings: ['gzip', 'identity'],
    // Answers differ each time: the quickest level already saves most.
    zlibOptions: { level: 1 },
  });
  if (config.rateLimit) await limitRates(http);
  await http.register(async (api) => {
    keepSectorAnswers(api, app);
    identify(api, app, config.publicUrl);
    limitBodies(api, app.settings.uploadMaxBytes);
    await api.register(async (trpc) => addTrpc(trpc, app));
    await api.register(async (rest) => addRest(rest, app));
    addSignInLinks(api, app);
    addDownloads(api, app);
  });
  await addApiReference(http);
  http.get('/api/health', { handlerTimeout: 5000 }, async () => {
    await app.sql`select 1`.catch(() => {
      throw new AppError('notReady');
    });
    return { status: 'ok', version: '0.1.0' };
  });
  await serveWeb(http, webRoot);
  return http;
}

function addTrpc(http: FastifyInstance, app: App): void {
  mapTrpcFailures(http);
  limitStreams(http);
  http.addHook('onRequest', async (request) => refuseOversizedForm(request.headers, app.settings.uploadMaxBytes));
  http.register(fastifyTRPCPlugin, {
    prefix: '/api/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: BATCH_MAX,
      createContext: ({ req, res }) => contextOf(app, req, res),
      onError: ({ error, req }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') req.log.error(error.cause ?? error);
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  });
}

/** tRPC reads forms as a stream without a limit of its own. */
function refuseOversizedForm(headers: IncomingHttpHeaders, uploadMaxBytes: number): void {
  if (!headers['content-type']?.startsWith('multipart/')) return;
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (length > uploadMaxBytes + MB) throw new AppError('fileTooLarge', `${Math.floor(uploadMaxBytes / MB)} MB`);
}

/** Links carry tokens in their query: it reaches no log and no other site. */
const withoutQuery = (request: { method: string; url: string }) => ({
  method: request.method,
  path: request.url.split('?')[0],
});

const SECURITY_HEADERS = {
  referrerPolicy: { policy: 'no-referrer' as const },
  // The product is served over plain HTTP on a laptop as well; a proxy that ends TLS sets this.
  strictTransportSecurity: false as const,
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
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
};
