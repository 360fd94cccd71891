import { AppError } from '@process-ai/contract/errors';
import type { App } from '../../../app.ts';
import { addFailure, addTry, countFailures, findWait, takeBackTry } from '../repository.ts';

const FREE_FAILURES = 20;
const PAUSE_MS = 100;
const PAUSE_MAX_MS = 5000;

type Refusal = 'signInThrottled' | 'clientPageThrottled' | 'codeThrottled';

/**
 * Tries at a password have a budget, kept in the database for all processes: five at once, ten in the first hour, and
 * the wait doubles. All strangers share one for each account, all known addresses another, and each known device has
 * its own: so whoever guesses from many addresses uses up the first, and the account's owner still gets in.
 */
export async function withinBudget(
  app: App,
  key: string,
  isRight: () => Promise<boolean>,
  refusal: Refusal = 'signInThrottled',
): Promise<boolean> {
  if (!(await addTry(app.accessDb, key))) throw throttled(Math.max(1, await findWait(app.accessDb, key)), refusal);
  const right = await isRight();
  if (right) await takeBackTry(app.accessDb, key);
  return right;
}

/** Turns a hopeless try away before it waits for its turn. */
export async function refuseEarly(app: App, key: string, refusal: Refusal = 'signInThrottled'): Promise<void> {
  const seconds = await findWait(app.accessDb, key);
  if (seconds > 0) throw throttled(seconds, refusal);
}

/**
 * How long a stranger is held after many failures at this address. The address itself is never refused, since many
 * people may share it.
 */
export async function pauseOf(app: App, address: string): Promise<number> {
  const failures = await countFailures(app.accessDb, address);
  return Math.min(PAUSE_MAX_MS, Math.max(0, failures - FREE_FAILURES) * PAUSE_MS);
}

export const recordFailure = (app: App, address: string): Promise<void> => addFailure(app.accessDb, address);

function throttled(seconds: number, refusal: Refusal): AppError {
  const time =
    seconds <= 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError(refusal, time, { retryAfterSeconds: seconds });
}
