import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, App } from '../../app.ts';
import { requireRole } from '../../features/sectors/service.ts';
import { requireAdministrator } from '../../features/users/service.ts';
import { LOOK_EVERY_MS, refusal } from '../../trpc/while-allowed.ts';
import { changesNothing, metaOf } from '../rest/procedures.ts';
import { actorNow } from './authenticate.ts';
import { isSubscription, proceduresOf } from './route-names.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Beyond what its address says: throws once whoever asked may not have the answer any more. */
    recheck: ((actor: Actor) => Promise<void>) | null;
    /** Told before the connection is cut off, where an answer that has begun can still say why it ends. */
    onRefused: ((error: AppError) => void) | null;
  }
}

/** For the last words of an answer, within the two seconds. */
const LAST_WORDS_MS = 400;

/**
 * Whoever loses access gets nothing that was asked for before: an answer that took long is refused as it is about to
 * go, and one that is on its way to a slow reader is cut off. Procedures give up by themselves (trpc/procedure.ts), and
 * event streams see to themselves (trpc/while-allowed.ts).
 */
export function endWithAccess(http: FastifyInstance, app: App): void {
  http.decorateRequest('recheck', null);
  http.decorateRequest('onRefused', null);
  // One timer for all: most answers are out long before it looks.
  const open = new Set<() => Promise<void>>();
  const timer = setInterval(() => {
    for (const look of open) void look();
  }, LOOK_EVERY_MS).unref();
  http.addHook('onClose', async () => clearInterval(timer));
  http.addHook('onSend', async (request, reply, payload) => {
    if (!isAnswered(reply) || !asksOnly(request) || isSubscription(request)) return payload;
    await requireStillAfterLong(app, request, reply);
    const look = lookAt(app, request, reply);
    open.add(look);
    reply.raw.once('close', () => open.delete(look));
    return payload;
  });
}

/** Looks whether an answer that is on its way may go on, and cuts it off where it may not. */
function lookAt(app: App, request: FastifyRequest, reply: FastifyReply): () => Promise<void> {
  const cut = () => {
    // What is waiting in the system's buffers goes as well.
    reply.raw.socket?.resetAndDestroy();
  };
  let isCut = false;
  return async () => {
    const refused = await refusal(() => requireStill(app, request));
    if (!refused || isCut || reply.raw.closed) return;
    isCut = true;
    request.onRefused?.(refused);
    const cutting = setTimeout(cut, request.onRefused ? LAST_WORDS_MS : 0);
    reply.raw.once('close', () => clearTimeout(cutting));
  };
}

const isAnswered = ({ statusCode }: FastifyReply) => statusCode >= 200 && statusCode < 300;

/** What has written is told so, whatever it has done to the rights of whoever asked. */
const asksOnly = (request: FastifyRequest) =>
  (request.actor !== null || request.cachedRead !== null) &&
  (request.method === 'GET' || request.routeOptions.url === '/mcp' || proceduresOf(request).every(changesNothing));

/** What is answered at once needs no second look. */
export async function requireStillAfterLong(app: App, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.elapsedTime > LOOK_EVERY_MS) await requireStill(app, request);
}

/** Throws once whoever asked may not have the answer any more. */
export async function requireStill(app: App, request: FastifyRequest): Promise<void> {
  const actor = await actorNow(app, request);
  if (!actor) throw new AppError('notSignedIn');
  if (proceduresOf(request).some((name) => metaOf(name)?.access === 'admin')) requireAdministrator(actor);
  for (const sectorId of sectorsOf(request)) await requireRole(app, actor, sectorId, 'view');
  await request.recheck?.(actor);
}

/** Whose contents are asked for, through either door. */
function sectorsOf(request: FastifyRequest): string[] {
  const { params, query, body } = request as {
    params: { sectorId?: string };
    query: { input?: string; batch?: string };
    body: unknown;
  };
  const isTrpc = request.routeOptions.url?.startsWith('/api/trpc/') ?? false;
  // What tRPC has answered it could read; a form it reads by itself.
  const text = query.input ?? (typeof body === 'string' ? body : '{}');
  const input = (isTrpc ? JSON.parse(text || '{}') : (body ?? {})) as Inputs;
  return proceduresOf(request).flatMap((name, at) => {
    const sectorId = params.sectorId ?? (isTrpc && query.batch === '1' ? input[at] : input)?.sectorId;
    return typeof sectorId === 'string' && metaOf(name)?.sector !== 'judged below' ? [sectorId] : [];
  });
}

/** Of one procedure, or by its place in a batch. */
type Inputs = { sectorId?: unknown } & Partial<Record<number, { sectorId?: unknown }>>;
