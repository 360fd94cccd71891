import type { Origin } from '../acting-user.ts';
import type { Actor, App, Client, Cookie, StartedJob } from '../app.ts';

/** What a procedure gets to know of the request. */
export interface Context {
  app: App;
  actor: Actor | null;
  client: Client;
  setCookie(cookie: Cookie): void;
  /** After how many seconds a refused request makes sense again. */
  setRetryAfter(seconds: number): void;
  /**
   * Whoever asked, as they are by now: an answer may outlive their session or token, which is null then. Absent where it
   * is made for several, each of whom is looked at apart.
   */
  actorNow?: () => Promise<Actor | null>;
  /** The answer of a job, after as long a wait as this caller has. Throws what the job failed with. */
  waitForJob<Answer>(started: StartedJob<Answer>): Promise<Answer>;
}

const USER_AGENT_MAX = 200;

export const originOf = (actor: Actor | null, { address, userAgent }: Client): Origin => ({
  via: actor?.via ?? 'nobody',
  credentialId: actor?.credentialId ?? null,
  address,
  userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
});
