import { isFinished } from '@process-ai/contract/jobs';
import type { Vendor } from '@process-ai/contract/vendors';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorKind } from '../../lib/error-copy.ts';
import { toast } from '../../lib/toast-store.ts';
import { copy } from './copy.ts';
import { useCancelRefresh, useRefresh, useStartRefresh } from './queries.ts';
import { useRefreshJob } from './use-filters.ts';

/** Bringing a vendor up to date: begun here or before a reload, with what it proposes in the end. */
export function useRefreshing(vendor: Vendor) {
  const [jobId, setJobId] = useRefreshJob();
  const begin = useStartRefresh();
  const cancel = useCancelRefresh();
  const { job, proposal, error } = useRefresh(jobId);
  const isRunning = job !== null && !isFinished(job.status);
  // Who opens the link of a refresh that has long ended is not told that it did.
  const [witnessed, setWitnessed] = useState<string | null>(null);
  if (isRunning && witnessed !== job.id) setWitnessed(job.id);

  const close = () => void setJobId(null);
  const isNothingKnown = errorKind(error) === 'UNPROCESSABLE_CONTENT';
  const end = error && !isNothingKnown ? 'failed' : job?.status === 'cancelled' ? 'cancelled' : null;
  const isUpToDate = proposal !== null && proposal.differs.length === 0;
  const say = useEffectEvent((end: 'failed' | 'cancelled' | null, isUpToDate: boolean) => {
    if (end === 'failed' && witnessed === jobId) toast({ tone: 'danger', ...copy.refresh.failed });
    if (end === 'cancelled') toast({ title: copy.refresh.cancelled, description: copy.refresh.unchanged });
    if (isUpToDate && proposal)
      toast({ tone: 'success', title: copy.refresh.done, description: copy.refresh.upToDate(proposal.source) });
    if (end === 'cancelled' || isUpToDate) close();
  });
  useEffect(() => say(end, isUpToDate), [end, isUpToDate]);

  return {
    job: isRunning ? job : null,
    isBusy: isRunning || begin.isPending,
    proposal: proposal?.vendor.id === vendor.id && !isUpToDate ? proposal : null,
    /** Why there is no proposal. */
    error,
    isNothingKnown,
    start: () =>
      begin.mutate(
        { vendorId: vendor.id },
        {
          onSuccess: ({ id }) => {
            setWitnessed(id);
            void setJobId(id);
          },
        },
      ),
    cancel: () => jobId !== null && cancel.mutate({ jobId }),
    isCancelling: cancel.isPending,
    close,
  };
}

export type Refreshing = ReturnType<typeof useRefreshing>;
