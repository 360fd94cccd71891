import type { ReactNode } from 'react';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { useRoi } from '../../lib/shared-queries.ts';
import { RoiView } from './components/roi-view.tsx';
import { copy } from './copy.ts';
import { useProcesses } from './queries.ts';

interface RoiScreenProps {
  sectorId: string;
  /** What the results are worth over the years, and who delivers them when. */
  businessCase: ReactNode;
  plan: ReactNode;
  /** The export controls, for the processes selected here; none selected = all with opportunities. */
  exports: (processIds: string[]) => ReactNode;
}

/** What the sector is worth: the work each process takes, what automating it saves, and when that pays back. */
export function RoiScreen({ sectorId, ...parts }: RoiScreenProps) {
  const roi = useRoi(sectorId);
  const processes = useProcesses(sectorId);
  if (roi.data && processes.data) {
    return <RoiView key={sectorId} sectorId={sectorId} roi={roi.data} processes={processes.data} {...parts} />;
  }
  const error = roi.error ?? processes.error;
  const retry = () => {
    // Both travel in one request, and so fail together.
    if (roi.isError) void roi.refetch();
    if (processes.isError) void processes.refetch();
  };
  return error ? (
    <FailedState title={copy.failed} error={error} onRetry={retry} />
  ) : (
    <Loading label={copy.loading}>
      <Skeleton className="h-10 max-w-md" />
      <Skeleton className="h-26" />
      <Skeleton className="h-8 max-w-md" />
      <Skeleton className="h-96" />
    </Loading>
  );
}
