import { Kysely } from 'kysely';
import postgres from 'postgres';
import { poolDialect } from './pool-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

interface ConnectOptions {
  /** Most connections held open. */
  max?: number;
  /** A statement that runs longer is cancelled by the server, so that nothing hangs for ever. */
  statementTimeoutMs?: number;
}

/**
 * A connection pool on any PostgreSQL 15+. `sql` is the same pool as bare postgres.js, for the few paths where a
 * query builder costs too much. Close it with `db.destroy()`.
 */
export function connect(url: string, { max = 10, statementTimeoutMs = 30_000 }: ConnectOptions = {}) {
  const sql = postgres(url, {
    max,
    connect_timeout: 10,
    idle_timeout: 60,
    // Seconds between tries to reach a database that is away; by default they grow to twenty.
    backoff: () => 0.1,
    onnotice: () => {},
    connection: { application_name: 'process-ai', statement_timeout: statementTimeoutMs },
  });
  const db: Database = new Kysely<Tables>({ dialect: poolDialect(sql) });
  return { db, sql };
}

export type Sql = ReturnType<typeof connect>['sql'];
