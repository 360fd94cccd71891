/** First come, first served for one user; in turn over the users. */
interface FairQueue<T> {
  add(user: string, item: T): void;
  /** Takes the next item that may go now. A user whose first one may not keeps its turn. */
  take(mayGo: (item: T) => boolean): T | undefined;
  /** How many of this user's items wait. */
  waiting(user: string): number;
  /** Takes all that wait. */
  drain(): T[];
}

export function createFairQueue<T>(): FairQueue<T> {
  // A map keeps its order: whose turn is next stands first.
  const byUser = new Map<string, T[]>();
  return {
    add(user, item) {
      const own = byUser.get(user);
      if (own) own.push(item);
      else byUser.set(user, [item]);
    },
    take(mayGo) {
      for (const [user, own] of byUser) {
        const [first] = own;
        if (first === undefined || !mayGo(first)) continue;
        byUser.delete(user);
        if (own.length > 1) byUser.set(user, own.slice(1));
        return first;
      }
      return undefined;
    },
    waiting: (user) => byUser.get(user)?.length ?? 0,
    drain() {
      const all = [...byUser.values()].flat();
      byUser.clear();
      return all;
    },
  };
}
