import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appRouter } from '../../app-router.ts';

/** Event streams that one user may have open, each from a tab of its own. */
const STREAMS_MAX = 20;
const COME_BACK_SECONDS = 30;

/** A stream stays open for as long as its job runs, so they are counted rather than their requests. tRPC would refuse with 200. */
export function limitStreams(http: FastifyInstance): void {
  const open = new Map<string, number>();
  http.addHook('onRequest', async (request, reply) => {
    if (!request.actor || !isSubscription(request)) return;
    const { id } = request.actor.user;
    const count = open.get(id) ?? 0;
    if (count >= STREAMS_MAX) throw new AppError('tooManyRequests', '', { retryAfterSeconds: COME_BACK_SECONDS });
    open.set(id, count + 1);
    reply.raw.once('close', () => {
      const left = (open.get(id) ?? 1) - 1;
      if (left > 0) open.set(id, left);
      else open.delete(id);
    });
  });
}

function isSubscription({ params }: FastifyRequest): boolean {
  const { path = '' } = params as { path?: string };
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
  return Object.hasOwn(procedures, path) && procedures[path]?._def.type === 'subscription';
}
