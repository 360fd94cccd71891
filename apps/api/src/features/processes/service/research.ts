import type { ResearchFindings } from '@process-ai/ai/analyst';
import type { App } from '../../../app.ts';
import { overview } from '../../sectors/service.ts';

/** Proposes processes for the sector; saves nothing. */
export async function research(app: App, sectorId: string): Promise<ResearchFindings> {
  const { name, description, referenceModel } = await overview(app, sectorId);
  return app.analyst.research({ name, description, referenceModel });
}
