import { AppError } from '@process-ai/contract/errors';
import { TRPCError } from '@trpc/server';
import { knownError } from './error-map.ts';

/** How often is looked whether whoever asked may still have it. With the look itself, no more than two seconds pass. */
export const LOOK_EVERY_MS = 1500;

/** The AppError that `allowed` throws; null where it does not, or throws what may pass. */
export const refusal = (allowed: () => Promise<void>): Promise<AppError | null> =>
  allowed().then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error : null),
  );

/** Looks until it is told to stop; `refuse` is called with what `refusal` tells. */
function lookWhether(allowed: () => Promise<void>, refuse: (error: AppError) => void): { stop(): void } {
  const look = async () => {
    const error = await refusal(allowed);
    if (error) refuse(error);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** What `work` comes to, unless `allowed` throws an AppError before it does: then that, and nobody hears of the work. */
export async function finishWhileAllowed<Value>(work: Promise<Value>, allowed: () => Promise<void>): Promise<Value> {
  const refused = Promise.withResolvers<never>();
  const looking = lookWhether(allowed, refused.reject);
  try {
    return await Promise.race([work, refused.promise]);
  } finally {
    looking.stop();
  }
}

/**
 * Hands on what `stream` yields until it ends, or until `allowed` throws an AppError. Then `end` is aborted, so that the
 * work behind the stream ends too.
 */
export async function* whileAllowed<Value>(
  stream: AsyncIterable<Value>,
  allowed: () => Promise<void>,
  end: AbortController,
): AsyncGenerator<Value> {
  const values = stream[Symbol.asyncIterator]();
  const refused = Promise.withResolvers<never>();
  refused.promise.catch(() => {});
  const looking = lookWhether(allowed, refused.reject);
  try {
    for (;;) {
      const next = await Promise.race([values.next(), refused.promise]);
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    // What fails once a stream has begun passes by the middleware that maps errors.
    const known = knownError(error);
    throw new TRPCError({ code: known.kind, message: known.message, cause: known });
  } finally {
    looking.stop();
    end.abort();
  }
}
