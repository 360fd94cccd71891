import { EXPORT_FORMATS, type ExportFormat, type ExportResult } from '@process-ai/contract/exports';
import { CircleCheck, ExternalLink, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { JobProgress } from '../../../components/job-progress.tsx';
import { useExportDestination } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { useExportJob } from '../use-export-job.ts';
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
