import { EXPORT_FORMATS, type ExportFormat, type ExportInput, type ExportResult } from '@process-ai/contract/exports';
import type { Job } from '@process-ai/contract/jobs';
import { CircleCheck, ExternalLink, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { JobProgress } from '../../../components/job-progress.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useSectorJob } from '../../../lib/job.ts';
import { useExportDestination } from '../../../lib/shared-queries.ts';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { useFetchExported, useStartExport } from '../queries.ts';
import { EarlierExports } from './earlier-exports.tsx';
import { FormatIcon } from './format-icon.tsx';
import { ReadinessCheck } from './readiness-check.tsx';
import { useVendorChoice, VendorChoice } from './vendor-choice.tsx';

interface ExportControlsProps {
  sectorId: string;
  /** The processes to export; none = all with opportunities. */
  processIds: readonly string[];
}

/** Exports the client's blueprint with the vendors chosen here. */
export function ExportControls({ sectorId, processIds }: ExportControlsProps) {
  const destination = useExportDestination();
  const vendors = useVendorChoice(sectorId);
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
          <VendorChoice {...vendors} sectorId={sectorId} processIds={processIds} />
        </div>
        <div className="grid content-start gap-6">
          <ExportButtons sectorId={sectorId} processIds={processIds} vendorIds={vendors.vendorIds} />
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
                {exporting.starting === format ? null : <FormatIcon format={format} />}
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

interface Choice {
  processIds: readonly string[];
  vendorIds: readonly string[];
  include: ExportInput['include'];
}

/** The export of a sector: begun here, by somebody else or before a reload. `ready` is the last one that ended well. */
function useExportJob(sectorId: string) {
  const [ready, setReady] = useState<ExportResult | null>(null);
  const begun = useRef<string>(null);
  const fetchExported = useFetchExported(sectorId);
  const begin = useStartExport();

  const finish = async (ended: Job) => {
    if (ended.status === 'cancelled') toast({ title: copy.job.stopped });
    if (ended.status === 'failed') fail(ended.error);
    if (ended.status !== 'succeeded') return;
    try {
      const result = await fetchExported(ended.id);
      if (!result?.url) {
        fail(copy.failed.noUrl);
        return;
      }
      setReady(result);
      toast({ tone: 'success', title: copy.ready.toast, description: result.title });
      // Only for whoever pressed the button here. The browser may still refuse, so the link stays on the page.
      if (begun.current === ended.id) openInNewTab(result.url);
    } catch (error) {
      fail(errorText(error, copy.failed.unknown));
    }
  };
  const { job, follow, cancel, isCancelling } = useSectorJob({
    sectorId,
    kind: 'export',
    onProgress: () => {},
    onEnd: (ended) => void finish(ended),
  });

  const start = (format: ExportFormat, { processIds, vendorIds, include }: Choice) => {
    setReady(null);
    begin.mutate(
      { sectorId, format, processIds: [...processIds], vendorIds: [...vendorIds], include },
      {
        onSuccess: (started) => {
          begun.current = started.id;
          follow(started);
        },
        onError: (error) => fail(errorText(error, copy.failed.unknown)),
      },
    );
  };
  return {
    job,
    /** What was asked for while it is not a job yet. */
    starting: begin.isPending ? begin.variables.format : null,
    isBusy: job !== null || begin.isPending,
    start,
    cancel,
    isCancelling,
    ready,
    dismiss: () => setReady(null),
  };
}

const fail = (description: string | null) =>
  toast({ tone: 'danger', title: copy.failed.title, description: description || copy.failed.unknown });

/** A download starts in a tab of its own and leaves this page alone. */
function openInNewTab(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
