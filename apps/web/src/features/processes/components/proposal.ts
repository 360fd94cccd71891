import type { DiscoveredProcess, ResearchProposal } from '@process-ai/contract/processes';
import { useEffect, useState } from 'react';

/** What research found, as far as the person has worked on it. */
export interface Proposal {
  /** The research it comes from. */
  jobId: string;
  /** Nothing more will come. */
  isComplete: boolean;
  source: string;
  attribution: string | null;
  processes: DiscoveredProcess[];
  accepted: string[];
}

/** Kept in this tab, so that a reload takes no choice and no edit away. */
export function useProposal(sectorId: string) {
  const key = `research:${sectorId}`;
  const [proposal, setProposal] = useState(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Proposal | null);
  useEffect(() => {
    if (proposal) sessionStorage.setItem(key, JSON.stringify(proposal));
  }, [key, proposal]);

  const forget = () => sessionStorage.removeItem(key);
  return { proposal, setProposal, forget };
}

/**
 * Takes in what a research has found by now. What was ticked, left out or corrected stays; what is new comes ticked,
 * unless the process above it was left out. Another research begins anew.
 */
export function withFound(
  before: Proposal | null,
  jobId: string,
  found: ResearchProposal,
  presentCodes: ReadonlySet<string>,
): Proposal {
  const kept = before?.jobId === jobId ? before : null;
  const known = new Map(kept?.processes.map((process) => [process.code, process]));
  const accepted = new Set(kept?.accepted);
  const codes = new Set(found.processes.map(({ code }) => code));
  for (const { code, parentCode } of found.processes) {
    const hangs = parentCode !== null && codes.has(parentCode) && !presentCodes.has(parentCode);
    if (!known.has(code) && (!hangs || accepted.has(parentCode))) accepted.add(code);
  }
  return {
    jobId,
    isComplete: kept?.isComplete ?? false,
    source: found.source,
    attribution: found.attribution,
    processes: found.processes.map((process) => known.get(process.code) ?? process),
    accepted: [...accepted],
  };
}
