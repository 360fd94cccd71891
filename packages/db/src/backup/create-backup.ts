import type { TransactionSql } from 'postgres';
import { AUDITED } from '../audit/audited-tables.ts';
import { NOT_AUDITED } from '../audit/not-audited-tables.ts';
import { latestSchema } from '../migrate.ts';
import { type ArchiveRecord, writeArchive } from './archive.ts';
import { inOneTransaction, type OneTransaction } from './one-transaction.ts';
import { listTables, setFormats, summing } from './tables.ts';

interface BackupOptions {
  /** Encrypts the file; null = it is readable for whoever has it. */
  passphrase: string | null;
  /** Of the product. */
  version: string;
}

export interface BackupSummary {
  file: string;
  bytes: number;
  tables: number;
  rows: number;
  /** Of files that are not in the database, and so not in the backup. */
  filesElsewhere: { count: number; bytes: number };
  /** Tables beside those of the product, which are left out. */
  foreign: string[];
}

/** Long rows are passed on in pieces, so that a reader never holds more. */
const PIECE_BYTES = 256 * 1024;

/**
 * Writes all tables of the database at `url`, as they stood at one moment, into `file`. Others go on writing meanwhile.
 * Throws a sentence where there is nothing to write.
 */
export async function createBackup(
  url: string,
  file: string,
  { passphrase, version }: BackupOptions,
): Promise<BackupSummary> {
  const written = { tables: 0, rows: 0, foreign: [] as string[], filesElsewhere: { count: 0, bytes: 0 } };
  const mode = 'isolation level repeatable read read only';
  const bytes = await inOneTransaction(url, { name: 'process-ai backup', mode }, (transaction) =>
    writeArchive(file, () => recordsOf(transaction, version, written), passphrase),
  );
  return { file, bytes, ...written };
}

async function* recordsOf(
  { sql, copyOut }: OneTransaction,
  version: string,
  written: Omit<BackupSummary, 'file' | 'bytes'>,
): AsyncGenerator<ArchiveRecord> {
  await setFormats(sql);
  const schema = await schemaOf(sql);
  yield { type: 'H', content: { version, schema, createdAt: new Date().toISOString() } };
  // Of an earlier schema it is not known here which tables it had: all of them are kept.
  const isLatest = schema === (await latestSchema());
  const isOurs = (name: string) => !isLatest || name in AUDITED || name in NOT_AUDITED;
  for (const table of await listTables(sql)) {
    if (!isOurs(table.table)) {
      written.foreign.push(table.table);
      continue;
    }
    yield { type: 'T', content: table };
    const sum = summing();
    for await (const bytes of copyOut(table)) {
      sum.add(bytes);
      yield* pieces(bytes);
    }
    const content = sum.end();
    yield { type: 'E', content };
    written.tables += 1;
    written.rows += content.rows;
  }
  if (isLatest) written.filesElsewhere = await countFilesElsewhere(sql);
  // Read last: no row of the snapshot has a number that its sequence gives out again.
  const sequences = await sql<{ name: string; last: string | null }[]>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = current_schema()`;
  const { tables, rows } = written;
  yield { type: 'Z', content: { tables, rows, sequences: [...sequences] } };
}

async function countFilesElsewhere(sql: TransactionSql) {
  const [found] = await sql<{ count: number; bytes: number }[]>`
    select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes from stored_file where place <> 'database'`;
  return found ?? { count: 0, bytes: 0 };
}

async function schemaOf(sql: TransactionSql): Promise<string> {
  const [found] = await sql`select to_regclass('kysely_migration') is not null as there`;
  if (!found?.there) throw new Error('There is nothing to back up: this database has no tables of Process AI.');
  const [last] = await sql<{ name: string }[]>`select name from kysely_migration order by name desc limit 1`;
  return last?.name ?? '';
}

function* pieces(bytes: Buffer): Generator<ArchiveRecord> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield { type: 'D', content: bytes.subarray(at, at + PIECE_BYTES) };
  }
}
