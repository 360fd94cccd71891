import type { ErrorKind, Issue } from '@process-ai/contract/errors';
import { TRPCClientError } from '@trpc/client';

/** The heading of a failure toast that no feature has worded. */
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

const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.';

/** What kind of failure the API reported; undefined when its answer never arrived. */
export function errorKind(error: unknown): ErrorKind | undefined {
  const code: unknown = answerOf(error)?.code;
  return isKind(code) ? code : undefined;
}

/** The sentence to show for any failure. */
export const errorText = (error: unknown): string =>
  error instanceof Error && answerOf(error) ? error.message : UNREACHABLE;

export function errorTitle(error: unknown): string {
  const kind = errorKind(error);
  return kind ? TITLES[kind] : 'No connection';
}

/** The places of the input that the API found wrong. */
export const errorIssues = (error: unknown): Issue[] => (answerOf(error)?.issues as Issue[] | undefined) ?? [];

/** What is stored now, where the API refused a change for it. */
export const errorCurrent = (error: unknown): unknown => answerOf(error)?.current;

const isKind = (value: unknown): value is ErrorKind => typeof value === 'string' && Object.hasOwn(TITLES, value);

function answerOf(error: unknown): Answer | null {
  if (!(error instanceof TRPCClientError)) return null;
  return (error.data as Answer | null | undefined) ?? null;
}

interface Answer {
  code?: unknown;
  issues?: unknown;
  current?: unknown;
}
