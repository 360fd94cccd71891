import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createFairQueue } from '../fair-queue.ts';

const MB = 1024 * 1024;
/** Smaller bodies are not counted. */
const SMALL = MB;
/** What one user may have waiting. */
const WAITING_MAX = 20;

/**
 * A large body takes its room in memory several times over while it is read, so only some are taken at once: of one
 * user one of the largest, of all users together two. The others wait unread, and users take turns.
 */
export function limitBodies(http: FastifyInstance, uploadMaxBytes: number): void {
  const largest = uploadMaxBytes + MB;
  const enter = createRoom({ bytesMax: 2 * largest, bytesPerUser: largest });
  http.addHook('onRequest', async (request, reply) => {
    const bytes = bodyBytes(request, largest);
    // What is too large is refused before it is read.
    if (!request.actor || bytes <= SMALL || bytes > largest) return;
    const gone = new Promise<void>((resolve) => reply.raw.once('close', resolve));
    const leave = await enter(request.actor.user.id, bytes);
    void gone.then(leave);
  });
}

/** As announced; a body that comes in chunks may be as large as any. */
const bodyBytes = ({ headers }: FastifyRequest, largest: number) =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : largest;

interface Waiting {
  user: string;
  bytes: number;
  enter: () => void;
}

/** Resolves when there is room for so many bytes of this user, with what gives it back. */
function createRoom({ bytesMax, bytesPerUser }: { bytesMax: number; bytesPerUser: number }) {
  const queue = createFairQueue<Waiting>();
  const inside = new Map<string, number>();
  let all = 0;

  const add = (user: string, bytes: number) => {
    all += bytes;
    const own = (inside.get(user) ?? 0) + bytes;
    if (own > 0) inside.set(user, own);
    else inside.delete(user);
  };
  function admit(): void {
    let isFull = false;
    // Nobody goes before whoever only waits for the room of others: small bodies would keep a large one out for ever.
    const mayEnter = ({ user, bytes }: Waiting) => {
      if (isFull || (inside.get(user) ?? 0) + bytes > bytesPerUser) return false;
      isFull = all + bytes > bytesMax;
      return !isFull;
    };
    for (let next = queue.take(mayEnter); next; next = queue.take(mayEnter)) {
      add(next.user, next.bytes);
      next.enter();
    }
  }
  return async (user: string, bytes: number): Promise<() => void> => {
    if (queue.waiting(user) >= WAITING_MAX) {
      throw new AppError('tooManyRequests');
    }
    await new Promise<void>((enter) => {
      queue.add(user, { user, bytes, enter });
      admit();
    });
    return () => {
      add(user, -bytes);
      admit();
    };
  };
}
