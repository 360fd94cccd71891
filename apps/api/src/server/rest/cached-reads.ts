import type { ServerResponse } from 'node:http';
import { AppError } from '@process-ai/contract/errors';
import { Id, isId, requireId } from '@process-ai/contract/ids';
import { findBySession, findByToken, type ReadableSector } from '@process-ai/db/readable-sector';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor, App } from '../../app.ts';
import { requireRole } from '../../features/sectors/service.ts';
import { recordTokenUse, secretHash } from '../../features/tokens/service.ts';
import { finishWhileAllowed } from '../../trpc/while-allowed.ts';
import { bearerOf, sessionIdOf } from '../http/authenticate.ts';
import { requireStill } from '../http/end-with-access.ts';
import type { Charge } from '../http/rate-limit.ts';
import { sessionHash } from '../sessions.ts';
import { buildResponse, decompress, type Envelope, enclose, type ResponseBody } from './build-response.ts';
import { sectorTag } from './entity-tags.ts';
import { isPageOfCached } from './pages.ts';
import { metaOf } from './procedures.ts';
import { type CachedRead, createResponseCache } from './response-cache.ts';

/** Whoever takes longer to receive an answer would hold it in memory for as long as they like. */
const SEND_MS = 120_000;
const LOOK_EVERY_MS = 5000;

const REST: Envelope = { before: '', after: '' };
const TRPC: Envelope = { before: '{"result":{"data":', after: '}}' };
const TRPC_BATCH: Envelope = { before: `[${TRPC.before}`, after: `${TRPC.after}]` };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The procedure that a REST route leads to. */
    procedure?: string;
  }
  interface FastifyRequest {
    cachedRead: CachedRead | null;
    /** The id of whoever is served before they are authenticated in full. */
    reader: string | null;
  }
}

/**
 * Answers what is `meta.cached` through both doors, from one cache. Each request asks the database once, for who is
 * asking and the sector's revision together: nobody is served who may not read, and nothing stale, whichever process
 * wrote. What is not there is built after the request has been authenticated in full.
 */
export function addCachedReads(http: FastifyInstance, app: App, charge: Charge): void {
  const cache = createResponseCache();
  const releaseAtEnd = createRelease(http);
  http.decorateRequest('cachedRead', null);
  http.decorateRequest('reader', null);

  http.addHook('onRequest', async (request, reply) => {
    const asked = askedFor(request);
    const { sectorId: id } = (asked?.input ?? {}) as { sectorId?: unknown };
    if (!asked || typeof id !== 'string' || !isId(id)) return undefined;
    const sectorId = id.toLowerCase();
    const sector = await findReadableSector(app, request, sectorId);
    if (!sector) return undefined;
    const { name, envelope } = asked;
    const read: CachedRead = { name, sectorId, envelope, revision: sector.revision, rows: sector.rows };
    request.cachedRead = read;
    request.reader = sector.reader;
    const etag = sectorTag(read.revision);
    void reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    const isKnown = request.headers['if-none-match'] === etag;
    const found = cache.find(read);
    if (!isKnown && !found) return undefined;
    await charge(request, sector.reader);
    if (isKnown) return reply.code(304).send();
    return found && send(reply, found, acceptsGzip(request) ? await cache.gzip(read, found) : null);
  });

  http.addHook('preHandler', async (request, reply) => {
    const asked = askedFor(request);
    if (!asked) return undefined;
    const { actor, cachedRead: read } = request;
    if (!actor) throw new AppError('notSignedIn');
    const sectorId = requireId(BySector.parse(asked.input).sectorId, 'sectorMissing');
    // Whether it is there at all is for the record alone.
    if (!read) await requireRole(app, actor, sectorId, 'view');
    if (!read) throw new AppError('sectorMissing');
    const body = await finishWhileAllowed(build(read, actor), () => requireStill(app, request));
    // A script beside the server does not wait for compression; whoever reads the same again is served it.
    const isZipped = acceptsGzip(request) && (body.plain === null || read.envelope !== REST);
    return send(reply, body, isZipped ? await cache.gzip(read, body) : null);
  });

  async function build(read: CachedRead, actor: Actor): Promise<ResponseBody> {
    const { name, sectorId, envelope } = read;
    const hasOtherDoor = envelope !== REST && metaOf(name)?.openapi !== undefined;
    if (!hasOtherDoor) return cache.get(read, actor.user.id, () => buildResponse(app, actor, name, sectorId, envelope));
    const plain = await build({ ...read, envelope: REST }, actor);
    return cache.get(read, actor.user.id, () => enclose(plain, envelope));
  }

  /** Every reader is sent the same bytes; none has a copy of their own, however slow they are. */
  function send(reply: FastifyReply, body: ResponseBody, gzipped: Buffer | null) {
    const bytes = gzipped ?? body.plain ?? body.gzipped;
    releaseAtEnd(reply, cache.hold(bytes));
    void reply.type('application/json; charset=utf-8');
    if (gzipped) return reply.header('content-encoding', 'gzip').send(gzipped);
    return reply.send(body.plain ?? decompress(body.gzipped));
  }
}

const BySector = z.object({ sectorId: Id });

interface Asked {
  name: string;
  input: unknown;
  envelope: Envelope;
}

/** What a request asks for, where it is one of the answers that are kept. */
function askedFor(request: FastifyRequest): Asked | null {
  const { routeOptions, params, method, url, headers } = request;
  const { procedure } = routeOptions.config;
  // A page is cut from a list that is read anew.
  if (isPageOfCached(request)) return null;
  if (procedure !== undefined) return isCached(procedure) ? { name: procedure, input: params, envelope: REST } : null;
  const { path: name = '' } = params as { path?: string };
  if (method !== 'GET' || !routeOptions.url?.startsWith('/api/trpc/') || !isCached(name)) return null;
  if (headers['trpc-accept'] === 'application/jsonl') throw new AppError('notBatched', name);
  const { searchParams } = new URL(url, 'http://localhost');
  const isBatch = searchParams.get('batch') === '1';
  const input = parsed(searchParams.get('input'));
  return { name, input: isBatch ? input?.['0'] : input, envelope: isBatch ? TRPC_BATCH : TRPC };
}

const isCached = (name: string) => metaOf(name)?.cached === true;

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    return JSON.parse(text ?? 'null') as Record<string, unknown> | null;
  } catch {
    throw new AppError('badRequest', 'The input is not valid JSON.');
  }
}

const acceptsGzip = ({ headers }: FastifyRequest) => /\bgzip\b/.test(headers['accept-encoding'] ?? '');

/** Calls `release` once an answer has gone or been broken off, which it is after SEND_MS. */
function createRelease(http: FastifyInstance) {
  // One timer for all: most answers are out before it looks.
  const since = new Map<ServerResponse, number>();
  const timer = setInterval(() => {
    const overdue = performance.now() - SEND_MS;
    for (const [answer, begin] of since) if (begin < overdue) answer.destroy();
  }, LOOK_EVERY_MS).unref();
  http.addHook('onClose', async () => clearInterval(timer));
  return ({ raw }: FastifyReply, release: () => void) => {
    since.set(raw, performance.now());
    raw.once('close', () => {
      since.delete(raw);
      release();
    });
  };
}

/** null when the sector is unknown, or nobody is asking who may open it. */
async function findReadableSector(app: App, request: FastifyRequest, sectorId: string): Promise<ReadableSector | null> {
  const secret = bearerOf(request);
  if (secret !== null) return byToken(app, secret, sectorId);
  const sessionId = sessionIdOf(app, request);
  if (sessionId === null) return null;
  const [row] = await findBySession(app.sql, sectorId, sessionHash(sessionId));
  return row ?? null;
}

async function byToken(app: App, secret: string, sectorId: string): Promise<ReadableSector | null> {
  const [row] = await findByToken(app.sql, sectorId, secretHash(secret));
  if (!row) return null;
  await recordTokenUse(app, row);
  return row;
}
