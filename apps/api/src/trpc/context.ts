import type { Actor, App, Client, Cookie } from '../app.ts';

/** What a procedure gets to know of the request. */
export interface Context {
  app: App;
  actor: Actor | null;
  client: Client;
  setCookie(cookie: Cookie): void;
  /** After how many seconds a refused request makes sense again. */
  setRetryAfter(seconds: number): void;
}
