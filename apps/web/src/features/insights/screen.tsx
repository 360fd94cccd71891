import { FileSearch, FileText, FileUp, X } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { Progress } from '../../components/progress.tsx';
import { RecentlyDeleted } from '../../components/recently-deleted.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { cx } from '../../lib/cx.ts';
import { formatFileSize } from '../../lib/format.ts';
import { InsightCard } from './components/insight-card.tsx';
import { copy } from './copy.ts';
import { ACCEPTED } from './model.ts';
import { useDeletedInsights, useInsights } from './queries.ts';
import { useReaderAddress } from './use-reader-address.ts';
import { type Upload, useUpload } from './use-upload.ts';

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

/** Uploads one document, chosen or dropped, to be summarized. */
function UploadPanel({ upload }: { upload: Upload }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { file, isBusy, share } = upload;
  const sending = share !== null;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!sending) upload.choose(event.dataTransfer.files);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!sending);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'grid gap-3 rounded-lg border border-line-strong border-dashed p-4 transition-colors print:hidden',
        over ? 'border-accent bg-accent-soft' : 'bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        {file ? (
          <FileText aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
        ) : (
          <FileUp aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
        )}
        <div className="min-w-0 grow basis-40">
          <p className="font-medium" dir="auto">
            {over ? copy.upload.drop : (file?.name ?? copy.upload.title)}
          </p>
          <p className="text-muted text-xs">{file ? formatFileSize(file.size) : copy.upload.accepted}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {file && !sending ? <IconButton label={copy.upload.forget} icon={X} onClick={upload.forget} /> : null}
          <Button disabled={sending} onClick={() => input.current?.click()}>
            {file ? copy.upload.chooseOther : copy.upload.choose}
          </Button>
          <Button variant="primary" disabled={!file} pending={isBusy} onClick={upload.submit}>
            {isBusy ? copy.upload.busy : copy.upload.submit}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={copy.upload.input}
          onChange={(event) => {
            upload.choose(event.target.files);
            event.target.value = ''; // Else choosing the same file again would be no change.
          }}
        />
      </div>
      {share !== null ? <UploadProgress share={share} onCancel={upload.cancelUpload} /> : null}
    </div>
  );
}

interface UploadProgressProps {
  /** How much of the file has arrived, 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Progress of the upload, then of reading the document on the server. */
function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.floor(share * 100);
  const text = share < 1 ? copy.upload.sent(percent) : copy.upload.reading;
  return (
    <div className="flex items-center gap-4">
      <div className="grid grow gap-1.5">
        <Progress value={percent} max={100} label={copy.upload.progress} valueText={text} />
        <p role="status" className="flex items-center gap-2 text-muted text-xs">
          {share < 1 ? null : <Spinner />}
          {text}
        </p>
      </div>
      <Button size="sm" onClick={onCancel}>
        {copy.upload.cancel}
      </Button>
    </div>
  );
}
