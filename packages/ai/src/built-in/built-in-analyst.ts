import { BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';
import type { Analyst } from '../analyst.ts';
import { researchFromLibrary } from './research-from-library.ts';

/** The analyst that ships with the product: no network, the same input gives the same output. */
export function createBuiltInAnalyst(): Analyst {
  return {
    source: BUILT_IN_ANALYST,
    analyzeProcess: async () => [],
    researchProcesses: researchFromLibrary,
  };
}
