import { BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';
import type { Analyst } from '../analyst.ts';
import { loadKnowledge } from '../use-cases/knowledge.ts';
import { draftPlaybook } from './draft-playbook.ts';
import { suggestJourneys } from './journeys/suggest-journeys.ts';
import { proposeOpportunities } from './propose.ts';
import { readSuitability } from './read-suitability.ts';
import { readProcess } from './reading.ts';
import { refreshFromDirectory } from './refresh-from-directory.ts';
import { researchFromLibrary } from './research/research-from-library.ts';
import { summarizeDocument } from './summary/summarize-document.ts';

/** The analyst that needs no network: it scores by stated criteria, says why, and answers the same way every time. */
export function createBuiltInAnalyst(): Analyst {
  return {
    source: BUILT_IN_ANALYST,
    concurrency: 1,
    analyzeProcess: async (process) => {
      const reading = readProcess(process);
      const { useCase } = await loadKnowledge();
      return {
        opportunities: proposeOpportunities(process, useCase, reading),
        suitability: readSuitability(process, reading),
      };
    },
    researchProcesses: researchFromLibrary,
    suggestJourneys: async (sector) => suggestJourneys(sector),
    draftPlaybook,
    summarizeDocument: async (document) => summarizeDocument(document),
    refreshVendor: refreshFromDirectory,
  };
}
