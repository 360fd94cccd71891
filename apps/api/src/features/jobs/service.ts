import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import { isFinished, type Job, type JobKind } from '@process-ai/contract/jobs';
import type { ServerStatus } from '@process-ai/contract/status';
import { ZodError } from 'zod';
import { actingFrom } from '../../acting-user.ts';
import type { Actor, App, StartedJob } from '../../app.ts';
import { ClosedSector } from '../../closed-sector.ts';
import { requireRole } from '../sectors/service.ts';
import { asStored, failureOf, toJob } from './mapper.ts';
import {
  countJobs as countRows,
  countUnfinished,
  findJob,
  forgetEndedTries,
  insertJob,
  type JobRow,
  listFailed as listFailedRows,
  listForbidden,
  listLost,
  listResults as listResultRows,
  listUnfinished,
  readJob,
} from './repository.ts';
import { end, NOBODY } from './service/run-job.ts';

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
  /** How long it waits at least. */
  delaySeconds?: number;
}

/** Hands work to whichever process is free; it goes on whatever becomes of this one. */
export async function start(
  app: App,
  actor: { user: Pick<Actor['user'], 'id'> },
  { kind, sectorId, itemIds = [], params, delaySeconds }: JobOrder,
): Promise<Job> {
  const id = app.newId();
  const userId = actor.user.id;
  const total = itemIds.length || 1;
  const origin = actingFrom.getStore();
  const tokenId = origin?.via === 'token' ? origin.credentialId : null;
  const round = await app.db.transaction().execute(async (db) => {
    const { queued, running } = await requireRoom({ db }, userId);
    const job = { id, kind, sector_id: sectorId, user_id: userId, token_id: tokenId, total, params: params ?? null };
    await insertJob(db, { ...job, round: queued + running }, itemIds);
    return queued + running;
  });
  await app.jobQueue.enqueue({ id, kind, userId, round, delaySeconds }).catch(async (error: unknown) => {
    // Nobody will work on it: it must not count among what its user has waiting.
    await end(app, { id }, { status: 'failed', error: asStored(new AppError('notReady')) }).catch(() => {});
    throw error;
  });
  return get(app, id);
}

/** Refuses whoever has as many jobs waiting as they may; for what writes before it starts one. */
export async function requireRoom(
  { db }: Pick<App, 'db'>,
  userId: string,
): Promise<{ queued: number; running: number }> {
  const unfinished = await countUnfinished(db, userId);
  if (unfinished.queued < QUEUED_MAX) return unfinished;
  throw new AppError('tooManyRequests', '', { retryAfterSeconds: COME_BACK_SECONDS });
}

/**
 * Queues anew what waits in no queue: a process was killed between saving a job and handing it over, or a backup was
 * restored, which holds the jobs and not the queue.
 */
export async function takeUpLost(app: App): Promise<void> {
  for (const { id, kind, user_id, round } of await listLost(app.db)) {
    await forgetEndedTries(app.db, id);
    await app.jobQueue.enqueue({ id, kind: kind as JobKind, userId: user_id ?? NOBODY, round });
  }
}

/** To a reader who may not open its sector, a job is not there. */
export async function get(app: App, jobId: string, reader?: Actor): Promise<Job> {
  return toJob(await find(app, jobId, reader));
}

/** The jobs of a sector that are still to end, so that a page finds them again. */
export async function listRunning(app: App, sectorId: string): Promise<Job[]> {
  return (await listUnfinished(app.db, requireId(sectorId, 'sectorMissing'))).map(toJob);
}

const RESULTS_LOOKED_AT = 50;

/** What the last jobs of a kind that succeeded have made for a sector, the newest first. */
export const listResults = (app: App, sectorId: string, kind: JobKind): Promise<unknown[]> =>
  listResultRows(app.db, sectorId, kind, RESULTS_LOOKED_AT);

/** The jobs of everybody: what is to end, and how what has ended since did. */
export async function countJobs(app: App, since: Date): Promise<ServerStatus['jobs']> {
  const counts = await countRows(app.db, since);
  if (!counts) throw new AppError('unexpected');
  const { oldest_queued, ...rest } = counts;
  return { ...rest, oldestQueuedAt: oldest_queued?.toISOString() ?? null };
}

/** Those of everybody that have failed since, the newest first. */
export const listFailed = async (app: App, since: Date, limit: number): Promise<Job[]> =>
  (await listFailedRows(app.db, since, limit)).map(toJob);

/** Ends the job; what it has saved stays. A job of somebody else is ended by who may edit its sector. */
export async function cancel(app: App, actor: Actor, jobId: string): Promise<Job> {
  const { id, sector_id, user_id } = await find(app, jobId, actor);
  if (sector_id !== null && user_id !== actor.user.id) await requireRole(app, actor, sector_id, 'edit');
  await cancelById(app, id);
  return get(app, id);
}

/** After somebody has lost rights: ends what they may no longer do, wherever it is worked on. */
export async function cancelForbidden(app: App): Promise<void> {
  await cancelAll(app, await listForbidden(app.db));
}

/** Ends these jobs, wherever they are worked on. */
export async function cancelAll(app: App, jobIds: readonly string[]): Promise<void> {
  for (const id of jobIds) await cancelById(app, id);
}

async function cancelById(app: App, id: string): Promise<void> {
  await end(app, { id }, { status: 'cancelled' });
  app.jobQueue.changed(id);
}

/** The job each time it changes, until it has ended, nobody listens, or the reader may no longer open its sector. */
export async function* watch(app: App, jobId: string, signal?: AbortSignal, reader?: Actor): AsyncGenerator<Job> {
  let lastSent = '';
  for (;;) {
    const job = await get(app, jobId, reader);
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
  let ended = await readJob(app.db, job.id);
  while (ended && !isFinished(ended.status)) {
    if (signal?.aborted) throw new UnfinishedJob(await get(app, job.id));
    await app.jobQueue.nextChange(job.id, LOOK_EVERY_MS);
    ended = await readJob(app.db, job.id);
  }
  if (!ended) throw new AppError('jobMissing');
  const made = resultOf(ended);
  try {
    return await answer(made);
  } catch (error) {
    // Stored by another version of this server: nothing is wrong with what the caller sent.
    if (error instanceof ZodError) throw new Error('The result of the job does not fit', { cause: error });
    throw error;
  }
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
export const result = async (app: App, jobId: string, reader?: Actor): Promise<unknown> =>
  resultOf(await find(app, jobId, reader));

function resultOf(row: Pick<JobRow, 'status' | 'result' | 'error'>): unknown {
  if (row.status === 'cancelled') throw new AppError('jobCancelled');
  if (row.status === 'failed') throw failureOf(row);
  return isFinished(row.status) ? row.result : null;
}

/** What a job has found by now: all of it once it has succeeded, null before it has found anything. */
export async function partialResult(app: App, jobId: string, reader: Actor): Promise<unknown> {
  return (await find(app, jobId, reader)).result;
}

async function find(app: App, jobId: string, reader?: Actor): Promise<JobRow> {
  const id = requireId(jobId, 'jobMissing');
  const row = await findJob(app.db, id, reader?.user.id);
  if (row) return row;
  const unread = reader && (await findJob(app.db, id));
  throw unread?.sector_id ? new ClosedSector(unread.sector_id, 'jobMissing') : new AppError('jobMissing');
}
