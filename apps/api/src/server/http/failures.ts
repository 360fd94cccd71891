import { AppError, HTTP_STATUS } from '@process-ai/contract/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { knownError } from '../../trpc/error-map.ts';

/** Failures that Fastify raises before a procedure runs, in our words. */
const OF_FASTIFY: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('bodyTooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('bodyTypeRefused', 'application/json'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('bodyNotJson'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('badRequest', 'The request could not be read.'),
};

/** The one shape of an error on the REST side. */
export interface ErrorBody {
  error: string;
  message: string;
  code: string;
  issues?: AppError['issues'];
}

export const errorBody = ({ kind, message, issues }: Pick<AppError, 'kind' | 'message' | 'issues'>): ErrorBody => ({
  error: message,
  message,
  code: kind,
  ...(issues && { issues }),
});

export function sendFailure(reply: FastifyReply, error: AppError) {
  return reply.code(HTTP_STATUS[error.kind]).send(errorBody(error));
}

export function mapFailures(http: FastifyInstance): void {
  http.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    const known = OF_FASTIFY[error.code ?? ''] ?? knownError(error);
    if (known.code !== 'unexpected') return sendFailure(reply, known);
    if (error.statusCode === 400)
      return sendFailure(reply, new AppError('badRequest', 'The request could not be read.'));
    request.log.error(error);
    return sendFailure(reply, known);
  });
}
