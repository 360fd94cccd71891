import type { FastifyRequest } from 'fastify';
import { appRouter } from '../../app-router.ts';

const PROCEDURES = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
const TRPC = '/api/trpc/';
/** Beside what is below /api/. */
const OWN = new Set(['/metrics', '/mcp']);

/** What is asked for, by the route that matched: a path can be spelled in many ways. */
export function proceduresOf({ routeOptions, params }: FastifyRequest): string[] {
  const { path } = params as { path?: string };
  const isTrpc = routeOptions.url?.startsWith(TRPC) && path !== undefined;
  return isTrpc ? path.split(',') : [routeOptions.config.procedure ?? routeOptions.url ?? ''];
}

export function isSubscription({ params }: FastifyRequest): boolean {
  const { path = '' } = params as { path?: string };
  return Object.hasOwn(PROCEDURES, path) && PROCEDURES[path]?._def.type === 'subscription';
}

/** One of a few hundred names, whatever was asked for: nothing that a caller made up, and no id. */
export function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return 'nothing';
  if (!url.startsWith('/api/') && !OWN.has(url)) return 'web';
  if (!url.startsWith(TRPC)) return url;
  const [first = '', ...others] = proceduresOf(request);
  if (others.length > 0) return `${TRPC}batch`;
  return Object.hasOwn(PROCEDURES, first) ? TRPC + first : `${TRPC}nothing`;
}
