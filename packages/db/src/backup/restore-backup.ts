import type { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TransactionSql } from 'postgres';
import { migrate, migrateTo } from '../migrate.ts';
import { type ArchivedTable, type ArchiveEnd, type ArchiveHead, readArchive, type TableSum } from './archive.ts';
import { inOneTransaction, type OneTransaction } from './one-transaction.ts';
import { columnList, listTables, quoted, setFormats, summing } from './tables.ts';

export interface RestoreSummary {
  head: ArchiveHead;
  tables: number;
  rows: number;
}

/**
 * Puts the backup in `file` into the empty database at `url`, reads all of it again to compare, and brings it up to
 * date. All of it happens, or nothing. Throws a sentence where the database is not empty, or the file not whole.
 */
export async function restoreBackup(url: string, file: string, passphrase: string | null): Promise<RestoreSummary> {
  const summary = await inOneTransaction(url, { name: 'process-ai restore' }, (transaction) =>
    fill(transaction, file, passphrase),
  );
  await migrate(url);
  return summary;
}

async function fill(transaction: OneTransaction, file: string, passphrase: string | null): Promise<RestoreSummary> {
  const { sql } = transaction;
  const sums = new Map<string, TableSum>();
  let head: ArchiveHead | undefined;
  let end: ArchiveEnd | undefined;
  let tables: ArchivedTable[] = [];
  let putBack: string[] = [];
  let open: { table: ArchivedTable; copy: CopyIn; sum: ReturnType<typeof summing> } | undefined;

  for await (const { type, content } of readArchive(file, passphrase)) {
    if (type === 'H') {
      await setFormats(sql);
      await refuseUnlessEmpty(sql);
      await migrateTo(sql, content.schema);
      tables = await listTables(sql);
      putBack = await takeAway(sql, tables);
      head = content;
    } else if (type === 'T') {
      const fits = tables.some(({ table, columns }) => table === content.table && isSubset(content.columns, columns));
      if (!fits || open || sums.has(content.table)) throw doesNotFit(content.table);
      open = { table: content, copy: await copyIn(sql, content), sum: summing() };
    } else if (type === 'D' && open) {
      open.sum.add(content);
      await open.copy.write(content);
    } else if (type === 'E' && open) {
      await open.copy.end();
      if (!isSame(open.sum.end(), content)) throw new Error(`The backup is damaged: ${open.table.table} is not whole.`);
      await compare(transaction, open.table, content);
      sums.set(open.table.table, content);
      open = undefined;
    } else if (type === 'Z') end = content;
    else throw new Error('The backup is damaged.');
  }
  if (!head || !end || end.tables !== sums.size) throw new Error('The backup is damaged: a table is missing.');
  for (const statement of putBack) await sql.unsafe(statement);
  for (const { name, last } of end.sequences) {
    if (last !== null) await sql`select setval(${quoted(name)}::regclass, ${last}::bigint)`;
  }
  return { head, tables: end.tables, rows: end.rows };
}

async function refuseUnlessEmpty(sql: TransactionSql): Promise<void> {
  const [found] = await sql`
    select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') limit 1`;
  if (found) {
    throw new Error(
      'The database is not empty, and a restore overwrites nothing. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    );
  }
}

/** Rows come in any order, and are no deeds: foreign keys and triggers go meanwhile, and so do rows of migrations. */
async function takeAway(sql: TransactionSql, tables: ArchivedTable[]): Promise<string[]> {
  const names = tables.map(({ table }) => quoted(table));
  const keys = await sql<{ drop: string; add: string }[]>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;
  for (const { drop } of keys) await sql.unsafe(drop);
  for (const name of names) await sql.unsafe(`alter table ${name} disable trigger user`);
  await sql.unsafe(`truncate ${names.join(', ')}`);
  return [...keys.map(({ add }) => add), ...names.map((name) => `alter table ${name} enable trigger user`)];
}

interface CopyIn {
  write(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
}

async function copyIn(sql: TransactionSql, table: ArchivedTable): Promise<CopyIn> {
  const statement = `copy ${quoted(table.table)} (${columnList(table)}) from stdin`;
  const stream: Writable = await sql.unsafe(statement).writable();
  let failure: Error | undefined;
  stream.on('error', (error) => {
    failure = error;
  });
  const refuseFailure = () => {
    if (failure) throw doesNotFit(table.table, failure);
  };
  return {
    async write(bytes) {
      await new Promise<void>((resolve) => stream.write(bytes, () => resolve()));
      refuseFailure();
    },
    async end() {
      stream.end();
      // Its end goes out in this turn of the event loop, and only then the driver takes the next statement.
      await nextTurn();
      // The driver says nothing of a COPY that failed after its last byte; whatever is asked next does.
      await sql`select`.catch((cause: unknown) => {
        throw doesNotFit(table.table, failure ?? cause);
      });
    },
  };
}

/** Reads back what was written: the same rows in the same order give the same bytes. */
async function compare({ copyOut }: OneTransaction, table: ArchivedTable, expected: TableSum): Promise<void> {
  const sum = summing();
  for await (const bytes of copyOut(table)) sum.add(bytes);
  if (!isSame(sum.end(), expected)) throw new Error(`What was restored of ${table.table} is not what was backed up.`);
}

const isSame = (one: TableSum, other: TableSum) => one.rows === other.rows && one.sha256 === other.sha256;
const isSubset = (some: string[], all: string[]) => some.every((name) => all.includes(name));
const doesNotFit = (table: string, cause?: unknown) =>
  new Error(`The backup does not fit this version of Process AI: ${table} cannot be read.`, { cause });
