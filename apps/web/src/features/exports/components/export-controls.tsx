import {
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportRecord,
  type ExportResult,
  isExportFormat,
} from '@process-ai/contract/exports';
import { CircleCheck, ExternalLink, FileSpreadsheet, FileText, type LucideIcon, Presentation, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { JobProgress } from '../../../components/job-progress.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useExportDestination, useShortlist, useVendors } from '../../../lib/shared-queries.ts';
import { useSessionState } from '../../../lib/use-session-state.ts';
import { copy } from '../copy.ts';
import { useExports } from '../queries.ts';
import { useExportJob } from '../use-export-job.ts';
import { ReadinessCheck } from './readiness-check.tsx';
import { VendorPicker } from './vendor-picker.tsx';

interface ExportControlsProps {
  sectorId: string;
  /** The processes to export; none = all with opportunities. */
  processIds: readonly string[];
}

/** Exports the client's blueprint with the vendors chosen here. */
export function ExportControls({ sectorId, processIds }: ExportControlsProps) {
  const vendors = useVendors();
  const destination = useExportDestination();
  const [chosenIds, setChosenIds] = useSessionState<string[]>(`export-vendors:${sectorId}`);
  const shortlist = useShortlist(sectorId);
  const kept = useMemo(() => new Set(shortlist.data?.map(({ vendorId }) => vendorId)), [shortlist.data]);
  // Until somebody chooses here, the shortlist is the choice.
  const chosen = useMemo(() => (chosenIds === null ? kept : new Set(chosenIds)), [chosenIds, kept]);
  const [timesTaken, setTimesTaken] = useState(0);
  const takeShortlist = () => {
    setChosenIds(null);
    setTimesTaken(timesTaken + 1);
  };
  const isShortlist = chosen.size === kept.size && [...kept].every((id) => chosen.has(id));
  return (
    <section aria-label={copy.title} className="grid gap-4 border-t pt-6 print:hidden">
      <header className="max-w-prose">
        <h3 className="font-semibold text-base">{copy.title}</h3>
        <p className="text-pretty text-muted">
          {copy.scope(processIds.length)}{' '}
          {destination.data ? copy.destination[destination.data.google ? 'google' : 'download'] : null}
        </p>
      </header>
      <ReadinessCheck sectorId={sectorId} />
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          {vendors.isPending || shortlist.isPending ? (
            <Loading label={copy.vendors.loading}>
              <Skeleton className="h-60" />
            </Loading>
          ) : vendors.isError ? (
            <FailedState title={copy.vendors.failed} error={vendors.error} onRetry={() => void vendors.refetch()} />
          ) : shortlist.isError ? (
            <FailedState
              title={copy.vendors.shortlistFailed}
              error={shortlist.error}
              onRetry={() => void shortlist.refetch()}
            />
          ) : vendors.data.length === 0 ? (
            <p>
              {copy.vendors.empty}{' '}
              <Link to="/vendors" className="font-medium text-accent underline underline-offset-2">
                {copy.vendors.add}
              </Link>
            </p>
          ) : (
            <>
              <VendorPicker
                // What is chosen stands first: anew when all of it changes at once.
                key={timesTaken}
                vendors={vendors.data}
                chosen={chosen}
                onChoose={(ids) => setChosenIds([...ids])}
              />
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-pretty text-muted text-xs">
                {kept.size === 0 ? copy.vendors.noShortlist : isShortlist ? copy.vendors.isShortlist : null}
                {kept.size > 0 && !isShortlist ? (
                  <Button size="sm" onClick={takeShortlist}>
                    {copy.vendors.takeShortlist(kept.size)}
                  </Button>
                ) : null}
              </p>
            </>
          )}
        </div>
        <div className="grid content-start gap-6">
          <ExportButtons
            sectorId={sectorId}
            processIds={processIds}
            // A vendor may have been deleted since it was chosen.
            vendorIds={(vendors.data ?? []).filter(({ id }) => chosen.has(id)).map(({ id }) => id)}
          />
          <EarlierExports sectorId={sectorId} />
        </div>
      </div>
    </section>
  );
}

interface ExportButtonsProps {
  sectorId: string;
  processIds: readonly string[];
  vendorIds: readonly string[];
}

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];

/** One button for each format; then what is being built, and where it is once it is ready. */
function ExportButtons({ sectorId, processIds, vendorIds }: ExportButtonsProps) {
  const exporting = useExportJob(sectorId);
  const { job, ready } = exporting;
  const hasVendors = vendorIds.length > 0;
  const [withProposals, setWithProposals] = useState(false);
  return (
    <div className="@container grid gap-3">
      <ul className="grid gap-3 @md:grid-cols-3">
        {FORMATS.map((format) => {
          const Icon = FORMAT_ICONS[format];
          const words = copy.formats[format];
          return (
            <li key={format} className="grid content-start gap-1.5">
              <Button
                className="w-full"
                disabled={!hasVendors || exporting.isBusy}
                pending={exporting.starting === format}
                onClick={() =>
                  exporting.start(format, { processIds, vendorIds, include: withProposals ? 'all' : 'accepted' })
                }
              >
                {exporting.starting === format ? null : <Icon aria-hidden />}
                {words.submit}
              </Button>
              <p className="text-pretty text-muted text-xs @max-md:text-center">{words.text}</p>
            </li>
          );
        })}
      </ul>
      <label className="flex items-start gap-2">
        <Checkbox
          checked={withProposals}
          onCheckedChange={(checked) => setWithProposals(checked === true)}
          className="mt-0.5"
        />
        <span className="text-pretty">
          {copy.proposals.label} <span className="text-muted text-xs">{copy.proposals.text}</span>
        </span>
      </label>
      <p role="status" className="text-xs">
        {hasVendors ? null : copy.hint}
      </p>
      {job ? (
        <JobProgress
          label={copy.job.label}
          text={copy.job.running(job.current)}
          ahead={job.ahead}
          done={job.done}
          total={job.total}
          valueText={copy.job.progress(job.done, job.total)}
          onCancel={exporting.cancel}
          isCancelling={exporting.isCancelling}
        />
      ) : null}
      {ready ? <Ready {...ready} onDismiss={exporting.dismiss} /> : null}
    </div>
  );
}

/** Browsers may block a tab that opens by itself, so there is a link to click. */
const Ready = ({ url, title, onDismiss }: ExportResult & { onDismiss: () => void }) => (
  <div className="flex items-start gap-3 rounded-lg border bg-surface py-2 pr-2 pl-3">
    <CircleCheck aria-hidden className="mt-1.5 size-4 shrink-0 text-success" />
    <div className="flex min-w-0 grow flex-wrap items-start gap-x-3 gap-y-1">
      <p className="min-w-40 grow basis-0 break-words py-1.5">
        <span className="font-medium">{title}</span> {copy.ready.text}
      </p>
      <Button asChild data-keep-clear="">
        <a href={url} target="_blank" rel="noopener">
          <ExternalLink aria-hidden />
          {copy.ready.open}
        </a>
      </Button>
    </div>
    <IconButton label={copy.ready.dismiss} icon={X} onClick={onDismiss} />
  </div>
);

/** What was exported before, newest first; each can be fetched again. */
function EarlierExports({ sectorId }: { sectorId: string }) {
  const exports = useExports(sectorId);
  return (
    <section aria-label={copy.earlier.title} className="grid content-start gap-2">
      <h4 className="font-medium">{copy.earlier.title}</h4>
      {exports.isPending ? <Loading label={copy.earlier.loading} /> : null}
      {exports.isError ? (
        <p role="alert" className="text-muted text-xs">
          {copy.earlier.failed}. {errorText(exports.error)}
        </p>
      ) : null}
      {exports.data?.length === 0 ? <p className="text-muted">{copy.earlier.none}</p> : null}
      {exports.data?.length ? (
        <ul className="max-h-60 divide-y overflow-y-auto rounded-lg border bg-surface">
          {exports.data.map((record) => (
            <ExportLine key={record.id} {...record} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const ExportLine = ({ url, title, format, createdAt }: ExportRecord) => {
  const known = isExportFormat(format);
  const Icon = known ? FORMAT_ICONS[format] : FileText;
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="flex min-h-9 flex-wrap items-center gap-x-2 px-3 py-1.5 hover:bg-subtle focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="sr-only">{url.startsWith('/') ? copy.earlier.download : copy.earlier.open}</span>
        <span className="min-w-40 grow basis-0 truncate" title={title}>
          {title}
        </span>
        <span className="shrink-0 text-muted text-xs">{known ? copy.formats[format].name : format}</span>
        <time dateTime={createdAt} className="shrink-0 text-muted text-xs">
          {formatDateTime(createdAt)}
        </time>
      </a>
    </li>
  );
};

const FORMAT_ICONS: Record<ExportFormat, LucideIcon> = {
  docs: FileText,
  sheets: FileSpreadsheet,
  slides: Presentation,
};
