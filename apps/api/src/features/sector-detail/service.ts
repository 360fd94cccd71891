import { requireId } from '@process-ai/contract/ids';
import type { Sector } from '@process-ai/contract/sectors';
import type { App } from '../../app.ts';
import { insightsOf } from '../insights/service.ts';
import { journeysOf, listJourneys } from '../journeys/service.ts';
import { listAll } from '../processes/service.ts';
import { resultsOf } from '../roi/service.ts';
import { getSummary } from '../sectors/service.ts';
import { basisOf } from '../values/service.ts';

/**
 * The sector with everything below it. This is the read that has to be quick: it asks at once, and only for what is
 * there. Its flags say what is at hand, and not what was counted a moment before.
 */
export async function get(app: App, sectorId: string): Promise<Sector> {
  const id = requireId(sectorId, 'sectorMissing');
  const summary = getSummary(app, id);
  const amounts = summary.then((sector) => basisOf(app.db, id, sector));
  const [{ counts: _counts, ...fields }, basis, processes, { journeys, insights }] = await Promise.all([
    summary,
    amounts,
    listAll(app, id, amounts),
    summary.then(({ counts }) => besideProcesses(app, id, counts)),
  ]);
  const roiResults = fields.hasROI ? resultsOf(basis, processes) : [];
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

async function besideProcesses(app: App, id: string, counts: { journeys: number; insights: number }) {
  const [journeys, insights] = await Promise.all([
    counts.journeys > 0 ? listJourneys(app.db, id) : [],
    counts.insights > 0 ? insightsOf(app, id) : [],
  ]);
  return { journeys, insights };
}
