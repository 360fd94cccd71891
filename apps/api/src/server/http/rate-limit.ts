import rateLimit from '@fastify/rate-limit';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const PER_MINUTE = 3000;

/**
 * By address, since everything else in a request that is not signed in yet can be made up. Counts procedures, not
 * requests: a batch of twenty costs twenty. Guessing passwords is limited in features/auth.
 */
export async function limitRates(http: FastifyInstance): Promise<void> {
  await http.register(rateLimit, { global: false });
  const limit = http.createRateLimit({ max: PER_MINUTE, timeWindow: '1 minute' });
  http.addHook('onRequest', async (request, reply) => {
    for (let left = procedureCount(request); left > 0; left -= 1) {
      const spent = await limit(request);
      if (!spent.isAllowed && spent.isExceeded) refuse(reply, spent.ttlInSeconds);
    }
  });
}

/** By the route that matched: a path can be spelled in many ways. */
function procedureCount({ routeOptions, params }: FastifyRequest): number {
  const { path } = params as { path?: string };
  const isTrpc = routeOptions.url?.startsWith('/api/trpc/') && path !== undefined;
  return isTrpc ? path.split(',').length : 1;
}

function refuse(reply: FastifyReply, seconds: number): never {
  void reply.header('retry-after', Math.max(1, seconds));
  throw new AppError('tooManyRequests');
}
