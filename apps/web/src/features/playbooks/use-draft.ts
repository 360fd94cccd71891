import type { Job } from '@process-ai/contract/jobs';
import { useSectorJob } from '../../lib/job.ts';
import { useSectorSummary } from '../../lib/shared-queries.ts';
import { toast } from '../../lib/toast-store.ts';
import { useSessionState } from '../../lib/use-session-state.ts';
import { copy } from './copy.ts';
import type { PlaybookContent } from './model.ts';
import { useFetchDraft, useStartDraft } from './queries.ts';

/** The job that drafts a playbook, started in this tab, also before a reload. Drafts of others are not shown. */
export function useDraft(sectorId: string, onDrafted: (playbook: PlaybookContent) => void) {
  const [mine, setMine] = useSessionState<string>(`playbook-draft-job:${sectorId}`);
  const hasProcesses = useSectorSummary(sectorId).data?.hasProcesses;
  const fetchDraft = useFetchDraft();
  const begin = useStartDraft();
  const { job, follow, cancel, isCancelling } = useSectorJob({
    sectorId,
    kind: 'playbook-draft',
    rememberedId: mine,
    onProgress: () => {},
    onEnd: (ended) => {
      if (ended.id !== mine) return;
      setMine(null);
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
          setMine(begun.id);
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
