import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Most bytes that are read for nothing; who sends more finds the connection closed. */
const DISCARDED_MAX = 128 * 1024 * 1024;
/** How long an answer after which the connection closes waits for the rest of its request. */
const REST_WITHIN_MS = 10_000;

/**
 * A refusal often comes while its request is still being sent: too large, not signed in. Closing the connection then
 * would break it before most clients have read the answer, so the rest of the request is read and discarded.
 */
export function discardUnreadBodies(http: FastifyInstance): void {
  http.addHook('onSend', async ({ raw }, reply, payload) => {
    if (raw.complete) return payload;
    // Fastify asks for this where a body was too large.
    void reply.removeHeader('connection');
    discardRest(raw);
    const closes = !reply.raw.shouldKeepAlive;
    if (closes) await once(raw, 'close', { signal: AbortSignal.timeout(REST_WITHIN_MS) }).catch(() => {});
    return payload;
  });
}

function discardRest(request: IncomingMessage): void {
  let discarded = 0;
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > DISCARDED_MAX) request.destroy();
  });
  request.on('error', () => {});
  request.resume();
}
