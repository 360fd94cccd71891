import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf } from './who-is-asking.ts';

const PER_MINUTE = { any: 3000, signing: 60 };

/** Guessing passwords or invitations is slower than everything else. */
const SIGNING = /^\/api\/(auth\/sign-|trpc\/[^?]*auth\.sign)/;

/** Counts procedures, not requests: a batch of twenty costs twenty. */
export async function limitRates(http: FastifyInstance): Promise<void> {
  await http.register(rateLimit, { global: false });
  const limits = {
    any: http.createRateLimit({ max: PER_MINUTE.any, timeWindow: '1 minute', keyGenerator: callerOf }),
    signing: http.createRateLimit({ max: PER_MINUTE.signing, timeWindow: '1 minute' }),
  };
  http.addHook('onRequest', async (request, reply) => {
    const limit = SIGNING.test(request.url) ? limits.signing : limits.any;
    for (let charged = 0; charged < procedureCount(request); charged += 1) {
      const spent = await limit(request);
      if (!spent.isAllowed && spent.isExceeded) refuse(reply, spent.ttlInSeconds);
    }
  });
}

const procedureCount = ({ url }: FastifyRequest): number =>
  /^\/api\/trpc\/([^?]*)/.exec(url)?.[1]?.split(/,|%2C/i).length ?? 1;

function callerOf(request: FastifyRequest): string {
  const secret = bearerOf(request) ?? request.headers.cookie;
  return secret ? createHash('sha256').update(secret).digest('base64') : request.ip;
}

function refuse(reply: FastifyReply, seconds: number): never {
  void reply.header('retry-after', Math.max(1, seconds));
  throw new AppError('tooManyRequests');
}
