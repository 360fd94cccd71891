import { randomUUID } from 'node:crypto';
import type { OneDatabase } from '../server/one-database.ts';
import type { Product } from '../server/start-product.ts';
import { generatedLibrary } from './generated-library.ts';
import { createWriter } from './generated-text.ts';
import { createSector, upload } from './upload.ts';

const PROCESSES = 1000;

/** A sector with 1,000 processes, and two opportunities for each of them; returns its id. */
export async function createFilledSector({
  product,
  sql,
}: Pick<OneDatabase, 'sql'> & { product: Pick<Product, 'url' | 'token'> }): Promise<string> {
  const sectorId = await createSector(product);
  await upload(product, sectorId, 'library.csv', generatedLibrary(PROCESSES).csv);
  const processes = await sql<{ id: string }[]>`select id from process where sector_id = ${sectorId}`;
  for (const [position, type] of ['automation', 'ai'].entries()) {
    const write = createWriter(position);
    const rows = processes.map(({ id }) => ({
      id: randomUUID(),
      sector_id: sectorId,
      process_id: id,
      type,
      title: write(5),
      description: write(10),
      benefit_moves: 'handling time',
      benefit_low: 0.1,
      benefit_likely: 0.2,
      benefit_high: 0.3,
      rationale: write(5),
      source: 'Built-in analyst',
      position,
    }));
    await sql`insert into opportunity ${sql(rows)}`;
  }
  await sql`update sector set revision = revision + 1 where id = ${sectorId}`;
  await sql`analyze`;
  return sectorId;
}

interface LargeSector {
  processes: number;
  /** How often each of them runs in a year. */
  frequency: number;
  status: 'proposed' | 'accepted';
}

/** A sector of processes at its top, each with ROI inputs and an opportunity, by SQL: through the API it would take minutes. */
export async function createLargeSector(
  { product, sql }: OneDatabase,
  { processes, frequency, status }: LargeSector,
): Promise<string> {
  const sectorId = await createSector(product);
  await sql`
    with filled as (
      insert into process (id, sector_id, code, sort_key, name, level)
      select gen_random_uuid(), ${sectorId}, n::text, lpad(n::text, 8, '0'), 'Check and settle invoice ' || n, 1
      from generate_series(1, ${processes}::int) n
      returning id, sector_id
    ), valued as (
      insert into roi_input (process_id, sector_id, fte_count, process_frequency, average_salary, average_runtime)
      select id, sector_id, 4, ${frequency}::int, 65000, 30 from filled
    )
    insert into opportunity
      (id, sector_id, process_id, type, title, description, benefit_moves, benefit_low, benefit_likely, benefit_high,
        rationale, source, position, status)
    select gen_random_uuid(), sector_id, id, 'ai', 'Read invoices', '', 'handling time', 0.1, 0.2, 0.3,
      '', 'Built-in analyst', 1, ${status} from filled
  `;
  await sql`analyze`;
  return sectorId;
}
