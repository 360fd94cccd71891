import rateLimit from '@fastify/rate-limit';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { metaOf } from '../rest/procedures.ts';
import { proceduresOf } from './route-names.ts';

/** How many procedures one person, or one address where nobody is signed in, may ask for in a minute. */
export interface RateLimits {
  perMinute: number;
}

/**
 * Counts what a request asks for; throws once it is too much. `person` is a user's id, null = nobody is signed in. With
 * `cost`, that is counted instead of the request's procedures.
 */
export type Charge = (
  request: FastifyRequest,
  person: string | null,
  heavyCost?: number,
  cost?: number,
) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    person: string | null;
  }
}

/** What a procedure costs that reads a whole sector. */
export const HEAVY_COST = 10;

/**
 * Counts procedures, not requests: a batch of twenty costs twenty. By person once they are signed in, so that an office
 * behind one address is not one caller; by address before, since all else can be made up. Guessing passwords is
 * throttled in features/auth.
 */
export async function createRateLimits(http: FastifyInstance, limits: RateLimits | null): Promise<Charge> {
  if (!limits) return async () => {};
  await http.register(rateLimit, { global: false });
  http.decorateRequest('person', null);
  const keyGenerator = ({ person, ip }: FastifyRequest) => person ?? ip;
  const limit = http.createRateLimit({ max: limits.perMinute, timeWindow: '1 minute', keyGenerator });

  return async (request, person, heavyCost = 1, cost = costOf(request, heavyCost)) => {
    request.person = person;
    for (let left = cost; left > 0; left -= 1) {
      const spent = await limit(request);
      if (!spent.isAllowed && spent.isExceeded) {
        throw new AppError('tooManyRequests', '', { retryAfterSeconds: Math.max(1, spent.ttlInSeconds) });
      }
    }
  };
}

const costOf = (request: FastifyRequest, heavyCost: number) =>
  proceduresOf(request).reduce((sum, procedure) => sum + (isHeavy(procedure) ? heavyCost : 1), 0);

function isHeavy(procedure: string): boolean {
  const meta = metaOf(procedure);
  return meta?.cached === true || meta?.heavy === true;
}
