import { AppError, HTTP_STATUS } from '@process-ai/contract/errors';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knownError } from '../../trpc/error-map.ts';
import { logFailure } from './request-log.ts';

/** Failures that Fastify raises before a procedure runs, in our words. */
const OF_FASTIFY: Record<string, AppError> = {
  FST_ERR_HANDLER_TIMEOUT: new AppError('notReady'),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('bodyTooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('bodyTypeRefused', 'application/json'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('bodyNotJson'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('badRequest', 'The request could not be read.'),
};

/** The one shape of an error on the REST side. */
interface ErrorBody {
  error: string;
  message: string;
  code: string;
  issues?: AppError['issues'];
  current?: AppError['current'];
  requestId: string;
}

export const errorBody = (
  { kind, message, issues, current }: Pick<AppError, 'kind' | 'message' | 'issues' | 'current'>,
  requestId: string,
): ErrorBody => ({
  error: message,
  message,
  code: kind,
  ...(issues && { issues }),
  ...(current && { current }),
  requestId,
});

export function sendFailure(reply: FastifyReply, error: AppError) {
  setRetryAfter(reply, error);
  return reply.code(HTTP_STATUS[error.kind]).send(errorBody(error, reply.request.id));
}

/** Unless whoever refused it has said so already. */
function setRetryAfter(reply: FastifyReply, { retryAfterSeconds }: AppError): void {
  if (retryAfterSeconds !== undefined && !reply.hasHeader('retry-after')) {
    void reply.header('retry-after', retryAfterSeconds);
  }
}

/** What a failed request is told, when it failed before or outside a procedure. */
function failureOf(error: FailedRequest, request: FastifyRequest): AppError {
  const known = OF_FASTIFY[error.code ?? ''] ?? knownError(error);
  if (known.code !== 'unexpected') return known;
  if (error.statusCode === 400) return new AppError('badRequest', 'The request could not be read.');
  if (error.statusCode === 412) return new AppError('preconditionFailed');
  logFailure(request, error);
  return known;
}

type FailedRequest = Error & { code?: string; statusCode?: number };

export function mapFailures(http: FastifyInstance): void {
  http.setErrorHandler((error: FailedRequest, request, reply) => sendFailure(reply, failureOf(error, request)));
}

/** The same under tRPC's prefix, in the envelope that its clients read: one for each procedure of a batch. */
export function mapTrpcFailures(http: FastifyInstance): void {
  http.setErrorHandler((error: FailedRequest, request: FastifyRequest<{ Params: { path?: string } }>, reply) => {
    const failure = failureOf(error, request);
    setRetryAfter(reply, failure);
    const { kind, code: reason, message, issues } = failure;
    const httpStatus = HTTP_STATUS[kind];
    const envelope = {
      error: { message, code: TRPC_ERROR_CODES_BY_KEY[kind], data: { code: kind, reason, httpStatus, issues } },
    };
    const isBatch = /[?&]batch=1\b/.test(request.url);
    const procedures = request.params.path?.split(',') ?? [''];
    return reply.code(httpStatus).send(isBatch ? procedures.map(() => envelope) : envelope);
  });
}
