import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { bearerOf } from './authenticate.ts';
import { isSubscription, routeOf } from './route-names.ts';

/** How long a stream stays open says nothing of how fast it was answered. */
export function measureRequests(http: FastifyInstance, { metrics }: App): void {
  http.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    if (!isSubscription(request)) metrics.answered(request.method, routeOf(request), statusCode, elapsedTime / 1000);
    done();
  });
}

/**
 * The metrics in the text form of Prometheus, for whoever has the token; without one there is no such page. Where a
 * request comes from would not do: behind a proxy on this machine everybody comes from here.
 */
export function addMetricsPage(http: FastifyInstance, { metrics }: App, token: string | null): void {
  http.get('/metrics', async (request, reply) => {
    if (token === null) throw new AppError('routeMissing');
    if (!isSame(bearerOf(request) ?? '', token)) throw new AppError('notSignedIn');
    const { contentType, text } = await metrics.page();
    return reply.type(contentType).header('cache-control', 'no-store').send(text);
  });
}

const isSame = (given: string, right: string) => timingSafeEqual(digest(given), digest(right));
const digest = (text: string) => createHash('sha256').update(text).digest();
