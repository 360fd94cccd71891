import { AppError } from '@process-ai/contract/errors';
import type { Job } from '@process-ai/contract/jobs';
import type { JourneySuggestions } from '@process-ai/contract/journeys';
import type { Actor, App, RunningJob } from '../../../app.ts';
import { outlineOf } from '../../analysis/service.ts';
import { foundSoFar, resultOf, start } from '../../jobs/service.ts';
import { overview } from '../../sectors/service.ts';

/** Proposes journeys along the processes of the sector; saves nothing in it. */
export async function suggest(app: App, actor: Actor, sectorId: string): Promise<JourneySuggestions> {
  const { id } = await startSuggestions(app, actor, sectorId);
  return (await resultOf(app, id)) as JourneySuggestions;
}

export async function startSuggestions(app: App, actor: Actor, sectorId: string): Promise<Job> {
  const { id, hasProcesses } = await overview(app, sectorId);
  if (!hasProcesses) throw new AppError('noProcessesForJourneys');
  return start(app, actor, { kind: 'journey-suggestions', sectorId: id });
}

/** What has been suggested; null while the job still works. */
export async function suggested(app: App, jobId: string): Promise<JourneySuggestions | null> {
  return (await foundSoFar(app, jobId)) as JourneySuggestions | null;
}

export async function suggestInJob(app: App, { sectorId, signal }: RunningJob): Promise<JourneySuggestions> {
  const { source } = app.analyst;
  return { source, journeys: await app.analyst.suggestJourneys(await outlineOf(app, sectorId), signal) };
}
