import type { Socket } from 'node:net';
import type { Sql, TransactionSql } from 'postgres';
import { connect } from '../connect.ts';
import type { ArchivedTable } from './archive.ts';
import { columnList, quoted } from './tables.ts';

export interface OneTransaction {
  sql: TransactionSql;
  /** The rows of a table as COPY writes them. */
  copyOut(table: ArchivedTable): AsyncGenerator<Buffer>;
}

/** Runs `work` in one transaction on a connection of its own. Throws what it throws. */
export async function inOneTransaction<T>(
  url: string,
  { name, mode = '' }: { name: string; mode?: string },
  work: (transaction: OneTransaction) => Promise<T>,
): Promise<T> {
  const { sql: pool, close } = connect(url, { max: 1, limits: false, name });
  const copyOut = (sql: TransactionSql) =>
    async function* (table: ArchivedTable) {
      const stream = await sql.unsafe(`copy ${quoted(table.table)} (${columnList(table)}) to stdout`).readable();
      for await (const bytes of stream) yield bytes as Buffer;
      // The driver stops reading while we are busy, and forgets to go on when that was at the very end.
      for (const { socket } of connectionsOf(pool)) socket?.resume();
    };
  let failure: { error: unknown } | undefined;
  try {
    return (await pool.begin(mode, async (sql) => {
      try {
        return await work({ sql, copyOut: copyOut(sql) });
      } catch (error) {
        failure = { error };
        // A COPY that stands still would hold up the rollback for good; without its connection the server rolls back.
        for (const { socket } of connectionsOf(pool)) socket?.destroy();
        throw error;
      }
    })) as T;
  } catch (error) {
    throw failure ? failure.error : error;
  } finally {
    await close();
  }
}

/** What the patch of the driver lets us see. */
const connectionsOf = (pool: Sql) => (pool as unknown as { connections: { socket: Socket | null }[] }).connections;
