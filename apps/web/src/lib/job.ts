import { isFinished, type Job, type JobKind } from '@process-ai/contract/jobs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorKind } from './error-copy.ts';
import { trpc } from './trpc.ts';

/** How often a job is asked for while the server's stream is broken. */
const POLL_EVERY_MS = 2000;
/** What a job has changed is read again at most this often. */
const REPORT_EVERY_MS = 1500;

/** A job as it goes on: from the server's stream, or polled where that breaks. null = not known (yet). */
export const useJob = (jobId: string | null): Job | null => useFollowed(jobId).job;

/** The result of a job, which is of the type of its kind. Throws the job's error. */
export const useJobResult = <T>(jobId: string, enabled: boolean) =>
  trpc.jobs.result.useQuery(
    { jobId },
    { enabled, staleTime: Number.POSITIVE_INFINITY, select: (result) => result as T | null },
  );

/** The same for whoever is told that a job has ended; reads past the cache. */
export function useFetchJobResult<T>() {
  const utils = trpc.useUtils();
  return async (jobId: string) => (await utils.jobs.result.fetch({ jobId }, { staleTime: 0 })) as T | null;
}

interface SectorJobOptions {
  sectorId: string;
  kind: JobKind;
  /** A job that this tab knows of from before, which may have ended since. */
  rememberedId?: string | null;
  /** Called at intervals while items are being finished, and when the job ends, to refresh what shows them. */
  onProgress: (job: Job) => void;
  onEnd: (job: Job) => void;
}

/**
 * The running job of this kind in a sector, whoever started it, also after a reload; null when there is
 * none. `follow` takes a job that was just started.
 */
export function useSectorJob({ sectorId, kind, rememberedId = null, onProgress, onEnd }: SectorJobOptions) {
  const utils = trpc.useUtils();
  const running = trpc.jobs.running.useQuery({ sectorId }, { staleTime: 0, refetchOnMount: 'always' });
  const foundId = running.data?.find((job) => job.kind === kind)?.id ?? null;
  const [followedId, setFollowedId] = useState(rememberedId);
  if (followedId === null && foundId !== null) setFollowedId(foundId);
  const { job, isGone } = useFollowed(followedId);
  if (isGone && followedId !== foundId) setFollowedId(null);
  const cancel = trpc.jobs.cancel.useMutation({
    onSuccess: (cancelled) => utils.jobs.get.setData({ jobId: cancelled.id }, cancelled),
  });

  const report = useEffectEvent(onProgress);
  const end = useEffectEvent((ended: Job) => {
    utils.jobs.running.setData({ sectorId }, (jobs) => jobs?.filter(({ id }) => id !== ended.id));
    setFollowedId(null);
    onEnd(ended);
  });
  const done = job?.done ?? 0;
  const reportedAt = useRef(0);
  useEffect(() => {
    if (!job || isFinished(job.status) || done === 0) return undefined;
    const wait = Math.max(0, reportedAt.current + REPORT_EVERY_MS - Date.now());
    const timer = setTimeout(() => {
      reportedAt.current = Date.now();
      report(job);
    }, wait);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only what is done counts, not each word of the job
  }, [job?.id, done]);
  useEffect(() => {
    if (job && isFinished(job.status)) end(job);
  }, [job]);

  const follow = (begun: Job) => {
    utils.jobs.get.setData({ jobId: begun.id }, begun);
    utils.jobs.running.setData({ sectorId }, (jobs) => [...(jobs ?? []), begun]);
    setFollowedId(begun.id);
  };
  return {
    job: job && !isFinished(job.status) ? job : null,
    /** Whether it is known yet if there is one. */
    isLooking: running.isPending,
    follow,
    cancel: () => followedId !== null && cancel.mutate({ jobId: followedId }),
    isCancelling: cancel.isPending,
  };
}

function useFollowed(jobId: string | null): { job: Job | null; isGone: boolean } {
  const utils = trpc.useUtils();
  const input = { jobId: jobId ?? '' };
  const known = utils.jobs.get.getData(input);
  const enabled = jobId !== null && !(known && isFinished(known.status));
  const stream = trpc.jobs.progress.useSubscription(input, {
    enabled,
    onData: (job) => {
      utils.jobs.get.setData(input, job);
      // Whoever sees it end need not be told in the inbox.
      if (isFinished(job.status) && document.visibilityState === 'visible') {
        utils.client.inbox.markRead.mutate({ ids: [job.id] }).catch(() => {});
      }
    },
  });
  const isStreaming = enabled && stream.status === 'pending';
  const asked = trpc.jobs.get.useQuery(input, {
    enabled,
    staleTime: 0,
    refetchInterval: isStreaming ? false : POLL_EVERY_MS,
  });
  if (jobId === null) return { job: null, isGone: false };
  return { job: asked.data ?? null, isGone: errorKind(asked.error) === 'NOT_FOUND' };
}
