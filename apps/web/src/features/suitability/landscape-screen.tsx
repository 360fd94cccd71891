import { ListTree } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { LandscapeBrowser } from './components/landscape-browser.tsx';
import { copy } from './copy.ts';
import { useLandscape } from './queries.ts';

interface LandscapeScreenProps {
  sectorId: string;
  /** The address of the tree. */
  treePath: string;
  /** The address of a process in the tree. */
  processPath: (processId: string) => string;
}

/** The whole sector at one glance: where the value lies, what suits, what has been analysed. */
export function LandscapeScreen({ sectorId, treePath, processPath }: LandscapeScreenProps) {
  const landscape = useLandscape(sectorId);
  if (landscape.data && landscape.data.length > 0) {
    return <LandscapeBrowser sectorId={sectorId} processes={landscape.data} processPath={processPath} />;
  }
  if (landscape.data) {
    return (
      <EmptyState
        icon={ListTree}
        title={copy.landscape.emptyTitle}
        actions={
          <Button variant="primary" asChild>
            <Link to={treePath}>{copy.landscape.emptyBack}</Link>
          </Button>
        }
      >
        {copy.landscape.emptyText}
      </EmptyState>
    );
  }
  if (landscape.isError) {
    return (
      <FailedState title={copy.landscape.failed} error={landscape.error} onRetry={() => void landscape.refetch()} />
    );
  }
  return (
    <Loading label={copy.landscape.loading}>
      <Skeleton className="h-150" />
    </Loading>
  );
}
