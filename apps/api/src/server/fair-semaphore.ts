import { AppError } from '@process-ai/contract/errors';
import { createFairQueue } from './fair-queue.ts';

/** Runs a task when its turn comes: persons take turns, however much one of them asks for. */
type FairSemaphore = <T>(person: string, task: () => Promise<T>) => Promise<T>;

interface Limits {
  /** Tasks at once. */
  places: number;
  /** Of one person at once. */
  placesPerPerson: number;
  /** Waiting tasks of one person; whoever asks for more is refused with serverBusy. */
  waitingPerPerson: number;
}

interface Waiting {
  person: string;
  enter: () => void;
}

export function createFairSemaphore({ places, placesPerPerson, waitingPerPerson }: Limits): FairSemaphore {
  const queue = createFairQueue<Waiting>();
  const running = new Map<string, number>();
  let free = places;

  const mayRun = ({ person }: Pick<Waiting, 'person'>) => free > 0 && (running.get(person) ?? 0) < placesPerPerson;
  const take = (person: string) => {
    free -= 1;
    running.set(person, (running.get(person) ?? 0) + 1);
  };
  const giveBack = (person: string) => {
    free += 1;
    const left = (running.get(person) ?? 1) - 1;
    if (left > 0) running.set(person, left);
    else running.delete(person);
    const next = queue.take(mayRun);
    if (!next) return;
    take(next.person);
    next.enter();
  };

  return async (person, task) => {
    if (mayRun({ person }) && queue.waiting(person) === 0) take(person);
    else {
      if (queue.waiting(person) >= waitingPerPerson) throw new AppError('serverBusy');
      await new Promise<void>((enter) => queue.add(person, { person, enter }));
    }
    try {
      return await task();
    } finally {
      giveBack(person);
    }
  };
}
