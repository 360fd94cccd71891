import type { Actor, App, SessionCookie } from '../app.ts';

/** What a procedure gets to know of the request. */
export interface Context {
  app: App;
  actor: Actor | null;
  setSessionCookie(cookie: SessionCookie): void;
  /** Tells whoever is refused when to come back. */
  setRetryAfter(seconds: number): void;
}
