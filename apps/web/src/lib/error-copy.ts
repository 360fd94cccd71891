import type { ErrorCode, ErrorKind, Issue } from '@process-ai/contract/errors';
import { TRPCClientError } from '@trpc/client';
import { HttpError } from './http-answer.ts';

/** The default heading of a failure toast. */
const TITLES = {
  BAD_REQUEST: 'Please check the entries',
  UNAUTHORIZED: 'You are signed out',
  FORBIDDEN: 'Not allowed',
  NOT_FOUND: 'No longer there',
  CONFLICT: 'Not saved',
  PRECONDITION_FAILED: 'Not saved',
  PAYLOAD_TOO_LARGE: 'Too large',
  UNSUPPORTED_MEDIA_TYPE: 'Wrong file type',
  UNPROCESSABLE_CONTENT: 'Could not be used',
  TOO_MANY_REQUESTS: 'Too many requests',
  INTERNAL_SERVER_ERROR: 'Something went wrong',
  BAD_GATEWAY: 'The AI service failed',
  SERVICE_UNAVAILABLE: 'Not ready yet',
} satisfies Record<ErrorKind, string>;

export const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.';

const UNREADABLE = 'The server’s answer could not be read. Reload the page and try again.';

/** What kind of failure the API reported; undefined when its answer never arrived. */
export function errorKind(error: unknown): ErrorKind | undefined {
  const code: unknown = answerOf(error)?.code;
  return isKind(code) ? code : undefined;
}

/** Which failure the API reported, as the contract names it; undefined when its answer never arrived. */
export const errorReason = (error: unknown): ErrorCode | undefined => answerOf(error)?.reason as ErrorCode | undefined;

/** The sentence to show for any failure. `fallback` (no period) comes first when the API itself sent no message. */
export function errorText(error: unknown, fallback?: string): string {
  const sentence = answerOf(error)?.message;
  if (typeof sentence === 'string' && sentence !== '') return sentence;
  const reason = reasonOf(error);
  return fallback ? `${fallback}. ${reason}` : reason;
}

export function errorTitle(error: unknown): string {
  const kind = errorKind(error);
  if (kind) return TITLES[kind];
  return responseOf(error) ? 'Server error' : 'No connection';
}

/** The input fields that the API rejected. */
export const errorIssues = (error: unknown): Issue[] => (answerOf(error)?.issues as Issue[] | undefined) ?? [];

/** The stored value that conflicts with the refused change. */
export const errorCurrent = (error: unknown): unknown => answerOf(error)?.current;

const isKind = (value: unknown): value is ErrorKind => typeof value === 'string' && Object.hasOwn(TITLES, value);

interface Answer {
  message?: unknown;
  code?: unknown;
  reason?: unknown;
  issues?: unknown;
  current?: unknown;
}

/** The API's answer: from tRPC, or plain JSON when the request was refused before it reached tRPC. */
function answerOf(error: unknown): Answer | null {
  if (!(error instanceof TRPCClientError)) return null;
  const data = error.data as Answer | null | undefined;
  if (data) return { ...data, message: error.message };
  return error.cause instanceof HttpError ? refusalIn(error.cause.body) : null;
}

function refusalIn(body: string): Answer | null {
  try {
    const answer = JSON.parse(body) as Answer | null;
    return isKind(answer?.code) ? answer : null;
  } catch {
    return null;
  }
}

/** Why the API did not answer: another server did, or none. */
function reasonOf(error: unknown): string {
  const response = responseOf(error);
  if (response === null) return UNREACHABLE;
  if (!(response instanceof HttpError)) return UNREADABLE;
  if (response.status >= 500) return `The server failed to answer (${response.summary}). Try again in a moment.`;
  return `The server refused this (${response.summary}).`;
}

function responseOf(error: unknown): object | null {
  if (!(error instanceof TRPCClientError)) return null;
  if (error.cause instanceof HttpError) return error.cause;
  // A successful answer that is not JSON, such as the sign-in page of a hotel's network.
  return error.cause instanceof SyntaxError ? error.cause : null;
}
