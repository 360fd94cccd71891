import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App, IdentityProvider } from '../../app.ts';
import { signInAs } from '../../features/auth/service.ts';
import { CALLBACK } from '../identity-provider.ts';
import { actAs, contextOf, cookieOf, setCookie } from './authenticate.ts';
import { landingError } from './landing-error.ts';

/** What the browser keeps while its person is at the provider, and that the session then came from there. */
const COOKIE = 'sso';
const AWAY_SECONDS = 10 * 60;
const CAME_FROM_THERE = 'in';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const Away = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  token: z.string().nullable(),
  next: z.string(),
});
type Away = z.infer<typeof Away>;

/** Sends a browser to the identity provider, and takes it back. */
export function addSingleSignOn(http: FastifyInstance, app: App, provider: IdentityProvider): void {
  http.get(CALLBACK, async (request, reply) => {
    const away = awayOf(app, request);
    const query = request.raw.url?.split('?')[1] ?? '';
    // Whatever comes of it: what was kept is used once.
    setCookie(app, request, reply, { name: COOKIE, value: '', maxAgeSeconds: 0 });
    if (!away) return reply.redirect('/?error=sign_in_failed');
    try {
      const identity = await provider.finish(query, away);
      const { client } = contextOf(app, request, reply);
      const { cookies } = await actAs(app, request, () => signInAs(app, client, identity, away.token));
      for (const cookie of cookies) setCookie(app, request, reply, cookie);
      setCookie(app, request, reply, { name: COOKIE, value: CAME_FROM_THERE, maxAgeSeconds: YEAR_SECONDS });
      return await reply.redirect(away.next);
    } catch (error) {
      if (!(error instanceof AppError)) app.onError(error);
      return reply.redirect(`/?error=${landingError(error) ?? 'sign_in_failed'}`);
    }
  });
}

export async function goToProvider(
  app: App,
  provider: IdentityProvider,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, next }: { token: string; next: string },
): Promise<FastifyReply> {
  try {
    const { url, checks } = await provider.begin();
    const away: Away = { ...checks, token: token || null, next: isOwnPage(next) ? next : '/' };
    const value = Buffer.from(JSON.stringify(away)).toString('base64url');
    setCookie(app, request, reply, { name: COOKIE, value, maxAgeSeconds: AWAY_SECONDS });
    return await reply.redirect(url);
  } catch (error) {
    app.onError(error);
    return reply.redirect('/?error=sign_in_failed');
  }
}

/** Where somebody signs out who came from the provider; null = here, and that is all. */
export async function signOutAddress(app: App, request: FastifyRequest): Promise<string | null> {
  if (!app.identityProvider || cookieOf(app, request, COOKIE) !== CAME_FROM_THERE) return null;
  try {
    return await app.identityProvider.signOutUrl();
  } catch (error) {
    app.onError(error);
    return null;
  }
}

export const forgetProvider = { name: COOKIE, value: '', maxAgeSeconds: 0 };

function awayOf(app: App, request: FastifyRequest): Away | null {
  try {
    const text = Buffer.from(cookieOf(app, request, COOKIE) ?? '', 'base64url').toString();
    return Away.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A path of the web app: "//host" and "/\host" are other sites to a browser. */
const isOwnPage = (path: string) => /^\/(?![/\\]|api(\/|$))[^\\\u0000-\u0020\u007f]*$/.test(path) && path.length < 1000;
