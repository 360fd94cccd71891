import { AppError, type ErrorCode } from '@process-ai/contract/errors';

/** What the landing page is told about a sign-up that is refused. */
const LANDING_ERRORS: Partial<Record<ErrorCode, string>> = {
  invitationInvalid: 'invalid_invitation',
  invitationUsed: 'invitation_used',
  invitationExpired: 'invitation_expired',
  invitationRequired: 'invitation_required',
  invitationOtherEmail: 'invalid_invitation',
};

/** undefined where the landing page has no sentence of its own. */
export const landingError = (error: unknown): string | undefined =>
  error instanceof AppError ? LANDING_ERRORS[error.code] : undefined;
