import { FileSearch, FileText, FileUp, X } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { FileInput } from '../../components/file-input.tsx';
import { ForEditors } from '../../components/for-editors.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { JobProgress } from '../../components/job-progress.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { RecentlyDeleted } from '../../components/recently-deleted.tsx';
import { UploadProgress } from '../../components/upload-progress.tsx';
import { cx } from '../../lib/cx.ts';
import { ERASED_ON_DISK } from '../../lib/erasure-copy.ts';
import { formatFileSize } from '../../lib/format.ts';
import { toast } from '../../lib/toast-store.ts';
import { InsightCard } from './components/insight-card.tsx';
import { copy } from './copy.ts';
import { ACCEPTED } from './model.ts';
import { useDeletedInsights, useEraseInsight, useInsights } from './queries.ts';
import { useReaderAddress } from './use-reader-address.ts';
import { type Chosen, droppedFiles, type Upload, useUpload } from './use-upload.ts';

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
        <div className="max-w-3xl">
          <h2 className="font-semibold text-base">{copy.list.title}</h2>
          <p className="text-pretty text-muted">{copy.list.text}</p>
        </div>
        <ForEditors>
          <RecentlyDeleted noun={copy.list.noun} deleted={deleted} />
          {deleted.erasing ? (
            <EraseInsight sectorId={sectorId} insight={deleted.erasing} onClose={deleted.onEraseEnd} />
          ) : null}
        </ForEditors>
      </header>
      <ForEditors>
        <UploadPanel upload={upload} />
      </ForEditors>
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

/** Uploads documents, chosen or dropped, to be summarized. */
function UploadPanel({ upload }: { upload: Upload }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { chosen, isBusy, isSending } = upload;
  const [only] = chosen.length === 1 ? chosen : [];
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (isSending) return;
    const { files, unreadable } = await droppedFiles(event.dataTransfer.items);
    if (files.length + unreadable.length === 0) toast({ tone: 'danger', ...copy.upload.empty });
    else upload.choose(files, unreadable);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isSending);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
      className={cx(
        'grid gap-3 rounded-lg border border-line-strong border-dashed p-4 transition-colors print:hidden',
        over ? 'border-accent bg-accent-soft' : 'bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        {chosen.length > 0 ? (
          <FileText aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
        ) : (
          <FileUp aria-hidden strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
        )}
        <div className="min-w-0 grow basis-40">
          <p className="font-medium wrap-anywhere" dir="auto">
            {over ? copy.upload.drop : titleOf(chosen)}
          </p>
          <p className="text-muted text-xs">
            {chosen.length > 0
              ? formatFileSize(chosen.reduce((sum, { file }) => sum + file.size, 0))
              : copy.upload.accepted}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {chosen.length > 0 && !isSending ? (
            <IconButton label={only ? copy.upload.forget : copy.upload.forgetAll} icon={X} onClick={upload.forgetAll} />
          ) : null}
          <Button disabled={isSending} onClick={() => input.current?.click()}>
            {chosen.length > 0 ? copy.upload.chooseOther : copy.upload.choose}
          </Button>
          <Button variant="primary" disabled={!upload.canSubmit} pending={isBusy} onClick={() => void upload.submit()}>
            {isBusy ? copy.upload.busy : copy.upload.submit}
          </Button>
        </div>
        <FileInput
          ref={input}
          label={copy.upload.input}
          accept={ACCEPTED}
          multiple
          onChoose={(...files) => upload.choose(files)}
        />
      </div>
      {only && !isSending && only.problem === null ? null : <ChosenFiles upload={upload} />}
    </div>
  );
}

function titleOf(chosen: readonly Chosen[]): string {
  const [first, ...others] = chosen;
  if (!first) return copy.upload.title;
  return others.length === 0 ? first.file.name : copy.upload.many(chosen.length);
}

/** Each chosen document with its own progress, or the reason why it was not sent. */
function ChosenFiles({ upload }: { upload: Upload }) {
  const { chosen, isSending } = upload;
  if (chosen.length === 0) return null;
  const isOne = chosen.length === 1;
  return (
    <ul aria-label={copy.upload.list} className="grid max-h-80 gap-1 overflow-y-auto">
      {chosen.map(({ id, file, state, share, problem }) => (
        <li key={id} className="flex min-h-8 items-center gap-4">
          <div className="grid min-w-0 grow gap-1">
            {isOne ? null : (
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="min-w-0 wrap-anywhere" dir="auto">
                  {file.name}
                </span>
                <span className="text-muted text-xs">{formatFileSize(file.size)}</span>
              </p>
            )}
            {state === 'sending' ? (
              <UploadProgress
                share={share}
                label={copy.upload.progress}
                sending={copy.upload.sent}
                reading={copy.upload.reading}
              />
            ) : null}
            {state === 'sent' ? <p className="text-success text-xs">{copy.upload.sentWhole}</p> : null}
            {state === 'waiting' && problem === null && !isOne ? (
              <p className="text-muted text-xs">{copy.upload.waiting}</p>
            ) : null}
            {problem === null ? null : <p className="text-danger text-xs">{problem}</p>}
          </div>
          {state === 'sending' ? (
            <Button
              size="sm"
              aria-label={isOne ? undefined : copy.upload.cancelFile(file.name)}
              onClick={() => upload.cancelUpload(id)}
            >
              {copy.upload.cancel}
            </Button>
          ) : null}
          {isOne || isSending ? null : (
            <IconButton label={copy.upload.forgetFile(file.name)} icon={X} onClick={() => upload.forget(id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

const eraseWords = copy.erase;

interface EraseInsightProps {
  sectorId: string;
  insight: { id: string; name: string };
  onClose: () => void;
}

/** Asks before a deleted document is deleted for good. */
function EraseInsight({ sectorId, insight: { id, name }, onClose }: EraseInsightProps) {
  const erase = useEraseInsight(sectorId);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={eraseWords.title(name)}
      description={
        <div className="grid gap-3 text-pretty">
          <p>{eraseWords.goes}</p>
          <p>{eraseWords.stays}</p>
          <p>{ERASED_ON_DISK}</p>
        </div>
      }
      confirmLabel={eraseWords.confirm}
      pending={erase.isPending}
      onConfirm={() => erase.mutate({ sectorId, insightId: id }, { onSettled: onClose })}
    />
  );
}
