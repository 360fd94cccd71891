/** Runs a task when its turn comes: persons take turns, however much one of them asks for. */
export type FairQueue = <T>(person: string, task: () => Promise<T>) => Promise<T>;

interface Limits {
  /** Tasks at once. */
  places: number;
  /** Of one person at once. */
  placesPerPerson: number;
  /** Waiting tasks of one person. */
  waitingPerPerson: number;
  /** For whoever asks for more; it throws. */
  onFull: () => never;
}

export function createFairQueue({ places, placesPerPerson, waitingPerPerson, onFull }: Limits): FairQueue {
  /** In the order in which persons have their turn. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let free = places;

  const mayRun = (person: string) => free > 0 && (running.get(person) ?? 0) < placesPerPerson;
  const take = (person: string) => {
    free -= 1;
    running.set(person, (running.get(person) ?? 0) + 1);
  };
  const giveBack = (person: string) => {
    free += 1;
    const left = (running.get(person) ?? 1) - 1;
    if (left > 0) running.set(person, left);
    else running.delete(person);
    callNext();
  };
  const callNext = () => {
    const person = [...waiting.keys()].find(mayRun);
    if (person === undefined) return;
    const [enter, ...others] = waiting.get(person) ?? [];
    waiting.delete(person);
    // To the end: whoever else waits comes first.
    if (others.length > 0) waiting.set(person, others);
    take(person);
    enter?.();
  };

  return async (person, task) => {
    if (mayRun(person) && !waiting.has(person)) take(person);
    else {
      const own = waiting.get(person) ?? [];
      if (own.length >= waitingPerPerson) onFull();
      await new Promise<void>((enter) => waiting.set(person, [...own, enter]));
    }
    try {
      return await task();
    } finally {
      giveBack(person);
    }
  };
}
