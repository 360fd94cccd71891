import type { BackupStatus } from '@process-ai/contract/backups';
import type { FailedJob, ServerStatus } from '@process-ai/contract/status';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { errorText } from '../../lib/error-copy.ts';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { copy } from './copy.ts';
import { useLastBackup, useRefresh, useStatus, useTestAnalyst } from './queries.ts';

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

const analystWords = copy.analyst;

/** One small question to a language model; what came of it stays in sight. */
function AnalystTest({ analyst }: { analyst: ServerStatus['analyst'] }) {
  const test = useTestAnalyst();
  if (!analyst.canBeTested) return <p className="text-muted text-sm">{analystWords.builtIn}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Button pending={test.isPending} onClick={() => test.mutate()}>
        {analystWords.test}
      </Button>
      <p role="status" className="text-sm">
        {test.isSuccess ? analystWords.reached(test.data.milliseconds) : null}
        {test.isError ? <span className="text-danger">{errorText(test.error)}</span> : null}
      </p>
    </div>
  );
}

const backupWords = copy.backups;

/** Whether the data could be brought back: the last backup that is whole, and why the latest try failed. */
function Backups() {
  const backup = useLastBackup();
  if (backup.data) return <BackupState backup={backup.data} />;
  return backup.isError ? (
    <FailedState title={backupWords.unread} error={backup.error} onRetry={() => void backup.refetch()} />
  ) : null;
}

function BackupState({ backup: { nightly, last, failure } }: { backup: BackupStatus }) {
  const below = nightly ? null : <p className="text-muted text-sm">{backupWords.none}</p>;
  return (
    <Panel title={backupWords.title} below={below}>
      {nightly ? <Fact name={backupWords.plan}>{backupWords.nightly(nightly)}</Fact> : null}
      {last || nightly ? (
        <Fact name={backupWords.last} note={last?.fileName ?? null}>
          {last ? formatDateTime(last.finishedAt) : backupWords.notYet}
        </Fact>
      ) : null}
      {last ? <Fact name={backupWords.size}>{copy.storage.size(last.bytes)}</Fact> : null}
      {failure ? (
        <Fact name={backupWords.failure} note={failure.message}>
          <span className="text-danger">{formatDateTime(failure.at)}</span>
        </Fact>
      ) : null}
    </Panel>
  );
}

const failureWords = copy.failures;
/** As many as are told. */
const MOST = 50;

function Failures({ failures }: { failures: readonly FailedJob[] }) {
  return (
    <section aria-label={failureWords.title} className="grid gap-2">
      <h2 className="font-semibold text-base">{failureWords.title}</h2>
      {failures.length === 0 ? (
        <p className="text-muted text-sm">{failureWords.none}</p>
      ) : (
        <Table label={failureWords.table.label}>
          <TableHead>
            <tr>
              <TableHeaderCell>{failureWords.table.at}</TableHeaderCell>
              <TableHeaderCell>{failureWords.table.kind}</TableHeaderCell>
              <TableHeaderCell>{failureWords.table.reason}</TableHeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {failures.map(({ id, kind, error, finishedAt }) => (
              <TableRow key={id}>
                <TableCell className="align-top text-muted tabular-nums @2xl:whitespace-nowrap">
                  <time dateTime={finishedAt}>{formatDateTime(finishedAt)}</time>
                </TableCell>
                <TableCell className="align-top">{failureWords.kind(kind)}</TableCell>
                <TableCell className="wrap-anywhere align-top">{error}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {failures.length === MOST ? <p className="text-muted text-sm">{failureWords.most(MOST)}</p> : null}
    </section>
  );
}

interface PanelProps {
  title: string;
  children: ReactNode;
  below?: ReactNode;
}

const Panel = ({ title, children, below }: PanelProps) => (
  <section aria-label={title} className="grid content-start gap-3 rounded-lg border bg-surface p-4">
    <h2 className="font-semibold text-base">{title}</h2>
    <dl className="grid gap-2 text-sm">{children}</dl>
    {below}
  </section>
);

/** `note` says more about the value, less loudly. */
const Fact = ({ name, note, children }: { name: string; note?: string | null; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere ml-auto text-right tabular-nums">
      {children}
      {note ? <span className="block text-muted text-xs">{note}</span> : null}
    </dd>
  </div>
);
