import type { Job } from '@process-ai/contract/jobs';
import { Sparkles } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useSectorJob } from '../../../lib/job.ts';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { useStartSuggestions } from '../queries.ts';
import { useJourneyAddress } from '../use-journey-address.ts';

/** Begins suggestions, or leads to those that are being worked on; says when they are there. */
export function SuggestButton({ sectorId }: { sectorId: string }) {
  const [{ suggestions }, go] = useJourneyAddress();
  const show = (jobId: string) => void go({ suggestions: jobId });
  const start = useStartSuggestions();
  const running = useSectorJob({
    sectorId,
    kind: 'journey-suggestions',
    onProgress: () => {},
    onEnd: (job) => {
      // The dialog, where it stands open, has said so itself.
      if (job.id !== suggestions) sayEnd(job, () => show(job.id));
    },
  });
  const begin = () =>
    start.mutate(
      { sectorId },
      {
        onSuccess: (job) => {
          running.follow(job);
          show(job.id);
        },
      },
    );
  const { job } = running;
  return (
    <Button pending={start.isPending} onClick={() => (job ? show(job.id) : begin())}>
      {start.isPending ? null : <Sparkles aria-hidden />}
      {job ? copy.suggestions.open : copy.list.suggest}
    </Button>
  );
}

function sayEnd({ status }: Job, onShow: () => void) {
  if (status === 'succeeded') {
    toast({
      tone: 'success',
      title: copy.suggestions.ready,
      action: { label: copy.suggestions.show, onSelect: onShow },
    });
  }
  if (status === 'failed') toast({ tone: 'danger', ...copy.suggestions.failed });
}
