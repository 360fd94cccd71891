import { AsyncLocalStorage } from 'node:async_hooks';
import type { Usage } from '@process-ai/ai/openai/reply';
import { AppError } from '@process-ai/contract/errors';
import { JobKind } from '@process-ai/contract/jobs';
import { actingFrom, actingUser, type Origin } from '../../../acting-user.ts';
import type { App, JobWork, RunningJob } from '../../../app.ts';
import { inSpan } from '../../../in-span.ts';
import { recordDone } from '../../activity/service.ts';
import { announce } from '../../webhooks/service.ts';
import { asStored } from '../mapper.ts';
import {
  addUsage,
  finish,
  listWaitingItems,
  markRunning,
  type Run,
  recordFailures,
  recordPartialResult,
  recordProgress,
  standOf,
} from '../repository.ts';

/** The job on whose behalf something is asked, wherever in the call that is noticed. */
const currentJob = new AsyncLocalStorage<string>();

/** Whose share counts the jobs of people whose account is gone. */
export const NOBODY = 'nobody';
const BY_JOB: Origin = { via: 'job', credentialId: null, address: null, userAgent: null };

/** How often a job is taken before it is given up: one that ends its process each time must not do so for ever. */
const RUNS_MAX = 25;

/** Where a job is worked on. */
export interface Place {
  /** Of the process, known to the others. */
  processId: string;
  kinds: Record<JobKind, JobWork>;
  /** Aborts once the job is taken away, since this process shuts down or another has taken it over. */
  taken: AbortSignal;
  /** Whether what failed may pass, as a lost connection does. */
  mayPass(error: unknown): boolean;
}

/**
 * Works a job through, from where it stands. Ends it as succeeded or failed; leaves it as it is once it is taken away,
 * or when what failed may pass: the next run goes on. Of two runs at once, the later one counts.
 */
export async function run(app: App, jobId: string, { processId, kinds, taken, mayPass }: Place): Promise<void> {
  const job = await markRunning(app.db, jobId, processId);
  if (!job) return;
  const mine: Run = { id: job.id, run: job.run };
  app.jobQueue.changed(jobId);
  if (mine.run > RUNS_MAX) {
    await end(app, mine, { status: 'failed', error: asStored(new AppError('unexpected')) });
    return;
  }

  const over = new AbortController();
  const unlessOver = async (db: App['db'], goesOn: boolean) => {
    if (goesOn) return;
    over.abort();
    if ((await standOf(db, mine)) === 'taken') throw new Error('Another run has taken the job');
    throw new AppError('jobCancelled');
  };
  const isTaken = async () => (await standOf(app.db, mine)) === 'taken';
  const goesOn = async (thrown: unknown) => taken.aborted || mayPass(thrown) || isTaken().catch(() => true);
  const running: RunningJob = {
    id: jobId,
    sectorId: job.sector_id ?? '',
    userId: job.user_id,
    params: job.params,
    waiting: await listWaitingItems(app.db, jobId),
    done: job.done,
    signal: AbortSignal.any([taken, over.signal]),
    goesOn,
    async progress(db, itemIds, current) {
      await unlessOver(db, await recordProgress(db, mine, itemIds, current));
    },
    async saveProgress(result, at) {
      await unlessOver(app.db, await recordPartialResult(app.db, mine, result, at));
      app.jobQueue.changed(jobId);
    },
    failed: (failures) => recordFailures(app.db, mine, failures),
  };
  const watching = abortWhenOver(app, mine, over);
  try {
    const work = kinds[job.kind as JobKind];
    const result = await currentJob.run(jobId, () =>
      actingUser.run(job.user_id ?? NOBODY, () =>
        actingFrom.run(BY_JOB, () =>
          inSpan(`job ${job.kind}`, { 'process_ai.job_id': jobId }, () => work(app, running)),
        ),
      ),
    );
    await end(app, mine, { status: 'succeeded', result });
  } catch (error) {
    if (taken.aborted || mayPass(error)) throw error;
    if (await isTaken()) return;
    const known = error instanceof AppError ? error : new AppError('unexpected');
    await end(app, mine, { status: 'failed', error: asStored(known) });
    if (!(error instanceof AppError)) throw error;
  } finally {
    watching.stop();
    app.jobQueue.changed(jobId);
  }
}

/**
 * Ends a job, unless it has ended or a later run has taken it, and records what it did: an analysis that is stopped has
 * saved what it had found.
 */
export async function end(
  app: App,
  job: { id: string; run?: number },
  ending: Parameters<typeof finish>[2],
): Promise<void> {
  const ended = await app.db.transaction().execute(async (db) => {
    const row = await finish(db, job, ending);
    if (row) await announce({ ...app, db }, { type: 'job.finished', data: messageOf(app, job.id, row, ending.status) });
    if (!row?.sector_id || (row.kind !== 'analysis' && row.kind !== 'research')) return row;
    if (row.kind === 'research' && ending.status !== 'succeeded') return row;
    await recordDone({ db }, row.sector_id, { kind: row.kind, action: 'done', count: row.done }, row.user_id);
    return row;
  });
  if (ended) app.metrics.jobEnded(ended.kind, ending.status);
}

const messageOf = (
  { settings }: App,
  jobId: string,
  { kind, sector_id: sectorId }: { kind: string; sector_id: string | null },
  status: Parameters<typeof finish>[2]['status'],
) => ({ jobId, kind: JobKind.parse(kind), status, sectorId, link: `${settings.publicUrl ?? ''}/api/jobs/${jobId}` });

/** Adds tokens to what the current job has used so far. */
export async function recordUsage(db: App['db'], { promptTokens, completionTokens }: Usage): Promise<void> {
  const jobId = currentJob.getStore();
  if (jobId !== undefined) await addUsage(db, jobId, promptTokens, completionTokens);
}

/** A cancelled job stops at once, not only when it next saves: an answer may be minutes away. So does one that is taken. */
function abortWhenOver(app: App, mine: Run, over: AbortController) {
  const timer = setInterval(() => {
    void standOf(app.db, mine)
      .then((stand) => stand === 'running' || over.abort())
      .catch(() => {});
  }, 1000);
  return { stop: () => clearInterval(timer) };
}
