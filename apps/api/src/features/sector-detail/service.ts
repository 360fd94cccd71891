import { requireId } from '@process-ai/contract/ids';
import type { Sector } from '@process-ai/contract/sectors';
import type { App } from '../../app.ts';
import { insightsOf } from '../insights/service.ts';
import { journeysOf, listJourneys } from '../journeys/service.ts';
import { listAll } from '../processes/service.ts';
import { getStoredRoi, resultsOf } from '../roi/service.ts';
import { getSummary } from '../sectors/service.ts';

/**
 * The sector with everything below it. This is the read that has to be quick: it asks at once, and only for what is
 * there. Its flags say what is at hand, and not what was counted a moment before.
 */
export async function get(app: App, sectorId: string): Promise<Sector> {
  const id = requireId(sectorId, 'sectorMissing');
  const [{ fields, journeys, insights, roi }, processes] = await Promise.all([
    besideProcesses(app, id),
    listAll(app, id),
  ]);
  const roiResults = roi ? resultsOf(roi, processes) : [];
  return {
    ...fields,
    hasProcesses: processes.length > 0,
    hasAnalysis: processes.some(({ opportunities }) => opportunities.length > 0),
    hasJourneys: journeys.length > 0,
    hasROI: roiResults.length > 0,
    processes,
    journeys: journeysOf(journeys, processes),
    insights,
    roiResults,
  };
}

async function besideProcesses(app: App, id: string) {
  const { counts, ...fields } = await getSummary(app, id);
  const [journeys, insights, roi] = await Promise.all([
    counts.journeys > 0 ? listJourneys(app.db, id) : [],
    counts.insights > 0 ? insightsOf(app, id) : [],
    fields.hasROI ? getStoredRoi(app, id) : null,
  ]);
  return { fields, journeys, insights, roi };
}
