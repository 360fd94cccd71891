import type { Actor, App, SessionCookie } from '../app.ts';

/** What a procedure gets to know of the request. */
export interface Context {
  app: App;
  actor: Actor | null;
  /** The session id in the cookie, whether or not it is still valid. */
  sessionId: string | null;
  setSessionCookie(cookie: SessionCookie): void;
}
