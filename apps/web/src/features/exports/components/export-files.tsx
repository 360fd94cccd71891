import type { ExportFormat, ExportInput, ExportResult } from '@process-ai/contract/exports';
import { isFinished, type Job } from '@process-ai/contract/jobs';
import { CircleCheck, Download, ExternalLink, OctagonAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { Progress } from '../../../components/progress.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useJob, useJobResult } from '../../../lib/job.ts';
import { useSessionState } from '../../../lib/use-session-state.ts';
import { copy } from '../copy.ts';
import { useCancelExport, useExportsChanged, useStartExport } from '../queries.ts';
import { FormatIcon } from './format-icon.tsx';

const words = copy.dialog;

/** What was asked for of one format: it has a job, or could not be begun. */
interface Asked {
  jobId: string | null;
  problem: string | null;
}

type Files = Partial<Record<ExportFormat, Asked>>;

/** The files that were asked for here, found again after a reload of the tab. */
export function useExportFiles(sectorId: string) {
  const [files, setFiles] = useSessionState<Files>(`export-files:${sectorId}`);
  const begin = useStartExport();
  const asked = files ?? {};
  const made = [
    useFile(sectorId, 'docs', asked),
    useFile(sectorId, 'sheets', asked),
    useFile(sectorId, 'slides', asked),
  ];
  const put = (format: ExportFormat, one: Asked) => setFiles((before) => ({ ...before, [format]: one }));

  const start = (formats: readonly ExportFormat[], choice: ExportInput) => {
    for (const format of formats) {
      put(format, { jobId: null, problem: null });
      begin.mutateAsync({ sectorId, format, ...choice }).then(
        ({ id }) => put(format, { jobId: id, problem: null }),
        (error: unknown) => put(format, { jobId: null, problem: errorText(error, copy.failed.unknown) }),
      );
    }
  };
  const shown = made.filter((file) => file !== null);
  return {
    files: shown,
    start,
    isBusy: shown.some(({ state }) => state === 'working'),
    ready: shown.flatMap(({ url }) => url ?? []),
  };
}

interface MadeFile {
  format: ExportFormat;
  state: 'working' | 'ready' | 'failed' | 'cancelled';
  job: Job | null;
  url: string | null;
  problem: string | null;
}

function useFile(sectorId: string, format: ExportFormat, asked: Files): MadeFile | null {
  const one = asked[format];
  const jobId = one?.jobId ?? null;
  const job = useJob(jobId);
  const succeeded = job?.status === 'succeeded';
  const result = useJobResult<ExportResult>(jobId ?? '', succeeded);
  const changed = useExportsChanged(sectorId);
  useEffect(() => {
    if (succeeded) changed();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file that is made
  }, [succeeded, jobId]);
  if (!one) return null;
  const url = result.data?.url ?? null;
  const problem =
    one.problem ??
    (job?.status === 'failed' ? (job.error ?? copy.failed.unknown) : null) ??
    (result.isError ? errorText(result.error, copy.failed.unknown) : null) ??
    (result.isSuccess && url === null ? copy.failed.noUrl : null);
  const state = problem ? 'failed' : url ? 'ready' : job?.status === 'cancelled' ? 'cancelled' : 'working';
  return { format, state, job, url, problem };
}

interface ExportFileProps extends MadeFile {
  /** As "Word". */
  name: string;
  onAgain: () => void;
}

/** One file: how far it is, where it is, or why there is none. */
export function ExportFile({ format, state, job, url, problem, name, onAgain }: ExportFileProps) {
  const cancel = useCancelExport();
  const text =
    state === 'ready'
      ? words.ready
      : state === 'cancelled'
        ? words.cancelled
        : state === 'failed'
          ? problem
          : job?.ahead != null
            ? words.waiting(job.ahead)
            : words.building;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <FormatIcon format={format} className="size-4 shrink-0 text-muted" />
      <div className="grid min-w-40 grow basis-0 gap-1">
        <p className="flex min-w-0 items-center gap-2">
          <span className="font-medium">{name}</span>
          {state === 'ready' ? <CircleCheck aria-hidden className="size-4 shrink-0 text-success" /> : null}
          {state === 'failed' ? <OctagonAlert aria-hidden className="size-4 shrink-0 text-danger" /> : null}
          <span className="min-w-0 break-words text-muted">{text}</span>
        </p>
        {state === 'working' ? (
          <Progress label={name} value={job?.done ?? 0} max={job?.total ?? 1} valueText={text ?? ''} />
        ) : null}
      </div>
      {state === 'working' ? <Spinner className="size-4" /> : null}
      {state === 'working' && job && !isFinished(job.status) ? (
        <Button
          size="sm"
          pending={cancel.isPending}
          aria-label={words.cancel(name)}
          onClick={() => cancel.mutate({ jobId: job.id })}
        >
          {words.cancelShort}
        </Button>
      ) : null}
      {state === 'ready' && url ? (
        <Button asChild size="sm" data-keep-clear="">
          {isHere(url) ? (
            <a href={url} download>
              <Download aria-hidden />
              {words.download}
              <span className="sr-only"> {name}</span>
            </a>
          ) : (
            <a href={url} target="_blank" rel="noopener">
              <ExternalLink aria-hidden />
              {words.openFile}
              <span className="sr-only"> {name}</span>
            </a>
          )}
        </Button>
      ) : null}
      {state === 'failed' || state === 'cancelled' ? (
        <Button size="sm" onClick={onAgain}>
          {words.again}
          <span className="sr-only"> {name}</span>
        </Button>
      ) : null}
    </li>
  );
}

const isHere = (url: string) => url.startsWith('/');

/** Each as a download of its own; a file in Google Workspace opens in a tab. */
export function downloadAll(urls: readonly string[]) {
  for (const url of urls) {
    const link = document.createElement('a');
    link.href = url;
    link.rel = 'noopener';
    if (isHere(url)) link.download = '';
    else link.target = '_blank';
    link.click();
  }
}
