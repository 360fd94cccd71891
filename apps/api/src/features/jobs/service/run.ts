import { AsyncLocalStorage } from 'node:async_hooks';
import type { Usage } from '@process-ai/ai/openai/reply';
import { AppError } from '@process-ai/contract/errors';
import type { JobKind } from '@process-ai/contract/jobs';
import { actingUser } from '../../../acting-user.ts';
import type { App, JobWork, RunningJob } from '../../../app.ts';
import {
  addUsage,
  findJob,
  finish,
  listWaitingItems,
  markRunning,
  recordFailures,
  recordPart,
  recordProgress,
} from '../repository.ts';
import { asStored } from '../service.ts';

/** The job on whose behalf something is asked, wherever in the call that is noticed. */
const currentJob = new AsyncLocalStorage<string>();

/** Whose share counts the jobs of people whose account is gone. */
const NOBODY = 'nobody';

/** Adds tokens to what the current job has used so far. */
export async function recordUsage(db: App['db'], { promptTokens, completionTokens }: Usage): Promise<void> {
  const jobId = currentJob.getStore();
  if (jobId !== undefined) await addUsage(db, jobId, promptTokens, completionTokens);
}

/**
 * Works a job through, from where it stands. Ends it as succeeded or failed; leaves it as it is when this process is
 * shutting down, or what failed may pass as a lost connection does, so that the next try goes on.
 */
export async function run(
  app: App,
  kinds: Record<JobKind, JobWork>,
  jobId: string,
  shutdown: AbortSignal,
  mayPass: (error: unknown) => boolean,
): Promise<void> {
  const job = await findJob(app.db, jobId);
  if (!job || !(await markRunning(app.db, jobId))) return;
  app.jobQueue.changed(jobId);

  const cancelled = new AbortController();
  const unlessCancelled = (isRunning: boolean) => {
    if (isRunning) return;
    cancelled.abort();
    throw new AppError('jobCancelled');
  };
  const running: RunningJob = {
    sectorId: job.sector_id ?? '',
    userId: job.user_id,
    params: job.params,
    waiting: await listWaitingItems(app.db, jobId),
    signal: AbortSignal.any([shutdown, cancelled.signal]),
    async progress(db, itemIds, current) {
      unlessCancelled(await recordProgress(db, jobId, itemIds, current));
    },
    async saveProgress(result, at) {
      unlessCancelled(await recordPart(app.db, jobId, result, at));
      app.jobQueue.changed(jobId);
    },
    failed: (failures) => recordFailures(app.db, jobId, failures),
  };
  const watching = abortWhenCancelled(app, jobId, cancelled);
  try {
    const work = kinds[job.kind as JobKind];
    const result = await currentJob.run(jobId, () => actingUser.run(job.user_id ?? NOBODY, () => work(app, running)));
    await finish(app.db, jobId, { status: 'succeeded', result });
  } catch (error) {
    if (shutdown.aborted || mayPass(error)) throw error;
    const known = error instanceof AppError ? error : new AppError('unexpected');
    await finish(app.db, jobId, { status: 'failed', error: asStored(known) });
    if (!(error instanceof AppError)) throw error;
  } finally {
    watching.stop();
    app.jobQueue.changed(jobId);
  }
}

/** A cancelled job stops at once, not only when it next saves: an answer may be minutes away. */
function abortWhenCancelled(app: App, jobId: string, cancelled: AbortController) {
  const timer = setInterval(() => {
    void findJob(app.db, jobId)
      .then((job) => job?.status === 'running' || cancelled.abort())
      .catch(() => {});
  }, 1000);
  return { stop: () => clearInterval(timer) };
}
