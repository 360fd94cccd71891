import { isFinished, type Job } from '@process-ai/contract/jobs';
import { SearchX, Telescope } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { JobProgress } from '../../../components/job-progress.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { useSectorJob } from '../../../lib/job.ts';
import { useProcessTree } from '../../../lib/shared-queries.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useSessionState } from '../../../lib/use-session-state.ts';
import { copy } from '../copy.ts';
import { type Proposal, withFound } from '../model/proposal.ts';
import { researchCopy } from '../model/research-copy.ts';
import { treeCopy } from '../model/tree-copy.ts';
import { useFetchResearched, useStartResearch } from '../queries.ts';
import { ProposalReview } from './proposal-review.tsx';

interface ResearchStepProps {
  sectorId: string;
  onDone: () => void;
  /** Beside the button that ends the step. */
  offer: ReactNode;
}

/** Lets the analyst propose the processes of a sector, and the person choose and correct before anything is saved. */
export function ResearchStep({ sectorId, onDone, offer }: ResearchStepProps) {
  const [proposal, setProposal, forget] = useSessionState<Proposal>(`research:${sectorId}`);
  const nodes = useProcessTree(sectorId);
  const presentCodes = useMemo(() => new Set(nodes.data?.map(({ code }) => code)), [nodes.data]);
  const research = useResearch({ sectorId, proposal, onProposal: setProposal, presentCodes });
  const { job } = research;
  const begin = () => {
    setProposal(null);
    research.start();
  };

  if (nodes.isError)
    return <FailedState title={treeCopy.tree.failed} error={nodes.error} onRetry={() => nodes.refetch()} />;
  const found = proposal?.processes.length ?? 0;
  const progress = job ? (
    <JobProgress
      label={researchCopy.label}
      text={job.current === null ? researchCopy.running : researchCopy.found(job.current)}
      ahead={job.ahead}
      done={job.done}
      total={job.total}
      valueText={researchCopy.progress(job.done, job.total, found)}
      onCancel={research.cancel}
      isCancelling={research.isCancelling}
    />
  ) : null;
  if (!nodes.data || (research.isBusy && found === 0)) {
    return (
      <div className="grid gap-4">
        {progress}
        <Loading label={researchCopy.running}>
          <Skeleton className="h-16" />
          <Skeleton className="h-96" />
        </Loading>
      </div>
    );
  }
  if (!proposal) return <Invitation onBegin={begin} />;
  if (found === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={researchCopy.nothing}
        actions={<Button onClick={begin}>{researchCopy.again}</Button>}
      >
        {researchCopy.nothingText}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      {progress}
      <ProposalReview
        sectorId={sectorId}
        proposal={proposal}
        present={nodes.data}
        isGrowing={job !== null}
        onChange={setProposal}
        onAgain={begin}
        offer={offer}
        onDone={() => {
          forget();
          onDone();
        }}
      />
    </div>
  );
}

const Invitation = ({ onBegin }: { onBegin: () => void }) => (
  <EmptyState
    icon={Telescope}
    title={researchCopy.title}
    actions={
      <Button variant="primary" onClick={onBegin}>
        {researchCopy.start}
      </Button>
    }
  >
    {researchCopy.text}
  </EmptyState>
);

interface ResearchOptions {
  sectorId: string;
  proposal: Proposal | null;
  onProposal: (change: (before: Proposal | null) => Proposal | null) => void;
  presentCodes: ReadonlySet<string>;
}

/** The research of a sector, begun here or before a reload: what it finds comes into the proposal as it is found. */
function useResearch({ sectorId, proposal, onProposal, presentCodes }: ResearchOptions) {
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
  if (status === 'cancelled') return { title: researchCopy.stopped, description: researchCopy.stoppedText };
  return { tone: 'success' as const, title: researchCopy.done, description: researchCopy.doneText(found) };
}
