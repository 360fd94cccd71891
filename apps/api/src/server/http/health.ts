import { AppError } from '@process-ai/contract/errors';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { App } from '../../app.ts';

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
  http.get('/api/health', async () => {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(silence.reject, ANSWER_WITHIN_MS);
    try {
      await Promise.race([ask(), silence.promise]);
    } catch {
      throw new AppError('notReady');
    } finally {
      clearTimeout(timer);
    }
    return { status: 'ok', version: '0.1.0' };
  });
}
