import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './failures.ts';

/** The API however it is spelled, the files of the build, and whatever ends like a file. */
const NO_PAGE = /^\/+(api|assets)(\/|\?|$)|\.\w+($|\?)/i;

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the built web app; every address that is no file and not of the API is a page of it. */
export async function serveWeb(http: FastifyInstance, root: string): Promise<void> {
  const built = existsSync(root);
  if (built) {
    await http.register(fastifyStatic, {
      root,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'no-cache');
      },
    });
  }
  http.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !NO_PAGE.test(request.url);
    if (built && isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return sendFailure(reply, new AppError('routeMissing'));
  });
}
