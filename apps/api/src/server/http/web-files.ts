import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './failures.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the files of the built web app, and its page at every other address that is not of the API. */
export async function serveWeb(http: FastifyInstance, root: string): Promise<void> {
  const page = existsSync(root) ? readFileSync(join(root, 'index.html')) : null;
  if (page) {
    await http.register(fastifyStatic, {
      root,
      // One route for each file: no other address is ever looked up on the disk.
      wildcard: false,
      cacheControl: false,
      acceptRanges: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'no-cache');
      },
    });
  }
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { area, status } = addressOf(request.originalUrl);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (page && reads && area === 'page') {
      // What a link leads to is for whoever has the link, not for search engines.
      const headers = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };
      return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
    }
    return sendFailure(reply, status === 400 ? UNREADABLE_ADDRESS : new AppError('routeMissing'));
  };
  http.setNotFoundHandler(answer);
  // Already here, so that no body is read where nothing is.
  http.addHook('onRequest', async (request, reply) => (request.is404 ? answer(request, reply) : undefined));
}

export const UNREADABLE_ADDRESS = new AppError('badRequest', 'The address could not be read.');

/** Fastify answers an address that it cannot decode before any hook; spelled so, it finds its way to the page. */
export function routable({ url = '/' }: { url?: string }): string {
  if (!url.includes('%')) return url;
  const { area, status } = addressOf(url);
  return area === 'page' && status === 400 ? url.replaceAll('%', '%25') : url;
}

/** What an address asks for. */
interface Address {
  area: 'api' | 'assets' | 'page';
  /** 400: it cannot be read. 404: neither a page nor anything else can stand there. */
  status: 200 | 400 | 404;
}

/**
 * Reads an address by its path alone: whatever stands in the query decides nothing. The area is the one that a
 * browser or a proxy would find behind encoded letters, doubled slashes and dot segments.
 */
function addressOf(url: string): Address {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  const decoded = decode(path);
  const segments = (decoded ?? decodeAscii(path)).split(/[/\\]/);
  const [first = ''] = segments.reduce<string[]>(walk, []);
  const area = first.toLowerCase();
  return { area: area === 'api' || area === 'assets' ? area : 'page', status: statusOf(decoded, segments) };
}

function statusOf(decoded: string | null, [, ...segments]: string[]): Address['status'] {
  if (decoded === null || CONTROL.test(decoded)) return 400;
  const last = segments.at(-1) ?? '';
  const isPlain = !decoded.includes('\\') && segments.slice(0, -1).every((segment) => !/^\.{0,2}$/.test(segment));
  // No page of the product has a dot in its last segment: what has one is the name of a file.
  return isPlain && !last.includes('.') ? 200 : 404;
}

const CONTROL = /[\u0000-\u001f\u007f]/;

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const decodeAscii = (path: string) =>
  path.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function walk(walked: string[], segment: string): string[] {
  if (segment === '..') return walked.slice(0, -1);
  return segment === '' || segment === '.' ? walked : [...walked, segment];
}
