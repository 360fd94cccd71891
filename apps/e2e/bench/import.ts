import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse/sync';
import type postgres from 'postgres';
import { type OneDatabase, startOnOneDatabase } from '../server/one-database.ts';
import { alternate, ratios, time } from './alternate.ts';
import { type Finding, figure, median } from './finding.ts';
import { generatedLibrary } from './generated-library.ts';
import { createSector, upload } from './upload.ts';

const FILE = path.resolve(import.meta.dirname, '../../../../shared/data/processes/apqc-cross-industry-7.4.csv');
const ROWS = 1921;

/** A library from upload to saved: against the least that could do it, and a large one against a small one. */
export async function benchImport(): Promise<Finding[]> {
  const one = await startOnOneDatabase();
  try {
    const { csv, rows } = existsSync(FILE) ? { csv: await readFile(FILE), rows: ROWS } : generatedLibrary(ROWS);
    return [await againstCopy(one, csv, rows), await scaling(one)];
  } finally {
    await one.stop();
  }
}

async function againstCopy(one: OneDatabase, csv: Buffer, rows: number): Promise<Finding> {
  const ours = async () => (await timedUpload(one, csv, rows)).ms;
  const { sectorId } = await timedUpload(one, csv, rows);
  const copy = await prepareCopy(one.sql, sectorId);
  const measured = await alternate(15, ours, () => copy(csv, rows));
  return {
    what: `import of ${figure(rows)} rows, upload to saved`,
    measured: `${figure(median(measured.ours))} ms; csv-parse and COPY ${figure(median(measured.baseline))} ms`,
    values: ratios(measured.ours, measured.baseline),
    unit: '×',
    limit: { bound: 'at most', value: 3 },
  };
}

async function scaling(one: OneDatabase): Promise<Finding> {
  const [small, large] = [generatedLibrary(2000), generatedLibrary(20_000)];
  const perRow = async ({ csv, rows }: typeof small) => (await timedUpload(one, csv, rows)).ms / rows;
  const measured = await alternate(
    7,
    () => perRow(large),
    () => perRow(small),
  );
  const [perLarge, perSmall] = [median(measured.ours) * 1000, median(measured.baseline) * 1000];
  return {
    what: `import of ${figure(large.rows)} rows, time a row against ${figure(small.rows)} rows`,
    measured: `${figure(perLarge)} µs a row against ${figure(perSmall)} µs`,
    values: ratios(measured.ours, measured.baseline),
    unit: '×',
    limit: { bound: 'at most', value: 1.15 },
  };
}

async function timedUpload({ product, sql }: OneDatabase, csv: Buffer, rows: number) {
  // Both sides begin with an empty table, and no checkpoint falls due in the middle of either.
  await sql`truncate sector cascade`;
  await sql`checkpoint`;
  const sectorId = await createSector(product);
  let created = 0;
  const ms = await time(async () => {
    ({ created } = await upload(product, sectorId, 'library.csv', csv));
  });
  if (created !== rows) throw new Error(`${created} of ${rows} rows were saved`);
  return { ms, sectorId };
}

/** Copies the rows of an imported sector into a table of the same shape with the same indexes. */
async function prepareCopy(sql: postgres.Sql, sectorId: string) {
  await sql`create table if not exists bench_process (like process including all)`;
  const saved = await sql`
    select id, sector_id, parent_id, code, sort_key, name, level, description, version, import_id
    from process where sector_id = ${sectorId} order by sort_key
  `.values();
  const columns = sql`id, sector_id, parent_id, code, sort_key, name, level, description, version, import_id`;

  return async (csv: Buffer, rows: number): Promise<number> => {
    await sql`truncate bench_process`;
    await sql`checkpoint`;
    return time(async () => {
      const records = parse(csv, { bom: true, columns: true });
      if (records.length !== rows) throw new Error(`${records.length} of ${rows} rows were parsed`);
      const target = await sql`copy bench_process (${columns}) from stdin`.writable();
      await pipeline(Readable.from([saved.map((row) => asCopyLine(row)).join('')]), target);
    });
  };
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const asCopyLine = (row: readonly (string | number | null)[]): string => `${row.map(asCopyField).join('\t')}\n`;

const asCopyField = (value: string | number | null): string =>
  value === null ? '\\N' : String(value).replace(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign);
