import { copy } from './copy.ts';

/** What the ?error= of the address means to a person; null without one. */
export const landingError = (code: string | null) =>
  code === null ? null : Object.hasOwn(copy.errors, code) ? copy.errors[code] : copy.otherError;

/** Where the buttons lead: the server decides what comes next. */
export const loginHref = (token: string | null) =>
  token === null ? '/api/login' : `/api/login?token=${encodeURIComponent(token)}`;
