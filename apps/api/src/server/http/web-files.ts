import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './addresses.ts';
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
      return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
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
