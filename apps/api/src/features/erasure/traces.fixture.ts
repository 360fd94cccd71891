import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Sql } from '@process-ai/db/connect';
import { unzipSync } from 'fflate';

/**
 * The tables, those of the queue of jobs and of statistics as well, in which a row holds one of the words: as text, in
 * JSON, or in bytes, unpacked where those are a zip or gzip. Each with how many such rows.
 */
export async function tablesThatKnow(sql: Sql, words: readonly string[]): Promise<Record<string, number>> {
  const columns = await sql<{ name: string; column: string; type: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name, a.attname as column, t.typname as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and (n.nspname !~ '^pg_' and n.nspname <> 'information_schema' or c.relname = 'pg_statistic')
  `;
  const found: Record<string, number> = {};
  for (const [name, own] of Map.groupBy(columns, (column) => column.name)) {
    const isBytes = ({ type }: { type: string }) => type === 'bytea';
    const texts = own.filter((column) => !isBytes(column)).map(({ column }) => `t."${column}"::text`);
    const rows = await sql.unsafe(`select concat_ws(' ', ${texts.join(', ')}) as text from ${name} t`);
    let count = rows.filter(({ text }) => knows(text, words)).length;
    for (const { column } of own.filter(isBytes)) {
      const files = await sql.unsafe<{ bytes: Buffer }[]>(
        `select "${column}" as bytes from ${name} where "${column}" is not null`,
      );
      for (const { bytes } of files) if (knows(await unpacked(bytes), words)) count += 1;
    }
    if (count > 0) found[name.replace('public.', '')] = count;
  }
  return found;
}

/** But for the statistics, which quote frequent values until a cleanup, or until PostgreSQL takes new ones by itself. */
export async function tablesBeforeNight(sql: Sql, words: readonly string[]): Promise<Record<string, number>> {
  const { 'pg_catalog.pg_statistic': _untilTonight, ...known } = await tablesThatKnow(sql, words);
  return known;
}

export const knows = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.toLowerCase().includes(word.toLowerCase()));

async function unpacked(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    return Object.values(unzipSync(bytes))
      .map((part) => Buffer.from(part).toString())
      .join('\n');
  }
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return String(await promisify(gunzip)(bytes));
  return bytes.toString('latin1');
}

/**
 * The files of the database's folder that hold one of the words, or of these pieces of a file, as they are on the disk,
 * and the server's log beside it: all but the write-ahead log and what belongs to other databases.
 */
export async function filesThatKnow(sql: Sql, words: readonly (string | Uint8Array)[]): Promise<string[]> {
  const pieces = words.map((word) => Buffer.from(word).toString('hex'));
  await sql`checkpoint`;
  const rows = await sql<{ path: string }[]>`
    with recursive file (path, is_folder, size) as (
      select name, s.isdir, s.size
      from (
        select name from pg_ls_dir('.') name where name not in ('pg_wal', 'base')
        union all select 'base/' || oid from pg_database where datname = current_database()
        union all select '../postgres.log'
      ) top, pg_stat_file(name, true) s
      union all
      select path || '/' || name, s.isdir, s.size
      from file, pg_ls_dir(path, true, false) name, pg_stat_file(path || '/' || name, true) s
      where is_folder
    )
    select path from file where not is_folder and exists (
      select from unnest(${pieces}::text[]) piece
      where position(decode(piece, 'hex') in pg_read_binary_file(path, 0, size, true)) > 0
    )
  `;
  return rows.map(({ path }) => path);
}
