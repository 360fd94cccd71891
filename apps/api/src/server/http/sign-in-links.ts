import { AppError, type ErrorCode } from '@process-ai/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { offerOf } from '../../features/auth/service.ts';
import { sessionIdOf, setCookie } from './authenticate.ts';

/** What the landing page is told about a token that cannot be redeemed. */
const LANDING_ERRORS: Partial<Record<ErrorCode, string>> = {
  invitationInvalid: 'invalid_invitation',
  invitationUsed: 'invitation_used',
  invitationExpired: 'invitation_expired',
};

/** The two addresses that a browser is sent to: they answer with a redirect, so they are no procedures. */
export function addSignInLinks(http: FastifyInstance, app: App): void {
  http.get<{ Querystring: { token?: string | string[] } }>('/api/login', async (request, reply) => {
    const token = String(request.query.token ?? '');
    if (!token) return reply.redirect('/login');
    try {
      await offerOf(app, token);
    } catch (error) {
      const code = error instanceof AppError ? LANDING_ERRORS[error.code] : undefined;
      if (!code) throw error;
      return reply.redirect(`/?error=${code}`);
    }
    return reply.redirect(`/login?token=${encodeURIComponent(token)}`);
  });

  http.get('/api/logout', async (request, reply) => {
    const sessionId = sessionIdOf(app, request);
    if (sessionId !== null) await app.sessions.end(sessionId);
    setCookie(app, request, reply, app.sessions.blankCookie());
    return reply.redirect('/');
  });
}
