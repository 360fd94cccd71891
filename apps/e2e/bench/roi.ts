import { requestOk } from '../server/ask.ts';
import { startOnOneDatabase } from '../server/one-database.ts';
import { alternate, ratios, time } from './alternate.ts';
import { createLargeSector } from './filled-sector.ts';
import { type Finding, figure, median } from './finding.ts';

const PROCESSES = 20_000;
const ROUNDS = 7;

/** The results of all processes of a large sector, against one statement that upserts as many in the database. */
export async function benchRoi(): Promise<Finding[]> {
  const one = await startOnOneDatabase();
  try {
    const { product, sql } = one;
    const sectorId = await createLargeSector(one, { processes: PROCESSES, frequency: 12_000, status: 'proposed' });
    await sql`create table bench_result (process_id uuid primary key references process, result jsonb not null)`;
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
          on conflict (sector_id, process_id) do update set result = excluded.result
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
