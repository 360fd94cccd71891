import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@process-ai/contract/errors';
import { type JobKind, LONG_JOBS } from '@process-ai/contract/jobs';
import type { Sql } from '@process-ai/db/connect';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { App, JobQueue, JobWork, QueuedJob } from '../../app.ts';
import { run } from '../../features/jobs/service/run-job.ts';
import { knownError } from '../../trpc/error-map.ts';
import { createOrphanWatch } from './orphan-watch.ts';

/** Each with workers of its own: what takes minutes holds up nothing that takes seconds. */
const QUEUES = ['long-jobs', 'short-jobs'] as const;
type QueueName = (typeof QUEUES)[number];
const queueOf = (kind: JobKind): QueueName => (LONG_JOBS.includes(kind) ? 'long-jobs' : 'short-jobs');

/** At least twice what one user may have: some whose jobs take hours leave room for others. */
const AT_ONCE: Record<QueueName, number> = { 'long-jobs': 8, 'short-jobs': 4 };
/** Of one user in one queue, in all processes together. */
const AT_ONCE_PER_USER = 2;
const QUEUE_OPTIONS = {
  // The least that pg-boss allows. A process that was killed is noticed earlier, one that hangs is not.
  heartbeatSeconds: 10,
  expireInSeconds: 12 * 60 * 60,
  // A job counts its runs itself, and ends as failed after too many.
  retryLimit: 1000,
  notify: true,
};

/** How often a free worker looks for what nobody told: jobs of a process that was killed. */
const LOOK_EVERY_MS = 2000;
/** How often a worker takes up what waits in no queue. */
const TAKE_UP_LOST_EVERY_MS = 10_000;
const TAKING = {
  // By themselves all workers would look. One is told to instead: see `wakeOne`.
  pollingIntervalSeconds: 60,
  notifyPollingIntervalSeconds: 60,
  groupConcurrency: AT_ONCE_PER_USER,
};

const START_WITHIN_MS = 40_000;

/** Between a try that failed and the next. */
const PAUSE_MS = 5000;

/** What failed since the database was away or busy: the job is left as it is, and goes on at the next try. */
const mayPass = (error: unknown) => knownError(error).kind === 'SERVICE_UNAVAILABLE';

interface OpenQueue extends JobQueue {
  /** Starts to take jobs, those included that an earlier process left behind. */
  open(): Promise<void>;
  /** Lets go of what is running, so that another process goes on with it. */
  close(): Promise<void>;
}

interface Options {
  /** A pool of its own that takes JSON as text. */
  sql: Sql;
  /** Leads to the server itself, by the name `connectionName(processId)`. */
  listening: Sql;
  processId: string;
  kinds: Record<JobKind, JobWork>;
  app: () => App;
  onError: (error: unknown) => void;
  /** Whether this process works on jobs, or only hands them over. */
  takesJobs?: boolean;
  /** Hands over what waits in no queue; it may be told so at any time, by several processes at once. */
  takeUpLost(): Promise<void>;
}

/** Jobs on pg-boss: they live in PostgreSQL, and every process that takes jobs takes its share of them. */
export function createJobQueue(options: Options): OpenQueue {
  const { sql, listening, processId, kinds, app, onError, takesJobs = true, takeUpLost } = options;
  const changes = new EventEmitter().setMaxListeners(0);
  const shutdown = new AbortController();
  const free: Record<QueueName, Set<string>> = { 'long-jobs': new Set(), 'short-jobs': new Set() };
  const looking: NodeJS.Timeout[] = [];
  let isOldQueueEmpty = false;
  let opened: Promise<PgBoss> | undefined;

  async function open(): Promise<PgBoss> {
    const boss: PgBoss = new PgBoss({
      db: databaseOn(sql, listening, (queue) => onJob(boss, queue)),
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: 2,
      monitorIntervalSeconds: 2,
    });
    boss.on('error', onError);
    await onceFree(() => boss.start());
    for (const queue of QUEUES) await onceFree(() => boss.createQueue(queue, QUEUE_OPTIONS));
    if (takesJobs) await takeFrom(boss);
    return boss;
  }
  /** A process whose connections died silently holds pg-boss's lock for up to 30 s more: a start waits until it is free. */
  async function onceFree(step: () => Promise<unknown>): Promise<void> {
    const until = performance.now() + START_WITHIN_MS;
    for (;;) {
      try {
        return void (await step());
      } catch (error) {
        if (shutdown.signal.aborted || !mayPass(error) || performance.now() > until) throw error;
        await sleep(1000);
      }
    }
  }
  async function takeFrom(boss: PgBoss): Promise<void> {
    for (const queue of QUEUES) {
      for (let worker = 0; worker < AT_ONCE[queue]; worker += 1) await addWorker(boss, queue);
    }
    const lookForOrphans = createOrphanWatch(sql, QUEUES, processId);
    const look = async () => {
      for (const { queue, ...job } of await lookForOrphans()) {
        await boss.fail(queue, [job], { message: 'The process that worked on it is gone' });
        onJob(boss, queue);
      }
      isOldQueueEmpty ||= await drainOldQueue(sql, (job) => send(boss, job));
    };
    const onLookError = (error: unknown) => shutdown.signal.aborted || mayPass(error) || onError(error);
    looking.push(
      setInterval(() => QUEUES.forEach((queue) => wakeOne(boss, queue)), LOOK_EVERY_MS).unref(),
      oneAtATime(look, 1000, onLookError),
      oneAtATime(takeUpLost, TAKE_UP_LOST_EVERY_MS, onLookError),
    );
  }
  function onJob(boss: PgBoss, queue: string): void {
    if (queue === 'long-jobs' || queue === 'short-jobs') wakeOne(boss, queue);
    // A process of an earlier version still hands over there.
    else isOldQueueEmpty = false;
  }
  /** One free worker looks; if it finds a job, it tells the next. A look of all of them for each job would cost the database more than the job. */
  function wakeOne(boss: PgBoss, queue: QueueName): void {
    const [first] = free[queue];
    if (first === undefined) return;
    // In turns: one that is busy in spite of its place here does not swallow every call.
    free[queue].delete(first);
    free[queue].add(first);
    boss.notifyWorker(first);
  }
  async function addWorker(boss: PgBoss, queue: QueueName): Promise<void> {
    const id: string = await boss.work<{ jobId: string }>(queue, TAKING, async ([job]) => {
      if (!job) return;
      free[queue].delete(id);
      wakeOne(boss, queue);
      // A machine that was held up gives no sign of life: another process has the job by then.
      const taken = AbortSignal.any([shutdown.signal, job.signal]);
      try {
        await run(app(), job.data.jobId, { processId, kinds, taken, mayPass });
      } catch (error) {
        if (!taken.aborted && !mayPass(error)) {
          onError(new Error(`The job ${job.data.jobId} failed`, { cause: error }));
        }
        // What is busy now is given time; a job that was taken away is not held up.
        if (!taken.aborted) await sleep(PAUSE_MS, undefined, { signal: taken }).catch(() => {});
        throw error;
      } finally {
        free[queue].add(id);
        // What was added while it was busy is taken now, and not when it next looks.
        boss.notifyWorker(id);
      }
    });
    free[queue].add(id);
  }
  /** One entry for each job, however often it is sent. */
  async function send(boss: PgBoss, { id, kind, userId, round, delaySeconds }: QueuedJob): Promise<void> {
    const order = { id, group: { id: userId }, priority: -round, ...(delaySeconds && { startAfter: delaySeconds }) };
    await boss.send(queueOf(kind), { jobId: id }, order);
  }
  const boss = () => {
    opened ??= open();
    return opened;
  };

  return {
    open: async () => void (await boss()),
    async enqueue(job) {
      await send(await boss(), job).catch((error: { code?: string }) => {
        // pg-boss's own errors carry no code.
        throw error.code === undefined ? new AppError('notReady') : error;
      });
    },
    changed: (jobId) => void changes.emit(jobId),
    async forgetErased() {
      await boss();
      await sql`
        delete from pgboss.job b where b.data ? 'jobId'
          and not exists (select from job j where j.id::text = b.data ->> 'jobId')
      `;
    },
    async nextChange(jobId, withinMs) {
      await once(changes, jobId, { signal: AbortSignal.timeout(withinMs) }).catch(() => {});
    },
    async close() {
      shutdown.abort();
      for (const timer of looking) clearInterval(timer);
      if (opened) await (await opened).stop({ graceful: true, timeout: 4000 });
    },
  };
}

/** Looks at this interval, but never while a look is still under way. */
function oneAtATime(look: () => Promise<void>, everyMs: number, onError: (error: unknown) => void): NodeJS.Timeout {
  let isLooking = false;
  return setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  }, everyMs).unref();
}

/** What pg-boss asks of a database, on postgres.js. `onJob` is told the queue in which there may be a job to take. */
function databaseOn(sql: Sql, listening: Sql, onJob: (queue: string) => void): NonNullable<ConstructorOptions['db']> {
  return {
    async executeSql(text, values = []) {
      const script = /^\s*BEGIN;(.+)COMMIT;\s*$/s.exec(text)?.[1];
      const result = await (script
        ? sql.begin((tx) => tx.unsafe(script))
        : sql.unsafe(text, values as never[], { prepare: values.length > 0 }));
      // A script answers with a list for each of its statements; pg-boss looks for the rows of any.
      return { rows: result.flat() };
    },
    async listen(channel, _wakeAll, onReconnect) {
      const { unlisten } = await listening.listen(channel, onJob, onReconnect);
      return { close: unlisten };
    },
  };
}

/** Of versions in which all jobs waited in one queue. */
const OLD_QUEUE = 'jobs';

/**
 * Hands over what still waits in the queue of an earlier version; what a process of that version works on stays its own
 * for as long as it gives signs of life. Returns whether that queue is empty.
 */
async function drainOldQueue(sql: Sql, send: (job: QueuedJob) => Promise<void>): Promise<boolean> {
  const waiting = await sql<{ entry: string; job: QueuedJob | null }[]>`
    select b.id as entry, case when j.id is not null then jsonb_build_object(
      'id', j.id, 'kind', j.kind, 'userId', coalesce(b.group_id, 'nobody'), 'round', j.round) end as job
    from pgboss.job b left join job j on j.id::text = b.data ->> 'jobId' and j.status in ('queued', 'running')
    where b.name = ${OLD_QUEUE}
      and (b.state in ('created', 'retry') or b.state = 'active' and b.heartbeat_on < now() - interval '10 seconds')
  `;
  for (const { entry, job } of waiting) {
    if (job) await send(job);
    await sql`delete from pgboss.job where name = ${OLD_QUEUE} and id = ${entry}`;
  }
  const [left] = await sql`select from pgboss.job where name = ${OLD_QUEUE} and state < 'completed' limit 1`;
  return left === undefined;
}
