import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { bearerOf } from './authenticate.ts';
import { routeOf } from './route-names.ts';

/** JSON lines. Links carry tokens in their address, and forms passwords: a line names the route, and nothing that was sent. */
export const logOptions = (level: string): FastifyServerOptions => ({
  logger: {
    level,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
});

/** One line for each request, once it is answered. */
export function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const line = { ...asked(request), status: statusCode, ms: Math.round(elapsedTime * 10) / 10 };
    request.log[statusCode >= 500 ? 'warn' : 'info'](line, 'answered');
    done();
  });
}

/** What nobody has foreseen. */
export function logFailure(request: FastifyRequest, error: unknown): void {
  request.log.error({ err: error, ...asked(request) });
}

function asked(request: FastifyRequest) {
  const user = request.actor?.user.id ?? request.reader ?? null;
  const via = user === null ? null : bearerOf(request) === null ? 'session' : 'token';
  return { method: request.method, route: routeOf(request), user, via };
}
