import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actingFrom, actingUser } from '../../acting-user.ts';
import type { Actor, App, Client, Cookie } from '../../app.ts';
import { DEVICE_COOKIE } from '../../features/auth/service/origin.ts';
import { waitForJob } from '../../features/jobs/service.ts';
import { ownerOf } from '../../features/tokens/service.ts';
import { type Context, originOf } from '../../trpc/context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** A body this size is read from anybody; a larger one only from somebody who is signed in. */
const ANONYMOUS_BODY_MAX = 64 * 1024;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Resolves who is asking once per request, before its body is read. */
export function authenticate(http: FastifyInstance, app: App, publicUrl: string | null): void {
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
  cookieOf(app, request, app.sessions.cookieName);

export const cookieOf = (app: App, request: FastifyRequest, name: string): string | null =>
  request.cookies[cookieName(app, name)] || null;

/** By this prefix browsers refuse a cookie that another host of the domain, or a page without TLS, has set. */
const cookieName = (app: App, name: string) => (app.settings.isHttps ? `__Host-${name}` : name);

/** `jobWaitMs`: how long a job is waited for from now; to its end where absent. */
export const contextOf = (
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  jobWaitMs?: () => number,
): Context => ({
  app,
  actor: request.actor,
  client: clientOf(app, request),
  setCookie: (cookie) => setCookie(app, request, reply, cookie),
  setRetryAfter: (seconds) => void reply.header('retry-after', seconds),
  actorNow: () => actorNow(app, request),
  waitForJob: (started) => waitForJob(app, started, jobWaitMs?.()),
});

/** An IPv4 address as IPv6 writes it, where the server listens on both. */
const MAPPED = /^::ffff:(?=\d+\.)/i;
const DEVICE_SECRET = /^[\w-]{43}$/;

export const clientOf = (app: App, request: FastifyRequest): Client => ({
  address: request.ip.replace(MAPPED, ''),
  userAgent: request.headers['user-agent'] ?? null,
  sessionId: sessionIdOf(app, request),
  deviceSecret: DEVICE_SECRET.exec(request.cookies[cookieName(app, DEVICE_COOKIE)] ?? '')?.[0] ?? null,
});

/** A proxy that ends TLS may not be among those whose headers count: then the public address tells. */
export function setCookie(app: App, request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  const secure = app.settings.isHttps || request.protocol === 'https';
  const { name, value, maxAgeSeconds: maxAge } = cookie;
  void reply.setCookie(cookieName(app, name), value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge });
}

/** For what is done outside of a procedure. */
export const actAs = <T>(app: App, request: FastifyRequest, work: () => T): T => {
  const from = () => actingFrom.run(originOf(request.actor, clientOf(app, request)), work);
  return request.actor ? actingUser.run(request.actor.user.id, from) : from();
};

/** Whoever asked, as they are by now; null = their session or token has ended. */
export async function actorNow(app: App, request: FastifyRequest): Promise<Actor | null> {
  const secret = bearerOf(request);
  return secret === null ? bySession(app, request) : byToken(app, secret);
}

async function bySession(app: App, request: FastifyRequest, reply?: FastifyReply): Promise<Actor | null> {
  const client = clientOf(app, request);
  const found = client.sessionId === null ? null : await app.sessions.find(client);
  if (!found) return null;
  if (reply && found.renewed) setCookie(app, request, reply, found.renewed);
  return { user: found.user, via: 'session', credentialId: found.publicId };
}

async function byToken(app: App, secret: string): Promise<Actor | null> {
  const owner = await ownerOf(app, secret);
  return owner && { ...owner, via: 'token' };
}

/** A browser says where a request comes from; a write with our cookie from another site is refused. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const own = [`${request.protocol}://${request.host}`, publicUrl && new URL(publicUrl).origin];
  const foreign = origin === undefined ? site === 'cross-site' : !own.includes(origin);
  if (foreign) throw new AppError('foreignOrigin');
}
