import type { JourneySavings } from '@process-ai/contract/journeys';
import type { App } from '../../../app.ts';
import { overview } from '../../sectors/service.ts';
import { listSavings } from '../repository.ts';
import { processIdsOf, stored } from '../service.ts';

/** What the processes behind each journey could save, so that a journey can say what it is worth. */
export async function savings(app: App, sectorId: string): Promise<JourneySavings[]> {
  const { id } = await overview(app, sectorId);
  const rows = await stored(app, id);
  const known = await listSavings(app.db, id, processIdsOf(rows));
  return rows.map((row) => {
    const linked = new Set(processIdsOf([row]));
    const processes = known.filter((process) => linked.has(process.id));
    return {
      journeyId: row.id,
      total: processes.reduce((sum, process) => sum + process.savings, 0),
      processes,
    };
  });
}
