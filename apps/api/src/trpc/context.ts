import type { Actor, App, SessionCookie } from '../app.ts';

/** What a procedure gets to know of the request. */
export interface Context {
  app: App;
  actor: Actor | null;
  setSessionCookie(cookie: SessionCookie): void;
  /** Says when a request that failed is worth repeating. */
  setRetryAfter(seconds: number): void;
}
