import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { Sector } from '@process-ai/contract/sectors';
import type { App } from '../../../app.ts';
import { listOf as insightsOf } from '../../insights/service.ts';
import { journeysOf, stored as storedJourneys } from '../../journeys/service.ts';
import { listAll } from '../../processes/service.ts';
import { resultsOf, stored as storedRoi } from '../../roi/service.ts';
import { toSector } from '../mapper.ts';
import { findSector } from '../repository.ts';

/** The sector with everything below it. This is the read that has to be quick: it asks at once, and only for what is there. */
export async function get(app: App, sectorId: string): Promise<Sector> {
  const id = requireId(sectorId, 'sectorMissing');
  const [{ row, journeys, insights, roi }, processes] = await Promise.all([besideProcesses(app, id), listAll(app, id)]);
  return toSector(row, {
    processes,
    journeys: journeysOf(journeys, processes),
    insights,
    roiResults: roi ? resultsOf(roi, processes) : [],
  });
}

async function besideProcesses(app: App, id: string) {
  const row = await findSector(app.db, id);
  if (!row) throw new AppError('sectorMissing');
  const [journeys, insights, roi] = await Promise.all([
    row.journey_count > 0 ? storedJourneys(app, id) : Promise.resolve([]),
    row.insight_count > 0 ? insightsOf(app, id) : Promise.resolve([]),
    row.roi_result_count > 0 ? storedRoi(app, id) : Promise.resolve(null),
  ]);
  return { row, journeys, insights, roi };
}
