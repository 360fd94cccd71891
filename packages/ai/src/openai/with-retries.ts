import { setTimeout as pause } from 'node:timers/promises';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { retryAfter } from './retry-after.ts';

/** Waits between four attempts, where the service asks for none. */
const BACK_OFF_MS = [1000, 2000, 4000];
/** Whoever is asked to wait longer is told so at once. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Attempts again what fails for a reason that passes: 408, 409, 429, 5xx, no connection. A time-out is not one of
 * them: it has cost the person the full wait already.
 * @throws the error of the last attempt
 */
export async function withRetries<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const backOff of BACK_OFF_MS) {
    try {
      return await attempt();
    } catch (error) {
      // Up to a quarter less, so that eight requests refused together do not come back together.
      const wait = retryAfter(error) ?? backOff * (1 - Math.random() / 4);
      if (!passes(error) || wait > LONGEST_WAIT_MS) throw error;
      await pause(wait, undefined, { signal });
    }
  }
  return attempt();
}

function passes(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError || !(error instanceof APIError)) return false;
  if (error instanceof APIConnectionError) return true;
  const { status, code } = error;
  return [408, 409, 429].includes(status ?? 0) ? code !== 'insufficient_quota' : (status ?? 0) >= 500;
}
