import type { Job } from '@process-ai/contract/jobs';
import { useState } from 'react';
import { useSectorJob } from '../../lib/job.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { useSessionState } from '../../lib/use-session-state.ts';
import { copy } from './copy.ts';
import { useStartAnalysis } from './queries.ts';

/**
 * The analysis of a sector: begun here, by somebody else or before a reload. `onAnalyzed` is told the codes that were
 * chosen for one that this tab began, when it has succeeded.
 */
export function useAnalysis(sectorId: string, onAnalyzed: (codes: readonly string[]) => void) {
  const sectorChanged = useSectorChanged();
  const [chosen, setChosen] = useSessionState<{ jobId: string; codes: readonly string[] }>(`analysis:${sectorId}`);
  const [report, setReport] = useState<Job | null>(null);
  const { job, follow, cancel, isCancelling } = useSectorJob({
    sectorId,
    kind: 'analysis',
    onProgress: () => void sectorChanged(sectorId, 'opportunities'),
    onEnd: (ended) => {
      void sectorChanged(sectorId, 'processes');
      toast(outcomeOf(ended));
      if (ended.status === 'succeeded') onAnalyzed(chosen?.jobId === ended.id ? chosen.codes : []);
      setChosen(null);
      if (ended.failures.length > 0 || ended.status === 'failed') setReport(ended);
    },
  });
  const begin = useStartAnalysis();

  const start = (processIds: string[], chosenCodes: readonly string[] = []) => {
    if (job || begin.isPending) return;
    setReport(null);
    begin.mutate(
      { sectorId, processIds },
      {
        onSuccess: (begun) => {
          setChosen({ jobId: begun.id, codes: chosenCodes });
          follow(begun);
        },
      },
    );
  };
  return {
    job,
    isBusy: job !== null || begin.isPending,
    start,
    cancel,
    isCancelling,
    report,
    dismissReport: () => setReport(null),
  };
}

export type Analysis = ReturnType<typeof useAnalysis>;

function outcomeOf({ status, done, total, failures }: Job) {
  if (status === 'failed') return { tone: 'danger' as const, ...copy.analysis.failed };
  if (status === 'cancelled') return { title: copy.analysis.stopped, description: copy.analysis.kept(done, total) };
  return {
    tone: 'success' as const,
    title: copy.analysis.done,
    description: copy.analysis.result(total - failures.length, failures.length),
  };
}
