import type { ExportFormat, ExportInput, ExportResult } from '@process-ai/contract/exports';
import type { Job } from '@process-ai/contract/jobs';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/error-copy.ts';
import { useSectorJob } from '../../lib/job.ts';
import { toast } from '../../lib/toast-store.ts';
import { copy } from './copy.ts';
import { useFetchExported, useStartExport } from './queries.ts';

interface Choice {
  processIds: readonly string[];
  vendorIds: readonly string[];
  include: ExportInput['include'];
}

/** The export of a sector: begun here, by somebody else or before a reload. `ready` is the last one that ended well. */
export function useExportJob(sectorId: string) {
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
