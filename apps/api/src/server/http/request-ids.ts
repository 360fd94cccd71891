import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What else a header holds would reach the log unread. */
const REQUEST_ID = /^[\w.:-]{1,128}$/;

/** The id by which a proxy or a caller knows a request, or a new one. It stands in each of the request's log lines. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Every answer says which request it is of. */
export function returnRequestIds(http: FastifyInstance): void {
  http.addHook('onRequest', ({ id }, reply, done) => {
    void reply.header('x-request-id', id);
    done();
  });
}
