import { randomUUID } from 'node:crypto';
import { requestOk } from '../server/ask.ts';
import { type OneDatabase, startOnOneDatabase } from '../server/one-database.ts';
import { alternate, ratios, time } from './alternate.ts';
import { type Finding, figure, median } from './finding.ts';
import { createSector } from './upload.ts';

const PROCESSES = 20_000;
const ROUNDS = 7;

/** The results of all processes of a large sector, against one statement that upserts as many in the database. */
export async function benchRoi(): Promise<Finding[]> {
  const one = await startOnOneDatabase();
  try {
    const sectorId = await filledSector(one);
    const { product, sql } = one;
    const path = `/api/sectors/${sectorId}/roi/calculate`;
    const ours = () => time(() => requestOk(product, 'POST', path));
    const upsert = () =>
      time(
        () => sql`
          insert into bench_result
          select process_id, jsonb_build_object(
            'currentAnnualCost', cost, 'projectedSavings', cost * 0.6, 'netAnnual', cost * 0.6,
            'paybackMonths', 45000 / (cost * 0.6 / 12), 'implementationCost', 45000, 'automationRate', 0.6
          )
          from (
            select process_id, process_frequency * average_runtime / 60 * average_salary / 2080 as cost
            from roi_input where sector_id = ${sectorId}
          ) costed
          on conflict (process_id) do update set result = excluded.result
        `,
      );
    const { ours: mine, baseline } = await alternate(ROUNDS, ours, upsert);
    return [
      {
        what: `ROI of ${figure(PROCESSES)} processes`,
        measured: `${figure(median(mine))} ms beside ${figure(median(baseline))} ms of one upsert`,
        values: ratios(mine, baseline),
        unit: '×',
        limit: { bound: 'at most', value: 1.3 },
      },
    ];
  } finally {
    await one.stop();
  }
}

async function filledSector({ product, sql }: OneDatabase): Promise<string> {
  const sectorId = await createSector(product);
  await sql`
    insert into process (id, sector_id, code, sort_key, name, level)
    select gen_random_uuid(), ${sectorId}, n::text, lpad(n::text, 8, '0'), 'Check and settle invoice ' || n, 1
    from generate_series(1, ${PROCESSES}::int) n
  `;
  await sql`
    insert into roi_input (process_id, sector_id, fte_count, process_frequency, average_salary, average_runtime)
    select id, sector_id, 4, 12000, 65000, 30 from process where sector_id = ${sectorId}
  `;
  await sql`
    insert into opportunity
      (id, sector_id, process_id, type, title, description, benefit_moves, benefit_low, benefit_likely, benefit_high,
        rationale, source, position)
    select gen_random_uuid(), sector_id, id, 'ai', 'Read invoices', ${randomUUID()}, 'handling time', 0.1, 0.2, 0.3,
      '', 'Built-in analyst', 1
    from process where sector_id = ${sectorId}
  `;
  await sql`create table bench_result (process_id uuid primary key references process, result jsonb not null)`;
  await sql`analyze`;
  return sectorId;
}
