import type { Sector } from '@process-ai/contract/sectors';
import type { App } from '../../../app.ts';
import { listAll } from '../../processes/service.ts';
import { read } from '../../roi/service.ts';
import { toSector } from '../mapper.ts';
import { overview } from '../service.ts';

/** The sector with everything below it. */
export async function get(app: App, sectorId: string): Promise<Sector> {
  const summary = await overview(app, sectorId);
  const processes = await listAll(app, summary.id);
  const { roiResults } = await read(app, summary.id, processes);
  return toSector(summary, { processes, roiResults });
}
