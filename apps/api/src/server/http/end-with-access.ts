import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, App } from '../../app.ts';
import { requireRole } from '../../features/sectors/service.ts';
import { metaOf } from '../rest/procedures.ts';
import { actorNow } from './authenticate.ts';
import { isSubscription, proceduresOf } from './route-names.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Beyond the sector of its address: throws once whoever asked may not have the answer any more. */
    recheck: ((actor: Actor) => Promise<void>) | null;
  }
}

/** With the look itself, no more than two seconds pass. */
const LOOK_EVERY_MS = 1500;

/**
 * Whoever loses access gets nothing that was asked for before: an answer that took long is refused as it is about to
 * go, and one that is on its way to a slow reader is cut off. Event streams see to themselves (trpc/while-allowed.ts).
 */
export function endWithAccess(http: FastifyInstance, app: App): void {
  http.decorateRequest('recheck', null);
  http.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' && (request.actor !== null || request.cachedRead !== null);
    if (!isRead || reply.statusCode !== 200 || isSubscription(request)) return payload;
    if (reply.elapsedTime > LOOK_EVERY_MS) await requireStill(app, request);
    const looking = setInterval(() => {
      requireStill(app, request).catch((error: unknown) => {
        // What is waiting in the system's buffers goes as well.
        if (error instanceof AppError) reply.raw.socket?.resetAndDestroy();
      });
    }, LOOK_EVERY_MS).unref();
    reply.raw.once('close', () => clearInterval(looking));
    return payload;
  });
}

async function requireStill(app: App, request: FastifyRequest): Promise<void> {
  const actor = await actorNow(app, request);
  if (!actor) throw new AppError('notSignedIn');
  for (const sectorId of sectorsOf(request)) await requireRole(app, actor, sectorId, 'view');
  await request.recheck?.(actor);
}

/** Whose contents are asked for, through either door. */
function sectorsOf(request: FastifyRequest): string[] {
  const { params, query } = request as { params: { sectorId?: string }; query: { input?: string; batch?: string } };
  // What tRPC has answered it could read.
  const isTrpc = request.routeOptions.url?.startsWith('/api/trpc/') ?? false;
  const input = (isTrpc && query.input ? JSON.parse(query.input) : {}) as Inputs;
  return proceduresOf(request).flatMap((name, at) => {
    const sectorId = params.sectorId ?? (query.batch === '1' ? input[at] : input)?.sectorId;
    return typeof sectorId === 'string' && metaOf(name)?.sector !== 'judged below' ? [sectorId] : [];
  });
}

/** Of one procedure, or by its place in a batch. */
type Inputs = { sectorId?: unknown } & Partial<Record<number, { sectorId?: unknown }>>;
