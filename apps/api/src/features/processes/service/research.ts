import type { DiscoveredProcess } from '@process-ai/contract/processes';
import type { App } from '../../../app.ts';
import { overview } from '../../sectors/service.ts';

interface Proposal {
  source: string;
  attribution: string | null;
  processes: DiscoveredProcess[];
}

/** Proposes processes for the sector; saves nothing. */
export async function research(app: App, sectorId: string): Promise<Proposal> {
  const { name, description, referenceModel } = await overview(app, sectorId);
  const findings = await app.analyst.researchProcesses({ name, description, referenceModel });
  return { source: app.analyst.source, ...findings };
}
