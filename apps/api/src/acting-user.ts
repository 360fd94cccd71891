import { AsyncLocalStorage } from 'node:async_hooks';
import { isId } from '@process-ai/contract/ids';

/**
 * Id of the user on whose behalf something is done. Set where a procedure or a job begins, read where a share is
 * counted: no feature has to pass it on, and none can forget to.
 */
export const actingUser = new AsyncLocalStorage<string>();

/** Where from something is done, for the audit log. */
export interface Origin {
  via: 'session' | 'token' | 'job' | 'nobody';
  /** The session by the id in its owner's list, or the API token. */
  credentialId: string | null;
  address: string | null;
  userAgent: string | null;
}

/** Set beside the acting user, and where somebody acts who is not known yet. */
export const actingFrom = new AsyncLocalStorage<Origin>();

/** What each transaction that writes is told. */
export function author(): string | undefined {
  const origin = actingFrom.getStore();
  if (!origin) return undefined;
  const userId = actingUser.getStore();
  return JSON.stringify({ ...origin, userId: userId !== undefined && isId(userId) ? userId : null });
}
