import { AppError } from '@process-ai/contract/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import type { Config } from '../config.ts';
import { mapFailures, sendFailure } from './failures.ts';
import { addHealth } from './health.ts';
import { addMetricsPage, measureRequests } from './metrics-page.ts';
import { requestIdOf, returnRequestIds } from './request-ids.ts';
import { logOptions, logRequests } from './request-log.ts';

type HttpConfig = Pick<Config, 'logLevel' | 'metricsToken'>;

/** What a process answers that only works on jobs: how it is, and its metrics. */
export function createWorkerHttp(app: App, config: HttpConfig): FastifyInstance {
  const http = Fastify({ genReqId: requestIdOf, ...logOptions(config.logLevel) });
  mapFailures(http);
  http.setNotFoundHandler((_request, reply) => sendFailure(reply, new AppError('routeMissing')));
  returnRequestIds(http);
  measureRequests(http, app);
  logRequests(http);
  addHealth(http, app);
  addMetricsPage(http, app, config.metricsToken);
  return http;
}
