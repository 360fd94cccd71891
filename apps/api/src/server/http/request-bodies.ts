import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createFairQueue } from '../queues.ts';

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

/** Most bytes that are read for nothing; who sends more finds the connection closed. */
const DISCARDED_MAX = 128 * 1024 * 1024;
/** How long an answer after which the connection closes waits for the rest of its request. */
const REST_WITHIN_MS = 10_000;

/**
 * A refusal often comes while its request is still being sent: too large, not signed in. Closing the connection then
 * would break it before most clients have read the answer, so the rest of the request is read and discarded.
 */
export function discardUnreadBodies(http: FastifyInstance): void {
  // Not async, like all hooks that every answer passes: Fastify would have to watch each answer for its end.
  http.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (raw.complete) return done();
    // Fastify asks for this where a body was too large.
    void reply.removeHeader('connection');
    discardRest(raw);
    if (reply.raw.shouldKeepAlive) return done();
    const goOn = () => done();
    void once(raw, 'close', { signal: AbortSignal.timeout(REST_WITHIN_MS) }).then(goOn, goOn);
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

/**
 * Most characters, and most commas, colons and brackets. Values of a few characters each take twenty times their text in
 * memory, and hold up everybody while they are parsed.
 */
const LIMITS = {
  ordinary: { characters: 8 * 1024 * 1024, marks: 300_000 },
  /** For lists of as many entries as a sector has processes. */
  list: { characters: 32 * 1024 * 1024, marks: 1_500_000 },
};
/** Throws where the text of a JSON body is more than a request may hold. */
export function limitJson(text: string, isList: boolean): void {
  const { characters, marks } = isList ? LIMITS.list : LIMITS.ordinary;
  if (text.length > characters) throw new AppError('bodyTooLarge');
  let count = 0;
  for (let at = 0; at < text.length && count <= marks; at += 1) if (isMark(text.charCodeAt(at))) count += 1;
  if (count > marks) throw new AppError('bodyTooLarge');
}

const [COMMA, COLON, LIST, OBJECT] = [0x2c, 0x3a, 0x5b, 0x7b];
const isMark = (code: number) => code === COMMA || code === COLON || code === LIST || code === OBJECT;
