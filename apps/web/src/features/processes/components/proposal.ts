import type { DiscoveredProcess } from '@process-ai/contract/processes';
import { useEffect, useState } from 'react';

/** What research found, as far as the person has worked on it. */
export interface Proposal {
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
