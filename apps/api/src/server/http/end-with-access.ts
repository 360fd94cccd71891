import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, App } from '../../app.ts';
import { requireRole } from '../../features/sectors/service.ts';
import { isSubscription, metaOf } from '../rest/procedures.ts';
import { actorNow } from './authenticate.ts';

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
    if (!isRead || reply.statusCode !== 200 || isSubscription(nameOf(request) ?? '')) return payload;
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

/** Of a procedure asked through the tRPC door, or several with commas between. */
const nameOf = ({ params }: FastifyRequest) => (params as { path?: string }).path;

async function requireStill(app: App, request: FastifyRequest): Promise<void> {
  const actor = await actorNow(app, request);
  if (!actor) throw new AppError('notSignedIn');
  for (const sectorId of sectorsOf(request)) await requireRole(app, actor, sectorId, 'view');
  await request.recheck?.(actor);
}

/** Whose contents are asked for, through either door. */
function sectorsOf(request: FastifyRequest): string[] {
  const { routeOptions, params, query } = request;
  const { procedure } = routeOptions.config;
  const { sectorId } = params as { sectorId?: string };
  if (sectorId !== undefined) return isJudgedBelow(procedure) ? [] : [sectorId];
  const path = nameOf(request);
  if (path === undefined) return [];
  const { input, batch } = query as { input?: string; batch?: string };
  const inputs = JSON.parse(input ?? 'null') as Record<string, { sectorId?: unknown }> | { sectorId?: unknown } | null;
  return path.split(',').flatMap((name, at) => {
    const one = batch === '1' ? (inputs as Record<string, { sectorId?: unknown }> | null)?.[at] : inputs;
    const id = (one as { sectorId?: unknown } | null | undefined)?.sectorId;
    return typeof id === 'string' && !isJudgedBelow(name) ? [id] : [];
  });
}

const isJudgedBelow = (procedure: string | undefined) => metaOf(procedure ?? '')?.sector === 'judged below';
