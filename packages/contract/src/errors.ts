/** The kinds of failure that cross the wire, each with its HTTP status. */
export const HTTP_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  BAD_GATEWAY: 502,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorKind = keyof typeof HTTP_STATUS;

interface ErrorEntry {
  kind: ErrorKind;
  sentence: string;
  /** When it is worth asking again; sent as Retry-After. */
  retryAfterSeconds?: number;
}

/** Every failure that the product knows: what kind it is, and the sentence a person reads. `{detail}` is filled in. */
export const ERRORS = {
  invalidInput: { kind: 'BAD_REQUEST', sentence: 'Some of the entries are not valid. {detail}' },
  badRequest: { kind: 'BAD_REQUEST', sentence: '{detail}' },
  notSignedIn: { kind: 'UNAUTHORIZED', sentence: 'Please sign in to continue.' },
  wrongCredentials: { kind: 'UNAUTHORIZED', sentence: 'The email or the password is not right.' },
  passwordsOff: { kind: 'FORBIDDEN', sentence: 'Passwords are switched off here. Sign in through your organization.' },
  identityWithoutEmail: { kind: 'FORBIDDEN', sentence: 'Your organization did not confirm an email address for you.' },
  signInThrottled: {
    kind: 'TOO_MANY_REQUESTS',
    sentence: 'Too many wrong passwords were tried for this account. Please wait {detail}, then try again.',
  },
  clientPageThrottled: {
    kind: 'TOO_MANY_REQUESTS',
    sentence: 'Too many wrong passwords were tried for this page. Please wait {detail}, then try again.',
  },
  codeThrottled: { kind: 'TOO_MANY_REQUESTS', sentence: 'Too many wrong codes. Please wait {detail}, then try again.' },
  codeWrong: { kind: 'UNAUTHORIZED', sentence: 'The code is not right, or has been used.' },
  currentCodeWrong: { kind: 'BAD_REQUEST', sentence: 'The code is not right, or has been used.' },
  pendingSignInEnded: { kind: 'UNAUTHORIZED', sentence: 'This took too long. Please enter your password again.' },
  secondFactorOn: {
    kind: 'CONFLICT',
    sentence: 'A second factor is on already. Turn it off before you set up another.',
  },
  secondFactorOff: { kind: 'CONFLICT', sentence: 'No second factor is on.' },
  secondFactorOwn: { kind: 'BAD_REQUEST', sentence: 'Turn your own second factor off on your account page.' },
  signInBusy: {
    kind: 'TOO_MANY_REQUESTS',
    sentence: 'Too many people are signing in from this address at once. Please try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  passwordGuessable: {
    kind: 'BAD_REQUEST',
    sentence: 'This password is easy to guess. Four or more words that do not belong together are a good one.',
  },
  currentPasswordWrong: { kind: 'BAD_REQUEST', sentence: 'The current password is not right.' },
  resetLinkInvalid: {
    kind: 'FORBIDDEN',
    sentence: 'This link has been used, replaced or has expired. Ask an administrator for a new one.',
  },
  clientLinkUnknown: {
    kind: 'FORBIDDEN',
    sentence: 'This link does not lead to a page. Ask whoever sent it for the whole link, or for a new one.',
  },
  clientLinkExpired: { kind: 'FORBIDDEN', sentence: 'This link has expired. Ask whoever sent it for a new one.' },
  clientLinkRevoked: {
    kind: 'FORBIDDEN',
    sentence: 'This link has been withdrawn. Ask whoever sent it whether there is a new one.',
  },
  clientPasswordRequired: { kind: 'FORBIDDEN', sentence: 'This page opens with a password.' },
  clientPasswordWrong: { kind: 'FORBIDDEN', sentence: 'The password is not right.' },
  adminOnly: { kind: 'FORBIDDEN', sentence: 'Only administrators can do this.' },
  tokenOnlyReads: { kind: 'FORBIDDEN', sentence: 'This API token may only read.' },
  tokenNotForAdministration: { kind: 'FORBIDDEN', sentence: 'This API token may not administer the workspace.' },
  tokenCannot: { kind: 'FORBIDDEN', sentence: 'An API token cannot do this. Please sign in on the page.' },
  foreignOrigin: { kind: 'FORBIDDEN', sentence: 'This request came from another site and was refused.' },
  invitationInvalid: { kind: 'FORBIDDEN', sentence: 'Invalid invitation link' },
  invitationUsed: { kind: 'FORBIDDEN', sentence: 'This invitation has already been used' },
  invitationExpired: { kind: 'FORBIDDEN', sentence: 'This invitation has expired' },
  invitationRequired: { kind: 'FORBIDDEN', sentence: 'An invitation is required to sign up' },
  invitationOtherEmail: { kind: 'FORBIDDEN', sentence: 'This invitation is for another email address.' },
  routeMissing: { kind: 'NOT_FOUND', sentence: 'There is nothing at this address.' },
  sectorMissing: { kind: 'NOT_FOUND', sentence: 'Sector not found' },
  sectorReadOnly: { kind: 'FORBIDDEN', sentence: 'You may read this sector, but not change it. Ask an owner.' },
  sectorOwnersOnly: { kind: 'FORBIDDEN', sentence: 'Only an owner of this sector can do this.' },
  eraseDeletedFirst: { kind: 'CONFLICT', sentence: 'Only what has been deleted can be deleted for good.' },
  eraseNameDiffers: { kind: 'BAD_REQUEST', sentence: 'This is not its name. Nothing has been deleted.' },
  sectorNeedsOwner: { kind: 'CONFLICT', sentence: 'A sector needs an owner. Make somebody else one first.' },
  processMissing: { kind: 'NOT_FOUND', sentence: 'Process not found' },
  importMissing: { kind: 'NOT_FOUND', sentence: 'Import not found' },
  exportMissing: { kind: 'NOT_FOUND', sentence: 'Export not found' },
  useCaseMissing: { kind: 'NOT_FOUND', sentence: 'Use case not found' },
  opportunityMissing: { kind: 'NOT_FOUND', sentence: 'Opportunity not found' },
  scenarioMissing: { kind: 'NOT_FOUND', sentence: 'Scenario not found' },
  initiativeMissing: { kind: 'NOT_FOUND', sentence: 'Initiative not found' },
  planChangeMissing: { kind: 'NOT_FOUND', sentence: 'This change is no longer kept, so it cannot be taken back.' },
  journeyMissing: { kind: 'NOT_FOUND', sentence: 'Journey not found' },
  insightMissing: { kind: 'NOT_FOUND', sentence: 'Insight not found' },
  playbookMissing: { kind: 'NOT_FOUND', sentence: 'Playbook not found' },
  teamMissing: { kind: 'NOT_FOUND', sentence: 'Team not found' },
  teamNameTaken: { kind: 'CONFLICT', sentence: 'There is a team called {detail} already.' },
  applicationMissing: { kind: 'NOT_FOUND', sentence: 'This playbook was not applied here, or has been taken back.' },
  templateMissing: { kind: 'NOT_FOUND', sentence: 'There is no such template' },
  auditEntryMissing: { kind: 'NOT_FOUND', sentence: 'There is no such entry in the audit log' },
  logoMissing: { kind: 'NOT_FOUND', sentence: 'There is no logo' },
  notShortlisted: { kind: 'NOT_FOUND', sentence: 'This vendor is not on the shortlist' },
  vendorMissing: { kind: 'NOT_FOUND', sentence: 'Vendor not found' },
  jobMissing: { kind: 'NOT_FOUND', sentence: 'Job not found' },
  invitationMissing: { kind: 'NOT_FOUND', sentence: 'Invitation not found' },
  userMissing: { kind: 'NOT_FOUND', sentence: 'User not found' },
  sessionMissing: { kind: 'NOT_FOUND', sentence: 'Session not found' },
  clientLinkMissing: { kind: 'NOT_FOUND', sentence: 'Link not found' },
  commentMissing: { kind: 'NOT_FOUND', sentence: 'Comment not found' },
  commentOfAnother: { kind: 'FORBIDDEN', sentence: 'Only who wrote a comment can change it.' },
  touchPointMissing: { kind: 'NOT_FOUND', sentence: 'Touchpoint not found' },
  mentionUnknown: {
    kind: 'BAD_REQUEST',
    sentence: 'Somebody whom the comment mentions has no account here any more. Take the mention out.',
  },
  savedViewMissing: { kind: 'NOT_FOUND', sentence: 'Saved view not found' },
  tooManySavedViews: {
    kind: 'BAD_REQUEST',
    sentence: 'You have saved 100 views, which is the most there can be. Delete one that you no longer need.',
  },
  tokenMissing: { kind: 'NOT_FOUND', sentence: 'API token not found' },
  webhookMissing: { kind: 'NOT_FOUND', sentence: 'Webhook not found' },
  scenarioBuiltIn: {
    kind: 'BAD_REQUEST',
    sentence: 'Every sector has this scenario, so it cannot be changed. Duplicate it, and change the copy.',
  },
  scenariosFull: {
    kind: 'BAD_REQUEST',
    sentence: 'A sector can have {detail} scenarios of its own. Delete one first.',
  },
  emailTaken: { kind: 'CONFLICT', sentence: 'There is already an account with this email. Please sign in instead.' },
  codesTaken: { kind: 'CONFLICT', sentence: 'These codes exist already: {detail}' },
  codesRepeated: { kind: 'CONFLICT', sentence: 'These codes occur more than once in the request: {detail}' },
  vendorNameTaken: {
    kind: 'CONFLICT',
    sentence: '{detail} is in the directory already: open it, or use a name that tells the two apart.',
  },
  invitationInUse: { kind: 'CONFLICT', sentence: 'This invitation has been used and can no longer be deleted.' },
  placeTaken: {
    kind: 'CONFLICT',
    sentence: 'It no longer fits where it was: {detail} now stands at the same level as its parent, or above.',
  },
  parentDeleted: {
    kind: 'CONFLICT',
    sentence: 'The process that this one belongs to has been deleted. Bring that one back first.',
  },
  editedMeanwhile: {
    kind: 'CONFLICT',
    sentence: 'Somebody else has changed this in the meantime. Reload to see it, then save again.',
  },
  planChangedSince: { kind: 'CONFLICT', sentence: 'This cannot be taken back any more: {detail}' },
  notUnderWay: {
    kind: 'CONFLICT',
    sentence: 'Actual figures are entered for initiatives that are running or delivered; this one is {detail}.',
  },
  preconditionFailed: {
    kind: 'PRECONDITION_FAILED',
    sentence:
      'This has changed since you read it: If-Match names another version. Read it again, then repeat your change.',
  },
  idempotencyKeyReused: {
    kind: 'UNPROCESSABLE_CONTENT',
    sentence: 'This Idempotency-Key was used for another request. Send a new request with a new key.',
  },
  idempotencyKeyBusy: {
    kind: 'CONFLICT',
    sentence: 'The first request with this Idempotency-Key is still being worked on. Ask again in a moment.',
    retryAfterSeconds: 1,
  },
  idempotencyAnswerGone: {
    kind: 'CONFLICT',
    sentence:
      'The request with this Idempotency-Key was carried out, and its answer is not kept. Read what it made, or use a new key to do it again.',
  },
  roiInputsClash: {
    kind: 'CONFLICT',
    sentence:
      'Others have changed some of these figures in the meantime, so nothing was saved: {detail}. Send them again with the current version to replace theirs.',
  },
  importNotPreview: { kind: 'CONFLICT', sentence: 'This import has already been completed or undone.' },
  importHasErrors: { kind: 'BAD_REQUEST', sentence: 'The file still has errors: {detail}' },
  importEmpty: { kind: 'BAD_REQUEST', sentence: '{detail}' },
  importNotReadable: { kind: 'BAD_REQUEST', sentence: '{detail}' },
  fileTypeRefused: { kind: 'UNSUPPORTED_MEDIA_TYPE', sentence: '{detail}' },
  fileTooLarge: { kind: 'PAYLOAD_TOO_LARGE', sentence: 'The file is larger than {detail}.' },
  bodyTooLarge: { kind: 'PAYLOAD_TOO_LARGE', sentence: 'The request is larger than this server accepts.' },
  bodyNotJson: { kind: 'BAD_REQUEST', sentence: 'The body is not valid JSON.' },
  bodyTypeRefused: { kind: 'UNSUPPORTED_MEDIA_TYPE', sentence: 'The body must be sent as {detail}.' },
  noRoiInputs: { kind: 'BAD_REQUEST', sentence: 'Please enter ROI inputs for at least one process' },
  nothingToPlan: { kind: 'BAD_REQUEST', sentence: '{detail}' },
  noVendorSelected: { kind: 'BAD_REQUEST', sentence: 'Please select at least one vendor to export' },
  exportFormatUnknown: { kind: 'BAD_REQUEST', sentence: 'This export format is not available. {detail}' },
  touchPointProcessUnknown: {
    kind: 'BAD_REQUEST',
    sentence: 'These process steps are not codes of this sector: {detail}',
  },
  noProcesses: {
    kind: 'BAD_REQUEST',
    sentence: 'No Processes Available: Add processes to this sector before generating a playbook.',
  },
  noProcessesForJourneys: { kind: 'BAD_REQUEST', sentence: 'Add processes to this sector before mapping journeys.' },
  libraryPlaybook: { kind: 'FORBIDDEN', sentence: 'A library playbook cannot be changed. Save a copy of it instead.' },
  documentUnusable: { kind: 'UNPROCESSABLE_CONTENT', sentence: '{detail}' },
  nothingKnown: { kind: 'UNPROCESSABLE_CONTENT', sentence: '{detail}' },
  summaryFailed: { kind: 'BAD_GATEWAY', sentence: 'The document is stored, but it could not be summarized. {detail}' },
  googleFailed: { kind: 'BAD_GATEWAY', sentence: '{detail}' },
  lastAdmin: { kind: 'CONFLICT', sentence: 'This is the only administrator. Make somebody else one first.' },
  ownResetLink: { kind: 'BAD_REQUEST', sentence: 'You can change your own password on your account page.' },
  ownAccount: { kind: 'BAD_REQUEST', sentence: 'You cannot delete yourself' },
  taskTooHeavy: {
    kind: 'UNPROCESSABLE_CONTENT',
    sentence:
      'This took more time or memory than allowed, so it was stopped. Try again with a smaller file or fewer processes.',
  },
  tooManyRequests: {
    kind: 'TOO_MANY_REQUESTS',
    sentence: 'Too many requests. Please wait a moment and try again.',
    retryAfterSeconds: 5,
  },
  jobCancelled: { kind: 'CONFLICT', sentence: 'This was canceled. What had been saved by then is kept.' },
  analystFailed: { kind: 'BAD_GATEWAY', sentence: '{detail}' },
  notBatched: {
    kind: 'BAD_REQUEST',
    sentence: 'The answer of {detail} can be large. Please ask for it in a request of its own, not in a batch.',
  },
  serverBusy: {
    kind: 'SERVICE_UNAVAILABLE',
    sentence: 'The server is busy with large answers. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  notReady: {
    kind: 'SERVICE_UNAVAILABLE',
    sentence: 'The server is not ready yet. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  databaseBusy: {
    kind: 'SERVICE_UNAVAILABLE',
    sentence: 'The database has too much to do at the moment. Please try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  otherWritesFirst: {
    kind: 'SERVICE_UNAVAILABLE',
    sentence: 'Others are saving here at the moment, so nothing was changed. Please try again in a few seconds.',
    retryAfterSeconds: 5,
  },
  unexpected: { kind: 'INTERNAL_SERVER_ERROR', sentence: 'Something went wrong on the server. Please try again.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** One place in the input that is wrong: `path` is dotted, as in "0.name". */
export interface Issue {
  path: string;
  message: string;
}

interface ErrorExtras {
  issues?: Issue[] | undefined;
  current?: object | undefined;
  retryAfterSeconds?: number | undefined;
}

/** A failure that a person can read. Thrown anywhere, mapped to the wire in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly kind: ErrorKind;
  readonly detail: string;
  readonly issues: Issue[] | undefined;
  /** What is stored now, for whoever sent what clashes with it. */
  readonly current: object | undefined;
  /** When another try makes sense; undefined where waiting changes nothing. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail = '', { issues, current, retryAfterSeconds }: ErrorExtras = {}) {
    super(ERRORS[code].sentence.replace('{detail}', () => detail).trim());
    this.name = 'AppError';
    this.code = code;
    this.kind = ERRORS[code].kind;
    this.detail = detail;
    this.issues = issues;
    this.current = current;
    this.retryAfterSeconds = retryAfterSeconds ?? (ERRORS[code] as ErrorEntry).retryAfterSeconds;
  }
}

/** The error, shown by a form at this field. */
export function errorAt(path: string, code: ErrorCode): AppError {
  const { message } = new AppError(code);
  return new AppError(code, '', { issues: [{ path, message }] });
}
