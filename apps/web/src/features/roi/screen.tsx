import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { Summary } from './components/summary.tsx';
import { Workbench } from './components/workbench.tsx';
import { copy } from './copy.ts';
import { useProcessTree, useRoi } from './queries.ts';

interface RoiScreenProps {
  sectorId: string;
  /** The export controls, for the processes selected here; none selected = all with opportunities. */
  exports: (processIds: string[]) => ReactNode;
}

/** What the sector is worth: the work each process takes, what automating it saves, and when that pays back. */
export function RoiScreen({ sectorId, exports }: RoiScreenProps) {
  const roi = useRoi(sectorId);
  const processes = useProcessTree(sectorId);
  const error = roi.error ?? processes.error;
  const retry = () => {
    // Both travel in one request, and so fail together.
    if (roi.isError) void roi.refetch();
    if (processes.isError) void processes.refetch();
  };
  const stale = roi.data?.roiResults.filter(({ outOfDate }) => outOfDate).length ?? 0;
  return (
    <div className="grid gap-6">
      <header>
        <h2 className="font-semibold text-base">{copy.title}</h2>
        <p className="text-muted">{copy.text}</p>
      </header>
      {error ? (
        <FailedState title={copy.failed} error={error} onRetry={retry} />
      ) : !roi.data || !processes.data ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-26" />
          <Skeleton className="h-8 max-w-md" />
          <Skeleton className="h-96" />
        </Loading>
      ) : (
        <>
          {stale > 0 ? (
            <p className="flex items-center gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
              <Clock aria-hidden className="size-4 shrink-0" />
              {copy.outOfDate(stale)}
            </p>
          ) : null}
          {roi.data.roiResults.length > 0 ? <Summary roi={roi.data} /> : null}
          <Workbench key={sectorId} sectorId={sectorId} processes={processes.data} roi={roi.data} exports={exports} />
        </>
      )}
    </div>
  );
}
