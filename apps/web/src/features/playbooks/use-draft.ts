import type { Job } from '@process-ai/contract/jobs';
import { useState } from 'react';
import { useSectorJob } from '../../lib/job.ts';
import { useSectorSummary } from '../../lib/shared-queries.ts';
import { toast } from '../../lib/toast-store.ts';
import { copy } from './copy.ts';
import type { PlaybookContent } from './model.ts';
import { useFetchDraft, useStartDraft } from './queries.ts';

/** The draft of a playbook, begun here or before a reload of this tab; what others begin is theirs to review. */
export function useDraft(sectorId: string, onDrafted: (playbook: PlaybookContent) => void) {
  const place = `playbook-draft:${sectorId}`;
  const [mine, setMine] = useState(() => sessionStorage.getItem(place));
  const hasProcesses = useSectorSummary(sectorId).data?.hasProcesses;
  const fetchDraft = useFetchDraft();
  const begin = useStartDraft();
  const remember = (jobId: string | null) => {
    if (jobId === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, jobId);
    setMine(jobId);
  };
  const { job, follow, cancel, isCancelling } = useSectorJob({
    sectorId,
    kind: 'playbook-draft',
    rememberedId: mine,
    onProgress: () => {},
    onEnd: (ended) => {
      if (ended.id !== mine) return;
      remember(null);
      if (ended.status !== 'succeeded') toast(outcomeOf(ended));
      else void fetchDraft(ended.id).then(deliver, sayFailed);
    },
  });
  const deliver = (draft: (PlaybookContent & { isCustom: true }) | null) => {
    if (!draft) return;
    const { isCustom: _, ...playbook } = draft;
    onDrafted(playbook);
    toast({ tone: 'success', title: copy.generate.done, description: copy.generate.doneText });
  };

  const start = () => {
    if (hasProcesses === false) {
      toast({ tone: 'danger', ...copy.generate.needsProcesses });
      return;
    }
    begin.mutate(
      { sectorId },
      {
        onSuccess: (begun) => {
          remember(begun.id);
          follow(begun);
        },
      },
    );
  };
  return { job, isBusy: job !== null || begin.isPending, start, cancel, isCancelling };
}

function outcomeOf({ status, error }: Job) {
  if (status === 'cancelled') return { title: copy.generate.stopped };
  return { tone: 'danger' as const, ...copy.generate.failed, ...(error !== null && { description: error }) };
}

const sayFailed = () => toast({ tone: 'danger', ...copy.generate.failed });
