import { BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';
import type { VendorInput } from '@process-ai/contract/vendors';
import { findDirectoryVendor } from '@process-ai/library/vendor-directory';
import type { Analyst, VendorFindings } from '../analyst.ts';
import { loadKnowledge } from '../use-cases/knowledge.ts';
import { withOwnEntries } from '../with-own-entries.ts';
import { verdictsOf } from './calibration/verdicts.ts';
import { draftPlaybook } from './draft-playbook.ts';
import { proposeOpportunities } from './propose.ts';
import { readSuitability } from './read-suitability.ts';
import { readProcess } from './reading.ts';
import { tellBranches } from './research/tell-branches.ts';
import { composeTrades } from './research/two-trades.ts';
import { suggestJourneys } from './suggest-journeys.ts';
import { summarizeDocument } from './summarize-document.ts';

/** The analyst that needs no network: it scores by stated criteria, says why, and answers the same way every time. */
export function createBuiltInAnalyst(): Analyst {
  return {
    source: BUILT_IN_ANALYST,
    concurrency: 1,
    analyzeProcess: async (process) => {
      const reading = readProcess(process);
      const verdicts = verdictsOf(reading, process);
      const { useCase } = await loadKnowledge();
      return {
        opportunities: proposeOpportunities(process, useCase, reading, verdicts),
        suitability: readSuitability(process, reading, verdicts),
      };
    },
    researchProcesses: async (sector, signal, onFound) => tellBranches(await composeTrades(sector), signal, onFound),
    suggestJourneys,
    draftPlaybook,
    summarizeDocument: async (document) => summarizeDocument(document),
    refreshVendor: refreshFromDirectory,
  };
}

/** What the curated directory says of a vendor, with what a person has added to it; null for a vendor it lacks. */
async function refreshFromDirectory(vendor: VendorInput): Promise<VendorFindings | null> {
  const entry = await findDirectoryVendor(vendor.name, vendor.website);
  if (!entry) return null;
  return {
    factsAsOf: entry.factsAsOf,
    proposed: {
      name: entry.name,
      overview: entry.overview,
      headquarters: entry.headquarters ?? vendor.headquarters,
      founded: entry.founded ?? vendor.founded,
      industry: entry.industry ?? vendor.industry,
      website: entry.website ?? vendor.website,
      ...withOwnEntries(entry, vendor),
    },
  };
}
