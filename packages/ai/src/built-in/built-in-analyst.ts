import { BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';
import type { Analyst } from '../analyst.ts';
import { proposeOpportunities } from './propose.ts';
import { researchFromLibrary } from './research-from-library.ts';

/** The analyst that needs no network: it scores by stated criteria, says why, and answers the same way every time. */
export function createBuiltInAnalyst(): Analyst {
  return {
    source: BUILT_IN_ANALYST,
    concurrency: 1,
    analyzeProcess: async (process) => proposeOpportunities(process),
    researchProcesses: researchFromLibrary,
  };
}
