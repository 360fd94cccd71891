import { useEffect, useState } from 'react';

/** A browser opens six connections to one server: its windows together leave half of them to everything else. */
const TURNS = ['listening 1', 'listening 2', 'listening 3'];

/** Whether this page may hold a stream open, while it wants to: so few pages of a browser do, and the others wait. */
export function useStreamTurn(isWanted: boolean): boolean {
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    const left = Promise.withResolvers<void>();
    const hold = async (lock: Lock | null) => {
      if (!lock || leaving.signal.aborted) return;
      setHasTurn(true);
      await left.promise;
    };
    takeTurn(hold, leaving.signal).catch(() => {});
    return () => {
      leaving.abort();
      left.resolve();
      setHasTurn(false);
    };
  }, [isWanted]);
  return hasTurn;
}

async function takeTurn(hold: (lock: Lock | null) => Promise<void>, signal: AbortSignal): Promise<void> {
  // Absent where the page came by plain HTTP from another machine.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return hold({ name: '', mode: 'exclusive' });
  for (const turn of TURNS) {
    let isTaken = true;
    await locks.request(turn, { ifAvailable: true }, (lock) => {
      isTaken = lock === null;
      return hold(lock);
    });
    if (!isTaken) return undefined;
  }
  const turn = TURNS[Math.floor(Math.random() * TURNS.length)] ?? '';
  return locks.request(turn, { signal }, hold);
}
