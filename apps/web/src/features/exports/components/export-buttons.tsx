import { EXPORT_FORMATS, type ExportFormat, type ExportResult } from '@process-ai/contract/exports';
import { CircleCheck, ExternalLink, X } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { JobProgress } from '../../../components/job-progress.tsx';
import { copy } from '../copy.ts';
import { useExportJob } from '../use-export-job.ts';
import { FORMAT_ICONS } from './format-icons.ts';

interface ExportButtonsProps {
  sectorId: string;
  processIds: readonly string[];
  vendorIds: readonly string[];
}

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];

/** One button for each format; then what is being built, and where it is once it is ready. */
export function ExportButtons({ sectorId, processIds, vendorIds }: ExportButtonsProps) {
  const exporting = useExportJob(sectorId);
  const { job, ready } = exporting;
  const hasVendors = vendorIds.length > 0;
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
                onClick={() => exporting.start(format, { processIds, vendorIds })}
              >
                {exporting.starting === format ? null : <Icon aria-hidden />}
                {words.submit}
              </Button>
              <p className="text-pretty text-muted text-xs @max-md:text-center">{words.text}</p>
            </li>
          );
        })}
      </ul>
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

/** A browser may keep a tab from opening by itself; this link is pressed by a person. */
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
