import { isFinished, type Job } from '@process-ai/contract/jobs';
import { useEffect, useState } from 'react';
import { useSectorJob } from '../../lib/job.ts';
import { toast } from '../../lib/toast-store.ts';
import { copy } from './copy.ts';
import { type Proposal, withFound } from './model/proposal.ts';
import { useFetchResearched, useStartResearch } from './queries.ts';

interface ResearchOptions {
  sectorId: string;
  proposal: Proposal | null;
  onProposal: (change: (before: Proposal | null) => Proposal | null) => void;
  presentCodes: ReadonlySet<string>;
}

/** The research of a sector, begun here or before a reload: what it finds comes into the proposal as it is found. */
export function useResearch({ sectorId, proposal, onProposal, presentCodes }: ResearchOptions) {
  const fetchFound = useFetchResearched();
  const takeIn = async (job: Job) => {
    const found = await fetchFound(job.id);
    const ended = isFinished(job.status);
    onProposal((before) => {
      const next = found ? withFound(before, job.id, found, presentCodes) : before;
      return next && next.jobId === job.id && ended ? { ...next, isComplete: true } : next;
    });
    return found?.processes.length ?? 0;
  };
  const { job, isLooking, follow, cancel, isCancelling } = useSectorJob({
    sectorId,
    kind: 'research',
    rememberedId: proposal?.isComplete === false ? proposal.jobId : null,
    onProgress: (under) => void takeIn(under).catch(ignore),
    onEnd: (ended) => void takeIn(ended).then((count) => toast(outcomeOf(ended, count)), ignore),
  });
  const begin = useStartResearch();
  return {
    job,
    isBusy: job !== null || begin.isPending || isLooking,
    start: () => begin.mutate({ sectorId }, { onSuccess: follow }),
    cancel,
    isCancelling,
  };
}

/** A failed read is no loss: the next progress, or the next visit, reads again. */
const ignore = () => {};

function outcomeOf({ status, error }: Job, found: number) {
  if (status === 'failed') {
    return { tone: 'danger' as const, ...copy.research.failed, ...(error && { description: error }) };
  }
  if (status === 'cancelled') return { title: copy.research.stopped, description: copy.research.stoppedText };
  return { tone: 'success' as const, title: copy.research.done, description: copy.research.doneText(found) };
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
