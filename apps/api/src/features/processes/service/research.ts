import type { Job } from '@process-ai/contract/jobs';
import type { DiscoveredProcess, ResearchProposal } from '@process-ai/contract/processes';
import type { Actor, App, RunningJob } from '../../../app.ts';
import { foundSoFar, resultOf, start } from '../../jobs/service.ts';
import { overview } from '../../sectors/service.ts';

/** Proposes processes for the sector; saves nothing in it. */
export async function research(app: App, actor: Actor, sectorId: string): Promise<ResearchProposal> {
  const { id } = await startResearch(app, actor, sectorId);
  return (await resultOf(app, id)) as ResearchProposal;
}

export async function startResearch(app: App, actor: Actor, sectorId: string): Promise<Job> {
  const { id } = await overview(app, sectorId);
  return start(app, actor, { kind: 'research', sectorId: id });
}

/** What a research has proposed by now; null before its first proposal. */
export async function researched(app: App, jobId: string): Promise<ResearchProposal | null> {
  return (await foundSoFar(app, jobId)) as ResearchProposal | null;
}

export async function researchInJob(app: App, { sectorId, signal, partly }: RunningJob): Promise<ResearchProposal> {
  const { name, description, referenceModel } = await overview(app, sectorId);
  const { source } = app.analyst;
  const findings = await app.analyst.researchProcesses(
    { name, description, referenceModel },
    signal,
    ({ findings: found, done, total }) =>
      partly({ source, ...found }, { done, total, current: found.processes.findLast(isTopLevel)?.name ?? null }),
  );
  return { source, ...findings };
}

const isTopLevel = ({ parentCode }: DiscoveredProcess) => parentCode === null;
