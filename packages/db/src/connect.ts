import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type TransactionBuilder } from 'kysely';
import postgres from 'postgres';
import { type Author, poolDialect } from './pool-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

interface ConnectOptions {
  /** Most connections held open. */
  max?: number;
  /** Without them a statement may take any time and wait for any lock, as a migration may. */
  limits?: boolean;
  /**
   * Whether a pooler stands in between, such as pgbouncer, which gives each transaction any connection of its own: it
   * takes no settings with the first message, so the limits are its own, or those of the role.
   */
  pooled?: boolean;
  /** Off where a pooler does not keep statements that are prepared by name. */
  prepare?: boolean;
  /** That of another pool on the same server: what one finds dead, the other does not have to find again. */
  watchdog?: Watchdog;
  /** Who writes, for the audit log. */
  author?: Author | undefined;
  /** By which the server lists its connections. */
  name?: string;
  /** Whether strings that are parameters of type json are JSON already. */
  jsonAsText?: boolean;
  /** Told what the server warns of. */
  onWarning?: (message: string) => void;
  /** Told of each query of Kysely's once it has ended: its text, without its values. */
  onQuery?: ((text: string, milliseconds: number) => void) | undefined;
}

/**
 * How long a write waits for others before it is refused. A statement may wait for two locks, one after the other:
 * for its place at the row, and for the row.
 */
export const LOCK_WAIT_MS = 3500;

/**
 * In this order: whoever waits for a lock is told so, then the server cancels what takes too long, and only a server
 * that says nothing at all is given up on.
 */
export const LIMITS = {
  lock_timeout: LOCK_WAIT_MS,
  statement_timeout: 7500,
  idle_in_transaction_session_timeout: 10_000,
};
const SILENCE_SECONDS = 8;

/** So that the server notices within half a minute that we are gone, and lets go of our locks. */
export const KEEP_ALIVE = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

/** The types json and jsonb by their numbers in PostgreSQL. */
const JSON_AS_TEXT = {
  to: 114,
  from: [114, 3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: JSON.parse,
};

/**
 * A connection pool on any PostgreSQL 15+. `sql` is the same pool as bare postgres.js, for the few paths where a
 * query builder costs too much. `close` ends it.
 */
export function connect(
  url: string,
  {
    max = 10,
    limits = true,
    pooled = false,
    prepare = true,
    author,
    watchdog = createWatchdog(SILENCE_SECONDS),
    name = 'process-ai',
    jsonAsText = false,
    onWarning = () => {},
    onQuery,
  }: ConnectOptions = {},
) {
  const sql = postgres(url, {
    max,
    connect_timeout: 5,
    idle_timeout: 60,
    keep_alive: 10,
    // Seconds between tries to reach a database that is away; by default they grow to twenty.
    backoff: () => 0.1,
    onnotice: ({ severity, message }) => {
      if (severity === 'WARNING') onWarning(message ?? '');
    },
    prepare,
    connection: { application_name: name, ...(!pooled && { ...KEEP_ALIVE, ...(limits && LIMITS) }) },
    ...(jsonAsText && { types: { json: JSON_AS_TEXT } }),
  });
  const unwatch = limits ? watchdog.watch(sql) : () => {};
  const db: Database = new RetryingKysely<Tables>({
    dialect: poolDialect(sql, author),
    ...(onQuery && { log: ({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis) }),
  });
  const close = async () => {
    // Queries on a connection that was lost may never end by themselves.
    await sql.end({ timeout: 2 });
    unwatch();
  };
  return { db, sql, watchdog, close };
}

export type Sql = ReturnType<typeof connect>['sql'];

/** Runs work that only reads. */
export type Reader = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

/** Serialization failure and deadlock: PostgreSQL has undone the transaction, and asks for it once more. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const TRIES = 5;

/** Runs a transaction again that PostgreSQL gave up in favor of another: what it does must be safe to do again. */
class RetryingKysely<T> extends Kysely<T> {
  override transaction(): TransactionBuilder<T> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = async (work) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (tries === TRIES || !TRY_AGAIN.has(String((error as { code?: unknown } | null)?.code))) throw error;
          await sleep(Math.random() * 20 * 2 ** tries);
        }
      }
    };
    return builder;
  }
}

/** The connections of a pool. */
export interface PoolState {
  max: number;
  open: number;
  /** With an answer to come, or a transaction to end. */
  busy: number;
}

export function poolState(sql: postgres.Sql): PoolState {
  const open = (sql as unknown as Pool).connections.filter(({ socket }) => socket !== null);
  const busy = open.filter(({ isWaiting, reserved }) => isWaiting || reserved);
  return { max: sql.options.max, open: open.length, busy: busy.length };
}

/** What the patch of postgres.js lets us see of a connection of a pool. */
interface Connection {
  readonly socket: Socket | null;
  /** Whether the server owes an answer, or the end of a connection that we have ended. */
  readonly isWaiting: boolean;
  /** Set while it belongs to a transaction. */
  readonly reserved?: object | null;
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

interface Watchdog {
  /** Returns what ends it. */
  watch(pool: postgres.Sql): () => void;
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
