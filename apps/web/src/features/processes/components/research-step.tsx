import { SearchX, Telescope } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { copy } from '../copy.ts';
import { useProcessNodes, useResearch } from '../queries.ts';
import { useProposal } from './proposal.ts';
import { ProposalReview } from './proposal-review.tsx';

/** Lets the analyst propose the processes of a sector, and the person choose and correct before anything is saved. */
export function ResearchStep({ sectorId, onDone }: { sectorId: string; onDone: () => void }) {
  const { proposal, setProposal, forget } = useProposal(sectorId);
  const nodes = useProcessNodes(sectorId);
  const research = useResearch();
  const begin = () =>
    research.mutate(
      { sectorId },
      { onSuccess: (found) => setProposal({ ...found, accepted: found.processes.map(({ code }) => code) }) },
    );

  if (research.isPending) {
    return (
      <Loading label={copy.research.running}>
        <Skeleton className="h-16" />
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  if (nodes.isError)
    return <FailedState title={copy.tree.failed} error={nodes.error} onRetry={() => nodes.refetch()} />;
  if (!proposal || !nodes.data) return <Invitation onBegin={begin} />;
  if (proposal.processes.length === 0) {
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
    <ProposalReview
      sectorId={sectorId}
      proposal={proposal}
      present={nodes.data}
      onChange={setProposal}
      onAgain={begin}
      onDone={() => {
        forget();
        onDone();
      }}
    />
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
