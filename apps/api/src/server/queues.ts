import { AppError } from '@process-ai/contract/errors';
import { LOCK_WAIT_MS } from '@process-ai/db/connect';
import type { WriteQueue } from '../app.ts';

/** First come, first served for one user; in turn over the users, or whoever has had the least. */
interface FairQueue<T> {
  add(user: string, item: T): void;
  /** Takes the next item that may go now. A user whose first one may not keeps its turn. */
  take(mayGo: (item: T) => boolean): T | undefined;
  /** How many of this user's items wait. */
  waiting(user: string): number;
  /** How many items wait in all. */
  size(): number;
  /** Takes all that wait. */
  drain(): T[];
}

/** `hadBy` says how much of what is queued for a user has had lately; where all have had the same, they take turns. */
export function createFairQueue<T>(hadBy: (user: string) => number = () => 0): FairQueue<T> {
  // A map keeps its order: whose turn is next stands first.
  const byUser = new Map<string, T[]>();
  return {
    add(user, item) {
      const own = byUser.get(user);
      if (own) own.push(item);
      else byUser.set(user, [item]);
    },
    take(mayGo) {
      let next: { user: string; own: T[]; first: T; had: number } | undefined;
      for (const [user, own] of byUser) {
        const [first] = own;
        if (first === undefined || !mayGo(first)) continue;
        const had = hadBy(user);
        if (!next || had < next.had) next = { user, own, first, had };
      }
      if (!next) return undefined;
      byUser.delete(next.user);
      if (next.own.length > 1) byUser.set(next.user, next.own.slice(1));
      return next.first;
    },
    waiting: (user) => byUser.get(user)?.length ?? 0,
    size: () => [...byUser.values()].reduce((sum, own) => sum + own.length, 0),
    drain() {
      const all = [...byUser.values()].flat();
      byUser.clear();
      return all;
    },
  };
}

/** What users have had, in any unit: half of it is forgotten each half-life. */
export function createShares(halfLifeMs: number) {
  const had = new Map<string, { amount: number; at: number }>();
  const of = (user: string): number => {
    const { amount, at } = had.get(user) ?? { amount: 0, at: 0 };
    return amount * 0.5 ** ((performance.now() - at) / halfLifeMs);
  };
  return {
    of,
    add(user: string, amount: number): void {
      had.set(user, { amount: of(user) + amount, at: performance.now() });
      for (const [other] of had) if (of(other) < 1) had.delete(other);
    },
  };
}

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

/** One that writes, and two that wait at the row's lock, so that writing goes on without a pause. */
const AT_ONCE = 3;

interface Lane {
  active: number;
  waiting: Set<PromiseWithResolvers<void>>;
}

/**
 * Writes to one sector follow one another anyway, since each holds the sector's row. Those that have to wait do so
 * here, so that they do not take the connections which everybody else needs.
 */
export function createWriteQueue(): WriteQueue {
  const lanes = new Map<string, Lane>();

  async function enter(sectorId: string): Promise<Lane> {
    const lane = lanes.get(sectorId) ?? { active: 0, waiting: new Set() };
    lanes.set(sectorId, lane);
    if (lane.active < AT_ONCE) {
      lane.active += 1;
      return lane;
    }
    const turn = Promise.withResolvers<void>();
    lane.waiting.add(turn);
    const overdue = setTimeout(() => {
      lane.waiting.delete(turn);
      turn.reject(new AppError('otherWritesFirst'));
    }, LOCK_WAIT_MS);
    await turn.promise.finally(() => clearTimeout(overdue));
    return lane;
  }
  function leave(sectorId: string, lane: Lane): void {
    const [next] = lane.waiting;
    if (next) {
      lane.waiting.delete(next);
      next.resolve();
      return;
    }
    lane.active -= 1;
    if (lane.active === 0) lanes.delete(sectorId);
  }

  return {
    async run(sectorId, write) {
      const lane = await enter(sectorId);
      try {
        return await write();
      } finally {
        leave(sectorId, lane);
      }
    },
  };
}
