import { EventEmitter, once } from 'node:events';
import { AppError } from '@process-ai/contract/errors';
import type { JobKind } from '@process-ai/contract/jobs';
import type { Sql } from '@process-ai/db/connect';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { App, JobQueue, JobWork } from '../app.ts';
import { run } from '../features/jobs/service.ts';
import { knownError } from '../trpc/error-map.ts';

const QUEUE = 'jobs';
/** Four times what one user may have: some whose jobs take hours leave room for others. */
const AT_ONCE = 8;
/** Of one user, in all processes together. */
const AT_ONCE_PER_USER = 2;
const QUEUE_OPTIONS = {
  // The least that pg-boss allows: a job whose process was killed is taken over so many seconds after its last sign of life.
  heartbeatSeconds: 10,
  expireInSeconds: 12 * 60 * 60,
  retryLimit: 10,
  notify: true,
};

/** How often a free worker looks for what nobody told: jobs of a process that was killed. */
const LOOK_EVERY_MS = 2000;
const TAKING = {
  // By themselves all workers would look. One is told to instead: see `wakeOne`.
  pollingIntervalSeconds: 60,
  notifyPollingIntervalSeconds: 60,
  groupConcurrency: AT_ONCE_PER_USER,
};

/** What failed since the database was away or busy: the job is left as it is, and goes on at the next try. */
const mayPass = (error: unknown) => knownError(error).kind === 'SERVICE_UNAVAILABLE';

interface OpenQueue extends JobQueue {
  /** Starts to take jobs, those included that an earlier process left behind. */
  open(): Promise<void>;
  /** Lets go of what is running, so that another process goes on with it. */
  close(): Promise<void>;
}

/**
 * Jobs on pg-boss: they live in PostgreSQL, and every API process takes its share of them. `sql` is a pool of its own
 * that takes JSON as text.
 */
export function createJobQueue(
  sql: Sql,
  kinds: Record<JobKind, JobWork>,
  app: () => App,
  onError: (error: unknown) => void,
): OpenQueue {
  const changes = new EventEmitter().setMaxListeners(0);
  const shutdown = new AbortController();
  const free = new Set<string>();
  let looking: NodeJS.Timeout | undefined;
  let opened: Promise<PgBoss> | undefined;

  async function open(): Promise<PgBoss> {
    const boss: PgBoss = new PgBoss({
      db: databaseOn(sql, () => wakeOne(boss)),
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: 2,
      monitorIntervalSeconds: 2,
    });
    boss.on('error', onError);
    await boss.start();
    await boss.createQueue(QUEUE, QUEUE_OPTIONS);
    for (let worker = 0; worker < AT_ONCE; worker += 1) await addWorker(boss);
    looking = setInterval(() => wakeOne(boss), LOOK_EVERY_MS).unref();
    return boss;
  }
  /** One free worker looks; if it finds a job, it tells the next. A look of all eight for each job would cost the database more than the job. */
  function wakeOne(boss: PgBoss): void {
    const [first] = free;
    if (first === undefined) return;
    // In turns: one that is busy in spite of its place here does not swallow every call.
    free.delete(first);
    free.add(first);
    boss.notifyWorker(first);
  }
  async function addWorker(boss: PgBoss): Promise<void> {
    const id: string = await boss.work<{ jobId: string }>(QUEUE, TAKING, async ([job]) => {
      if (!job) return;
      free.delete(id);
      wakeOne(boss);
      // A machine that was held up gives no sign of life: another process has the job by then.
      const taken = AbortSignal.any([shutdown.signal, job.signal]);
      try {
        await run(app(), kinds, job.data.jobId, taken, mayPass);
      } catch (error) {
        if (!taken.aborted && !mayPass(error)) {
          onError(new Error(`The job ${job.data.jobId} failed`, { cause: error }));
        }
        throw error;
      } finally {
        free.add(id);
        // What was added while it was busy is taken now, and not when it next looks.
        boss.notifyWorker(id);
      }
    });
    free.add(id);
  }
  const boss = () => {
    opened ??= open();
    return opened;
  };

  return {
    open: async () => void (await boss()),
    async enqueue({ id, userId, round, delaySeconds }) {
      const order = { group: { id: userId }, priority: -round, ...(delaySeconds && { startAfter: delaySeconds }) };
      await (await boss()).send(QUEUE, { jobId: id }, order).catch((error: { code?: string }) => {
        // pg-boss's own errors carry no code.
        throw error.code === undefined ? new AppError('notReady') : error;
      });
    },
    changed: (jobId) => void changes.emit(jobId),
    async forgetErased() {
      await boss();
      await sql`
        delete from pgboss.job b where b.name = ${QUEUE}
          and not exists (select from job j where j.id::text = b.data ->> 'jobId')
      `;
    },
    async nextChange(jobId, withinMs) {
      await once(changes, jobId, { signal: AbortSignal.timeout(withinMs) }).catch(() => {});
    },
    async close() {
      shutdown.abort();
      clearInterval(looking);
      if (opened) await (await opened).stop({ graceful: true, timeout: 4000 });
    },
  };
}

/** What pg-boss asks of a database, on postgres.js. `onJob` is called when there may be a job to take. */
function databaseOn(sql: Sql, onJob: () => void): NonNullable<ConstructorOptions['db']> {
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
      const { unlisten } = await sql.listen(channel, onJob, onReconnect);
      return { close: unlisten };
    },
  };
}
