import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { App } from '../../app.ts';
import { errorResponses } from '../rest/error-responses.ts';
import type { Schema } from '../rest/openapi-document.ts';
import { VERSION } from '../version.ts';

/** Whoever asks, as a load balancer does every few seconds, wants to know it now. */
const ANSWER_WITHIN_MS = 2000;

/** Says whether the database answers; one question at a time, however many ask. */
export function addHealth(http: FastifyInstance, app: App): void {
  let asking: Promise<unknown> | undefined;
  const ask = () => {
    asking ??= sql`select 1`.execute(app.accessDb).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  // For whoever restarts a process that has died: a database that is away is no reason to.
  http.get('/api/health/live', async () => ({ status: 'ok', version: VERSION }));
  const ready = async () => {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(silence.reject, ANSWER_WITHIN_MS);
    try {
      await Promise.race([ask(), silence.promise]);
    } catch {
      throw new AppError('notReady');
    } finally {
      clearTimeout(timer);
    }
    return { status: 'ok', version: VERSION };
  };
  http.get('/api/health', ready);
  http.get('/api/health/ready', ready);
}

/** What says how the server is. */
export const HEALTH_SCHEMA: Schema = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', const: 'ok' }, version: { type: 'string' } },
};

const health = (operationId: string, summary: string, failures: number[]) => ({
  get: {
    operationId,
    summary,
    tags: ['Server'],
    security: [],
    responses: {
      '200': {
        description: 'It does',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Health' } } },
      },
      ...errorResponses(failures),
    },
  },
});

/** What OpenAPI says of these addresses. */
export const HEALTH_ROUTES = {
  '/health': health('health', 'Whether the server can serve: it reaches its database', [500, 503]),
  '/health/ready': health('health-ready', 'The same, by the name that orchestrators use', [500, 503]),
  '/health/live': health('health-live', 'Whether the process runs; the database is not asked', [500]),
};
