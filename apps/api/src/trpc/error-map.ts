import { AppError, type ErrorCode, type ErrorKind, type Issue } from '@process-ai/contract/errors';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';

/** What the client gets to know of a failure, through either door. */
interface Failure {
  kind: ErrorKind;
  reason: ErrorCode;
  message: string;
  issues: Issue[] | undefined;
  current: object | undefined;
}

/** Failures that tRPC raises itself, in our words. Everything else that is not ours is unexpected. */
const OF_TRPC: Partial<Record<TRPCError['code'], AppError>> = {
  NOT_FOUND: new AppError('routeMissing'),
  METHOD_NOT_SUPPORTED: new AppError('badRequest', 'This address does not take requests of this method.'),
  PARSE_ERROR: new AppError('bodyNotJson'),
  PAYLOAD_TOO_LARGE: new AppError('bodyTooLarge'),
  UNSUPPORTED_MEDIA_TYPE: new AppError('bodyTypeRefused', 'application/json'),
  BAD_REQUEST: new AppError('badRequest', 'The request could not be read.'),
};

/** One map from whatever was thrown to what crosses the wire: never a stack, SQL or a library's wording. */
export function failureOf(error: unknown): Failure {
  const { kind, code, message, issues, current } = knownError(error);
  return { kind, reason: code, message, issues, current };
}

/** What a request of any size or depth can do to the engine; any other range error is a mistake of ours. */
function tooMuch({ message }: RangeError): AppError {
  if (/call stack/i.test(message)) return new AppError('badRequest', 'The request is nested too deeply.');
  if (/length|allocation/i.test(message)) return new AppError('badRequest', 'The request is too large.');
  return new AppError('unexpected');
}

export function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return invalidInput(error);
  const ofDatabase = databaseError(error);
  if (ofDatabase) return ofDatabase;
  if (error instanceof RangeError) return tooMuch(error);
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError) return error.cause;
    if (error.cause instanceof RangeError) return knownError(error.cause);
    const cause = databaseError(error.cause);
    if (cause) return cause;
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) return invalidInput(error.cause);
    return OF_TRPC[error.code] ?? new AppError('unexpected');
  }
  return new AppError('unexpected');
}

const DATABASE_ERRORS = {
  // postgres.js, the system, or PostgreSQL as it goes down.
  notReady: [
    'CONNECTION_CLOSED',
    'CONNECTION_ENDED',
    'CONNECTION_DESTROYED',
    'CONNECT_TIMEOUT',
    'ECONNREFUSED',
    'ECONNRESET',
    '25P03',
    '57P01',
    '57P02',
    '57P03',
    // The database is not there any more, or does not let us in.
    '28000',
    '28P01',
    '3D000',
    // It is a replica, for as long as another takes its place.
    '25006',
    // A pooler that has no connection to the database, or none that is free.
    '08P01',
  ],
  // Too many connections; a statement cancelled at its time limit; a conflict that no repetition has resolved.
  databaseBusy: ['53300', '57014', '40001', '40P01'],
  // The time limit on waiting for a lock.
  otherWritesFirst: ['55P03'],
} as const satisfies Partial<Record<ErrorCode, string[]>>;

const OF_DATABASE = new Map<string, ErrorCode>(
  Object.entries(DATABASE_ERRORS).flatMap(([ours, theirs]) => theirs.map((code) => [code, ours as ErrorCode] as const)),
);

/** undefined for what is no failure of the database, or one that nobody foresaw. */
function databaseError(error: unknown): AppError | undefined {
  const code = OF_DATABASE.get(String((error as { code?: unknown } | undefined)?.code));
  return code && new AppError(code);
}

function invalidInput(error: ZodError): AppError {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: sentenceOf(issue) }));
  const first = issues[0];
  return new AppError('invalidInput', first ? `${first.path}: ${first.message}`.replace(/^: /, '') : '', { issues });
}

const OF_ZOD = /^(Invalid|Too |Unrecognized)/;

const EXPECTED: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Zod's own wording for types is a programmer's; the sentences in the contract are ours and stay. */
function sentenceOf(issue: ZodError['issues'][number]): string {
  if (!OF_ZOD.test(issue.message)) return issue.message;
  if (issue.message.endsWith('received undefined')) return 'Required';
  if (issue.code === 'invalid_type') return `Must be ${EXPECTED[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_big') {
    return `${issue.inclusive ? 'At most' : 'Below'} ${amountOf(issue.maximum, issue.origin)}`;
  }
  if (issue.code === 'too_small') {
    return `${issue.inclusive ? 'At least' : 'Above'} ${amountOf(issue.minimum, issue.origin)}`;
  }
  const allowed = allowedBy(issue);
  return allowed ? `Must be one of: ${allowed.join(', ')}` : 'Is not valid';
}

/** The values that an enum, or a choice of literals, takes. */
function allowedBy(issue: ZodError['issues'][number]): string[] | null {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union') return null;
  const choices = issue.errors.map(([first]) => (first ? allowedBy({ ...first, message: '' }) : null));
  return choices.every((values) => values !== null) ? choices.flat() : null;
}

const UNIT: Record<string, [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** As in "200 entries"; a number has no unit. */
function amountOf(limit: number | bigint, origin: string): string {
  const unit = UNIT[origin];
  return unit ? `${limit} ${unit[limit === 1 ? 0 : 1]}` : String(limit);
}
