import { type DiscoveredProcess, ResearchProposal } from '@process-ai/contract/processes';
import type { Actor, App, RunningJob, StartedJob } from '../../../app.ts';
import { start } from '../../jobs/service.ts';
import { overview } from '../../sectors/service.ts';

/** Proposes processes for the sector; saves nothing in it. */
export async function research(app: App, actor: Actor, sectorId: string): Promise<StartedJob<ResearchProposal>> {
  const { id } = await overview(app, sectorId);
  return { job: await start(app, actor, { kind: 'research', sectorId: id }), answer: ResearchProposal.parse };
}

export async function researchInJob(app: App, job: RunningJob): Promise<ResearchProposal> {
  const { sectorId, signal } = job;
  const { name, description, referenceModel } = await overview(app, sectorId);
  const { source } = app.analyst;
  const findings = await app.analyst.researchProcesses(
    { name, description, referenceModel },
    signal,
    ({ findings: found, done, total }) =>
      job.saveProgress(
        { source, ...found },
        { done, total, current: found.processes.findLast(isTopLevel)?.name ?? null },
      ),
  );
  return { source, ...findings };
}

const isTopLevel = ({ parentCode }: DiscoveredProcess) => parentCode === null;
