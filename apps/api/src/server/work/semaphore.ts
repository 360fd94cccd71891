/** Runs a task as soon as one of its places is free, in the order of asking. */
export type Semaphore = <T>(task: () => Promise<T>) => Promise<T>;

/** So many tasks at once, so many waiting; for whoever comes after them `onFull` throws. */
export function createSemaphore(places: number, waitingMax: number, onFull: () => never): Semaphore {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (task) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= waitingMax) onFull();
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
