import { AppError } from '@process-ai/contract/errors';
import { JourneySuggestions } from '@process-ai/contract/journeys';
import type { Actor, App, RunningJob, StartedJob } from '../../../app.ts';
import { outlineOf } from '../../analysis/service.ts';
import { start } from '../../jobs/service.ts';
import { overview } from '../../sectors/service.ts';

/** Proposes journeys along the processes of the sector; saves nothing in it. */
export async function suggest(app: App, actor: Actor, sectorId: string): Promise<StartedJob<JourneySuggestions>> {
  const { id, hasProcesses } = await overview(app, sectorId);
  if (!hasProcesses) throw new AppError('noProcessesForJourneys');
  const job = await start(app, actor, { kind: 'journey-suggestions', sectorId: id });
  return { job, answer: JourneySuggestions.parse };
}

export async function suggestInJob(app: App, { sectorId, signal }: RunningJob): Promise<JourneySuggestions> {
  const { source } = app.analyst;
  return { source, journeys: await app.analyst.suggestJourneys(await outlineOf(app, sectorId), signal) };
}
