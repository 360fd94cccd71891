import { FileSearch } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { RecentlyDeleted } from '../../components/recently-deleted.tsx';
import { InsightCard } from './components/insight-card.tsx';
import { UploadPanel } from './components/upload-panel.tsx';
import { copy } from './copy.ts';
import { useDeletedInsights, useInsights } from './queries.ts';
import { useReaderAddress } from './use-reader-address.ts';
import { useUpload } from './use-upload.ts';

const Reader = lazy(async () => ({ default: (await import('./components/reader.tsx')).Reader }));

/** What the client's documents say: their summaries, with the passages behind them. */
export function InsightsScreen() {
  const { sectorId = '' } = useParams();
  const insights = useInsights(sectorId);
  const deleted = useDeletedInsights(sectorId);
  const upload = useUpload(sectorId);
  const [address] = useReaderAddress();
  const { job } = upload;
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="max-w-xl">
          <h2 className="font-semibold text-base">{copy.list.title}</h2>
          <p className="text-pretty text-muted">{copy.list.text}</p>
        </div>
        <RecentlyDeleted noun={copy.list.noun} deleted={deleted} />
      </header>
      <UploadPanel upload={upload} />
      {job ? (
        <JobProgress
          label={copy.job.label}
          text={job.current ?? copy.job.running}
          ahead={job.ahead}
          done={job.done}
          total={job.total}
          valueText={copy.job.progress(job.done, job.total)}
          onCancel={upload.cancelJob}
          isCancelling={upload.isCancelling}
        />
      ) : null}
      {insights.isError ? (
        <FailedState title={copy.list.failed} error={insights.error} onRetry={() => insights.refetch()} />
      ) : null}
      {insights.isPending ? (
        <Loading label={copy.list.loading}>
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </Loading>
      ) : null}
      {insights.data?.length === 0 ? (
        <EmptyState icon={FileSearch} title={copy.list.emptyTitle}>
          {copy.list.emptyText}
        </EmptyState>
      ) : null}
      <ul className="grid gap-4">
        {insights.data?.map((insight) => (
          <InsightCard key={insight.id} sectorId={sectorId} insight={insight} upload={upload} />
        ))}
      </ul>
      <Suspense>
        {address.document && insights.data ? (
          <Reader
            key={address.document}
            sectorId={sectorId}
            insightId={address.document}
            insight={insights.data.find(({ id }) => id === address.document)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
