import { SearchX, Telescope } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { JobProgress } from '../../../components/job-progress.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { useProcessTree } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { useProposal, useResearch } from '../use-research.ts';
import { ProposalReview } from './proposal-review.tsx';

/** Lets the analyst propose the processes of a sector, and the person choose and correct before anything is saved. */
export function ResearchStep({ sectorId, onDone }: { sectorId: string; onDone: () => void }) {
  const { proposal, setProposal, forget } = useProposal(sectorId);
  const nodes = useProcessTree(sectorId);
  const presentCodes = useMemo(() => new Set(nodes.data?.map(({ code }) => code)), [nodes.data]);
  const research = useResearch({ sectorId, proposal, onProposal: setProposal, presentCodes });
  const { job } = research;
  const begin = () => {
    forget();
    setProposal(null);
    research.start();
  };

  if (nodes.isError)
    return <FailedState title={copy.tree.failed} error={nodes.error} onRetry={() => nodes.refetch()} />;
  const found = proposal?.processes.length ?? 0;
  const progress = job ? (
    <JobProgress
      label={copy.research.label}
      text={job.current === null ? copy.research.running : copy.research.found(job.current)}
      ahead={job.ahead}
      done={job.done}
      total={job.total}
      valueText={copy.research.progress(job.done, job.total, found)}
      onCancel={research.cancel}
      isCancelling={research.isCancelling}
    />
  ) : null;
  if (!nodes.data || (research.isBusy && found === 0)) {
    return (
      <div className="grid gap-4">
        {progress}
        <Loading label={copy.research.running}>
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
        title={copy.research.nothing}
        actions={<Button onClick={begin}>{copy.research.again}</Button>}
      >
        {copy.research.nothingText}
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
    title={copy.research.title}
    actions={
      <Button variant="primary" onClick={onBegin}>
        {copy.research.start}
      </Button>
    }
  >
    {copy.research.text}
  </EmptyState>
);
