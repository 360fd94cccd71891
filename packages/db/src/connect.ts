import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type TransactionBuilder } from 'kysely';
import postgres from 'postgres';
import { createWatchdog, type Watchdog } from './connection-watchdog.ts';
import { poolDialect } from './pool-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

interface ConnectOptions {
  /** Most connections held open. */
  max?: number;
  /** Without them a statement may take any time and wait for any lock, as a migration may. */
  limits?: boolean;
  /** That of another pool on the same server: what one finds dead, the other does not have to find again. */
  watchdog?: Watchdog;
  /** By which the server lists its connections. */
  name?: string;
  /** Whether parameters of type json are given as text. */
  jsonAsText?: boolean;
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
const LIMITS = { lock_timeout: LOCK_WAIT_MS, statement_timeout: 7500, idle_in_transaction_session_timeout: 10_000 };
const SILENCE_SECONDS = 8;

/** So that the server notices within half a minute that we are gone, and lets go of our locks. */
const KEEP_ALIVE = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

/** The types json and jsonb by their numbers in PostgreSQL. */
const JSON_AS_TEXT = { to: 114, from: [114, 3802], serialize: String, parse: JSON.parse };

/**
 * A connection pool on any PostgreSQL 15+. `sql` is the same pool as bare postgres.js, for the few paths where a
 * query builder costs too much. `close` ends it.
 */
export function connect(
  url: string,
  {
    max = 10,
    limits = true,
    watchdog = createWatchdog(SILENCE_SECONDS),
    name = 'process-ai',
    jsonAsText = false,
  }: ConnectOptions = {},
) {
  const sql = postgres(url, {
    max,
    connect_timeout: 5,
    idle_timeout: 60,
    keep_alive: 10,
    // Seconds between tries to reach a database that is away; by default they grow to twenty.
    backoff: () => 0.1,
    onnotice: () => {},
    connection: { application_name: name, ...KEEP_ALIVE, ...(limits && LIMITS) },
    ...(jsonAsText && { types: { json: JSON_AS_TEXT } }),
  });
  const unwatch = limits ? watchdog.watch(sql) : () => {};
  const db: Database = new RetryingKysely<Tables>({ dialect: poolDialect(sql) });
  const close = async () => {
    // Queries on a connection that was lost may never end by themselves.
    await sql.end({ timeout: 2 });
    unwatch();
  };
  return { db, sql, watchdog, close };
}

export type Sql = ReturnType<typeof connect>['sql'];

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
