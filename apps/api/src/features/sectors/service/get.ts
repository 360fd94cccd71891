import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { Sector } from '@process-ai/contract/sectors';
import type { App } from '../../../app.ts';
import { listOf as insightsOf } from '../../insights/service.ts';
import { journeysOf, stored as storedJourneys } from '../../journeys/service.ts';
import { listAll } from '../../processes/service.ts';
import { resultsOf, stored } from '../../roi/service.ts';
import { toSector } from '../mapper.ts';
import { findSector } from '../repository.ts';

/** The sector with everything below it; all of it is asked for at once, since this is the read that has to be quick. */
export async function get(app: App, sectorId: string): Promise<Sector> {
  const id = requireId(sectorId, 'sectorMissing');
  const [row, processes, journeys, insights, roi] = await Promise.all([
    findSector(app.db, id),
    listAll(app, id),
    storedJourneys(app, id),
    insightsOf(app, id),
    stored(app, id),
  ]);
  if (!row) throw new AppError('sectorMissing');
  return toSector(row, {
    processes,
    journeys: journeysOf(journeys, processes),
    insights,
    roiResults: resultsOf(roi, processes),
  });
}
