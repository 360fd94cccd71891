import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { useOpportunities } from '../../lib/shared-queries.ts';
import { OpportunityBrowser } from './components/opportunity-browser.tsx';
import { copy } from './copy.ts';

interface OpportunitiesScreenProps {
  sectorId: string;
  /** The address of the tree. */
  treePath: string;
  /** The address of a process in the tree. */
  processPath: (processId: string) => string;
}

/** Every opportunity of a sector: what there is to gain, and which of it to take. */
export function OpportunitiesScreen({ sectorId, treePath, processPath }: OpportunitiesScreenProps) {
  const opportunities = useOpportunities(sectorId);
  if (opportunities.data && opportunities.data.length > 0) {
    return <OpportunityBrowser sectorId={sectorId} opportunities={opportunities.data} processPath={processPath} />;
  }
  if (opportunities.data) {
    return (
      <EmptyState
        icon={Lightbulb}
        title={copy.list.emptyTitle}
        actions={
          <Button variant="primary" asChild>
            <Link to={treePath}>{copy.list.emptyBack}</Link>
          </Button>
        }
      >
        {copy.list.emptyText}
      </EmptyState>
    );
  }
  if (opportunities.isError) {
    return (
      <FailedState title={copy.list.failed} error={opportunities.error} onRetry={() => void opportunities.refetch()} />
    );
  }
  return (
    <Loading label={copy.list.loading}>
      <Skeleton className="h-8 max-w-lg" />
      <Skeleton className="h-96" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-12" />
      ))}
    </Loading>
  );
}
