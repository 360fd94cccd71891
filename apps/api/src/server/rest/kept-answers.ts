import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isId } from '@process-ai/contract/ids';
import type { Sql } from '@process-ai/db/connect';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { App } from '../../app.ts';
import { secretHash } from '../../features/tokens/service.ts';
import { buildId } from '../build-id.ts';
import { bearerOf, sessionIdOf } from '../http/who-is-asking.ts';
import { sessionHash } from '../sessions.ts';

const KEPT_BYTES_MAX = 256 * 1024 * 1024;
const compress = promisify(gzip);

/** Equal on all replicas of one build: what an older version of the product answered is not served by a newer one. */
const INSTANCE = buildId();

interface Kept {
  revision: number;
  body: Buffer;
  gzipped: Buffer | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    kept?: boolean;
  }
  interface FastifyRequest {
    /** The sector's revision, read before the answer is built; null where none is kept. */
    sectorRevision: number | null;
  }
}

/**
 * Keeps the answer to GET /api/sectors/{id} until the sector's revision rises. Each request still asks the database
 * once, for the session and the revision together: nobody is served who may not read, and nothing that is stale,
 * whichever process wrote.
 */
export function keepSectorAnswers(http: FastifyInstance, app: App): void {
  const kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES_MAX,
    sizeCalculation: ({ body, gzipped }) => body.length + (gzipped?.length ?? 0),
  });
  http.decorateRequest('sectorRevision', null);

  http.addHook('onRequest', async (request, reply) => {
    const id = sectorIdOf(request);
    if (id === null) return undefined;
    const revision = await readableRevision(app, request, id);
    if (revision === null) return undefined;
    request.sectorRevision = revision;
    const found = kept.get(id);
    const etag = etagOf(revision);
    void reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return found?.revision === revision ? sendKept(request, reply, found) : undefined;
  });

  http.addHook('onSend', async (request, reply, payload) => {
    const id = sectorIdOf(request);
    if (id === null || request.sectorRevision === null || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string') return payload;
    const body = Buffer.from(payload);
    kept.set(id, { revision: request.sectorRevision, body, gzipped: null });
    return body;
  });
}

const sectorIdOf = ({ routeOptions, params }: FastifyRequest): string | null =>
  routeOptions.config.kept ? (params as { sectorId: string }).sectorId.toLowerCase() : null;

const etagOf = (revision: number) => `W/"${INSTANCE}-${revision}"`;

async function sendKept(request: FastifyRequest, reply: FastifyReply, found: Kept) {
  void reply.type('application/json; charset=utf-8');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(found.body);
  found.gzipped ??= await compress(found.body);
  return reply.header('content-encoding', 'gzip').send(found.gzipped);
}

/** null when the sector is unknown, or nobody is asking who may read it. */
async function readableRevision(app: App, request: FastifyRequest, sectorId: string): Promise<number | null> {
  if (!isId(sectorId)) return null;
  const secret = bearerOf(request);
  if (secret !== null) return revisionByToken(app.sql, secretHash(secret), sectorId);
  const sessionId = sessionIdOf(app, request);
  return sessionId === null ? null : revisionBySession(app.sql, sessionId, sectorId);
}

async function revisionBySession(sql: Sql, sessionId: string, sectorId: string): Promise<number | null> {
  const [row] = await sql<{ revision: number }[]>`
    select s.revision from sector s, session a
    where s.id = ${sectorId} and s.deleted_at is null and a.id = ${sessionHash(sessionId)} and a.expires_at > now()
  `;
  return row?.revision ?? null;
}

async function revisionByToken(sql: Sql, hash: string, sectorId: string): Promise<number | null> {
  const [row] = await sql<{ revision: number }[]>`
    select s.revision from sector s, api_token t
    where s.id = ${sectorId} and s.deleted_at is null and t.secret_hash = ${hash}
  `;
  return row?.revision ?? null;
}
