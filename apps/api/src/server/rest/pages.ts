import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PAGE_MAX, type PageAsked, pageOf } from '../../paging.ts';
import type { Parameter } from './openapi-document.ts';
import { metaOf, outputOf, type RestProcedure } from './procedures.ts';

const USUAL = 100;

const Asked = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(USUAL),
  cursor: z.string().max(500).optional(),
});

/** Whether it answers a GET with an array: such a list can be read a page at a time. */
export const isList = ({ name, method }: Pick<RestProcedure, 'name' | 'method'>): boolean =>
  method === 'GET' && outputOf(name) instanceof z.ZodArray;

/** Which page of a list a request asks for; null where it asks for all of it. Throws a ZodError for what is none. */
export function pageAsked(query: unknown): PageAsked | null {
  const { limit, cursor } = (query ?? {}) as { limit?: unknown; cursor?: unknown };
  return limit === undefined && cursor === undefined ? null : Asked.parse({ limit, cursor });
}

/** Whether a request asks for a page of a list that is kept whole. */
export function isPageOfCached({ routeOptions, method, query }: FastifyRequest): boolean {
  const name = routeOptions.config.procedure;
  if (name === undefined || method !== 'GET' || !metaOf(name)?.cached || !isList({ name, method })) return false;
  const { limit, cursor } = query as { limit?: unknown; cursor?: unknown };
  return limit !== undefined || cursor !== undefined;
}

/** A page, which stays an array; where more comes after it, the header Link says where. */
export function cut(
  list: unknown[],
  asked: PageAsked,
  url: string,
): { items: unknown[]; headers: Record<string, string> } {
  const { items, nextCursor } = pageOf(list, keyOf, asked);
  if (nextCursor === null) return { items, headers: {} };
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set('limit', String(asked.limit));
  query.set('cursor', nextCursor);
  return { items, headers: { link: `<${path}?${query.toString()}>; rel="next"` } };
}

/** What has no id of its own is known by all that it says. */
function keyOf(item: unknown): string {
  const { id } = item as { id?: unknown };
  return typeof id === 'string' ? id : createHash('sha256').update(JSON.stringify(item)).digest('base64url');
}

export const PAGE_PARAMETERS: Parameter[] = [
  {
    name: 'limit',
    in: 'query',
    required: false,
    description: `How many at most; with neither limit nor cursor the whole list is answered. ${USUAL} with a cursor alone.`,
    schema: { type: 'integer', minimum: 1, maximum: PAGE_MAX },
  },
  {
    name: 'cursor',
    in: 'query',
    required: false,
    description: 'What comes after a page: it stands in the address that the header Link of that page names.',
    schema: { type: 'string', maxLength: 500 },
  },
];

export const LINK = {
  Link: {
    description: 'Of a page after which more comes: `<…>; rel="next"`, the address of the next one (RFC 8288)',
    schema: { type: 'string' },
  },
};
