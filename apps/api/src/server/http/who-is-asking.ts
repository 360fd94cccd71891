import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, App, SessionCookie } from '../../app.ts';
import { ownerOf } from '../../features/tokens/service.ts';
import type { Context } from '../../trpc/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** A body this size is read from anybody; a larger one only from somebody who is signed in. */
const ANONYMOUS_BODY_MAX = 64 * 1024;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Resolves who is asking once per request, before its body is read. */
export function identify(http: FastifyInstance, app: App, publicUrl: string | null): void {
  http.decorateRequest('actor', null);
  http.addHook('onRequest', async (request, reply) => {
    const secret = bearerOf(request);
    if (secret === null) refuseForeignOrigin(request, publicUrl);
    request.actor = secret === null ? await bySession(app, request, reply) : await byToken(app, secret);
    const { 'content-length': length = 0, 'transfer-encoding': chunked } = request.headers;
    if (!request.actor && (chunked !== undefined || Number(length) > ANONYMOUS_BODY_MAX)) {
      throw new AppError('notSignedIn');
    }
  });
}

export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

export const sessionIdOf = (app: App, request: FastifyRequest): string | null =>
  request.cookies[app.sessions.cookieName] || null;

export const contextOf = (app: App, request: FastifyRequest, reply: FastifyReply): Context => ({
  app,
  actor: request.actor,
  setSessionCookie: (cookie) => setCookie(reply, cookie, isSecure(request)),
  setRetryAfter: (seconds) => void reply.header('retry-after', seconds),
});

export function setCookie(reply: FastifyReply, { name, value, maxAgeSeconds }: SessionCookie, secure: boolean): void {
  void reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: maxAgeSeconds });
}

export const isSecure = (request: FastifyRequest) => request.protocol === 'https';

async function bySession(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Actor | null> {
  const sessionId = sessionIdOf(app, request);
  const found = sessionId === null ? null : await app.sessions.find(sessionId);
  if (!found) return null;
  if (found.renewed) setCookie(reply, found.renewed, isSecure(request));
  return { user: found.user, via: 'session' };
}

async function byToken(app: App, secret: string): Promise<Actor | null> {
  const user = await ownerOf(app, secret);
  return user && { user, via: 'token' };
}

/** A browser says where a request comes from; a write with our cookie from another site is refused. */
function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const own = [`${request.protocol}://${request.host}`, publicUrl && new URL(publicUrl).origin];
  const foreign = origin === undefined ? site === 'cross-site' : !own.includes(origin);
  if (foreign) throw new AppError('foreignOrigin');
}
