import type { Socket } from 'node:net';
import type { Sql } from 'postgres';

/** What the patch of postgres.js lets us see of a connection of a pool. */
interface Connection {
  readonly socket: Socket | null;
  /** Whether the server owes an answer, or the end of a connection that we have ended. */
  readonly isWaiting: boolean;
}

interface Pool {
  connections: Connection[];
  /** listen() keeps one more connection, in a pool of its own. */
  listen: { sql?: Pool };
}

interface Watched {
  socket: Socket | null;
  bytesRead: number;
  /** For how many looks nothing was heard, and for how many of them we waited for something. */
  silent: number;
  waiting: number;
}

export interface Watchdog {
  /** Returns what ends it. */
  watch(pool: Sql): () => void;
}

const LOOK_EVERY_MS = 1000;

/**
 * Destroys connections that have died without a word, as behind a proxy or a firewall that forgets them: postgres.js
 * has no time limit on an answer, and such a connection would hang whoever uses it for good. When one of them has been
 * silent for `looks` seconds, all connections of these pools that were silent as long are destroyed with it, so that
 * nobody has to find them one by one. The server cancels its statements earlier (statement_timeout), so that no
 * connection which still works is silent for as long. Looks are counted, not time: while this process is busy, it hears
 * nothing from anybody.
 */
export function createWatchdog(looks: number): Watchdog {
  const pools = new Set<Pool>();
  const watched = new WeakMap<Connection, Watched>();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const connections = [...pools].flatMap((pool) => [...pool.connections, ...(pool.listen.sql?.connections ?? [])]);
    const all = connections.map((connection) => {
      const seen = observe(connection, watched.get(connection));
      watched.set(connection, seen);
      return seen;
    });
    if (!all.some(({ waiting }) => waiting > looks)) return;
    const silent = all.filter((seen) => seen.silent >= looks);
    for (const { socket, waiting } of silent) if (waiting === 0) socket?.destroy();
    // Once those are closed: who asks again at once must not be given one of them.
    setTimeout(() => {
      for (const { socket } of silent) socket?.destroy();
    });
  };
  return {
    watch(sql) {
      const pool = sql as unknown as Pool;
      pools.add(pool);
      timer ??= setInterval(look, LOOK_EVERY_MS).unref();
      return () => {
        pools.delete(pool);
        if (pools.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

function observe({ socket, isWaiting }: Connection, before: Watched | undefined): Watched {
  const bytesRead = socket?.bytesRead ?? 0;
  const isSilent = before !== undefined && before.socket === socket && before.bytesRead === bytesRead;
  return {
    socket,
    bytesRead,
    silent: isSilent ? before.silent + 1 : 0,
    waiting: isSilent && isWaiting ? before.waiting + 1 : 0,
  };
}
