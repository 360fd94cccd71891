import { AppError } from '@process-ai/contract/errors';
import { TRPCError } from '@trpc/server';
import { knownError } from './error-map.ts';

/**
 * Hands on what `stream` yields until it ends, or until `allowed` throws an AppError; what else it throws may pass. Then
 * `end` is aborted, so that the work behind the stream ends too.
 */
export async function* whileAllowed<Value>(
  stream: AsyncIterable<Value>,
  allowed: () => Promise<void>,
  everyMs: number,
  end: AbortController,
): AsyncGenerator<Value> {
  const values = stream[Symbol.asyncIterator]();
  const refused = Promise.withResolvers<never>();
  refused.promise.catch(() => {});
  const look = () => void allowed().catch((error: unknown) => error instanceof AppError && refused.reject(error));
  const timer = setInterval(look, everyMs);
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
    clearInterval(timer);
    end.abort();
  }
}
