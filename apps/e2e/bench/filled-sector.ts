import { randomUUID } from 'node:crypto';
import type { OneDatabase } from '../server/one-database.ts';
import { generatedLibrary } from './generated-library.ts';
import { createWriter } from './generated-text.ts';
import { createSector, upload } from './upload.ts';

const PROCESSES = 1000;

/** A sector with 1,000 processes, and two opportunities for each of them; returns its id. */
export async function createFilledSector({ product, sql }: OneDatabase): Promise<string> {
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
