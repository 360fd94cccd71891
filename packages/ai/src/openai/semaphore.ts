/** Runs a task as soon as there is a permit, in the order of asking. */
export type Semaphore = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** A semaphore with so many permits. Whoever is cancelled while waiting leaves at once, with the signal's reason. */
export function createSemaphore(permits: number): Semaphore {
  const waiting = new Set<() => void>();
  let free = permits;

  return async (task, signal) => {
    signal?.throwIfAborted();
    if (free > 0) free -= 1;
    else await nextTurn(waiting, signal);
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    }
  };
}

/** Resolves when whoever leaves calls the first of the waiting in; the permit passes on, so that nobody overtakes. */
function nextTurn(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      waiting.delete(enter);
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.delete(enter);
      reject(signal?.reason);
    };
    waiting.add(enter);
    signal?.addEventListener('abort', leave, { once: true });
  });
}
