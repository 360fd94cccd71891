import type { ServerStatus } from '@process-ai/contract/status';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { AnalystTest } from './components/analyst-test.tsx';
import { Backups } from './components/backups.tsx';
import { Failures } from './components/failures.tsx';
import { Fact, Panel } from './components/panel.tsx';
import { copy } from './copy.ts';
import { useRefresh, useStatus } from './queries.ts';

/** How the installation is doing: what an administrator looks at first when something is slow or fails. */
export function StatusScreen() {
  const status = useStatus();
  const refresh = useRefresh();
  return (
    <div className="grid max-w-5xl gap-6">
      <PageHeader
        title={copy.title}
        description={copy.text}
        actions={
          <Button pending={status.isRefetching} onClick={() => void refresh()}>
            <RefreshCw aria-hidden />
            {copy.refresh}
          </Button>
        }
      />
      {status.isPending ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-96" />
        </Loading>
      ) : null}
      {status.isError && !status.data ? (
        <FailedState title={copy.failed} error={status.error} onRetry={() => void status.refetch()} />
      ) : null}
      {status.data ? <Overview status={status.data} /> : null}
    </div>
  );
}

function Overview({ status }: { status: ServerStatus }) {
  const { jobs, workers, storage, versions, analyst, failures } = status;
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-6 lg:*:col-span-2 lg:[&>*:nth-child(-n+2)]:col-span-3">
        <Panel title={copy.jobs.title}>
          <Fact name={copy.jobs.queued} note={jobs.oldestQueuedAt ? copy.jobs.since(jobs.oldestQueuedAt) : null}>
            {formatNumber(jobs.queued)}
          </Fact>
          <Fact name={copy.jobs.running}>{formatNumber(jobs.running)}</Fact>
          <Fact name={copy.jobs.ended}>{copy.jobs.endings(jobs.succeeded, jobs.failed, jobs.cancelled)}</Fact>
          <Fact name={copy.jobs.workers}>{copy.jobs.load(workers.busy, workers.waiting)}</Fact>
          <Fact name={copy.jobs.killed}>{copy.jobs.killedSince(workers.killed)}</Fact>
        </Panel>
        <Panel title={copy.versions.title}>
          <Fact name={copy.versions.product}>{versions.product}</Fact>
          <Fact name={copy.versions.node}>{versions.node}</Fact>
          <Fact name={copy.versions.database}>{versions.database}</Fact>
          <Fact name={copy.versions.schema}>{versions.schema}</Fact>
          <Fact name={copy.versions.started}>{formatDateTime(status.startedAt)}</Fact>
        </Panel>
        <Panel title={copy.analyst.title} below={<AnalystTest analyst={analyst} />}>
          <Fact name={copy.analyst.source}>{analyst.source}</Fact>
        </Panel>
        <Panel title={copy.storage.title}>
          <Fact name={copy.storage.database}>{copy.storage.size(storage.databaseBytes)}</Fact>
          <Fact name={copy.storage.free}>
            {storage.freeBytes === null ? copy.storage.unknown : copy.storage.size(storage.freeBytes)}
          </Fact>
        </Panel>
        <Backups />
      </div>
      <Failures failures={failures} />
    </>
  );
}
