import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Sql, TransactionSql } from 'postgres';
import { AUDITED } from './audit/audited-tables.ts';

/** Who writes, as JSON for the audit log; undefined = nobody, as at the start of the server. */
export type Author = () => string | undefined;

/**
 * Kysely on the pool of postgres.js, without its reserve(): a reserved connection whose server goes away takes the
 * process down or leaves requests without an answer (porsager/postgres 1154 and 1208). Plain queries go to the pool,
 * and a transaction is one sql.begin(), which learns of the loss; from then on its queries fail at once. Whoever made
 * the pool ends it: Kysely's destroy() does nothing before the first query. On a transaction that is open already, it
 * can do all but begin another.
 */
export function poolDialect(client: Sql | TransactionSql, author: Author = () => undefined): Dialect {
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connectionOn(client, author),
    beginTransaction: (connection) => (connection as Connection).begin(),
    commitTransaction: (connection) => (connection as Connection).commit(),
    rollbackTransaction: (connection) => (connection as Connection).rollback(),
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

interface Connection extends DatabaseConnection {
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

interface OpenTransaction {
  sql: TransactionSql;
  /** Resolve: commit. Reject: roll back. */
  end: PromiseWithResolvers<void>;
  /** Settles when the server has committed or rolled back; rejects also when the connection is lost. */
  ended: Promise<unknown>;
  isLost: boolean;
  /** Whether it knows who writes. */
  isSigned: boolean;
}

const ROLLED_BACK = new Error('rolled back');

const AUDITED_WRITE = new RegExp(`\\b(into|update|from) "?(${Object.keys(AUDITED).join('|')})\\b`, 'i');
const WRITE = /\b(insert|update|delete)\b/i;

/** Tells the transaction who writes; its triggers read it. Not waited for: what is asked next comes after it. */
function sign(sql: TransactionSql, who: string): void {
  sql.unsafe("select set_config('process_ai.who', $1, true)", [who], { prepare: true }).catch(() => {});
}

function connectionOn(client: Sql | TransactionSql, author: Author): Connection {
  let open: OpenTransaction | undefined;

  const begin = async () => {
    if (!('begin' in client)) throw new Error('A transaction is open already');
    const end = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<TransactionSql>();
    const ended = client.begin((sql) => {
      begun.resolve(sql);
      return end.promise;
    });
    ended.catch((error: unknown) => {
      if (open && error !== ROLLED_BACK) open.isLost = true;
      begun.reject(error);
    });
    open = { sql: await begun.promise, end, ended, isLost: false, isSigned: false };
  };
  const commit = async () => {
    open?.end.resolve();
    await open?.ended;
    open = undefined;
  };
  const rollback = async () => {
    if (!open || open.isLost) return;
    open.end.reject(ROLLED_BACK);
    await open.ended.catch((error: unknown) => {
      if (error !== ROLLED_BACK) throw error;
    });
    open = undefined;
  };
  return {
    begin,
    commit,
    rollback,
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const values = parameters as never[];
      const who = WRITE.test(sql) && AUDITED_WRITE.test(sql) ? author() : undefined;
      if (!open) {
        const plain = (on: Sql | TransactionSql) => on.unsafe(sql, values, { prepare: true });
        if (who === undefined || !('begin' in client)) return toResult<R>(await plain(client));
        return toResult<R>(
          await client.begin((transaction) => {
            sign(transaction, who);
            return plain(transaction);
          }),
        );
      }
      if (who !== undefined && !open.isSigned) {
        sign(open.sql, who);
        open.isSigned = true;
      }
      const lost = open.ended.then(() => Promise.reject(new Error('The transaction has ended')));
      return Promise.race([lost, open.sql.unsafe(sql, values, { prepare: true }).then(toResult<R>)]);
    },
    streamQuery: () => {
      throw new Error('Streaming is not supported');
    },
  };
}

const toResult = <R>(result: Iterable<unknown> & { count: number | null }): QueryResult<R> => ({
  rows: [...result] as R[],
  numAffectedRows: BigInt(result.count ?? 0),
});
