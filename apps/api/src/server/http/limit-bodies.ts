import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const MB = 1024 * 1024;
/** Smaller bodies are not counted. */
const SMALL = MB;

/**
 * A large body takes its room in memory several times over while it is read, so only some are taken at once: of one
 * user two of the largest, of all users together twice as much. The rest is told before it is sent.
 */
export function limitBodies(http: FastifyInstance, uploadMaxBytes: number): void {
  const perUser = 2 * (uploadMaxBytes + MB);
  const inFlight = new Map<string, number>();
  http.addHook('onRequest', async (request, reply) => {
    const bytes = bodyBytes(request, uploadMaxBytes);
    if (!request.actor || bytes <= SMALL) return;
    const { id } = request.actor.user;
    const own = inFlight.get(id) ?? 0;
    const all = [...inFlight.values()].reduce((sum, size) => sum + size, 0);
    if (own + bytes > perUser || all + bytes > 2 * perUser) {
      throw new AppError('tooManyRequests');
    }
    inFlight.set(id, own + bytes);
    reply.raw.once('close', () => {
      const left = (inFlight.get(id) ?? 0) - bytes;
      if (left > 0) inFlight.set(id, left);
      else inFlight.delete(id);
    });
  });
}

/** As announced; a body that comes in chunks may be as large as any. */
const bodyBytes = ({ headers }: FastifyRequest, uploadMaxBytes: number) =>
  headers['transfer-encoding'] === undefined
    ? Math.min(Number(headers['content-length'] ?? 0), uploadMaxBytes)
    : uploadMaxBytes;
