import { createHash } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { ArchivedTable, TableSum } from './archive.ts';

/** Kysely's own record of what was migrated, which the migrations of a restore write anew. */
const OWN_OF_KYSELY = ['kysely_migration', 'kysely_migration_lock'];

/** The tables of the product in the order of their names, with the columns that a row is made of. */
export async function listTables(sql: TransactionSql): Promise<ArchivedTable[]> {
  return [
    ...(await sql<ArchivedTable[]>`
      select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all (${OWN_OF_KYSELY})
        and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`),
  ];
}

/** So that equal rows give equal bytes, whatever the server was told. */
export async function setFormats(sql: TransactionSql): Promise<void> {
  await sql.unsafe(`
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
    set local synchronize_seqscans = off`);
}

export const columnList = ({ columns }: ArchivedTable) => columns.map(quoted).join(', ');
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const NEW_LINE = 10;

/** Counts and sums up rows as they pass. A row is a line: within one, COPY writes line ends in another way. */
export function summing() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(bytes: Buffer) {
      hash.update(bytes);
      for (let at = bytes.indexOf(NEW_LINE); at >= 0; at = bytes.indexOf(NEW_LINE, at + 1)) rows += 1;
    },
    end: (): TableSum => ({ rows, sha256: hash.digest('hex') }),
  };
}
