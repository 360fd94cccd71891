import type { Job } from '@process-ai/contract/jobs';
import type { ResearchProposal } from '@process-ai/contract/processes';
import type { Actor, App, RunningJob } from '../../../app.ts';
import { resultOf, start } from '../../jobs/service.ts';
import { overview } from '../../sectors/service.ts';

/** Proposes processes for the sector; saves nothing in it. */
export async function research(app: App, actor: Actor, sectorId: string): Promise<ResearchProposal> {
  const { id } = await startResearch(app, actor, sectorId);
  return (await resultOf(app, id)) as ResearchProposal;
}

export async function startResearch(app: App, actor: Actor, sectorId: string): Promise<Job> {
  const { id } = await overview(app, sectorId);
  return start(app, actor, { kind: 'research', sectorId: id, itemIds: [] });
}

export async function researchInJob(app: App, { sectorId, signal }: RunningJob): Promise<ResearchProposal> {
  const { name, description, referenceModel } = await overview(app, sectorId);
  const findings = await app.analyst.researchProcesses({ name, description, referenceModel }, signal);
  return { source: app.analyst.source, ...findings };
}
