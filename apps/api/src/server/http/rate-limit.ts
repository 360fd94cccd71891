import rateLimit from '@fastify/rate-limit';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const PER_MINUTE = { any: 3000, signing: 60 };

/**
 * By address, since everything else in a request that is not signed in yet can be made up. Counts procedures, not
 * requests: a batch of twenty costs twenty. Guessing passwords is slower than everything else.
 */
export async function limitRates(http: FastifyInstance): Promise<void> {
  await http.register(rateLimit, { global: false });
  const limits = {
    any: http.createRateLimit({ max: PER_MINUTE.any, timeWindow: '1 minute' }),
    signing: http.createRateLimit({ max: PER_MINUTE.signing, timeWindow: '1 minute' }),
  };
  http.addHook('onRequest', async (request) => {
    for (const procedure of proceduresOf(request)) {
      const limit = /auth[./]sign/.test(procedure) ? limits.signing : limits.any;
      const spent = await limit(request);
      if (!spent.isAllowed && spent.isExceeded) {
        throw new AppError('tooManyRequests', '', undefined, Math.max(1, spent.ttlInSeconds));
      }
    }
  });
}

/** What is asked for, by the route that matched: a path can be spelled in many ways. */
function proceduresOf({ routeOptions, params }: FastifyRequest): string[] {
  const { path } = params as { path?: string };
  const isTrpc = routeOptions.url?.startsWith('/api/trpc/') && path !== undefined;
  return isTrpc ? path.split(',') : [routeOptions.url ?? ''];
}
