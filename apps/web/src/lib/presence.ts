import type { Presence } from '@process-ai/contract/presence';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { trpc } from './trpc.ts';

/** How long to wait before the stream is asked for again: after its normal end, and after it was refused. */
const AGAIN_AFTER_MS = { idle: 500, error: 15_000 };

const NOTHING: Presence = { unread: 0, people: [], changedAt: null };
let latest = NOTHING;
const listeners = new Set<() => void>();

function publish(change: Partial<Presence>) {
  latest = { ...latest, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What is new, and who else has the open sector open, as last heard. */
export const usePresence = (): Presence => useSyncExternalStore(subscribe, () => latest);

/** For whoever knows it sooner than the stream does. */
export const setUnread = (unread: number) => publish({ unread });

const subscribeToSight = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Listens on behalf of the whole page, while it is in sight: a tab that nobody looks at must not hold a connection.
 * What others have changed is read again. To be used once.
 */
export function useListening(sectorId: string | null) {
  const utils = trpc.useUtils();
  const inSight = useSyncExternalStore(subscribeToSight, () => document.visibilityState === 'visible');
  const isListening = useStreamTurn(inSight);
  const { status, reset } = trpc.presence.watch.useSubscription(
    { sectorId },
    {
      enabled: isListening,
      onData: (now) => {
        const before = latest;
        publish(now);
        if (now.unread !== before.unread) void utils.inbox.list.invalidate();
        if (sectorId === null || before.changedAt === null || now.changedAt === before.changedAt) return;
        void utils.activity.list.invalidate({ sectorId });
        void utils.comments.list.invalidate();
        void utils.comments.counts.invalidate({ sectorId });
      },
    },
  );
  // The server ends a stream after some minutes, to ask anew who is there.
  useEffect(() => {
    if (!isListening || (status !== 'idle' && status !== 'error')) return undefined;
    const timer = setTimeout(reset, AGAIN_AFTER_MS[status]);
    return () => clearTimeout(timer);
  }, [isListening, status, reset]);
  useEffect(() => {
    if (sectorId === null) return undefined;
    return () => publish({ people: [], changedAt: null });
  }, [sectorId]);
}

/** A browser opens six connections to one server: its windows together leave half of them to everything else. */
const TURNS = ['listening 1', 'listening 2', 'listening 3'];

/** Whether this page may hold a stream open, while it wants to: so few pages of a browser do, and the others wait. */
function useStreamTurn(isWanted: boolean): boolean {
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
