import { AppError, type ErrorCode } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import { isFinished, type Job, JobKind } from '@process-ai/contract/jobs';
import type { Actor, App, StartedJob } from '../../app.ts';
import { countUnfinished, findJob, finish, insertJob, type JobRow, listUnfinished } from './repository.ts';

/** How often a job is looked at that another process may be running. */
const LOOK_EVERY_MS = 200;
/** What one user may have waiting. */
const QUEUED_MAX = 20;
const COME_BACK_SECONDS = 30;

interface JobOrder {
  kind: Job['kind'];
  /** null when the work belongs to no sector, as that on a vendor. */
  sectorId: string | null;
  /** What is to be worked through, in order; a job without items counts as one. */
  itemIds?: string[];
  /** What the work needs to know beyond that; stored as JSON. */
  params?: unknown;
}

/** Hands work to whichever process is free; it goes on whatever becomes of this one. */
export async function start(app: App, actor: Actor, { kind, sectorId, itemIds = [], params }: JobOrder): Promise<Job> {
  const id = app.newId();
  const userId = actor.user.id;
  const total = itemIds.length || 1;
  const round = await app.db.transaction().execute(async (db) => {
    const { queued, running } = await countUnfinished(db, userId);
    if (queued >= QUEUED_MAX) throw new AppError('tooManyRequests', '', { retryAfterSeconds: COME_BACK_SECONDS });
    const job = { id, kind, sector_id: sectorId, user_id: userId, total, params: params ?? null };
    await insertJob(db, { ...job, round: queued + running }, itemIds);
    return queued + running;
  });
  await app.jobQueue.enqueue({ id, userId, round });
  return get(app, id);
}

export async function get(app: App, jobId: string): Promise<Job> {
  return toJob(await find(app, jobId));
}

/** The jobs of a sector that are still to end, so that a page finds them again. */
export async function listRunning(app: App, sectorId: string): Promise<Job[]> {
  return (await listUnfinished(app.db, requireId(sectorId, 'sectorMissing'))).map(toJob);
}

/** Ends the job; what it has saved stays. */
export async function cancel(app: App, jobId: string): Promise<Job> {
  const { id } = await find(app, jobId);
  await finish(app.db, id, { status: 'cancelled' });
  app.jobQueue.changed(id);
  return get(app, id);
}

/** The job each time it changes, until it has ended or nobody listens. */
export async function* watch(app: App, jobId: string, signal?: AbortSignal): AsyncGenerator<Job> {
  let lastSent = '';
  for (;;) {
    const job = await get(app, jobId);
    const state = JSON.stringify(job);
    if (state !== lastSent) yield job;
    lastSent = state;
    if (isFinished(job.status) || signal?.aborted) return;
    await app.jobQueue.nextChange(job.id, LOOK_EVERY_MS);
  }
}

/** Waits for a job's answer. Throws what the job failed with, and UnfinishedJob when `waitMs` are over. */
export async function waitForJob<Answer>(
  app: App,
  { job, answer }: StartedJob<Answer>,
  waitMs?: number,
): Promise<Answer> {
  if (waitMs === 0) throw new UnfinishedJob(job);
  const signal = waitMs === undefined ? undefined : AbortSignal.timeout(waitMs);
  let last = job;
  for await (const state of watch(app, job.id, signal)) last = state;
  if (!isFinished(last.status)) throw new UnfinishedJob(last);
  return answer(await result(app, job.id));
}

/** The job goes on, and nobody waits for it any more. */
export class UnfinishedJob extends Error {
  readonly job: Job;
  constructor(job: Job) {
    super('The job goes on');
    this.job = job;
  }
}

/** What a job has made; null until it has ended. Throws what it failed with. */
export async function result(app: App, jobId: string): Promise<unknown> {
  const row = await find(app, jobId);
  if (row.status === 'cancelled') throw new AppError('jobCancelled');
  if (row.status === 'failed') throw failureOf(row);
  return isFinished(row.status) ? row.result : null;
}

/** What a job has found by now: all of it once it has succeeded, null before it has found anything. */
export async function partialResult(app: App, jobId: string): Promise<unknown> {
  return (await find(app, jobId)).result;
}

async function find(app: App, jobId: string): Promise<JobRow> {
  const row = await findJob(app.db, requireId(jobId, 'jobMissing'));
  if (!row) throw new AppError('jobMissing');
  return row;
}

/** A failed job keeps what it failed with as "code: detail". */
export const asStored = (error: AppError): string => `${error.code}: ${error.detail}`;

function failureOf({ error }: JobRow): AppError {
  const [, code, detail] = /^(\w+): (.*)$/s.exec(error ?? '') ?? [];
  return code ? new AppError(code as ErrorCode, detail) : new AppError('unexpected');
}

const toJob = (row: JobRow): Job => ({
  id: row.id,
  kind: JobKind.parse(row.kind),
  sectorId: row.sector_id,
  status: row.status,
  ahead: row.ahead,
  done: row.done,
  total: row.total,
  current: row.current,
  error: row.error === null ? null : failureOf(row).message,
  failures: row.failures,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});
