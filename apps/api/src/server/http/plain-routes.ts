import { Readable } from 'node:stream';
import { AuditFilter } from '@process-ai/contract/audit';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, App } from '../../app.ts';
import { asCsv, recordAccess } from '../../features/audit/service.ts';
import { offerOf } from '../../features/auth/service.ts';
import { download as downloadExport } from '../../features/exports/service.ts';
import { download as downloadInsight } from '../../features/insights/service.ts';
import { archive } from '../../features/personal-data/service.ts';
import { requireRole } from '../../features/sectors/service.ts';
import { requireAdministrator } from '../../features/users/service.ts';
import { logo, template } from '../../features/workspace/service.ts';
import { errorResponses } from '../rest/error-responses.ts';
import { actAs, sessionIdOf, setCookie } from './authenticate.ts';
import { HEALTH_ROUTES } from './health.ts';
import { landingError } from './landing-error.ts';
import { asAttachment, FILE_ANSWERS, FILE_HEADERS, FILE_PARAMETERS, sendFile } from './send-file.ts';
import { addSingleSignOn, forgetProvider, goToProvider, signOutAddress } from './single-sign-on.ts';
import { WORKSPACE_ARCHIVE_ROUTES } from './workspace-archive.ts';

/** The addresses that a browser is sent to: they answer with a redirect, so they are no procedures. */
export function addSignInLinks(http: FastifyInstance, app: App): void {
  const { identityProvider } = app;
  http.get<{ Querystring: { token?: string | string[]; next?: string | string[] } }>(
    '/api/login',
    async (request, reply) => {
      const token = String(request.query.token ?? '');
      try {
        if (token) await offerOf(app, token);
      } catch (error) {
        const code = landingError(error);
        if (!code) throw error;
        return reply.redirect(`/?error=${code}`);
      }
      const next = String(request.query.next ?? '/');
      if (identityProvider) return goToProvider(app, identityProvider, request, reply, { token, next });
      return reply.redirect(token ? `/login?token=${encodeURIComponent(token)}` : '/login');
    },
  );
  if (identityProvider) addSingleSignOn(http, app, identityProvider);

  http.get('/api/logout', async (request, reply) => {
    // A picture on another site must not sign anybody out.
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect('/');
    const sessionId = sessionIdOf(app, request);
    if (sessionId !== null) await actAs(app, request, () => app.sessions.end(sessionId));
    setCookie(app, request, reply, app.sessions.blankCookie());
    const address = await signOutAddress(app, request);
    if (address) setCookie(app, request, reply, forgetProvider);
    return reply.redirect(address ?? '/');
  });
}

/** What somebody uploaded goes out as bytes that no browser would run, whatever they are. */
const BYTES = 'application/octet-stream';

/** Bytes are no procedure's output: they go out as attachments, never as something a browser would run. */
export function addDownloads(http: FastifyInstance, app: App): void {
  const recordDownload = (request: FastifyRequest, what: string, of: { sectorId?: string; subjectId?: string } = {}) =>
    actAs(app, request, () => recordAccess(app, { kind: 'download', action: 'done', what, ...of }));
  const sendArchive = async (request: FastifyRequest, reply: FastifyReply, userId: string) => {
    const bytes = await archive(app, userId);
    const fileName = `personal-data-${new Date().toISOString().slice(0, 10)}.zip`;
    await recordDownload(request, fileName, { subjectId: userId });
    return send(reply, bytes, fileName, 'application/zip');
  };
  http.get('/api/user/archive', async (request, reply) => {
    const { user, via } = requireActor(request);
    if (via === 'token') throw new AppError('tokenCannot');
    return sendArchive(request, reply, user.id);
  });
  http.get<{ Params: { userId: string } }>('/api/users/:userId/archive', async (request, reply) => {
    requireAdministrator(requireActor(request));
    request.recheck = async (now) => requireAdministrator(now);
    return sendArchive(request, reply, request.params.userId);
  });
  http.get('/api/audit/csv', async (request, reply) => {
    const actor = requireActor(request);
    requireAdministrator(actor);
    request.recheck = async (now) => requireAdministrator(now);
    const filter = AuditFilter.parse(request.query);
    const fileName = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`;
    await recordDownload(request, fileName);
    return send(reply, Readable.from(asCsv(app, actor, filter)), fileName, 'text/csv; charset=utf-8');
  });
  const asIs = { compress: false } as const;
  http.get<{ Params: { exportId: string } }>('/api/exports/:exportId/file', asIs, async (request, reply) => {
    const actor = requireActor(request);
    const { exportId } = request.params;
    const { sectorId, ...download } = await downloadExport(app, actor, exportId);
    request.recheck = (now) => requireRole(app, now, sectorId, 'view');
    const record = () => recordDownload(request, download.fileName, { sectorId, subjectId: exportId });
    return sendFile(app, request, reply, { ...download, record });
  });
  http.get<{ Params: { sectorId: string; insightId: string } }>(
    '/api/sectors/:sectorId/insights/:insightId/file',
    asIs,
    async (request, reply) => {
      const { sectorId, insightId } = request.params;
      const mayRead = (actor: Actor) => requireRole(app, actor, sectorId, 'view');
      await mayRead(requireActor(request));
      request.recheck = mayRead;
      const download = await downloadInsight(app, sectorId, insightId);
      const record = () => recordDownload(request, download.fileName, { sectorId, subjectId: insightId });
      return sendFile(app, request, reply, { ...download, mime: BYTES, record });
    },
  );
  http.get('/api/workspace/logo', async (request, reply) => {
    requireActor(request);
    const { bytes, mime } = await logo(app);
    return reply.type(mime).header('cache-control', 'private, no-cache').send(bytes);
  });
  http.get<{ Params: { kind: string } }>('/api/workspace/templates/:kind', async (request, reply) => {
    requireActor(request);
    const { bytes, name } = await template(app, request.params.kind);
    await recordDownload(request, name);
    return send(reply, bytes, name, BYTES);
  });
}

function requireActor({ actor }: FastifyRequest): Actor {
  if (!actor) throw new AppError('notSignedIn');
  return actor;
}

const send = (reply: FastifyReply, bytes: Buffer | Readable, fileName: string, mime: string) =>
  asAttachment(reply, fileName, mime).send(bytes);

const redirect = (description: string) => ({ description, headers: { Location: { schema: { type: 'string' } } } });

const ARCHIVE = {
  description: 'The archive',
  content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
};

/** What OpenAPI says of these addresses: those of the procedures are generated. */
export const PLAIN_ROUTES = {
  '/login': {
    get: {
      operationId: 'login',
      summary: 'Go to the sign-in page',
      description:
        'For browsers. With single sign-on it leads to the identity provider. A token that cannot be redeemed leads back to the landing page with an error.',
      tags: ['Access'],
      security: [],
      parameters: [
        { name: 'token', in: 'query', required: false, schema: { type: 'string' } },
        {
          name: 'next',
          in: 'query',
          required: false,
          description: 'With single sign-on: the page to come back to.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        '302': redirect('To /login, to the identity provider, or to /?error=…'),
        ...errorResponses([429, 500, 503]),
      },
    },
  },
  '/logout': {
    get: {
      operationId: 'logout',
      summary: 'End the session',
      tags: ['Access'],
      security: [],
      responses: { '302': redirect('To /'), ...errorResponses([429, 500, 503]) },
    },
  },
  ...HEALTH_ROUTES,
  ...WORKSPACE_ARCHIVE_ROUTES,
  '/sectors/{sectorId}/insights/{insightId}/file': {
    get: {
      operationId: 'insights-file',
      summary: 'Download the document as it was uploaded',
      tags: ['Insights'],
      parameters: [
        { name: 'sectorId', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'insightId', in: 'path', required: true, schema: { type: 'string' } },
        ...FILE_PARAMETERS,
      ],
      responses: {
        '200': {
          description: 'The file',
          headers: FILE_HEADERS,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        ...FILE_ANSWERS,
        ...errorResponses([401, 404, 429, 500, 503]),
      },
    },
  },
  '/workspace/logo': {
    get: {
      operationId: 'workspace-logo',
      summary: 'Read the logo of documents',
      tags: ['Workspace'],
      responses: {
        '200': {
          description: 'The picture',
          content: {
            'image/png': { schema: { type: 'string', format: 'binary' } },
            'image/jpeg': { schema: { type: 'string', format: 'binary' } },
          },
        },
        ...errorResponses([401, 404, 429, 500, 503]),
      },
    },
  },
  '/audit/csv': {
    get: {
      operationId: 'audit-csv',
      summary: 'Download the audit log as CSV',
      description: 'Newest first, with what has changed as JSON in the last column. Takes the filters of the list.',
      tags: ['Administration'],
      parameters: ['kind', 'userId', 'sectorId', 'from', 'to'].map((name) => ({
        name,
        in: 'query',
        required: false,
        schema: { type: 'string' },
      })),
      responses: {
        '200': { description: 'The log', content: { 'text/csv': { schema: { type: 'string' } } } },
        ...errorResponses([400, 401, 403, 429, 500, 503]),
      },
    },
  },
  '/user/archive': {
    get: {
      operationId: 'account-archive',
      summary: 'Download what is stored of you',
      description: 'A zip with a file of JSON for each part, without secrets. Not for API tokens.',
      tags: ['Access'],
      responses: { '200': ARCHIVE, ...errorResponses([401, 403, 429, 500, 503]) },
    },
  },
  '/users/{userId}/archive': {
    get: {
      operationId: 'users-archive',
      summary: 'Download what is stored of a person',
      description: 'A zip with a file of JSON for each part, without secrets.',
      tags: ['Administration'],
      parameters: [{ name: 'userId', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { '200': ARCHIVE, ...errorResponses([401, 403, 404, 429, 500, 503]) },
    },
  },
  '/exports/{exportId}/file': {
    get: {
      operationId: 'exports-file',
      summary: 'Download an exported file',
      tags: ['Exports'],
      parameters: [{ name: 'exportId', in: 'path', required: true, schema: { type: 'string' } }, ...FILE_PARAMETERS],
      responses: {
        '200': {
          description: 'The file',
          headers: FILE_HEADERS,
          content: {
            'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
              schema: { type: 'string', format: 'binary' },
            },
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
              schema: { type: 'string', format: 'binary' },
            },
            'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
              schema: { type: 'string', format: 'binary' },
            },
          },
        },
        ...FILE_ANSWERS,
        ...errorResponses([401, 404, 429, 500, 503]),
      },
    },
  },
};
